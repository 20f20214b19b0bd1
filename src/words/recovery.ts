import type { Language } from '../contracts/farm.ts'

/** The words of account recovery, which the browser never loads. `sms` fits one message of 160 characters. */
export interface RecoveryWords {
  title: string
  text: string
  phone: string
  send: string
  sentTitle: string
  sent: string
  code: string
  password: string
  passwordHint: string
  save: string
  again: string
  /** Where no SMS can be sent. */
  askOperator: string
  back: string
  sms: string
}

const en: RecoveryWords = {
  title: 'Forgot your password?',
  text: 'Enter your phone number. We send a code by SMS to set a new password.',
  phone: 'Phone Number',
  send: 'Send code',
  sentTitle: 'Enter the code',
  sent: 'If this number has an account, a code is on its way by SMS. It works for 10 minutes.',
  code: 'Code from the SMS',
  password: 'New password',
  passwordHint: 'At least 6 characters',
  save: 'Save and sign in',
  again: 'Ask for a new code',
  askOperator:
    'This server cannot send codes. Please ask the cooperative or extension officer who gave you its address: they can give you a new password.',
  back: 'Back to sign in',
  sms: '{app}: your code is {code}. It works for 10 minutes. Tell it to nobody. If you did not ask for it, ignore this SMS.',
}

const ha: RecoveryWords = {
  title: 'Kun manta kalmar sirri?',
  text: 'Ku rubuta lambar wayarku. Za mu aiko da lamba ta SMS don sabuwar kalmar sirri.',
  phone: 'Lambar waya',
  send: 'Aiko da lamba',
  sentTitle: 'Ku rubuta lambar',
  sent: 'Idan wannan lambar waya tana da akawun, za a samu SMS da lamba. Tana aiki na minti 10.',
  code: 'Lambar da ke cikin SMS',
  password: 'Sabuwar kalmar sirri',
  passwordHint: 'Aƙalla harafi ko lamba 6',
  save: 'Ajiye ku shiga',
  again: 'Nemi sabuwar lamba',
  askOperator:
    'Wannan sabar ba ta iya aiko da lamba. Ku tambayi ƙungiyar manoma ko malamin gona da ya ba ku adireshin: za su ba ku sabuwar kalmar sirri.',
  back: 'Koma wurin shiga',
  sms: '{app}: lambarku ita ce {code}. Tana aiki na minti 10. Kada ku gaya wa kowa. Idan ba ku nema ba, ku bar SMS din.',
}

const pcm: RecoveryWords = {
  title: 'You forget your password?',
  text: 'Put your phone number. We go send code for SMS make you set new password.',
  phone: 'Phone number',
  send: 'Send code',
  sentTitle: 'Put di code',
  sent: 'If this number get account, code dey come for SMS. E go work for 10 minutes.',
  code: 'Code wey dey inside SMS',
  password: 'New password',
  passwordHint: 'At least 6 letters or numbers',
  save: 'Save am and enter',
  again: 'Ask for new code',
  askOperator:
    'This server no fit send code. Ask di cooperative or extension officer wey give you di address: dem go give you new password.',
  back: 'Go back to sign in',
  sms: '{app}: your code na {code}. E go work for 10 minutes. No tell anybody. If no be you ask for am, leave this SMS.',
}

const yo: RecoveryWords = {
  title: 'Ṣé ẹ gbàgbé ọ̀rọ̀ aṣínà yín?',
  text: 'Ẹ tẹ nọ́ńbà fóònù yín. A ó fi kóòdù ránṣẹ́ nípa SMS kí ẹ lè ṣe ọ̀rọ̀ aṣínà tuntun.',
  phone: 'Nọ́ńbà fóònù',
  send: 'Fi kóòdù ránṣẹ́',
  sentTitle: 'Ẹ tẹ kóòdù náà',
  sent: 'Bí nọ́ńbà yìí bá ní àkọọ́lẹ̀, kóòdù ń bọ̀ nípa SMS. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10.',
  code: 'Kóòdù inú SMS',
  password: 'Ọ̀rọ̀ aṣínà tuntun',
  passwordHint: 'Ó kéré tán, àmì 6',
  save: 'Tọ́jú kí ẹ sì wọlé',
  again: 'Béèrè kóòdù tuntun',
  askOperator:
    'Sáfà yìí kò lè fi kóòdù ránṣẹ́. Ẹ béèrè lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ tó fún yín ní àdírẹ́sì yìí: wọn yóò fún yín ní ọ̀rọ̀ aṣínà tuntun.',
  back: 'Padà sí ìwọlé',
  sms: '{app}: koodu yin ni {code}. O n sise fun iseju 10. E ko gbodo so fun enikeni. Bi e ko ba beere re, e fi SMS yii sile.',
}

const ig: RecoveryWords = {
  title: 'Ị chefuru okwuntughe gị?',
  text: 'Tinye nọmba ekwentị gị. Anyị ga-eziga koodu na SMS ka i mee okwuntughe ọhụrụ.',
  phone: 'Nọmba ekwentị',
  send: 'Ziga koodu',
  sentTitle: 'Tinye koodu ahụ',
  sent: 'Ọ bụrụ na nọmba a nwere akaụntụ, koodu na-abịa na SMS. Ọ na-arụ ọrụ nkeji 10.',
  code: 'Koodu dị na SMS',
  password: 'Okwuntughe ọhụrụ',
  passwordHint: 'Opekata mpe mkpụrụ edemede 6',
  save: 'Chekwaa wee banye',
  again: 'Rịọ koodu ọhụrụ',
  askOperator:
    'Sava a enweghị ike iziga koodu. Jụọ otu ndị ọrụ ugbo ma ọ bụ onye ọrụ ugbo nyere gị adreesị a: ha ga-enye gị okwuntughe ọhụrụ.',
  back: 'Laghachi na mbanye',
  sms: '{app}: koodu gi bu {code}. O na-aru oru nkeji 10. Agwala onye obula. O buru na i rioghi ya, leghara SMS a anya.',
}

const af: RecoveryWords = {
  title: 'Wagwoord vergeet?',
  text: 'Tik jou foonnommer. Ons stuur ’n kode per SMS om ’n nuwe wagwoord te kies.',
  phone: 'Foonnommer',
  send: 'Stuur kode',
  sentTitle: 'Tik die kode',
  sent: 'As hierdie nommer ’n rekening het, is ’n kode per SMS op pad. Dit werk vir 10 minute.',
  code: 'Kode uit die SMS',
  password: 'Nuwe wagwoord',
  passwordHint: 'Minstens 6 tekens',
  save: 'Stoor en teken in',
  again: 'Vra ’n nuwe kode',
  askOperator:
    'Hierdie bediener kan nie kodes stuur nie. Vra die koöperasie of voorligter wat vir jou die adres gegee het: hulle kan vir jou ’n nuwe wagwoord gee.',
  back: 'Terug na inteken',
  sms: '{app}: jou kode is {code}. Dit werk vir 10 minute. Moet dit vir niemand gee nie. Nie gevra nie? Ignoreer hierdie SMS.',
}

const ng: RecoveryWords = {
  title: 'Owa dhimbwa oshitya shopaholamo?',
  text: 'Shanga onomola yongodhi yoye. Otatu ku tumine okoda ko SMS, opo u hogolole oshitya oshipe.',
  phone: 'Onomola yongodhi',
  send: 'Tuma okoda',
  sentTitle: 'Shanga okoda',
  sent: 'Ngele onomola ndjika oyi na okondo, okoda otayi ya ko SMS. Otayi longo oominute 10.',
  code: 'Okoda yomo SMS',
  password: 'Oshitya shopaholamo oshipe',
  passwordHint: 'Oondanda 6 nenge dhi vule po',
  save: 'Pungula u ye mo',
  again: 'Pula okoda ompe',
  askOperator:
    'Oserver ndjika itayi vulu okutuma okoda. Pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya a ku pa ondjukithi: otaye ku pe oshitya oshipe.',
  back: 'Shuna kokuya mo',
  sms: '{app}: okoda yoye {code}. Otayi longo oominute 10. Ino yi lombwela omuntu. Ngele ino yi pula, etha SMS ndjika.',
}

const WORDS: Record<Language, RecoveryWords> = { en, ha, yo, ig, pcm, af, ng }

export const recoveryWords = (language: Language): RecoveryWords => WORDS[language]

export const codeMessage = (app: string, code: string, language: Language): string =>
  WORDS[language].sms.replace('{app}', app).replace('{code}', code)

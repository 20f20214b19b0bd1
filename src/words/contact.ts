import type { Language } from '../contracts/farm.ts'

/** What a person is told when their number or e-mail address was changed. `sms` goes to the old number: one segment. */
interface ContactWords {
  phoneTitle: string
  phoneText: string
  emailTitle: string
  emailText: string
  sms: string
}

const WORDS: Record<Language, ContactWords> = {
  en: {
    phoneTitle: 'Your phone number was changed',
    phoneText:
      'Sign in with the new number from now on. If it was not you, ask your cooperative or extension officer for help at once.',
    emailTitle: 'Your email address was changed',
    emailText:
      'If it was not you, change your password, and ask your cooperative or extension officer for help at once.',
    sms: '{app}: your account has a new phone number now. If it was not you, ask your cooperative or extension officer for help at once.',
  },
  ha: {
    phoneTitle: 'An canja lambar wayarku',
    phoneText:
      'Daga yanzu ku shiga da sabuwar lamba. Idan ba ku ba ne, ku nemi taimakon ƙungiyar manoma ko malamin gona nan da nan.',
    emailTitle: 'An canja adireshin imel ɗinku',
    emailText: 'Idan ba ku ba ne, ku canja kalmar sirri, ku nemi taimakon ƙungiyar manoma ko malamin gona nan da nan.',
    sms: '{app}: an canja lambar wayar akawun naku. Idan ba ku ba ne, ku nemi taimakon kungiyar manoma ko malamin gona nan da nan.',
  },
  yo: {
    phoneTitle: 'A ti yí nọ́ńbà fóònù yín padà',
    phoneText:
      'Láti ìsinsìnyí, ẹ fi nọ́ńbà tuntun wọlé. Bí kì í bá ṣe ẹ̀yin, ẹ béèrè ìrànlọ́wọ́ lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ lẹ́sẹ̀kẹsẹ̀.',
    emailTitle: 'A ti yí àdírẹ́sì ímeèlì yín padà',
    emailText:
      'Bí kì í bá ṣe ẹ̀yin, ẹ yí ọ̀rọ̀ aṣínà yín padà, kí ẹ sì béèrè ìrànlọ́wọ́ lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ lẹ́sẹ̀kẹsẹ̀.',
    sms: '{app}: a ti yi nomba foonu akaunti yin pada. Bi ki i ba se eyin, e beere iranlowo lowo egbe agbe tabi osise agbe lesekese.',
  },
  ig: {
    phoneTitle: 'A gbanwere nọmba ekwentị gị',
    phoneText:
      'Site ugbu a jiri nọmba ọhụrụ banye. Ọ bụrụ na ọ bụghị gị, rịọ otu ndị ọrụ ugbo ma ọ bụ onye ọrụ ugbo enyemaka ozugbo.',
    emailTitle: 'A gbanwere adreesị email gị',
    emailText:
      'Ọ bụrụ na ọ bụghị gị, gbanwee okwuntughe gị, ma rịọ otu ndị ọrụ ugbo ma ọ bụ onye ọrụ ugbo enyemaka ozugbo.',
    sms: '{app}: a gbanwere nomba ekwenti nke akauntu gi. O buru na o bughi gi, rio otu ndi oru ugbo ma o bu onye oru ugbo enyemaka ozugbo.',
  },
  pcm: {
    phoneTitle: 'Dem don change your phone number',
    phoneText:
      'From now, use di new number enter. If no be you do am, ask di cooperative or extension officer make dem help you now now.',
    emailTitle: 'Dem don change your email address',
    emailText:
      'If no be you do am, change your password, and ask di cooperative or extension officer make dem help you now now.',
    sms: '{app}: your account get new phone number now. If no be you do am, ask di cooperative or extension officer make dem help you now now.',
  },
  af: {
    phoneTitle: 'Jou foonnommer is verander',
    phoneText:
      'Teken van nou af met die nuwe nommer in. As dit nie jy was nie, vra dadelik die koöperasie of voorligter om hulp.',
    emailTitle: 'Jou e-posadres is verander',
    emailText: 'As dit nie jy was nie, verander jou wagwoord en vra dadelik die koöperasie of voorligter om hulp.',
    sms: '{app}: jou rekening het nou ’n nuwe foonnommer. As dit nie jy was nie, vra dadelik die kooperasie of voorligter om hulp.',
  },
  ng: {
    phoneTitle: 'Onomola yongodhi yoye oya lundululwa',
    phoneText:
      'Okuza ngashingeyi ya mo nonomola ompe. Ngele haku ngoye, pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya e ku kwathele mbala.',
    emailTitle: 'Ondjukithi yo email yoye oya lundululwa',
    emailText:
      'Ngele haku ngoye, lundulula oshitya shoye shopaholamo, e to pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya e ku kwathele.',
    sms: '{app}: okondo yoye ngashingeyi oyi na onomola ompe yongodhi. Ngele haku ngoye, pula ehangano lyaanafaalama e li ku kwathele mbala.',
  },
}

export const contactWords = (language: Language): ContactWords => WORDS[language]

export const numberChangedMessage = (app: string, language: Language): string =>
  WORDS[language].sms.replace('{app}', app)

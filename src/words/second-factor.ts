import type { Language } from '../contracts/farm.ts'
import type { SecondFactorWords } from '../contracts/second-factor.ts'

const en: SecondFactorWords = {
  about:
    'A second lock for your account: after your password you type a code from an app on your phone. Who learns your password still cannot get in.',
  required: 'You are an administrator. Switch this on first, then the dashboard opens.',
  app: 'You need an authenticator app, such as Google Authenticator or Aegis. It is free and works without network.',
  start: 'Set it up',
  setupTitle: 'Three steps',
  install: 'Install an authenticator app, if you have none.',
  scan: 'Scan this picture with the app. Is the app on this phone? Then tap the button. Or type the key into the app.',
  picture: 'QR code for the app',
  open: 'Open in my app',
  key: 'Key',
  type: 'Type the 6 numbers that the app shows now.',
  confirm: 'Switch on',
  again: 'Start again',
  code: 'Code from the app',
  codesTitle: 'Write these codes down now',
  codesText:
    'They are shown only this once. If your phone is lost, each of them lets you in one time. Keep them on paper, not on the phone.',
  codesDone: 'I have written them down',
  since: 'On since {date}.',
  left: 'Backup codes left: {n}',
  change: 'Change it',
  codeOrBackup: 'Or one of your backup codes',
  renew: 'New backup codes',
  off: 'Switch off',
  enterTitle: 'Enter your code',
  enterText: 'Open the authenticator app on your phone and type the 6 numbers that it shows.',
  enter: 'Sign in',
  wrongCode: 'This code is wrong or was used already. Please wait for the next code in your app.',
  codeRequired: 'Code is required',
  late: 'This took too long. Please start again.',
  onAlready: 'Two-step sign-in is on already.',
  wrongTime: 'Is it wrong again? Let your phone set its time by itself, then try once more.',
  lost: 'Phone and backup codes lost? The people who gave you the address of this service can help.',
  back: 'Back to sign in',
}

const ha: SecondFactorWords = {
  about:
    'Makulli na biyu na akawun ɗinku: bayan kalmar sirri za ku rubuta lamba daga manhaja a wayarku. Ko da wani ya san kalmar sirrinku, ba zai iya shiga ba.',
  required: 'Ku masu gudanarwa ne. Ku fara kunna wannan, sannan shafin gudanarwa zai buɗe.',
  app: 'Kuna buƙatar manhajar lambobin shiga, kamar Google Authenticator ko Aegis. Kyauta ce, kuma tana aiki ba tare da intanet ba.',
  start: 'Fara saitawa',
  setupTitle: 'Matakai uku',
  install: 'Ku saka manhajar lambobin shiga, idan ba ku da ita.',
  scan: 'Ku ɗauki hoton nan da manhajar. Manhajar tana kan wannan wayar? To ku taɓa maɓallin. Ko ku rubuta mabuɗin a manhajar.',
  picture: 'Hoton QR na manhajar',
  open: 'Buɗe a manhajata',
  key: 'Mabuɗi',
  type: 'Ku rubuta lambobi 6 da manhajar take nunawa yanzu.',
  confirm: 'Kunna',
  again: 'Sake farawa',
  code: 'Lamba daga manhajar',
  codesTitle: 'Ku rubuta waɗannan lambobin yanzu',
  codesText:
    'Ana nuna su sau ɗaya kawai. Idan wayarku ta ɓace, kowace tana ba ku damar shiga sau ɗaya. Ku ajiye su a takarda, ba a waya ba.',
  codesDone: 'Na rubuta su',
  since: 'Tana kunne tun {date}.',
  left: 'Lambobin ajiya da suka rage: {n}',
  change: 'Canja',
  codeOrBackup: 'Ko ɗaya daga cikin lambobin ajiyarku',
  renew: 'Sabbin lambobin ajiya',
  off: 'Kashe',
  enterTitle: 'Ku rubuta lambarku',
  enterText: 'Ku buɗe manhajar lambobin shiga a wayarku, ku rubuta lambobi 6 da take nunawa.',
  enter: 'Shiga',
  wrongCode: 'Wannan lambar ba daidai ba ce, ko an riga an yi amfani da ita. Ku jira lamba ta gaba a manhajarku.',
  codeRequired: 'Ana buƙatar lamba',
  late: 'An ɗauki lokaci da yawa. Ku sake farawa.',
  onAlready: 'An riga an kunna shiga mataki biyu.',
  wrongTime: 'Har yanzu ba daidai ba? Ku bar wayarku ta saita lokaci da kanta, sannan ku sake gwadawa.',
  lost: 'Wayar da lambobin ajiya sun ɓace? Waɗanda suka ba ku adireshin nan za su taimake ku.',
  back: 'Koma wurin shiga',
}

const pcm: SecondFactorWords = {
  about:
    'Second lock for your account: after your password you go put code from app wey dey your phone. Person wey sabi your password still no fit enter.',
  required: 'You be administrator. Put this one on first, then di dashboard go open.',
  app: 'You need authenticator app, like Google Authenticator or Aegis. E free, and e dey work without network.',
  start: 'Set am up',
  setupTitle: 'Three steps',
  install: 'Install authenticator app, if you no get one.',
  scan: 'Scan this picture with di app. Di app dey this phone? Then tap di button. Or type di key put inside di app.',
  picture: 'QR code for di app',
  open: 'Open am for my app',
  key: 'Key',
  type: 'Put di 6 numbers wey di app dey show now.',
  confirm: 'Put am on',
  again: 'Start again',
  code: 'Code from di app',
  codesTitle: 'Write these codes down now',
  codesText:
    'We dey show them only this one time. If your phone lost, each one go let you enter one time. Keep them for paper, no be for phone.',
  codesDone: 'I don write them down',
  since: 'E dey on since {date}.',
  left: 'Backup codes wey remain: {n}',
  change: 'Change am',
  codeOrBackup: 'Or one of your backup codes',
  renew: 'New backup codes',
  off: 'Put am off',
  enterTitle: 'Put your code',
  enterText: 'Open di authenticator app for your phone, put di 6 numbers wey e dey show.',
  enter: 'Sign in',
  wrongCode: 'This code no correct, or you don use am before. Abeg wait for di next code for your app.',
  codeRequired: 'Code dey required',
  late: 'E don tey. Abeg start again.',
  onAlready: 'Two-step sign-in don dey on already.',
  wrongTime: 'E still no correct? Make your phone set di time by itself, then try again.',
  lost: 'Phone and backup codes don lost? Di people wey give you di address of this service fit help.',
  back: 'Go back to sign in',
}

const yo: SecondFactorWords = {
  about:
    'Àgádágodo kejì fún àkọọ́lẹ̀ yín: lẹ́yìn ọ̀rọ̀ aṣínà, ẹ ó tẹ kóòdù láti inú áàpù lórí fóònù yín. Ẹni tó bá mọ ọ̀rọ̀ aṣínà yín kò ní lè wọlé síbẹ̀.',
  required: 'Alábòójútó ni yín. Ẹ kọ́kọ́ tan èyí, lẹ́yìn náà ojú-ìwé ìṣàkóso yóò ṣí.',
  app: 'Ẹ nílò áàpù kóòdù ìwọlé, bíi Google Authenticator tàbí Aegis. Ọ̀fẹ́ ni, ó sì ń ṣiṣẹ́ láìsí íńtánẹ́ẹ̀tì.',
  start: 'Bẹ̀rẹ̀ ètò',
  setupTitle: 'Ìgbésẹ̀ mẹ́ta',
  install: 'Ẹ fi áàpù kóòdù ìwọlé sórí fóònù, bí ẹ kò bá ní.',
  scan: 'Ẹ fi áàpù náà ya àwòrán yìí. Ṣé orí fóònù yìí ni áàpù náà wà? Ẹ tẹ bọ́tìnì náà. Tàbí ẹ tẹ kọ́kọ́rọ́ náà sínú áàpù.',
  picture: 'Àwòrán QR fún áàpù',
  open: 'Ṣí i nínú áàpù mi',
  key: 'Kọ́kọ́rọ́',
  type: 'Ẹ tẹ nọ́ńbà 6 tí áàpù ń fi hàn báyìí.',
  confirm: 'Tan án',
  again: 'Tún bẹ̀rẹ̀',
  code: 'Kóòdù láti inú áàpù',
  codesTitle: 'Ẹ kọ àwọn kóòdù wọ̀nyí sílẹ̀ báyìí',
  codesText:
    'Ẹ̀ẹ̀kan péré la ó fi wọ́n hàn. Bí fóònù yín bá sọnù, ọ̀kọ̀ọ̀kan yóò jẹ́ kí ẹ wọlé lẹ́ẹ̀kan. Ẹ tọ́jú wọn sórí ìwé, kì í ṣe sórí fóònù.',
  codesDone: 'Mo ti kọ wọ́n sílẹ̀',
  since: 'Ó ti wà ní títàn láti {date}.',
  left: 'Kóòdù ìpamọ́ tó kù: {n}',
  change: 'Yí i padà',
  codeOrBackup: 'Tàbí ọ̀kan nínú kóòdù ìpamọ́ yín',
  renew: 'Kóòdù ìpamọ́ tuntun',
  off: 'Pa á',
  enterTitle: 'Ẹ tẹ kóòdù yín',
  enterText: 'Ẹ ṣí áàpù kóòdù ìwọlé lórí fóònù yín, kí ẹ sì tẹ nọ́ńbà 6 tó ń fi hàn.',
  enter: 'Wọlé',
  wrongCode: 'Kóòdù yìí kò tọ́, tàbí a ti lò ó. Ẹ dúró de kóòdù tó kàn nínú áàpù yín.',
  codeRequired: 'A nílò kóòdù',
  late: 'Ó ti pẹ́ jù. Ẹ tún bẹ̀rẹ̀.',
  onAlready: 'Ìwọlé onígbẹ̀sẹ̀ méjì ti tàn tẹ́lẹ̀.',
  wrongTime: 'Ṣé kò tọ́ síbẹ̀? Ẹ jẹ́ kí fóònù yín ṣètò àkókò fúnra rẹ̀, kí ẹ sì tún gbìyànjú.',
  lost: 'Ṣé fóònù àti kóòdù ìpamọ́ ti sọnù? Àwọn tó fún yín ní àdírẹ́sì iṣẹ́ yìí lè ràn yín lọ́wọ́.',
  back: 'Padà sí ìwọlé',
}

const ig: SecondFactorWords = {
  about:
    'Mkpọchi nke abụọ maka akaụntụ gị: mgbe i tinyechara okwuntughe gị, ị ga-etinye koodu si na ngwa dị na ekwentị gị. Onye maara okwuntughe gị agaghị abanyeli.',
  required: 'Ị bụ onye nlekọta. Buru ụzọ gbanye nke a, mgbe ahụ ibe nlekọta ga-emeghe.',
  app: 'Ị chọrọ ngwa koodu mbanye, dị ka Google Authenticator ma ọ bụ Aegis. Ọ bụ n’efu, ọ na-arụkwa ọrụ na-enweghị netwọk.',
  start: 'Malite nhazi',
  setupTitle: 'Nzọụkwụ atọ',
  install: 'Tinye ngwa koodu mbanye, ma ọ bụrụ na i nweghị.',
  scan: 'Jiri ngwa ahụ see foto a. Ngwa ahụ ọ dị na ekwentị a? Pịa bọtịnụ ahụ. Ma ọ bụ dee igodo ahụ na ngwa.',
  picture: 'Foto QR maka ngwa ahụ',
  open: 'Mepee na ngwa m',
  key: 'Igodo',
  type: 'Dee nọmba 6 nke ngwa ahụ na-egosi ugbu a.',
  confirm: 'Gbanye',
  again: 'Malite ọzọ',
  code: 'Koodu si na ngwa',
  codesTitle: 'Dee koodu ndị a ugbu a',
  codesText:
    'A na-egosi ha naanị otu ugboro a. Ọ bụrụ na ekwentị gị efuo, nke ọ bụla ga-ekwe ka ị banye otu ugboro. Debe ha n’akwụkwọ, ọ bụghị n’ekwentị.',
  codesDone: 'Edeela m ha',
  since: 'Agbanyere ya kemgbe {date}.',
  left: 'Koodu ndabere fọdụrụ: {n}',
  change: 'Gbanwee ya',
  codeOrBackup: 'Ma ọ bụ otu n’ime koodu ndabere gị',
  renew: 'Koodu ndabere ọhụrụ',
  off: 'Gbanyụọ',
  enterTitle: 'Tinye koodu gị',
  enterText: 'Mepee ngwa koodu mbanye na ekwentị gị, dee nọmba 6 ọ na-egosi.',
  enter: 'Banye',
  wrongCode: 'Koodu a ezighị ezi, ma ọ bụ ejirila ya. Biko chere koodu na-esote na ngwa gị.',
  codeRequired: 'A chọrọ koodu',
  late: 'O were ogologo oge. Biko malite ọzọ.',
  onAlready: 'Agbanyelarị mbanye nzọụkwụ abụọ.',
  wrongTime: 'Ọ ka ezighị ezi? Kwe ka ekwentị gị dozie oge n’onwe ya, nwaa ọzọ.',
  lost: 'Ekwentị na koodu ndabere efuola? Ndị nyere gị adreesị ọrụ a nwere ike inyere gị aka.',
  back: 'Laghachi na mbanye',
}

const af: SecondFactorWords = {
  about:
    '’n Tweede slot vir jou rekening: ná jou wagwoord tik jy ’n kode uit ’n app op jou foon. Wie jou wagwoord leer ken, kom nog nie in nie.',
  required: 'Jy is ’n administrateur. Skakel dit eers aan, dan gaan die paneel oop.',
  app: 'Jy het ’n kode-app nodig, soos Google Authenticator of Aegis. Dit is gratis en werk sonder netwerk.',
  start: 'Stel dit op',
  setupTitle: 'Drie stappe',
  install: 'Installeer ’n kode-app as jy nie een het nie.',
  scan: 'Skandeer hierdie prent met die app. Is die app op hierdie foon? Tik dan op die knoppie. Of tik die sleutel in die app.',
  picture: 'QR-kode vir die app',
  open: 'Maak oop in my app',
  key: 'Sleutel',
  type: 'Tik die 6 syfers wat die app nou wys.',
  confirm: 'Skakel aan',
  again: 'Begin weer',
  code: 'Kode uit die app',
  codesTitle: 'Skryf hierdie kodes nou neer',
  codesText:
    'Hulle word net hierdie een keer gewys. As jou foon weg is, laat elkeen jou een keer in. Bêre hulle op papier, nie op die foon nie.',
  codesDone: 'Ek het hulle neergeskryf',
  since: 'Aan sedert {date}.',
  left: 'Rugsteunkodes oor: {n}',
  change: 'Verander dit',
  codeOrBackup: 'Of een van jou rugsteunkodes',
  renew: 'Nuwe rugsteunkodes',
  off: 'Skakel af',
  enterTitle: 'Tik jou kode',
  enterText: 'Maak die kode-app op jou foon oop en tik die 6 syfers wat dit wys.',
  enter: 'Teken in',
  wrongCode: 'Hierdie kode is verkeerd of is al gebruik. Wag asseblief vir die volgende kode in jou app.',
  codeRequired: 'Kode word benodig',
  late: 'Dit het te lank geduur. Begin asseblief weer.',
  onAlready: 'Tweestap-intekening is al aan.',
  wrongTime: 'Weer verkeerd? Laat jou foon self die tyd stel, en probeer weer.',
  lost: 'Foon en rugsteunkodes weg? Die mense wat vir jou die adres van hierdie diens gegee het, kan help.',
  back: 'Terug na inteken',
}

const ng: SecondFactorWords = {
  about:
    'Olukopolo olutiyali lwokondo yoye: konima yoshitya shopaholamo oto shanga okoda yomo app yomongodhi yoye. Ngoka a tseya oshitya shoye ita vulu natango okuya mo.',
  required: 'Ongoye omuwiliki gwoshinima shika. Tula shika po tango, opo epandja lyuuwiliki li eguluke.',
  app: 'Owa pumbwa oapp yookoda, ngaashi Google Authenticator nenge Aegis. Oya gandjwa oshali notayi longo kaapu na ointaneta.',
  start: 'Tameka',
  setupTitle: 'Omatsokumwe gatatu',
  install: 'Tula oapp yookoda mongodhi, ngele ku na yo.',
  scan: 'Thaneka ethano ndika noapp. Oapp oyi li mongodhi ndjika? Fina okatongo. Nenge shanga oshipatululo moapp.',
  picture: 'Ethano lyoQR lyoapp',
  open: 'Egulula moapp yandje',
  key: 'Oshipatululo',
  type: 'Shanga oonomola 6 ndhoka oapp tayi ulike ngashingeyi.',
  confirm: 'Tula po',
  again: 'Tameka ishewe',
  code: 'Okoda yomoapp',
  codesTitle: 'Shanga ookoda ndhika ngashingeyi',
  codesText:
    'Otadhi ulikwa lumwe aluke. Ngele ongodhi yoye oya kana, shaa yimwe otayi ku etha u ye mo lumwe. Dhi pungula mombapila, haku li mongodhi.',
  codesDone: 'Onde dhi shanga',
  since: 'Oya tulwa po okuza {date}.',
  left: 'Ookoda dhekwatho dha thigala po: {n}',
  change: 'Lundulula',
  codeOrBackup: 'Nenge yimwe yomookoda dhoye dhekwatho',
  renew: 'Ookoda dhekwatho oompe',
  off: 'Dhima po',
  enterTitle: 'Shanga okoda yoye',
  enterText: 'Egulula oapp yookoda mongodhi yoye, u shange oonomola 6 ndhoka tayi ulike.',
  enter: 'Inda mo',
  wrongCode: 'Okoda ndjika kayi li mondjila, nenge oya longithwa nale. Tegelela okoda tayi landula moapp yoye.',
  codeRequired: 'Okoda oya pumbiwa',
  late: 'Osha kutha ethimbo oleleka. Tameka ishewe.',
  onAlready: 'Okuya mo nomatsokumwe gaali oku li mo nale.',
  wrongTime: 'Natango kayi li mondjila? Etha ongodhi yoye yi tule ethimbo yo yene, e to kambadhala ishewe.',
  lost: 'Ongodhi nookoda dhekwatho oya kana? Aantu mboka ye ku pe ondjukithi yoshinima shika otaya vulu oku ku kwatha.',
  back: 'Shuna kokuya mo',
}

const WORDS: Record<Language, SecondFactorWords> = { en, ha, yo, ig, pcm, af, ng }

export const secondFactorWords = (language: Language): SecondFactorWords => WORDS[language]

/** Words that its services refuse with, in English; the same keys have them in each language. */
const REFUSALS = ['wrongCode', 'codeRequired', 'late', 'onAlready'] as const

interface Refused {
  message: string | null
  fields: Record<string, string>
}

/** A refused form with the second factor's own sentences in a language; others are left for the page's catalogue. */
export function inSecondFactorWords<Form extends Refused>(form: Form, language: Language): Form {
  const say = (sentence: string) => {
    const key = REFUSALS.find((name) => en[name] === sentence)
    return key ? WORDS[language][key] : sentence
  }
  const fields = Object.fromEntries(Object.entries(form.fields).map(([field, sentence]) => [field, say(sentence)]))
  return { ...form, message: form.message && say(form.message), fields }
}

import type { notificationTexts as english } from '../en/notices.ts'

export const notificationTexts: typeof english = {
  newAdvice: 'Ìmọ̀ràn tuntun fún oko',
  newAdviceBody: 'Ìmọ̀ràn tuntun {n} wà fún oko yín.',
  heavyRain: 'Òjò ńlá ń bọ̀',
  heavyRainBody:
    'Òjò bíi mm {mm} lè rọ̀ nítòsí {place} ní {day}. Ẹ la ọ̀nà omi, ẹ kó irè tí ẹ ti kórè sábẹ́ òrùlé. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí òjò yóò fi kọjá.',
  veryHot: 'Ooru líle ń bọ̀',
  veryHotBody:
    'Ooru tó tó {degrees}°C ń bọ̀ nítòsí {place} ní {day}. Ẹ bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́, ẹ sinmi lábẹ́ òjìji ní ọ̀sán.',
  smsStopped: 'A ti dá SMS dúró',
  smsStoppedBody: 'Ilé-iṣẹ́ SMS kọ̀ láti tẹ̀síwájú: {reason}. Ẹ ṣí ojú-ewé SMS láti rí ohun tí ẹ máa ṣe.',
  secondFactorOn: 'Ìwọlé onígbẹ̀sẹ̀ méjì ti tàn',
  secondFactorOnBody:
    'Láti ìsinsìnyí ẹ nílò ọ̀rọ̀ aṣínà àti kóòdù láti inú áàpù yín kí ẹ tó wọlé. Ṣé kì í ṣe ẹ̀yin? Ẹ yí ọ̀rọ̀ aṣínà padà, kí ẹ sì sọ fún àwọn tó ń bójú tó iṣẹ́ yìí.',
  secondFactorOff: 'Ìwọlé onígbẹ̀sẹ̀ méjì ti kú',
  secondFactorOffBody: 'Ọ̀rọ̀ aṣínà nìkan ló ń ṣí àkáǹtì yín báyìí. Ṣé kì í ṣe ẹ̀yin? Ẹ yí ọ̀rọ̀ aṣínà padà báyìí.',
  answeredQuestion: 'Ìdáhùn sí ìbéèrè yín',
  fromOfficer: 'Láti ọ̀dọ̀ {name}, òṣìṣẹ́ àgbẹ̀: {text}',
  restAt: 'Ìyókù: {link}',
  answeredPost: 'Èsì tuntun sí ohun tí ẹ kọ',
  answeredReply: 'Èsì tuntun sí ìdáhùn yín',
  phoneChanged: 'A ti yí nọ́ńbà fóònù yín padà',
  phoneChangedBody:
    'Láti ìsinsìnyí, ẹ fi nọ́ńbà tuntun wọlé. Bí kì í bá ṣe ẹ̀yin, ẹ béèrè ìrànlọ́wọ́ lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ lẹ́sẹ̀kẹsẹ̀.',
  emailChanged: 'A ti yí àdírẹ́sì ímeèlì yín padà',
  emailChangedBody:
    'Bí kì í bá ṣe ẹ̀yin, ẹ yí ọ̀rọ̀ aṣínà yín padà, kí ẹ sì béèrè ìrànlọ́wọ́ lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ lẹ́sẹ̀kẹsẹ̀.',
  codeSignIn: 'Wíwọlé tuntun pẹ̀lú kóòdù',
  codeSignInBody:
    'Ẹnìkan wọlé lórí wẹ́ẹ̀bù pẹ̀lú kóòdù tí fóònù yín fi hàn. Bí kì í bá ṣe ẹ̀yin, ẹ ṣí Ààbò nínú ìwé yín, kí ẹ sì parí àwọn ìwọlé míìràn.',
  fromPeer: 'Àgbẹ̀ kan nítòsí sọ pé: {text}',
  peerAsks: 'Àgbẹ̀ kan nítòsí ń béèrè',
  peerAsksBody: '{name}, {crop}: {text}',
}

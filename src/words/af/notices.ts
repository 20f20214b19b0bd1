import type { notificationTexts as english } from '../en/notices.ts'

export const notificationTexts: typeof english = {
  newAdvice: 'Nuwe boerderyraad',
  newAdviceBody: '{n|Daar is 1 nuwe raad vir jou plaas.|Daar is # nuwe stukkies raad vir jou plaas.}',
  heavyRain: 'Swaar reën kom',
  heavyRainBody:
    'Omtrent {mm} mm reën word naby {place} op {day} verwag. Maak jou vore oop, sit geoeste gewasse onder dak, en wag met kunsmis.',
  veryHot: 'Baie warm dae kom',
  veryHotBody:
    'Omtrent {degrees}°C word naby {place} op {day} verwag. Gee vroeg of laat water, en rus in die middag in die skadu.',
  smsStopped: 'SMS’e is gestop',
  smsStoppedBody:
    'Die SMS-verskaffer weier om voort te gaan: {reason}. Maak die SMS-bladsy oop om te sien wat om te doen.',
  secondFactorOn: 'Tweestap-aanmelding is aan',
  secondFactorOnBody:
    'Van nou af het jy jou wagwoord en ’n kode uit jou app nodig om in te teken. Was dit nie jy nie? Verander jou wagwoord en sê vir die mense wat hierdie diens bedryf.',
  secondFactorOff: 'Tweestap-aanmelding is af',
  secondFactorOffBody: 'Jou wagwoord alleen maak weer jou rekening oop. Was dit nie jy nie? Verander nou jou wagwoord.',
  answeredQuestion: '’n Antwoord op jou vraag',
  fromOfficer: 'Van {name}, voorligter: {text}',
  restAt: 'Die res: {link}',
  answeredPost: 'Nuwe antwoord op jou plasing',
  answeredReply: 'Nuwe reaksie op jou antwoord',
  phoneChanged: 'Jou foonnommer is verander',
  phoneChangedBody:
    'Teken van nou af met die nuwe nommer in. As dit nie jy was nie, vra dadelik die koöperasie of landboubeampte om hulp.',
  emailChanged: 'Jou e-posadres is verander',
  emailChangedBody:
    'As dit nie jy was nie, verander jou wagwoord en vra dadelik die koöperasie of landboubeampte om hulp.',
  codeSignIn: 'Nuwe aanmelding met ’n kode',
  codeSignInBody:
    'Iemand het op die web ingeteken met ’n kode wat jou foon gewys het. As dit nie jy was nie, gaan na Sekuriteit in jou profiel en beëindig die ander aanmeldings.',
  fromPeer: '’n Boer naby jou sê: {text}',
  peerAsks: '’n Boer naby jou vra',
  peerAsksBody: '{name}, {crop}: {text}',
}

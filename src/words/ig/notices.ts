import type { notificationTexts as english } from '../en/notices.ts'

export const notificationTexts: typeof english = {
  newAdvice: 'Ndụmọdụ ọhụrụ maka ugbo',
  newAdviceBody: 'E nwere ndụmọdụ ọhụrụ {n} maka ugbo gị.',
  heavyRain: 'Oke mmiri ozuzo na-abịa',
  heavyRainBody:
    'A na-atụ anya mmiri ozuzo ihe dị ka mm {mm} n’akụkụ {place} na {day}. Meghee ọwa mmiri, kpuchie ihe i wetara n’ubi, chere tupu i tinye nri ala.',
  veryHot: 'Oke okpomọkụ na-abịa',
  veryHotBody:
    'A na-atụ anya {degrees}°C n’akụkụ {place} na {day}. Gbaa mmiri n’ụtụtụ ma ọ bụ n’uhuruchi, zuo ike na ndò n’ehihie.',
  smsStopped: 'Izipu SMS akwụsịla',
  smsStoppedBody: 'Ndị SMS jụrụ ịga n’ihu: {reason}. Meghee ibe SMS ka ị hụ ihe ị ga-eme.',
  secondFactorOn: 'Mbanye nzọụkwụ abụọ agbanyela',
  secondFactorOnBody:
    'Site ugbu a, ị ga-eji okwuntughe gị na koodu si na ngwa gị banye. Ọ bụghị gị? Gbanwee okwuntughe gị ma gwa ndị na-elekọta ọrụ a.',
  secondFactorOff: 'Agbanyụrụ mbanye nzọụkwụ abụọ',
  secondFactorOffBody: 'Okwuntughe gị naanị na-emepe akaụntụ gị ugbu a. Ọ bụghị gị? Gbanwee okwuntughe gị ugbu a.',
  answeredQuestion: 'Azịza nye ajụjụ gị',
  fromOfficer: 'Site n’aka {name}, onye nkuzi ọrụ ugbo: {text}',
  restAt: 'Nke fọdụrụ: {link}',
  answeredPost: 'Azịza ọhụrụ na ihe i dere',
  answeredReply: 'Azịza ọhụrụ maka azịza gị',
  phoneChanged: 'A gbanwere nọmba ekwentị gị',
  phoneChangedBody:
    'Site ugbu a jiri nọmba ọhụrụ banye. Ọ bụrụ na ọ bụghị gị, rịọ otu ndị ọrụ ugbo ma ọ bụ onye nkuzi ọrụ ugbo enyemaka ozugbo.',
  emailChanged: 'A gbanwere adreesị email gị',
  emailChangedBody:
    'Ọ bụrụ na ọ bụghị gị, gbanwee okwuntughe gị, ma rịọ otu ndị ọrụ ugbo ma ọ bụ onye nkuzi ọrụ ugbo enyemaka ozugbo.',
  codeSignIn: 'Mbanye ọhụrụ site na koodu',
  codeSignInBody:
    'Mmadụ jiri koodu ekwentị gị gosiri banye na webụ. Ọ bụrụ na ọ bụghị gị, mepee Nchekwa na profaịlụ gị ma kwụsị mbanye ndị ọzọ.',
  fromPeer: 'Onye ọrụ ugbo nọ gị nso sịrị: {text}',
  peerAsks: 'Onye ọrụ ugbo nọ nso na-ajụ',
  peerAsksBody: '{name}, {crop}: {text}',
}

import type { notificationTexts as english } from '../en/notices.ts'

export const notificationTexts: typeof english = {
  newAdvice: 'Omayele omape gokunima',
  newAdviceBody: '{n|Opu na eyele epe 1 lyepya lyoye.|Opu na omayele omape # gepya lyoye.}',
  heavyRain: 'Omvula yoonkondo otayi ya',
  heavyRainBody:
    'Otaku tegelelwa omvula ya thika pu mm {mm} popepi na {place} esiku {day}. Egulula omikanka, siikila iilya mbyoka wa teya, tegelela nuuhoho.',
  veryHot: 'Uupyu uunene otawu ya',
  veryHotBody:
    'Otaku tegelelwa uupyu wa thika pu {degrees}°C popepi na {place} esiku {day}. Tekela ongula nenge kongulohi, u vululukwe momuzile omutenya.',
  smsStopped: 'Okutuma SMS okwa thikama',
  smsStoppedBody: 'Ehangano lya SMS olya tindi okutsikila: {reason}. Egulula epandja lya SMS, u tale shoka to ningi.',
  secondFactorOn: 'Okuya mo nomatsokumwe gaali oku li mo',
  secondFactorOnBody:
    'Okuza ngashingeyi owa pumbwa oshitya shopaholamo nokoda yomo app yoye opo u ye mo. Haku li ngoye? Lundulula oshitya shopaholamo e to lombwele aantu mboka haa longitha oshinima shika.',
  secondFactorOff: 'Okuya mo nomatsokumwe gaali oku thimwa',
  secondFactorOffBody:
    'Oshitya shopaholamo ashike otashi ku etha u ye mo. Haku li ngoye? Lundulula oshitya shopaholamo ngashingeyi.',
  answeredQuestion: 'Eyamukulo kepulo lyoye',
  fromOfficer: 'Okuza ku {name}, omunambelewa gwuunamapya: {text}',
  restAt: 'Oshihupe: {link}',
  answeredPost: 'Eyamukulo epe komushangwa gwoye',
  answeredReply: 'Eyamukulo epe keyamukulo lyoye',
  phoneChanged: 'Onomola yongodhi yoye oya lundululwa',
  phoneChangedBody:
    'Okuza ngashingeyi ya mo nonomola ompe. Ngele haku ngoye, pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya e ku kwathele mbala.',
  emailChanged: 'Ondjukithi yo email yoye oya lundululwa',
  emailChangedBody:
    'Ngele haku ngoye, lundulula oshitya shoye shopaholamo, e to pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya e ku kwathele.',
  codeSignIn: 'Okuya mo okupe nokoda',
  codeSignInBody:
    'Omuntu okwa yi mo ko-web nokoda ndjoka ya monika kongodhi yoye. Ngele haku ngoye, egulula Egameno mo profile yoye, e to hulitha okuya mo okukwawo.',
  fromPeer: 'Omunafaalama popepi nangoye ota ti: {text}',
  peerAsks: 'Omunafaalama popepi ota pula',
  peerAsksBody: '{name}, {crop}: {text}',
}

import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: omayele guunafaalama oshali. Tuma {words}, nenge {ask} nepulo. STOP oku hulitha, START oku tameka.',
  helpContact: 'Omapulo: {contact}',
  code: '{app}: okoda yoye {code}. Otayi longo oominute 10. Ino yi lombwela omuntu. Ngele haku ngoye we yi pula, etha SMS ndjika.',
  numberChanged:
    '{app}: onomola yongodhi yoye oya lundululwa. Ngele haku ngoye, pula ehangano lyaanafaalama e li ku kwathele mbala.',
  doneWords: 'onda ninga|nda ninga|onde shi ninga|onda mana|nda mana',
  logged: '{app}: sha shangwa membo lyepya lyoye: {did} ({crop}, {day}). Tangi.',
  noted: '{app}: tangi, otwa shanga kutya owe shi ninga.',
  howMany: '{app}: mu {of}, oyi li ingapi yi na sho? Yamukula nomwaalu owala.',
  counted: '{app}: sha shangwa membo lyepya lyoye: {count} mu {of} ({crop}, {day}). Tangi.',
  planted: '{app}: sha nyolwa: {crop}, sha kunwa {day}. Tuma TODAY opo u mone omayele.',
  joined:
    '{app}: wa taambwa, owi ishangitha. Tuma TODAY opo u mone omayele, WEATHER opo u mone onkalo yombepo, STOP opo u hulithe.',
  howJoin:
    '{app}: opo wi ishangithe, tuma JOIN, ondoolopa yoye, oshikunwa shoye nesiku we shi kuna. Ngeyi: JOIN RUNDU MAIZE 12/6',
  howBags: '{app}: tuma BAGS, oshikunwa shoye nomwaalu gwoohekta. Ngeyi: BAGS MAIZE 2 HA',
  notUnderstood:
    '{app}: inatu uva ko. Omuntu ote shi lesha. Oto vulu okutuma TODAY, WEATHER, WEEK, BAGS MAIZE 2 HA, ASK nepulo, HELP.',
  speaks: '{app}: okuza ngashingeyi otatu nyola mo{language}.',
  claim: '{app}: onomola ndjika oya shangithwa ko-web: {farm}. Oyoye? Yamukula {yes} yi kale po, {no} yi dhimwe po.',
  claimKept:
    '{app}: tangi, oyoye. Okuya mo ishewe ko-web, dhenga kutse u mone okoda, nenge pula oshitya oshipe ko-web.',
  deleted:
    '{app}: okonda yoye oya dhimwa po kongodhi yoye. Ngele haku ngoye, pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya.',
}

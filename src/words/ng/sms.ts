import type { smsTexts as english } from '../en/sms.ts'

export const smsTexts: typeof english = {
  help: '{app}: omayele guunafaalama oshali. Tuma {words}, nenge {ask} nepulo. STOP oku hulitha, START oku tameka.',
  helpContact: 'Omapulo: {contact}',
  code: '{app}: okoda yoye {code}. Otayi longo oominute 10. Ino yi lombwela omuntu. Ngele haku ngoye we yi pula, etha SMS ndjika.',
  newPassword:
    '{app}: oshitya shoye oshipe shopaholamo osho {password}. Osha pingena po oshikulu. Shi lundulula moprofile yoye. Ino shi lombwela omuntu.',
  numberChanged:
    '{app}: onomola yongodhi yoye oya lundululwa. Ngele haku ngoye, pula ehangano lyaanafaalama e li ku kwathele mbala.',
  doneWords: 'onda ninga|nda ninga|onde shi ninga|onda mana|nda mana',
  heldWords: 'onda tegelela|nda tegelela',
  gaveWords: 'onda gandja uuhoho|nda gandja uuhoho',
  logged: '{app}: sha shangwa membo lyepya lyoye: {did} ({crop}, {day}). Tangi.',
  noted: '{app}: tangi, otwa shanga kutya owe shi ninga.',
  howMany: '{app}: mu {of}, oyi li ingapi yi na sho? Yamukula nomwaalu owala.',
  counted: '{app}: sha shangwa membo lyepya lyoye: {count} mu {of} ({crop}, {day}). Tangi.',
  planted: '{app}: sha nyolwa: {crop}, sha kunwa {day}. Tuma {today} opo u mone omayele.',
  joined:
    '{app}: wa taambwa, owi ishangitha. Tuma {today} opo u mone omayele, {weather} opo u mone onkalo yombepo, STOP opo u hulithe.',
  joinedAsk: '{app}: wa taambwa, owi ishangitha. owa kuna {crop} uunake? Tuma: {example} 12/6',
  keeps: 'Otatu pungula onomola yoye, ehala niikunwa sigo wa pula tu dhime.',
  whenPlanted: '{app}: owa kuna {crop} uunake? Tuma esiku ngeyi: {example} 12/6',
  cropFirst: '{app}: opo u mone omayele, tuma oshikunwa shoye nesiku we shi kuna. Ngeyi: {maize} 12/6',
  howJoin:
    '{app}: opo wi ishangithe, tuma {join}, ondoolopa yoye, oshikunwa shoye nesiku we shi kuna. Ngeyi: {join} RUNDU {maize} 12/6',
  howBags: '{app}: tuma {bags}, oshikunwa shoye nomwaalu gwoohekta. Ngeyi: {bags} {maize} 2 HA',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} (omasiku {n})',
  priceHold: 'Kaleka oomwedhi {n}: oyi na okuthika pu {price}',
  priceAirtight: ', mondjato kaayi na ombepo {airtight}',
  priceDry: 'Shi kukutika nawa manga inoo shi pungula.',
  priceNone: 'Kape na ngoka e tu lombwele ondando ya {crop} popepi nangoye. Tu lombwela shoka wa mono.',
  howPrice: '{app}: tuma {price} noshikunwa shoye. Ngeyi: {price} {maize}',
  notUnderstood:
    '{app}: inatu uva ko. Omuntu ote shi lesha. Oto vulu okutuma {today}, {weather}, {week}, {bags} {maize} 2 HA, {ask} nepulo, {help}.',
  shareYes:
    '{app}: tangi. Ookuume, ngaashi aalandi yiimeno, otaa vulu okumona edhina, onomola, ehala nofaalama yoye. Okushi hulitha, tuma {noShare}.',
  shareNo: '{app}: osha pwa. Okuza paife kape na kuume ta mono uuyelele woye. Okuzimina ishewe, tuma {share}.',
  speaks: '{app}: okuza ngashingeyi otatu nyola mo{language}.',
  claim: '{app}: onomola ndjika oya shangithwa ko-web: {farm}. Oyoye? Yamukula {yes} yi kale po, {no} yi dhimwe po.',
  claimSure: '{app}: hayoye? Opo yi dhimwe po thiluthilu ({farm}), yamukula {word}. Opo yi kale po, yamukula {yes}.',
  claimDelete: 'DHIMA',
  claimKept:
    '{app}: tangi, oyoye. Okuya mo ishewe ko-web, dhenga kutse u mone okoda, nenge pula oshitya oshipe ko-web.',
  deleted:
    '{app}: okonda yoye oya dhimwa po kongodhi yoye. Ngele haku ngoye, pula ehangano lyaanafaalama nenge omunambelewa gwuunamapya.',
  peerAsks: '{name}, {crop}, ota pula: {text} Yamukula no SMS, nenge u tume 0.',
  peerThanks: '{app}: tangi. Otatu ka fikitha eyamukulo lyoye.',
  peerHeld: '{app}: tangi. Omunambelewa gwuunamapya ota lesha tango eyamukulo lyoye.',
  peerSkipped: '{app}: tangi. Otatu pula omuntu omukwawo.',
  peerRefused: '{app}: alikana kutha mo oonomola dhongodhi nomalinki, u tume ishewe eyamukulo lyoye.',
  suggest: '{app}: limwe olye ku kwathele? Tuma onomola yalyo, nenge 0.\\n{answers}',
  helped: '{app}: osha wana. Tangi sho we tu lombwele.',
}

import type { smsTexts as english } from '../en/sms.ts'

export const smsTexts: typeof english = {
  help: '{app}: shawarar noma kyauta. Aiko {words}, ko {ask} da tambaya. STOP don dainawa, START don sake samu.',
  helpContact: 'Tambaya: {contact}',
  code: '{app}: lambarku ita ce {code}. Tana aiki na minti 10. Kada ku gaya wa kowa. Idan ba ku nema ba, ku bar SMS din.',
  newPassword:
    '{app}: sabuwar kalmar sirrinku ita ce {password}. Ta maye gurbin tsohuwar. Ku canza ta a bayananku. Kada ku gaya wa kowa.',
  numberChanged:
    '{app}: an canja lambar wayar akawun naku. Idan ba ku ba ne, ku nemi taimakon kungiyar manoma ko malamin gona nan da nan.',
  doneWords: 'an yi|na yi|mun yi|na gama|mun gama|an gama',
  heldWords: 'na jira|mun jira',
  gaveWords: 'na sa taki|mun sa taki',
  logged: '{app}: an rubuta a littafin gonarku: {did} ({crop}, {day}). Mun gode.',
  noted: '{app}: mun gode, mun rubuta cewa kun yi.',
  howMany: '{app}: cikin {of}, nawa suke da shi? Ku amsa da lamba kadai.',
  counted: '{app}: an rubuta a littafin gonarku: {count} cikin {of} ({crop}, {day}). Mun gode.',
  planted: '{app}: an rubuta: {crop}, an shuka {day}. Ku aiko {today} don shawara.',
  joined:
    '{app}: barka da zuwa, an yi muku rajista. Ku aiko {today} don shawara, {weather} don yanayi, STOP don dainawa.',
  joinedAsk: '{app}: barka da zuwa, an yi muku rajista. Yaushe kuka shuka {crop}? Ku aiko: {example} 12/6',
  keeps: 'Muna adana lambarku, wuri da amfanin gona har sai kun nemi a goge.',
  whenPlanted: '{app}: yaushe kuka shuka {crop}? Ku aiko ranar kamar haka: {example} 12/6',
  cropFirst: '{app}: don shawara, ku aiko amfanin gonarku da ranar da kuka shuka. Kamar haka: {maize} 12/6',
  howJoin:
    '{app}: don rajista, ku aiko {join}, garinku, amfanin gonarku da ranar da kuka shuka. Kamar haka: {join} KANO {maize} 12/6',
  howBags: '{app}: ku aiko {bags}, amfanin gona da yawan eka. Kamar haka: {bags} {maize} 2',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} (kwana {n})',
  priceHold: 'Ajiya wata {n}: dole ya kai {price}',
  priceAirtight: ', a buhu marar iska {airtight}',
  priceDry: 'Ku bushar da shi sosai kafin ajiya.',
  priceNone: 'Ba wanda ya gaya mana farashin {crop} a kusa da ku. Ku gaya mana abin da kuka gani.',
  howPrice: '{app}: ku aiko {price} da amfanin gonarku. Kamar haka: {price} {maize}',
  notUnderstood:
    '{app}: ba mu gane ba. Wani zai karanta. Kuna iya aiko {today}, {weather}, {week}, {bags} {maize} 2, {ask} da tambaya, {help}.',
  shareYes:
    '{app}: mun gode. Abokan aiki, kamar masu sayen amfani, za su iya samun sunanka, lambarka, wurinka da gonarka. Don hanawa, aika {noShare}.',
  shareNo: '{app}: an gama. Daga yanzu babu abokin aiki da zai samu bayananka. Don sake yarda, aika {share}.',
  speaks: '{app}: daga yanzu muna rubutu da {language}.',
  claim: '{app}: an yi wa wannan lamba rajista a yanar gizo: {farm}. Naku ne? Ku amsa {yes} a bari, {no} a goge.',
  claimSure: '{app}: ba naku ba ne? Don a goge shi gaba daya ({farm}), ku amsa {word}. Don a bari, ku amsa {yes}.',
  claimDelete: 'GOGE',
  claimKept:
    '{app}: mun gode, naku ne. Don sake shiga yanar gizo, ku kira lambarmu don lambar shiga, ko ku nemi sabuwar kalmar sirri.',
  deleted:
    '{app}: an goge akawun naku daga wayarku. Idan ba ku ba ne, ku nemi taimakon kungiyar manoma ko malamin gona.',
  peerAsks: '{name}, {crop}, na tambaya: {text} Ku amsa da SMS, ko ku tura 0.',
  peerThanks: '{app}: mun gode. Za mu isar da amsarku.',
  peerHeld: '{app}: mun gode. Malamin gona zai fara karanta amsarku.',
  peerSkipped: '{app}: mun gode. Za mu tambayi wani.',
  peerRefused: '{app}: don Allah ku cire lambobin waya da adireshin yanar gizo, ku sake tura amsarku.',
  suggest: '{app}: ɗaya daga cikinsu ya taimaka? Ku tura lambarta, ko 0.\\n{answers}',
  helped: '{app}: madalla. Mun gode da kuka fada.',
}

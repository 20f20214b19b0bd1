import type { smsTexts as english } from '../en/sms.ts'

export const smsTexts: typeof english = {
  help: '{app}: ìmọ̀ràn oko lọ́fẹ̀ẹ́. Ẹ fi {words} tàbí {ask} pẹ̀lú ìbéèrè ránṣẹ́. STOP dá a dúró, START tún un bẹ̀rẹ̀.',
  helpContact: 'Ìbéèrè: {contact}',
  code: '{app}: kóòdù yín ni {code}. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10. Ẹ kò gbọdọ̀ sọ fún ẹnikẹ́ni. Bí ẹ kò bá béèrè rẹ̀, ẹ fi SMS yìí sílẹ̀.',
  newPassword:
    '{app}: ọ̀rọ̀ aṣínà yín tuntun ni {password}. Ó rọ́pò ti tẹ́lẹ̀. Ẹ yí i padà nínú ojú-ìwé yín. Ẹ kò gbọdọ̀ sọ fún ẹnikẹ́ni.',
  numberChanged:
    '{app}: a ti yí nọ́ńbà fóònù àkáǹtì yín padà. Bí kì í bá ṣe ẹ̀yin, ẹ béèrè ìrànlọ́wọ́ lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ lẹ́sẹ̀kẹsẹ̀.',
  doneWords: 'mo ti ṣe é|mo ti ṣe|a ti ṣe é|a ti ṣe|mo ti parí|ó ti parí',
  heldWords: 'mo dúró|a dúró',
  gaveWords: 'mo fi ajílẹ̀|a fi ajílẹ̀',
  logged: '{app}: a ti kọ ọ́ sínú ìwé oko yín: {did} ({crop}, {day}). Ẹ ṣé.',
  noted: '{app}: ẹ ṣé, a ti kọ ọ́ pé ẹ ti ṣe é.',
  howMany: '{app}: nínú {of}, mélòó ló ní i? Ẹ fi nọ́ńbà nìkan dáhùn.',
  counted: '{app}: a ti kọ ọ́ sínú ìwé oko yín: {count} nínú {of} ({crop}, {day}). Ẹ ṣé.',
  planted: '{app}: a ti kọ ọ́: {crop}, ẹ gbìn ín {day}. Ẹ fi {today} ránṣẹ́ fún ìmọ̀ràn.',
  joined:
    '{app}: ẹ káàbọ̀, a ti forúkọ yín sílẹ̀. Ẹ fi {today} ránṣẹ́ fún ìmọ̀ràn, {weather} fún ojú ọjọ́, STOP láti dá a dúró.',
  joinedAsk: '{app}: ẹ káàbọ̀, a ti forúkọ yín sílẹ̀. Ìgbà wo ni ẹ gbin {crop}? Ẹ fi ránṣẹ́: {example} 12/6',
  keeps: 'A ń pa nọ́ńbà, ibi àti irúgbìn yín mọ́ títí ẹ ó fi ní kí a pa á rẹ́.',
  whenPlanted: '{app}: ìgbà wo ni ẹ gbin {crop}? Ẹ fi ọjọ́ náà ránṣẹ́ báyìí: {example} 12/6',
  cropFirst: '{app}: fún ìmọ̀ràn, ẹ fi irúgbìn yín àti ọjọ́ tí ẹ gbìn ín ránṣẹ́. Báyìí: {maize} 12/6',
  howJoin:
    '{app}: láti forúkọ sílẹ̀, ẹ fi {join}, ìlú yín, irúgbìn yín àti ọjọ́ tí ẹ gbìn ín ránṣẹ́. Báyìí: {join} KANO {maize} 12/6',
  howBags: '{app}: ẹ fi {bags}, irúgbìn yín àti iye éékà ránṣẹ́. Báyìí: {bags} {maize} 2',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} (ọjọ́ {n})',
  priceHold: 'Tọ́jú fún oṣù {n}: ó gbọ́dọ̀ dé {price}',
  priceAirtight: ', nínú àpò tí afẹ́fẹ́ kì í wọ̀ {airtight}',
  priceDry: 'Ẹ sá a gbẹ dáadáa kí ẹ tó tọ́jú rẹ̀.',
  priceNone: 'Kò sí ẹni tó sọ iye owó {crop} nítòsí yín fún wa. Ẹ sọ ohun tí ẹ rí fún wa.',
  howPrice: '{app}: ẹ fi {price} àti irúgbìn yín ránṣẹ́. Báyìí: {price} {maize}',
  notUnderstood:
    '{app}: kò yé wa. Ẹnìkan yóò kà á. Ẹ lè fi {today}, {weather}, {week}, {bags} {maize} 2, {ask} pẹ̀lú ìbéèrè, {help} ránṣẹ́.',
  shareYes:
    '{app}: ẹ ṣé. Àwọn alábàáṣe, bíi àwọn tó ń ra irè oko, lè gba orúkọ, nọ́ńbà, ibi àti oko yín. Láti dá a dúró, ẹ fi {noShare} ránṣẹ́.',
  shareNo: '{app}: ó ti parí. Láti ìsinsìnyí kò sí alábàáṣe tí yóò gba ìwífún yín. Láti tún gbà, ẹ fi {share} ránṣẹ́.',
  speaks: '{app}: láti ìsinsìnyí a ó máa kọ ní {language}.',
  claim:
    '{app}: a forúkọ nọ́ńbà yìí sílẹ̀ lórí wẹ́ẹ̀bù: {farm}. Ṣé tiyín ni? Ẹ dáhùn {yes} láti fi sílẹ̀, {no} láti pa á rẹ́.',
  claimSure: '{app}: ṣé kì í ṣe tiyín? Láti pa á rẹ́ pátápátá ({farm}), ẹ dáhùn {word}. Láti fi sílẹ̀, ẹ dáhùn {yes}.',
  claimDelete: 'PARE',
  claimKept:
    '{app}: ẹ ṣé, tiyín ni. Láti tún lo wẹ́ẹ̀bù, ẹ tẹ kóòdù wa fún kóòdù ìwọlé, tàbí kí ẹ béèrè ọ̀rọ̀ aṣínà tuntun níbẹ̀.',
  deleted:
    '{app}: a ti pa àkáǹtì yín rẹ́ láti orí fóònù yín. Bí kì í bá ṣe ẹ̀yin, ẹ béèrè ìrànlọ́wọ́ lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀.',
  peerAsks: '{name}, {crop}, ń béèrè: {text} Ẹ fi SMS dáhùn, tàbí ẹ fi 0 ránṣẹ́.',
  peerThanks: '{app}: ẹ ṣé. A ó fi ìdáhùn yín jíṣẹ́.',
  peerHeld: '{app}: ẹ ṣé. Òṣìṣẹ́ àgbẹ̀ yóò kọ́kọ́ ka ìdáhùn yín.',
  peerSkipped: '{app}: ẹ ṣé. A ó bi ẹlòmíràn.',
  peerRefused: '{app}: ẹ jọ̀wọ́ ẹ yọ nọ́ńbà fóònù àti líǹkì kúrò, kí ẹ tún fi ìdáhùn yín ránṣẹ́.',
  suggest: '{app}: ṣé ọ̀kan ràn yín lọ́wọ́? Ẹ fi nọ́ńbà rẹ̀ ránṣẹ́, tàbí 0.\\n{answers}',
  helped: '{app}: ó dára. Ẹ ṣé tí ẹ sọ.',
}

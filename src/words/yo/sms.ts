import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: ìmọ̀ràn oko lọ́fẹ̀ẹ́. Ẹ fi {words} tàbí {ask} pẹ̀lú ìbéèrè ránṣẹ́. STOP dá a dúró, START tún un bẹ̀rẹ̀.',
  helpContact: 'Ìbéèrè: {contact}',
  code: '{app}: koodu yin ni {code}. O n sise fun iseju 10. E ko gbodo so fun enikeni. Bi e ko ba beere re, e fi SMS yii sile.',
  numberChanged:
    '{app}: a ti yi nomba foonu akaunti yin pada. Bi ki i ba se eyin, e beere iranlowo lowo egbe agbe tabi osise agbe lesekese.',
  doneWords: 'mo ti ṣe é|mo ti ṣe|a ti ṣe é|a ti ṣe|mo ti parí|ó ti parí',
  heldWords: 'mo dúró|a dúró',
  gaveWords: 'mo fi ajílẹ̀|a fi ajílẹ̀',
  logged: '{app}: a ti ko o sinu iwe oko yin: {did} ({crop}, {day}). E se.',
  noted: '{app}: e se, a ti ko o pe e ti se e.',
  howMany: '{app}: ninu {of}, melo lo ni i? E fi nomba nikan dahun.',
  counted: '{app}: a ti ko o sinu iwe oko yin: {count} ninu {of} ({crop}, {day}). E se.',
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
  priceAt: '{market} {price} (ojo {n})',
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
    '{app}: a foruko nomba yii sile lori weebu: {farm}. Se tiyin ni? E dahun {yes} lati fi sile, {no} lati pa a re.',
  claimSure: '{app}: se ki i se tiyin? Lati pa a re patapata ({farm}), e dahun {word}. Lati fi sile, e dahun {yes}.',
  claimDelete: 'PARE',
  claimKept:
    '{app}: e se, tiyin ni. Lati tun lo weebu, e te koodu wa fun koodu iwole, tabi ki e beere oro asina tuntun nibe.',
  deleted:
    '{app}: a ti pa akaunti yin re lati ori foonu yin. Bi ki i ba se eyin, e beere iranlowo lowo egbe agbe tabi osise agbe.',
  peerAsks: '{name}, {crop}, n beere: {text} E fi SMS dahun, tabi e fi 0 ranse.',
  peerThanks: '{app}: e se. A o fi idahun yin jise.',
  peerHeld: '{app}: e se. Osise agbe yoo koko ka idahun yin.',
  peerSkipped: '{app}: e se. A o bi elomiran.',
  peerRefused: '{app}: e jowo e yo nomba foonu ati linki kuro, ki e tun fi idahun yin ranse.',
  suggest: '{app}: se okan ran yin lowo? E fi nomba re ranse, tabi 0.\\n{answers}',
  helped: '{app}: o dara. E se ti e so.',
}

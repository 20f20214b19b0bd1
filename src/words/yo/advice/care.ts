import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  start: 'Bẹ̀rẹ̀ ní {from}.',
  work: {
    acre: 'Éékà kan gba ènìyàn kan ní ọjọ́ {workLow} sí {workHigh}.',
    hectare: 'Hẹ́kítà kan gba ènìyàn kan ní ọjọ́ {workLow} sí {workHigh}.',
    area: 'Iṣẹ́ {area} rẹ: ènìyàn kan, ọjọ́ {workLow} sí {workHigh}.',
  },
  keep: {
    one: 'ohun ọ̀gbìn 1 ní ihò kọ̀ọ̀kan',
    some: '{keepHigh} ní ihò kọ̀ọ̀kan',
    range: '{keepLow} sí {keepHigh} ní ihò kọ̀ọ̀kan',
    cm: 'ọ̀kan ní cm {keepHigh} kọ̀ọ̀kan',
    cmRange: 'ọ̀kan ní cm {keepLow} sí {keepHigh} kọ̀ọ̀kan',
  },
  seed: {
    acre: 'Wá irúgbìn tó dára kg {seedLow} sí {seedHigh} fún éékà kan.',
    hectare: 'Wá irúgbìn tó dára kg {seedLow} sí {seedHigh} fún hẹ́kítà kan.',
    area: 'Wá irúgbìn tó dára kg {seedLow} sí {seedHigh} fún {area} rẹ.',
  },
  seek: {
    leaves: 'abẹ́ ewé: ẹyin, kòkòrò kékeré, àmì',
    growth: 'èyí tó kéré tàbí tó pọ́n, bóyá wọ́n wà ní ibì kan',
    soil: 'ilẹ̀ jíjìn ọwọ́ kan: gbígbẹ, tútù tàbí omi pọ̀ jù',
  },
  choice: {
    named: 'Gbin irú tó lè fara dà á: {varieties}.',
    open: 'Bèèrè irú tó lè fara da striga, fi ìgbẹ́ ẹran kún un, fi ajílẹ̀ sí i lákòókò.',
  },
  blackPods: 'Já èso dúdú, kó o jáde ní oko.',
  rules: {
    'care.land': {
      title: '{Crop}: múra oko àti irúgbìn sílẹ̀',
      content:
        'O fẹ́ gbìn ní nǹkan bíi {plantOn}. Oko tó pẹ́ ni a ń gbìn pẹ́, ìkórè á dín. Ṣáájú {by} ṣán an, fi ìgbẹ́ ẹran sí i tí o bá ní, kọ ebè tàbí ìlà. {seed} Ra ajílẹ̀ kí ó tó wọ́n.',
      sms: '{Crop}: saaju {by} san oko, fi igbe eran si i, ko ebe tabi ila. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: tún ògiri omi ṣe, tẹ́ oko',
      content:
        'O fẹ́ gbìn ní nǹkan bíi {plantOn}. Ìrẹsì fẹ́ omi tó dọ́gba, tí kò jìn: ibi gíga ń gbẹ, koríko ń hù. Ṣáájú {by} dí ihò ògiri omi, tẹ́ ilẹ̀ inú rẹ̀. {seed}',
      sms: '{Crop}: saaju {by} di iho ogiri omi, te oko ki omi dogba. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: gbin nọ́sìrì báyìí',
      content:
        'Èéhù ń lo nǹkan bí ọjọ́ {nurseryDays} ní nọ́sìrì; o fẹ́ lọ̀ ọ́ ní nǹkan bíi {plantOn}. Ṣáájú {by} fọ́n irúgbìn díẹ̀díẹ̀ ní ìlà lórí bẹ́ẹ̀dì gíga, bò ó díẹ̀, ṣíji bò ó títí yóò fi hù, bu omi sí i jẹ́jẹ́ lójoojúmọ́.',
      sms: '{Crop}: gbin nosiri saaju {by} lori bedi giga; siji bo o, bu omi si i. Lo o leyin bi ojo {nurseryDays}.',
    },
    'care.harden': {
      title: '{Crop}: mú èéhù le',
      content:
        'Èéhù tó rọ̀ ń kú tí a bá lọ̀ ọ́. Láti ìsinsìnyí títí di {plantOn} dín omi rẹ̀ kù, jẹ́ kí oòrùn pọ̀ sí i lójoojúmọ́. Bu omi dáadáa ní alẹ́ tó ṣáájú, kí o sì lọ̀ èyí tó lágbára nìkan.',
      sms: '{Crop}: din omi eehu ku, je ki oorun po si i lojoojumo titi di {plantOn}. Lo eyi to lagbara nikan.',
    },
    'care.cap': {
      title: '{Crop}: fi koríko gbígbẹ bo ebè',
      content:
        'Ohun tí o gbìn ń dúró de òjò nínú ilẹ̀, oòrùn lè sè é. Ṣáájú {by} fi koríko gbígbẹ tó nípọn bo ebè kọ̀ọ̀kan, fi ilẹ̀ díẹ̀ tẹ̀ ẹ́. Fi í sílẹ̀ títí ọ̀mùnú yóò fi yọ.',
      sms: '{Crop}: saaju {by} fi koriko gbigbe to nipon bo ebe kookan, fi ile te e. Oorun n pa ohun ti o gbin.',
    },
    'care.fill': {
      title: '{Crop}: fi tuntun rọ́pò èyí tó kú',
      content:
        '{start} Èyí tó pẹ́ yóò kéré. Ṣáájú {by} rìn ìlà, fa èyí tó kú tàbí tó ń ṣàìsàn tu, fi alágbára irú kan náà sí àlàfo, ní ìrọ̀lẹ́ tàbí ọjọ́ òjò. Bu omi sí i tí o bá lè ṣe é.',
      sms: '{Crop}: saaju {by} fi alagbara iru kan naa ropo eyi to ku, ni irole tabi ojo ojo. {start}',
    },
    'care.thin': {
      title: '{Crop}: dín in kù, fa èyí tí kò lágbára tu',
      content:
        '{start} Èyí tó há ń kéré gbogbo rẹ̀. Ṣáájú {by}, nígbà tí ilẹ̀ rọ̀, fa èyí tí kò lágbára tu, fi {keep} sílẹ̀. Tẹ ilẹ̀ mọ́ ìdí èyí tó kù.',
      sms: '{Crop}: saaju {by} fa eyi ti ko lagbara tu, fi {keep} sile. Se e nigba ti ile ro. {start}',
    },
    'care.weeds': {
      title: '{Crop}: ríro oko {n} nínú {of}',
      content:
        'Koríko ń gba omi àti oúnjẹ {crop}, ó ń ba ìkórè jẹ́ ju ọ̀pọ̀ kòkòrò lọ. {start} Ṣáájú {by} ro fẹ́lẹ́fẹ́lẹ́ ní òwúrọ̀ gbígbẹ nígbà tó kéré; fọwọ́ fa èyí tó sún mọ́ ọ̀gbìn. Ro ó kí o tó fi ajílẹ̀. {work}',
      sms: '{Crop}: ro oko felefele saaju {by}, riro {n} ninu {of}, ni owuro gbigbe. {start} Ro o ki o to fi ajile. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: ríro {n} nínú {of}, pa omi mọ́',
      content:
        '{why} Koríko ń mu omi tó kù. {start} Ṣáájú {by} ro fẹ́lẹ́fẹ́lẹ́, fi koríko gbígbẹ bo ilẹ̀, di ebè kí ó lè gba òjò tó ń bọ̀. {work}',
      sms: '{Crop}: ro felefele saaju {by}, riro {n} ninu {of}; fi koriko gbigbe bo ile, di ebe ki o le gba ojo. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: ríro oko {n} nínú {of}',
      content:
        'Koríko ń gba oúnjẹ ìrẹsì rẹ. {start} Jẹ́ kí omi dín títí di ẹrẹ̀, fọwọ́ fa koríko tàbí ti ẹ̀rọ ìroko láàárín ìlà, ṣáájú {by}. Lẹ́yìn náà fi yúríà tí àkókò bá tó, dá omi padà lẹ́yìn ọjọ́ 2 sí 3. {work}',
      sms: '{Crop}: saaju {by} din omi di ere, fa koriko, riro {n} ninu {of}. Da omi pada leyin ojo 2-3. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: ríro {n} nínú {of}, kó ilẹ̀ jọ',
      content:
        'Koríko ń gba oúnjẹ. {start} Ṣáájú {by} ro fẹ́lẹ́fẹ́lẹ́, kó ilẹ̀ jọ sí ìdí lẹ́ẹ̀kan náà: yóò dúró gbọn-in, gbòǹgbò á wà ní bíbò. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù. Ro ó kí o tó fi ajílẹ̀. {work}',
      sms: '{Crop}: saaju {by} ro felefele, ko ile jo si idi, riro {n} ninu {of}, nigba ti ile ro. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: ro ìdí kọ̀ọ̀kan yíká',
      content:
        'Koríko abẹ́ {crop} ń mu omi, ó ń fi kòkòrò pamọ́. Ṣáájú {by} ro mítà kan yí ìdí kọ̀ọ̀kan ká, fẹ́lẹ́fẹ́lẹ́, má gé gbòǹgbò. Fi koríko náà bo ilẹ̀, ọwọ́ kan sí ìdí. Ṣán ìyókù.',
      sms: '{Crop}: saaju {by} ro mita 1 yi idi kookan ka, felefele, fi koriko naa bo ile, owo kan si idi.',
    },
    'care.earth-up': {
      title: '{Crop}: kó ilẹ̀ jọ sí ìdí rẹ̀',
      content:
        '{start} Ilẹ̀ ní ìdí ń di {crop} mú nínú afẹ́fẹ́, ó ń bo ohun tó ń dàgbà nísàlẹ̀. Ṣáájú {by} fa ilẹ̀ rírọ̀ láàárín ìlà sí ìdí, fi pa koríko. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù.',
      sms: '{Crop}: saaju {by} ko ile riro jo si idi, fi pa koriko. Se e nigba ti ile ro. {start}',
    },
    'care.stake': {
      title: '{Crop}: fi igi gbé e kí ó tó yọ òdòdó',
      content:
        '{start} Èso tó wà nílẹ̀ ń jẹrà. Ṣáájú {by} fi igi líle sí ẹ̀gbẹ́ èyí tó ga, fi okùn rírọ̀ so ó jẹ́jẹ́. Èyí tó kúrú kò nílò rẹ̀: fi koríko gbígbẹ sí abẹ́ rẹ̀. Ṣiṣẹ́ nígbà tí ewé gbẹ.',
      sms: '{Crop}: saaju {by} fi igi gbe eyi to ga, so o jeje. Eyi to kuru: koriko gbigbe labe re. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: fún ìtàkùn kọ̀ọ̀kan ní igi',
      content:
        '{start} Láìsí igi ìkórè lè dín sí ìdajì. Ṣáájú {by} fi igi mítà 2 sí ebè tí ìtàkùn ti dé orúnkún, fà á gòkè. Yí ká lọ́sẹ̀ọ̀sẹ̀. Ẹ kò gbọdọ̀ já ewé rárá: òun ló ń kún iṣu.',
      sms: '{Crop}: saaju {by} fi igi mita 2 si ibi ti itakun de orunkun, fa a goke. E ko gbodo ja ewe. {start}',
    },
    'care.pegs': {
      title: 'Ẹ̀pà: ẹ kò gbọdọ̀ ro mọ́, ó ń fi èso sínú ilẹ̀',
      content:
        'Lẹ́yìn òdòdó ẹ̀pà ń ti ìṣó sínú ilẹ̀ láti so. Ríro báyìí ń ṣẹ́ wọn. Fọwọ́ fa koríko, jẹ́ kí ilẹ̀ rọ̀ ní ìdí rẹ̀, wá àmì ewé lára 20 ṣáájú {by}.',
      sms: 'Epa: e ko gbodo ro o mo, o n fi eso sinu ile; e fowo fa koriko. E wa ami ewe lara epa 20 ki {by} to koja.',
    },
    'care.vines': {
      title: '{Crop}: má ro mọ́, ìtàkùn ń ràn',
      content:
        'Ìtàkùn ti bo ilẹ̀. Ríro ń gé gbòǹgbò, ìtàkùn tí a yí padà ń já òdòdó. Láti ìsinsìnyí fọwọ́ fa koríko ńlá, má yí ìtàkùn padà. Wo oko ṣáájú {by}.',
      sms: '{Crop}: e ko gbodo ro o mo, itakun n ran. E fowo fa koriko nla, e ko gbodo yi itakun pada. E wo oko saaju {by}.',
    },
    'care.lift-vines': {
      title: '{Crop}: gbé ìtàkùn tó ta gbòǹgbò láàárín ebè',
      content:
        'Níbi tí ìtàkùn ti ta gbòǹgbò láàárín ebè, kékeré á pọ̀, ńlá á tín-ín-rín. Ṣáájú {by} gbé e jẹ́jẹ́, dá a padà sórí ebè; ẹ kò gbọdọ̀ gé e. Dí ihò ebè: kòkòrò ń gba ibẹ̀ wọlé.',
      sms: '{Crop}: saaju {by} gbe itakun to ta gbongbo laaarin ebe, da a pada, e ko gbodo ge e. Di iho ebe.',
    },
    'care.rogue': {
      title: '{Crop}: fa èyí tó ní àrùn mosaic tu',
      content:
        'Ewé kékeré tó lọ́, tó ní àmì ofeefee, àrùn mosaic ni: kì í so dáadáa, àrùn sì ń tàn. Ṣáájú {by} rìn ìlà, fa wọn tu pátápátá, sá wọn jìnnà sí oko. Ẹ kò gbọdọ̀ mú igi gbígbìn lára wọn rárá.',
      sms: '{Crop}: saaju {by} fa eyi to ni ewe kekere to lo, to pon (mosaic) tu. E ko gbodo mu igi gbigbin lara won.',
    },
    'care.birds': {
      title: '{Crop}: ṣọ́ oko, ó ń kún',
      content:
        'Ó rọ̀ bíi wàrà báyìí: ẹyẹ àti eku ń wá, wọ́n lè jẹ púpọ̀. Ṣáájú {by} jẹ́ kí ẹnìkan wà níbẹ̀ ní òwúrọ̀ àti ìrọ̀lẹ́, gé koríko gíga ní etí oko. Ṣọ́ ọ títí yóò fi le.',
      sms: '{Crop}: so oko lodo eye ati eku ni owuro ati irole titi yoo fi le. Ge koriko giga saaju {by}.',
    },
    'care.drain': {
      title: '{Crop}: jẹ́ kí omi jáde ní oko',
      content:
        'Ó ti kún; ìkórè ku ọjọ́ 10 sí 14. Ṣáájú {by} dí ẹnu omi, la ògiri omi, kí ó lè gbó pọ̀, kí ilẹ̀ sì gbà ọ́ nígbà ìkórè.',
      sms: '{Crop}: saaju {by} di enu omi, la ogiri omi, ojo 10 si 14 ki o to kore.',
    },
    'care.haulms': {
      title: '{Crop}: gé orí rẹ̀ kí o tó wà á',
      content:
        'Wíwà ku ọjọ́ 10 sí 14. Nígbà tí ọ̀pọ̀ ewé bá pọ́n, ṣáájú {by}, gé orí rẹ̀ nílẹ̀, kó o kúrò. Èèpo á le nínú ilẹ̀, àrùn ewé kò ní sọ̀ kalẹ̀.',
      sms: '{Crop}: saaju {by} ge ori re nile, ojo 10 si 14 ki o to wa a, ko o kuro. Eepo a le.',
    },
    'care.last-water': {
      title: '{Crop}: omi ìkẹyìn',
      content:
        'Ìkórè ku bí ọ̀sẹ̀ méjì. Fún un ní omi ìkẹyìn ṣáájú {by}, lẹ́yìn náà dúró. Èyí tó gbó nínú ilẹ̀ tó ń gbẹ ń pẹ́, kì í jẹrà.',
      sms: '{Crop}: omi ikeyin saaju {by}, leyin naa da omi duro. Ikore ku bi ose meji; ile gbigbe ko ni je ki o jera.',
    },
    'care.prune': {
      title: '{Crop}: gé ẹ̀ka lẹ́yìn ìkórè',
      content:
        'Ìkórè ti parí: àkókò gígé nìyí. Ṣáájú {by}, lọ́jọ́ gbígbẹ, gé ẹ̀ka tó kú, èyí tó ń ṣàìsàn àti èyí tó dábùú, la àárín fún ìmọ́lẹ̀ àti afẹ́fẹ́. Gé e mọ́, kó ẹ̀ka tó ń ṣàìsàn kúrò.',
      sms: '{Crop}: saaju {by}, lojo gbigbe, ge eka to ku, eyi to n saisan ati eyi to dabuu, la aarin, ko won kuro.',
    },
    'care.fronds': {
      title: '{Crop}: gé imọ̀ gbígbẹ',
      content:
        'Imọ̀ gbígbẹ ń fi ìdì tó pọ́n àti kòkòrò pamọ́. Ṣáájú {by}, ní ọjọ́ gbígbẹ, gé èyí tó gbẹ súnmọ́ igi; ẹ kò gbọdọ̀ gé tútù, òun ló ń bọ́ ìdì. Tẹ́ èyí tí o gé sáàárín ìlà.',
      sms: '{Crop}: saaju {by}, ge imo gbigbe nikan. E ko gbodo ge tutu: oun lo n bo idi.',
    },
    'care.chupons': {
      title: '{Crop}: ṣẹ́ ọ̀mùnú ara igi',
      content:
        'Ọ̀mùnú tó ń yọ lára igi ń gba oúnjẹ igi. Ṣáájú {by} lọ láti igi dé igi, ṣẹ́ wọn nígbà tí wọ́n kéré. {blackPods}',
      sms: '{Crop}: saaju {by} se omunu kekere ara igi. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: ṣa èso tó já sílẹ̀',
      content:
        'Eṣinṣin èso ń pọ̀ sí i nínú èso tó já sílẹ̀. Láti ìsinsìnyí, ní gbogbo ọjọ́ 3, ṣa gbogbo wọn. Rì wọ́n mọ́lẹ̀ jìn tàbí dì wọ́n sínú ọ̀rá nínú oòrùn. Bẹ̀rẹ̀ ṣáájú {by}.',
      sms: '{Crop}: lati isinsinyi, ni ojo 3 kookan, sa eso to ja sile; ri won mole jin tabi di won sinu ora ninu oorun: esinsin eso n po si ninu re.',
    },
    'care.tree-dry': {
      title: '{Crop}: bo ilẹ̀, la ọ̀nà iná',
      content:
        'Ẹ̀ẹ̀rùn le fún gbòǹgbò, iná ìgbẹ́ ń ṣẹlẹ̀. Ṣáájú {by} fi ewé gbígbẹ bo abẹ́ igi, fún igi tí kò tó ọdún mẹ́ta ní omi, la ọ̀nà yí oko ká nítorí iná.',
      sms: '{Crop}: saaju {by} bo abe igi, fun igi kekere ni omi, la ona yi oko ka nitori ina.',
    },
    'care.mat': {
      title: '{Crop}: ìyá kan, ọmọ kan',
      content:
        'Ọmọ púpọ̀ ń pín oúnjẹ, odidi á kéré. Ṣáájú {by} fi ìyá, ọmọ alágbára kan àti kékeré kan sílẹ̀, gé ìyókù. Gé ewé tó kú, kó ilẹ̀ jọ sí ìdí, fi ewé bò ó.',
      sms: '{Crop}: saaju {by} fi iya ati omo meji sile, ge iyoku. Ge ewe to ku, bo ile.',
    },
    'care.bunch': {
      title: '{Crop}: gé ọ̀mùnú pupa, ti odidi',
      content:
        'Nígbà tí èso kékeré ìkẹyìn bá ti so, ọ̀mùnú pupa ìsàlẹ̀ odidi ń jẹ oúnjẹ lásán. Ṣáájú {by} gé e ní ọwọ́ kan sí ìsàlẹ̀ èso ìkẹyìn, fi igi ti èyí tó tẹ̀ kí ìjì tó dé.',
      sms: '{Crop}: saaju {by} ge omunu pupa ni owo kan si isale eso ikeyin, fi igi ti eyi to te.',
    },
    'striga.variety': {
      title: '{Crop}: oko striga, yan irúgbìn ná',
      content:
        'O rí striga ní oko yìí. Níbi tó pọ̀, ọ̀pọ̀ ìkórè ń ṣòfò. {choice} Tàbí gbin ẹ̀wà sóyà, ẹ̀pà tàbí ẹ̀wà síbẹ̀ lọ́dún yìí: wọ́n ń mú kí irúgbìn striga hù kó sì kú. Pinnu ṣáájú {by}, kí o tó ra irúgbìn.',
      sms: '{Crop}, oko striga: {choice} Tabi gbin ewa soya, epa tabi ewa lodun yii. Pinnu saaju {by}.',
    },
    'striga.rotate': {
      title: '{Crop}: ẹ kò gbọdọ̀ gbin ọkà sí oko striga',
      content:
        'Irúgbìn striga ń dúró ọdún púpọ̀ nínú ilẹ̀, ọkà kọ̀ọ̀kan ń bọ́ ọ. Lọ́dún tó ń bọ̀ gbin ẹ̀wà sóyà, ẹ̀pà tàbí ẹ̀wà síbẹ̀: striga á hù, á kú. Pa ìgbẹ́ ẹran mọ́ fún oko náà. Ṣètò rẹ̀ ṣáájú {by}.',
      sms: '{Crop}, oko striga: lodun to n bo e ko gbodo gbin oka sibe; e gbin ewa soya, epa tabi ewa. E seto re saaju {by}.',
    },
    'care.next': {
      title: '{Crop}: kò sí kánjúkánjú lọ́sẹ̀ yìí',
      content: 'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí. Èyí tó kàn nínú ètò rẹ, láti {from}: {step}. Múra ohun tí o nílò sílẹ̀.',
      sms: '{Crop}: ko si kanjukanju lose yii. Eyi to kan, lati {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: máa kórè lọ',
      content:
        'Kò sí ohun kánjúkánjú míràn lọ́sẹ̀ yìí. Máa kórè ní ọjọ́ {every} sí {everyTo} síra wọn. Kó èyí tó bàjẹ́ kúrò lóko. Tún lọ ṣáájú {by}.',
      sms: '{Crop}: maa kore ni ojo {every} si {everyTo} sira won, saaju {by}. Ko eyi to baje kuro loko.',
    },
    'care.look': {
      title: '{Crop}: wá {pest}',
      content: 'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí. {walk} ṣáájú {by}, wá {look}: àmì {pest} nìyẹn. Tí o bá rí i: {first}',
      sms: '{Crop}: {walk} saaju {by}, wa {look} ({pest}). Ti o ba ri i: {first}',
    },
    'care.walk': {
      title: '{Crop}: ọ̀sẹ̀ jẹ́jẹ́, rìn oko lẹ́ẹ̀kan',
      content:
        'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí. Ṣáájú {by} rìn ín lẹ́ẹ̀kan, wo {seek}. Ohun tí a tètè rí rọrùn láti dá dúró.',
      sms: '{Crop}: saaju {by} rin in leekan, wo {seek}. Ko si ohun kanjukanju miiran.',
    },
  },
}

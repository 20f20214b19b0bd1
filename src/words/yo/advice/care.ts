import type { fieldWorkTexts as english } from '../../en/advice/care.ts'

export const fieldWorkTexts: typeof english = {
  start: 'Bẹ̀rẹ̀ ní {from}.',
  work: {
    acre: 'Éékà kan gba ènìyàn kan ní ọjọ́ {workLow} sí {workHigh}.',
    hectare: 'Hẹ́kítà kan gba ènìyàn kan ní ọjọ́ {workLow} sí {workHigh}.',
    area: 'Iṣẹ́ {area} yín: ènìyàn kan, ọjọ́ {workLow} sí {workHigh}.',
    hire: 'Iṣẹ́ {area} yín: ọjọ́ {workLow} sí {workHigh}. Gba òṣìṣẹ́.',
  },
  keep: {
    one: 'ohun ọ̀gbìn 1 ní ihò kọ̀ọ̀kan',
    some: 'ohun ọ̀gbìn {keepHigh} ní ihò kọ̀ọ̀kan',
    range: 'ohun ọ̀gbìn {keepLow} sí {keepHigh} ní ihò kọ̀ọ̀kan',
    cm: 'ọ̀gbìn kan ní cm {keepHigh} kọ̀ọ̀kan',
    cmRange: 'ọ̀gbìn kan ní cm {keepLow} sí {keepHigh} kọ̀ọ̀kan',
  },
  seed: {
    acre: 'Wá irúgbìn tó dára kg {seedLow} sí {seedHigh} fún éékà kan.',
    hectare: 'Wá irúgbìn tó dára kg {seedLow} sí {seedHigh} fún hẹ́kítà kan.',
    area: 'Wá irúgbìn tó dára kg {seedLow} sí {seedHigh} fún {area} yín.',
    acreOne: 'Wá irúgbìn tó dára kg {seedLow} fún éékà kan.',
    hectareOne: 'Wá irúgbìn tó dára kg {seedLow} fún hẹ́kítà kan.',
    areaOne: 'Wá irúgbìn tó dára kg {seedLow} fún {area} yín.',
  },
  seek: {
    leaves: 'yí ewé ọ̀gbìn 20 padà, tẹ ẹyin àti kòkòrò kékeré fọ́.',
    seed: 'wú irúgbìn márùn-ún: èyí tó le tó gbẹ lè dúró, èyí tó rọ̀ tàbí jẹrà ti kú.',
    bunds: 'rìn yí ògiri omi ká, dí gbogbo ihò, gé koríko orí rẹ̀.',
    growth:
      'wá èyí tó kéré tàbí tó pọ́n. Bí wọ́n bá pọ̀ níbi kòtò: la ọ̀nà omi níbẹ̀. Bí wọ́n bá wà káàkiri: hú ọ̀kan, wo kòkòrò tàbí kókó lára gbòǹgbò.',
    soil: 'fún ilẹ̀ jíjìn ọwọ́ kan lọ́wọ́. Bí kò bá dì, fi koríko gbígbẹ bo ilẹ̀. Bí ó bá mú ọwọ́ tutù, la ọ̀nà omi.',
    tree: 'lọ láti igi dé igi: gé ẹ̀ka kékeré tó ti kú, ha ọ̀nà ikán kúrò, fa koríko ìdí igi tu.',
    mat: 'fi igi ti èyí tó tẹ̀, gé ewé tó kú, kó erùpẹ̀ bo gbòǹgbò tó hàn.',
    trash: 'bó ewé gbígbẹ kúrò lára ìrèké, tẹ́ ẹ sáàárín ìlà.',
    fire: 'ro ọ̀nà kan yí oko ká títí ilẹ̀ lásán yóò fi hàn, kí fífẹ̀ rẹ̀ tó mítà 4 ó kéré tán. Iná ìgbẹ́ ń ṣẹlẹ̀ báyìí.',
    pods: 'já èso dúdú, kó o jáde ní oko.',
    cap: 'fi koríko gbígbẹ tó nípọn bo ebè kọ̀ọ̀kan, fi erùpẹ̀ díẹ̀ tẹ̀ ẹ́.',
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
        'Ẹ fẹ́ gbìn ní bíi {plantOn}. Oko tó pẹ́ ni a ń gbìn pẹ́, ìkórè á dín. Kí {by} tó kọjá, ṣán an, po ìgbẹ́ ẹran tó jẹrà mọ́ ilẹ̀ tí ẹ bá ní, kọ ebè tàbí ìlà. {seed} Ra ajílẹ̀ kí ó tó wọ́n.',
      sms: '{Crop}: kí {by} tó kọjá, ṣán oko, po ìgbẹ́ ẹran tó jẹrà mọ́ ilẹ̀, kọ ebè tàbí ìlà. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: tún ògiri omi ṣe, tẹ́ oko',
      content:
        'Kí {by} tó kọjá, dí ihò ògiri omi, tẹ́ ilẹ̀ inú rẹ̀ dọ́gba. {seed} Ẹ fẹ́ gbìn ní nǹkan bíi {plantOn}. Ìrẹsì fẹ́ omi tó dọ́gba, tí kò jìn: ibi gíga ń gbẹ, koríko ń hù.',
      sms: '{Crop}: kí {by} tó kọjá, dí ihò ògiri omi, tẹ́ oko pẹrẹsẹ kí omi dọ́gba. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: gbin nọ́sìrì báyìí',
      content:
        'Kí {by} tó kọjá, fọ́n irúgbìn díẹ̀díẹ̀ ní ìlà lórí bẹ́ẹ̀dì gíga, bò ó díẹ̀, ṣíji bò ó títí yóò fi hù, bu omi sí i jẹ́jẹ́ lójoojúmọ́. Èéhù ń lo nǹkan bí ọjọ́ {nurseryDays} ní nọ́sìrì; ẹ fẹ́ gbìn ín sí oko ní nǹkan bíi {plantOn}.',
      sms: '{Crop}: kí {by} tó kọjá, gbin nọ́sìrì fẹ́lẹ́ lórí bẹ́ẹ̀dì gíga; ṣíji bò ó, bu omi sí i. Gbìn ín sí oko lẹ́yìn bí ọjọ́ {nurseryDays}.',
    },
    'care.seedlings': {
      title: '{Crop}: ṣé ẹ ní èéhù?',
      content:
        'Èéhù ń lo nǹkan bí ọjọ́ {nurseryDays} ní nọ́sìrì kí a tó gbìn ín sí oko. Tí ẹ kò bá ní, ẹ ra èyí tó lágbára nítòsí, tàbí kí ẹ gbin nọ́sìrì báyìí, kí ẹ gbìn ín sí oko lẹ́yìn náà. Lẹ́yìn náà, yí ọjọ́ náà padà.',
      sms: '{Crop}: èéhù ń lo nǹkan bí ọjọ́ {nurseryDays} ní nọ́sìrì. Tí ẹ kò bá ní, ẹ ra èyí tó lágbára, tàbí kí ẹ gbin nọ́sìrì báyìí.',
    },
    'care.harden': {
      title: '{Crop}: mú èéhù le',
      content:
        'Èéhù tó rọ̀ ń kú tí a bá gbìn ín sí oko. Láti ìsinsìnyí títí di {plantOn} dín omi rẹ̀ kù, jẹ́ kí oòrùn pọ̀ sí i lójoojúmọ́. Bu omi dáadáa ní alẹ́ tó ṣáájú, kí ẹ sì gbin èyí tó lágbára nìkan sí oko.',
      sms: '{Crop}: dín omi èéhù kù, jẹ́ kí oòrùn pọ̀ sí i lójoojúmọ́ títí di {plantOn}. Gbin èyí tó lágbára nìkan sí oko.',
    },
    'care.cap': {
      title: '{Crop}: fi koríko gbígbẹ bo ebè',
      content:
        'Kí {by} tó kọjá, fi koríko gbígbẹ tó nípọn bo ebè kọ̀ọ̀kan, fi erùpẹ̀ díẹ̀ tẹ̀ ẹ́. Fi í sílẹ̀ títí ọ̀mùnú yóò fi yọ. Oòrùn lè se ohun tí ẹ gbìn sínú ilẹ̀.',
      sms: '{Crop}: kí {by} tó kọjá, fi koríko gbígbẹ tó nípọn bo ebè kọ̀ọ̀kan, fi erùpẹ̀ tẹ̀ ẹ́. Oòrùn ń pa ohun tí ẹ gbìn.',
    },
    'care.fill': {
      title: '{Crop}: fi tuntun rọ́pò èyí tó kú',
      content:
        '{start} Kí {by} tó kọjá, rìn ìlà, fa èyí tó kú tàbí tó ní àrùn tu, fi alágbára irú kan náà sí àlàfo, ní ìrọ̀lẹ́ tàbí ọjọ́ òjò. Bu omi sí i tí ẹ bá lè ṣe é. Èyí tó pẹ́ yóò kéré.',
      sms: '{Crop}: kí {by} tó kọjá, fi alágbára irú kan náà rọ́pò èyí tó kú, ní ìrọ̀lẹ́ tàbí ọjọ́ tí òjò rọ̀. {start}',
    },
    'care.thin': {
      title: '{Crop}: dín in kù, fa èyí tí kò lágbára tu',
      content:
        '{start} Kí {by} tó kọjá, nígbà tí ilẹ̀ rọ̀, fa èyí tí kò lágbára tu, fi {keep} sílẹ̀. Tẹ ilẹ̀ mọ́ ìdí èyí tó kù. Èyí tó há ń kéré gbogbo rẹ̀.',
      sms: '{Crop}: kí {by} tó kọjá, fa èyí tí kò lágbára tu, fi {keep} sílẹ̀. Ṣe é nígbà tí ilẹ̀ rọ̀. {start}',
    },
    'care.weeds': {
      title: '{Crop}: ẹ roko, {n} nínú {of}',
      content:
        '{start} Kí {by} tó kọjá, ro fẹ́lẹ́fẹ́lẹ́ ní òwúrọ̀ gbígbẹ nígbà tó kéré; fọwọ́ fa èyí tó sún mọ́ ọ̀gbìn. Ro ó kí ẹ tó fi ajílẹ̀. {work} Koríko ń gba omi àti oúnjẹ {crop}, ó ń ba ìkórè jẹ́ ju ọ̀pọ̀ kòkòrò lọ.',
      sms: '{Crop}: ro oko fẹ́lẹ́fẹ́lẹ́ kí {by} tó kọjá, ríro {n} nínú {of}, ní òwúrọ̀ gbígbẹ. {start} Ro ó kí ẹ tó fi ajílẹ̀. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: ẹ roko, kí ẹ pa omi mọ́, {n} nínú {of}',
      content:
        '{start} Kí {by} tó kọjá, ro fẹ́lẹ́fẹ́lẹ́, fi koríko gbígbẹ bo ilẹ̀, fi erùpẹ̀ dí ojú poro kó lè gba òjò. {work} {why} Koríko ń mu omi tó kù.',
      sms: '{Crop}: ro fẹ́lẹ́fẹ́lẹ́ kí {by} tó kọjá, ríro {n} nínú {of}; fi koríko gbígbẹ bo ilẹ̀, fi erùpẹ̀ dí ojú poro. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: ẹ roko, {n} nínú {of}',
      content:
        '{start} Jẹ́ kí omi dín títí di ẹrẹ̀, fọwọ́ fa koríko tàbí ti ẹ̀rọ ìroko láàárín ìlà, kí {by} tó kọjá. Lẹ́yìn náà fi yúríà tí àkókò bá tó, jẹ́ kí omi padà lẹ́yìn ọjọ́ 2 sí 3. {work} Koríko ń gba oúnjẹ ìrẹsì yín.',
      sms: '{Crop}: kí {by} tó kọjá, dín omi di ẹrẹ̀, fa koríko, ríro {n} nínú {of}. Omi padà lẹ́yìn ọjọ́ 2-3. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: ẹ roko, kí ẹ kó erùpẹ̀ jọ sí ìdí, {n} nínú {of}',
      content:
        '{start} Kí {by} tó kọjá, ro fẹ́lẹ́fẹ́lẹ́, kó erùpẹ̀ jọ sí ìdí: yóò dúró gbọn-in, gbòǹgbò á wà ní bíbò. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù. Ro ó kí ẹ tó fi ajílẹ̀. {work} Koríko ń gba oúnjẹ.',
      sms: '{Crop}: kí {by} tó kọjá, ro fẹ́lẹ́fẹ́lẹ́, kó erùpẹ̀ jọ sí ìdí, ríro {n} nínú {of}, tí ilẹ̀ bá rọ̀. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: ro ìdí kọ̀ọ̀kan yíká',
      content:
        'Kí {by} tó kọjá, ro mítà kan yí ìdí kọ̀ọ̀kan ká, fẹ́lẹ́fẹ́lẹ́, ẹ kò gbọdọ̀ gé gbòǹgbò. Fi koríko náà bo ilẹ̀, kí ó jìnnà sí ìdí ní àtẹ́lẹwọ́ kan. Ṣán ìyókù. Koríko abẹ́ {crop} ń mu omi, ó ń fi kòkòrò pamọ́.',
      sms: '{Crop}: kí {by} tó kọjá, ro mítà 1 yí ìdí kọ̀ọ̀kan ká, fẹ́lẹ́fẹ́lẹ́, fi koríko náà bo ilẹ̀, àtẹ́lẹwọ́ kan jìnnà sí ìdí.',
    },
    'care.earth-up': {
      title: '{Crop}: kó ilẹ̀ jọ sí ìdí rẹ̀',
      content:
        '{start} Kí {by} tó kọjá, fa erùpẹ̀ láàárín ìlà sí ìdí, fi pa koríko. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù. Erùpẹ̀ ní ìdí ń di {crop} mú nínú afẹ́fẹ́, ó ń bo ohun tó ń dàgbà nísàlẹ̀.',
      sms: '{Crop}: kí {by} tó kọjá, kó erùpẹ̀ jọ sí ìdí, fi pa koríko. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù. {start}',
    },
    'care.stake': {
      title: '{Crop}: fi igi gbé e kí ó tó yọ òdòdó',
      content:
        '{start} Kí {by} tó kọjá, fi igi líle sí ẹ̀gbẹ́ èyí tó ga, fi okùn rírọ̀ so ó jẹ́jẹ́. Èyí tó kúrú kò nílò rẹ̀: fi koríko gbígbẹ sí abẹ́ rẹ̀. Ṣiṣẹ́ nígbà tí ewé gbẹ. Èso tó wà nílẹ̀ ń jẹrà.',
      sms: '{Crop}: kí {by} tó kọjá, fi igi gbé èyí tó ga, so ó jẹ́jẹ́. Èyí tó kúrú: koríko gbígbẹ lábẹ́ rẹ̀. Ṣe é tí ewé bá gbẹ. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: fún ìtàkùn kọ̀ọ̀kan ní igi',
      content:
        '{start} Kí {by} tó kọjá, fi igi mítà 2 sí ebè tí ìtàkùn ti dé orúnkún, fà á gòkè. Yí ká lọ́sẹ̀ọ̀sẹ̀. Ẹ kò gbọdọ̀ já ewé rárá: ewé ló ń bọ́ iṣu. Láìsí igi ìkórè lè dín sí ìdajì.',
      sms: '{Crop}: kí {by} tó kọjá, fi igi mítà 2 sí ibi tí ìtàkùn dé orúnkún, fà á gòkè. Ẹ kò gbọdọ̀ já ewé. {start}',
    },
    'care.pegs': {
      title: 'Ẹ̀pà: ẹ kò gbọdọ̀ ro mọ́, ó ń fi èso sínú ilẹ̀',
      content:
        'Fọwọ́ fa koríko, jẹ́ kí ilẹ̀ rọ̀ ní ìdí rẹ̀. Wá àmì lára ewé ẹ̀pà 20 kí {by} tó kọjá. Lẹ́yìn òdòdó ẹ̀pà ń so èso sínú ilẹ̀. Ríro báyìí ń gé èso náà: ẹ kò gbọdọ̀ ro ó mọ́.',
      sms: 'Ẹ̀pà: ẹ kò gbọdọ̀ ro ó mọ́, ó ń fi èso sínú ilẹ̀; ẹ fọwọ́ fa koríko. Ẹ wá àmì ewé lára ẹ̀pà 20 kí {by} tó kọjá.',
    },
    'care.vines': {
      title: '{Crop}: ẹ kò gbọdọ̀ ro mọ́, ìtàkùn ń ràn',
      content:
        'Láti ìsinsìnyí fọwọ́ fa koríko ńlá; ẹ kò gbọdọ̀ ro ó mọ́, ẹ kò gbọdọ̀ yí ìtàkùn padà. Wo oko kí {by} tó kọjá. Ìtàkùn ti bo ilẹ̀. Ríro ń gé gbòǹgbò, ìtàkùn tí a yí padà ń já òdòdó.',
      sms: '{Crop}: ẹ kò gbọdọ̀ ro ó mọ́, ìtàkùn ń ràn. Ẹ fọwọ́ fa koríko ńlá, ẹ kò gbọdọ̀ yí ìtàkùn padà. Ẹ wo oko kí {by} tó kọjá.',
    },
    'care.lift-vines': {
      title: '{Crop}: gbé ìtàkùn tó ta gbòǹgbò láàárín ebè',
      content:
        'Níbi tí ìtàkùn ti ta gbòǹgbò láàárín ebè, kékeré á pọ̀, ńlá á tín-ín-rín. Kí {by} tó kọjá, gbé e jẹ́jẹ́, dá a padà sórí ebè; ẹ kò gbọdọ̀ gé e. Dí ihò ebè: kòkòrò ń gba ibẹ̀ wọlé.',
      sms: '{Crop}: kí {by} tó kọjá, gbé ìtàkùn tó ta gbòǹgbò láàárín ebè, dá a padà, ẹ kò gbọdọ̀ gé e. Dí ihò ebè.',
    },
    'care.rogue': {
      title: '{Crop}: fa èyí tó ní àrùn mosaic tu',
      content:
        'Ewé kékeré tó ká, tó ní àmì ofeefee, àrùn mosaic ni: kì í so dáadáa, àrùn sì ń tàn. Kí {by} tó kọjá, rìn ìlà, fa wọn tu pátápátá, sá wọn jìnnà sí oko. Ẹ kò gbọdọ̀ mú igi gbígbìn lára wọn rárá.',
      sms: '{Crop}: kí {by} tó kọjá, fa èyí tó ní ewé kékeré àti àmì ofeefee (mosaic) tu. Ẹ kò gbọdọ̀ mú igi gbígbìn lára wọn.',
    },
    'care.birds': {
      title: '{Crop}: ṣọ́ oko, ó ń kún',
      content:
        'Kí {by} tó kọjá, jẹ́ kí ẹnìkan wà níbẹ̀ ní òwúrọ̀ àti ìrọ̀lẹ́, gé koríko gíga ní etí oko. Ṣọ́ ọ títí yóò fi le. Ó rọ̀ bíi wàrà báyìí: ẹyẹ àti eku ń wá, wọ́n lè jẹ púpọ̀.',
      sms: '{Crop}: ṣọ́ oko lọ́dọ̀ ẹyẹ àti eku ní òwúrọ̀ àti ìrọ̀lẹ́ títí yóò fi le. Gé koríko gíga kí {by} tó kọjá.',
    },
    'care.drain': {
      title: '{Crop}: jẹ́ kí omi jáde ní oko',
      content:
        'Kí {by} tó kọjá, dí ẹnu omi, la ògiri omi, kí ó lè gbó papọ̀, kí ilẹ̀ sì gbẹ fún ìkórè. Ó ti kún; ìkórè ku ọjọ́ 10 sí 14.',
      sms: '{Crop}: kí {by} tó kọjá, dí ẹnu omi, la ògiri omi, ọjọ́ 10 sí 14 kí ẹ tó kórè.',
    },
    'care.haulms': {
      title: '{Crop}: gé orí rẹ̀ kí ẹ tó wà á',
      content:
        'Nígbà tí ọ̀pọ̀ ewé bá pọ́n, kí {by} tó kọjá, gé igi àti ewé rẹ̀ nísàlẹ̀, kó o kúrò lóko. Èèpo á le nínú ilẹ̀, àrùn ewé kò ní wọ inú rẹ̀. Ó ku ọjọ́ 10 sí 14 kí ẹ tó wú u.',
      sms: '{Crop}: kí {by} tó kọjá, gé igi àti ewé rẹ̀ nísàlẹ̀, ọjọ́ 10 sí 14 kí ẹ tó wú u, kó o kúrò lóko. Èèpo á le.',
    },
    'care.last-water': {
      title: '{Crop}: omi ìkẹyìn',
      content:
        'Fún un ní omi ìkẹyìn kí {by} tó kọjá; lẹ́yìn náà ẹ kò gbọdọ̀ bomi rin ín mọ́. Èyí tó gbó nínú ilẹ̀ tó ń gbẹ ń pẹ́, kì í jẹrà. Ìkórè ku bí ọ̀sẹ̀ méjì.',
      sms: '{Crop}: omi ìkẹyìn kí {by} tó kọjá, lẹ́yìn náà ẹ kò gbọdọ̀ bomi rin ín mọ́. Ìkórè ku bí ọ̀sẹ̀ méjì; ilẹ̀ gbígbẹ kò ní jẹ́ kí ó jẹrà.',
    },
    'care.prune': {
      title: '{Crop}: gé ẹ̀ka lẹ́yìn ìkórè',
      content:
        'Kí {by} tó kọjá, lọ́jọ́ gbígbẹ, gé ẹ̀ka tó kú, èyí tó ní àrùn àti èyí tó dábùú, la àárín fún ìmọ́lẹ̀ àti afẹ́fẹ́. Gé e mọ́ra, kó ẹ̀ka tó ní àrùn kúrò. Ìkórè ti parí: àkókò gígé nìyí.',
      sms: '{Crop}: kí {by} tó kọjá, lọ́jọ́ gbígbẹ, gé ẹ̀ka tó kú, èyí tó ní àrùn àti èyí tó dábùú, la àárín, kó wọn kúrò.',
    },
    'care.fronds': {
      title: '{Crop}: gé imọ̀ gbígbẹ',
      content:
        'Kí {by} tó kọjá, ní ọjọ́ gbígbẹ, gé èyí tó gbẹ súnmọ́ igi; ẹ kò gbọdọ̀ gé tútù, òun ló ń bọ́ ìdì. Tẹ́ èyí tí o gé sáàárín ìlà. Imọ̀ gbígbẹ ń fi ìdì tó pọ́n àti kòkòrò pamọ́.',
      sms: '{Crop}: kí {by} tó kọjá, gé imọ̀ gbígbẹ nìkan. Ẹ kò gbọdọ̀ gé tútù: òun ló ń bọ́ ìdì.',
    },
    'care.fire-line': {
      title: '{Crop}: ro ilẹ̀ ká nítorí iná',
      content:
        'Kí {by} tó kọjá, ro ọ̀nà kan yí oko ká títí ilẹ̀ lásán yóò fi hàn, kí fífẹ̀ rẹ̀ tó mítà 4 ó kéré tán; kó ewé gbígbẹ kúrò. Jẹ́ kó mọ́ títí òjò yóò fi dé. Ewé gbígbẹ ń jó ní kíákíá.',
      sms: '{Crop}: kí {by} tó kọjá, ro ọ̀nà kan yí oko ká nítorí iná, kí fífẹ̀ rẹ̀ tó mítà 4 ó kéré tán. Jẹ́ kó mọ́ títí òjò.',
    },
    'care.chupons': {
      title: '{Crop}: ṣẹ́ ọ̀mùnú ara igi',
      content:
        'Ọ̀mùnú tó ń yọ lára igi ń gba oúnjẹ igi. Kí {by} tó kọjá, lọ láti igi dé igi, ṣẹ́ wọn nígbà tí wọ́n kéré. {blackPods}',
      sms: '{Crop}: kí {by} tó kọjá, já ọ̀mùnú kékeré kúrò lára igi. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: ṣa èso tó já sílẹ̀',
      content:
        'Eṣinṣin èso ń pọ̀ sí i nínú èso tó já sílẹ̀ àti èyí tó ní ihò. Láti ìsinsìnyí, ní gbogbo ọjọ́ 3, ṣa gbogbo wọn. Rì wọ́n mọ́lẹ̀ jìn tàbí dì wọ́n sínú ọ̀rá nínú oòrùn. Bẹ̀rẹ̀ kí {by} tó kọjá.',
      sms: '{Crop}: láti ìsinsìnyí, ní ọjọ́ 3 kọ̀ọ̀kan, ṣa èso tó já àti èyí tó ní ihò; rì wọ́n mọ́lẹ̀ jìn tàbí dì wọ́n sínú ọ̀rá nínú oòrùn: eṣinṣin ń pọ̀ nínú rẹ̀.',
    },
    'care.tree-dry': {
      title: '{Crop}: bo ilẹ̀, ro ilẹ̀ ká nítorí iná',
      content:
        'Kí {by} tó kọjá, fi ewé gbígbẹ bo abẹ́ igi, kí ó jìnnà sí ìdí ní àtẹ́lẹwọ́ kan, fún igi tí kò tó ọdún mẹ́ta ní omi, la ọ̀nà iná yí oko ká, kí fífẹ̀ rẹ̀ tó mítà 4 ó kéré tán. Ẹ̀ẹ̀rùn le fún gbòǹgbò, iná ìgbẹ́ ń ṣẹlẹ̀.',
      sms: '{Crop}: kí {by} tó kọjá, fi ewé gbígbẹ bo abẹ́ igi, fún igi kékeré ní omi, la ọ̀nà iná yí oko ká, ó kéré tán mítà 4.',
    },
    'care.mat': {
      title: '{Crop}: fi ìyá kan àti ọmọ méjì sílẹ̀',
      content:
        'Kí {by} tó kọjá, fi ìyá, ọmọ alágbára kan àti kékeré kan sílẹ̀, gé ìyókù. Gé ewé tó kú, kó erùpẹ̀ jọ sí ìdí, fi ewé bò ó. Ọmọ púpọ̀ ń pín oúnjẹ, èso á kéré.',
      sms: '{Crop}: kí {by} tó kọjá, fi ìyá àti ọmọ méjì sílẹ̀, gé ìyókù. Gé ewé tó kú, bo ilẹ̀.',
    },
    'care.bunch': {
      title: '{Crop}: gé òdòdó pupa, fi igi ti èyí tó tẹ̀',
      content:
        'Nígbà tí èso kékeré ìkẹyìn bá ti so, òdòdó pupa ìsàlẹ̀ rẹ̀ ń jẹ oúnjẹ lásán. Kí {by} tó kọjá, gé e ní àtẹ́lẹwọ́ kan sí ìsàlẹ̀ èso ìkẹyìn, fi igi ti èyí tó tẹ̀ kí ìjì tó dé.',
      sms: '{Crop}: kí {by} tó kọjá, gé òdòdó pupa ní àtẹ́lẹwọ́ kan sí ìsàlẹ̀ èso ìkẹyìn, fi igi ti èyí tó tẹ̀.',
    },
    'striga.variety': {
      title: '{Crop}: oko striga, yan irúgbìn ná',
      content:
        'Ẹ ti rí striga ní oko yìí. Níbi tó pọ̀, ọ̀pọ̀ ìkórè ń ṣòfò. {choice} Tàbí gbin ẹ̀wà sóyà, ẹ̀pà tàbí ẹ̀wà síbẹ̀ lọ́dún yìí: wọ́n ń mú kí irúgbìn striga hù kó sì kú. Pinnu kí {by} tó kọjá, kí ẹ tó ra irúgbìn.',
      sms: '{Crop}, oko striga: {choice} Tàbí gbin ẹ̀wà sóyà, ẹ̀pà tàbí ẹ̀wà lọ́dún yìí. Pinnu kí {by} tó kọjá.',
    },
    'striga.rotate': {
      title: '{Crop}: ẹ kò gbọdọ̀ gbin ọkà sí oko striga',
      content:
        'Lọ́dún tó ń bọ̀ ẹ kò gbọdọ̀ gbin ọkà síbẹ̀; gbin ẹ̀wà sóyà, ẹ̀pà tàbí ẹ̀wà: striga á hù, á kú. Pa ìgbẹ́ ẹran mọ́ fún oko náà. Ṣètò rẹ̀ kí {by} tó kọjá. Irúgbìn striga ń dúró ọdún púpọ̀ nínú ilẹ̀, ọkà kọ̀ọ̀kan ń bọ́ ọ.',
      sms: '{Crop}, oko striga: lọ́dún tó ń bọ̀ ẹ kò gbọdọ̀ gbin ọkà síbẹ̀; ẹ gbin ẹ̀wà sóyà, ẹ̀pà tàbí ẹ̀wà. Pa ìgbẹ́ ẹran mọ́. Ẹ ṣètò rẹ̀ kí {by} tó kọjá.',
    },
    'care.next': {
      title: '{Crop}: kò sí kánjúkánjú lọ́sẹ̀ yìí',
      content:
        'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí. Èyí tó kàn nínú ètò yín, láti {from}: {step}. Ẹ múra ohun tí ẹ nílò sílẹ̀.',
      sms: '{Crop}: kò sí kánjúkánjú lọ́sẹ̀ yìí. Èyí tó kàn, láti {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: máa kórè lọ',
      content:
        'Ẹ kórè ní ọjọ́ {every} sí {everyTo} síra wọn. Kó èyí tó bàjẹ́ kúrò lóko. Tún lọ kí {by} tó kọjá. Kò sí ohun kánjúkánjú míràn lọ́sẹ̀ yìí.',
      sms: '{Crop}: ẹ kórè ní ọjọ́ {every} sí {everyTo} síra wọn; tún lọ kí {by} tó kọjá. Kó èyí tó bàjẹ́ kúrò lóko.',
    },
    'care.look': {
      title: '{Crop}: wá {pest}',
      content:
        '{walk} kí {by} tó kọjá, wá {look}: àmì {pest} nìyẹn. Tí ẹ bá rí i: {first} Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí.',
      sms: '{Crop}: {walk} kí {by} tó kọjá, wá {look} ({pest}). Tí ẹ bá rí i: {first}',
    },
    'care.quiet': {
      title: '{Crop}: ọ̀sẹ̀ jẹ́jẹ́',
      content: 'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí.',
      sms: '{Crop}: kò sí ohun kánjúkánjú lọ́sẹ̀ yìí.',
    },
    'care.walk': {
      title: '{Crop}: ọ̀sẹ̀ jẹ́jẹ́, iṣẹ́ kékeré kan',
      content: 'Kí {by} tó kọjá, {seek} Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí.',
      sms: '{Crop}: kí {by} tó kọjá, {seek}',
    },
  },
}

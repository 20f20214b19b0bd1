import type { pestTexts as english } from '../../en/advice/pests.ts'

export const pestTexts: typeof english = {
  pests: {
    faw: {
      name: 'kòkòrò armyworm',
      look: 'ihò lára ewé àti ìgbẹ́ bí lẹ́búlẹ́bú igi nínú ọ̀mùnú',
      first: 'Fọ́ ẹyin àti kòkòrò; da yanrìn tàbí eérú sínú ọ̀mùnú.',
    },
    striga: {
      name: 'striga',
      look: 'ọ̀mùnú kéékèèké ní ìdí ohun ọ̀gbìn tó pọ́n tí kò lágbára',
      first: 'Fa gbogbo rẹ̀ tu kí ó tó yọ òdòdó; kó o jáde, dáná sun ún.',
    },
    maize_stem_borer: {
      name: 'kòkòrò inú pòròpórò',
      look: 'ihò kéékèèké ní ìlà lára ewé, ọ̀mùnú tó kú',
      first: 'Fa èyí tí ọ̀mùnú rẹ̀ kú tu, kí ẹ bà á jẹ́; fún ohun ọ̀gbìn ní ajílẹ̀ tó tó.',
    },
    msv: {
      name: 'àrùn ìlà ewé àgbàdo',
      look: 'ìlà ofeefee tó já lára ewé, ohun ọ̀gbìn kúkúrú',
      first: 'Fa èyí tó ní àrùn tu, ro koríko.',
    },
    maize_aflatoxin: {
      name: 'èbu àgbàdo',
      look: 'èbu aláwọ̀ ewé tàbí ofeefee lára àgbàdo',
      first: 'Ẹ kò gbọdọ̀ fi èyí tó gbẹ sílẹ̀ lóko; sá a sórí tapólì, ya èyí tó ní èbu sọ́tọ̀.',
    },
    rice_blast: {
      name: 'àrùn blast ìrẹsì',
      look: 'àmì bí dáyámọ́ńdì, eérú láàárín, ọrùn dúdú',
      first: 'Bí ẹ bá rí i nìkan: ẹ jẹ́ kí omi wà lóko, ẹ kò gbọdọ̀ fi yúríà títí yóò fi dúró.',
    },
    rice_brown_spot: {
      name: 'àmì pupa ìrẹsì',
      look: 'àmì róbótó pupa pẹ̀lú òrùka ofeefee',
      first: 'Ẹ kò gbọdọ̀ jẹ́ kí oko gbẹ. Fi NPK ní àkókò rẹ̀; ẹ kò gbọdọ̀ fi yúríà kún un.',
    },
    rice_blb: {
      name: 'àrùn jíjóná ewé',
      look: 'etí ewé ofeefee-funfun láti ṣóńṣó',
      first: 'Bí ẹ bá rí i nìkan: ẹ fa omi kúrò, ẹ kò gbọdọ̀ fi yúríà sí i.',
    },
    rymv: {
      name: 'àrùn ofeefee ìrẹsì',
      look: 'ewé ofeefee, ìrẹsì kúkúrú',
      first: 'Fa èyí tó ní àrùn tu, ro koríko ògiri omi.',
    },
    rice_gall_midge: {
      name: 'kòkòrò gall midge',
      look: 'ọ̀mùnú funfun bí ewé àlùbọ́sà',
      first: 'Fa ìrẹsì ìgbẹ́ àti kùkùté àtijọ́ tu. Ẹ kò gbọdọ̀ fi yúríà jù bí a ṣe sọ lọ.',
    },
    cmd: {
      name: 'àrùn mosaic ẹ̀gẹ́',
      look: 'ewé lílọ́ ofeefee àti eṣinṣin funfun lábẹ́ rẹ̀',
      first: 'Fa èyí tó ní àrùn tu, dáná sun ún; gbin igi tí kò ní àrùn.',
    },
    cbb: {
      name: 'àrùn jíjóná ẹ̀gẹ́',
      look: 'àmì olómi lára ewé, rírọ àti oje',
      first: 'Ẹ kò gbọdọ̀ wọ oko tó tutù; ẹ fọ irinṣẹ́.',
    },
    cgm: {
      name: 'kòkòrò aláwọ̀ ewé',
      look: 'àmì ofeefee kéékèèké, ewé òkè tóóró',
      first: 'Ẹ kò gbọdọ̀ fín oògùn: yóò pa kòkòrò rere.',
    },
    mealybug: {
      name: 'kòkòrò funfun ẹ̀gẹ́',
      look: 'orí tó dì pọ̀ pẹ̀lú kòkòrò funfun',
      first: 'Ẹ gé orí tó ní kòkòrò, kí ẹ bà á jẹ́; ẹ kò gbọdọ̀ fín oògùn.',
    },
    maruca: {
      name: 'kòkòrò inú èso ẹ̀wà',
      look: 'òdòdó àti èso tó ní ihò kéékèèké',
      first: 'Ká òdòdó àti èso tó ní òwú, fọ́ kòkòrò inú rẹ̀.',
    },
    cowpea_thrips: {
      name: 'kòkòrò òdòdó (thrips)',
      look: 'ìrudi pupa tó ń jábọ́, kò sí èso',
      first: 'Ro koríko inú oko.',
    },
    cowpea_aphid: {
      name: 'iná ewé (aphid)',
      look: 'kòkòrò dúdú lórí ọ̀mùnú, ewé tó lẹ̀',
      first: 'Fi omi, omi ọṣẹ tàbí dóńgóyárò fọ̀ wọ́n.',
    },
    yam_anthracnose: {
      name: 'àrùn dúdú iṣu',
      look: 'àmì dúdú lára ewé, ìtàkùn tó ń dúdú',
      first: 'Ẹ fi igi gbé ìtàkùn; ẹ kò gbọdọ̀ ro nígbà tí ewé bá tutù.',
    },
    yam_beetle: {
      name: 'kòkòrò iṣu (beetle)',
      look: 'ìtàkùn kékeré tó ń rọ àti ihò lára iṣu',
      first: 'Fi eérú sí èbù, fọwọ́ mú kòkòrò.',
    },
    yam_nematode: {
      name: 'aràn gbòǹgbò',
      look: 'iṣu tó là tó sì ní kókó',
      first: 'Pa èbù mímọ́ nìkan mọ́, yí oko padà.',
    },
    sorghum_midge: {
      name: 'eṣinṣin ọkà (midge)',
      look: 'eṣinṣin pupa kéékèèké lórí òdòdó ní àárọ̀',
      first: 'Gé orí tó tètè yọ jù, dáná sun ún; wò ó ní àràárọ̀ nígbà òdòdó.',
    },
    shoot_fly: {
      name: 'eṣinṣin ọ̀mùnú',
      look: 'ewé àárín tó kú nínú èéhù',
      first: 'Fa èyí tó kú tu nígbà tí ẹ bá ń dín in kù.',
    },
    grain_mould: {
      name: 'èbu ọkà',
      look: 'èbu pupa, dúdú tàbí funfun lára ọkà',
      first: 'Gé èyí tó gbó kíákíá, sá a lábẹ́ òrùlé.',
    },
    birds_quelea: {
      name: 'ẹyẹ',
      look: 'orí ọkà tí ẹyẹ ti jẹ àti ọ̀pọ̀ ẹyẹ',
      first: 'Ṣọ́ oko ní òwúrọ̀ àti ìrọ̀lẹ́; tètè kórè.',
    },
    downy_mildew: {
      name: 'àrùn downy mildew',
      look: 'ewé ofeefee pẹ̀lú irun funfun lábẹ́',
      first: 'Fa èyí tó ní àrùn tu, dáná sun ún.',
    },
    long_smut: {
      name: 'àrùn eérú dúdú',
      look: 'lẹ́búlẹ́bú dúdú dípò ọkà',
      first: 'Gé orí tó ní àrùn, dáná sun ún; tọ́jú irúgbìn tó mọ́.',
    },
    head_miner: {
      name: 'kòkòrò orí ọkà',
      look: 'ìlà wíwọ́ lórí ọkà',
      first: 'Ẹ kò gbọdọ̀ fín oògùn: kò ràn yín lọ́wọ́, ó ń pa agbọ́n kéékèèké tó ń jẹ ẹ́.',
    },
    clr: { name: 'ìpẹtà kọfí', look: 'lẹ́búlẹ́bú pupa rúsúrúsú lábẹ́ ewé', first: 'Gé ẹ̀ka kí afẹ́fẹ́ àti ìmọ́lẹ̀ wọlé.' },
    cbb_berry_borer: {
      name: 'kòkòrò inú èso kọfí',
      look: 'ihò abẹ́rẹ́ ní ṣóńṣó èso',
      first: 'Ká gbogbo èso, pẹ̀lú èyí tó wà nílẹ̀.',
    },
    cbd: {
      name: 'àrùn èso kọfí',
      look: 'àmì dúdú jíjìn lára èso tútù',
      first: 'Mú èso tó ní àrùn kúrò, gé ẹ̀ka kí afẹ́fẹ́ wọlé.',
    },
    leaf_spots: {
      name: 'àmì ewé ẹ̀pà',
      look: 'àmì pupa pẹ̀lú òrùka ofeefee, àmì dúdú lábẹ́',
      first: 'Ẹ kò gbọdọ̀ ro nígbà tí ewé bá tutù; fa èyí tó hù fúnra rẹ̀; wú u lásìkò.',
    },
    rosette: { name: 'àrùn rosette', look: 'ẹ̀pà kúkúrú ofeefee tó dì pọ̀', first: 'Fa èyí tó ní àrùn tu, dí àlàfo.' },
    gn_aflatoxin: {
      name: 'èbu ẹ̀pà',
      look: 'ẹ̀pà tó ní èbu tàbí tó rù',
      first: 'Wú u lásìkò; sá a sórí tapólì, da èyí tó bàjẹ́ nù.',
    },
    late_blight: {
      name: 'àrùn late blight',
      look: 'àmì dúdú olómi, èbu funfun lábẹ́ ewé ní àárọ̀',
      first: 'Ẹ fa èyí tó ní àrùn tu; ewé kò gbọdọ̀ kan ilẹ̀ tútù, ẹ kò gbọdọ̀ rẹ ẹ́.',
    },
    early_blight: {
      name: 'àrùn early blight',
      look: 'òrùka pupa lára ewé ìsàlẹ̀',
      first: 'Gé ewé ìsàlẹ̀ tó ní àrùn, fi igi gbé e, bo ilẹ̀.',
    },
    tuta: {
      name: 'kòkòrò tòmátì (Tuta)',
      look: 'àmì funfun nínú ewé, ihò abẹ́rẹ́ lára èso',
      first: 'Ká ewé àti èso tó ní kòkòrò, rì í mọ́lẹ̀; so pakúté.',
    },
    bact_wilt: {
      name: 'àrùn rírọ',
      look: 'ohun ọ̀gbìn tútù tó rọ lójijì',
      first: 'Fa èyí tó rọ tu, dáná sun ún; jẹ́ kí omi ṣàn lọ. Kò sí oògùn tó ń wò ó sàn.',
    },
    sp_weevil: {
      name: 'kòkòrò ọ̀dùnkún',
      look: 'ihò kéékèèké lára ọ̀dùnkún, ìdí tó wú',
      first: 'Dí ihò ilẹ̀; tètè wú èyí tó gbó.',
    },
    spvd: {
      name: 'àrùn ewé ọ̀dùnkún',
      look: 'ewé kékeré tóóró tó ní àmì',
      first: 'Fa èyí tó ní àrùn tu; mú ìtàkùn tí kò ní àrùn nìkan.',
    },
    black_pod: {
      name: 'àrùn dúdú kòkó',
      look: 'àmì dúdú tó ń tàn lára èso kòkó',
      first: 'Lọ́sẹ̀ọ̀sẹ̀ gé èso tó ní àrùn, rì í mọ́lẹ̀; jẹ́ kí afẹ́fẹ́ wọlé.',
    },
    mirids: {
      name: 'kòkòrò mirid',
      look: 'àmì dúdú lára ọ̀mùnú àti èso, ọ̀mùnú tó ń kú',
      first: 'Dí àlàfo òjìji, gé ẹ̀ka ìdí.',
    },
    black_sigatoka: {
      name: 'àrùn sigatoka',
      look: 'ìlà dúdú àti ewé tó ń kú láti etí',
      first: 'Gé ewé tí ó ju ìdajì rẹ̀ lọ ti kú; la ọ̀nà omi, ro koríko.',
    },
    banana_weevil: {
      name: 'kòkòrò ọ̀gẹ̀dẹ̀',
      look: 'ọ̀gẹ̀dẹ̀ tí kò lágbára tó ń ṣubú, ihò ní ìdí',
      first: 'Fi igi lílà mú wọn; gbin ọmọ tó mọ́ nìkan.',
    },
    bbtv: { name: 'àrùn orí dídì', look: 'ewé tóóró tó dìde papọ̀', first: 'Wú èyí tó ní àrùn kúrò, bà á jẹ́.' },
    purple_blotch: {
      name: 'àmì elésè àlùkò',
      look: 'àmì elésè àlùkò jíjìn lára ewé',
      first: 'Bomi rin ín ní àárọ̀, ẹ kò gbọdọ̀ ṣe é ní ìrọ̀lẹ́.',
    },
    pepper_anthracnose: {
      name: 'àmì èso ata',
      look: 'àmì róbótó jíjìn lára èso',
      first: 'Ká èyí tó pọ́n léraléra, mú èyí tó ní àmì kúrò.',
    },
    okra_lcv: { name: 'ewé ilá kíká', look: 'ihò kéékèèké àti ewé kíká', first: 'Ro koríko, fa ilá tí ewé rẹ̀ ká tu.' },
    dbm: {
      name: 'kòkòrò kábéèjì',
      look: 'ihò lára ewé àti kòkòrò kéékèèké aláwọ̀ ewé',
      first: 'Fọwọ́ mú kòkòrò; ihò díẹ̀ lára ewé kò ṣe nǹkan.',
    },
    bollworm: {
      name: 'kòkòrò èso òwú',
      look: 'ihò lára ìrudi àti èso',
      first: 'Yẹ̀ ẹ́ wò lẹ́ẹ̀mejì lọ́sẹ̀; ká ìrudi tó ní ihò àti kòkòrò, bà á jẹ́.',
    },
    sesame_waterlog: {
      name: 'ìdíbàjẹ́ gbòǹgbò',
      look: 'ohun ọ̀gbìn ofeefee tó ń rọ níbi omi',
      first: 'La ọ̀nà omi lẹ́sẹ̀kẹsẹ̀ kí omi lọ.',
    },
    citrus_canker: {
      name: 'àrùn àti àmì dúdú ọsàn',
      look: 'àmì líle lára ewé àti èso',
      first: 'Kó èso tó jábọ́; gé ẹ̀ka tó ní àrùn nígbà tí òjò kò rọ̀.',
    },
    mango_anthracnose: {
      name: 'àrùn anthracnose',
      look: 'òdòdó dúdú àti àmì dúdú lára èso',
      first: 'Kó èso tó jábọ́ àti ẹ̀ka tó kú.',
    },
    wheat_rust: {
      name: 'ìpẹtà àlìkámà',
      look: 'lẹ́búlẹ́bú pupa rúsúrúsú lára ewé',
      first: 'Sọ fún òṣìṣẹ́ àgbẹ̀; béèrè irúgbìn tí àrùn yìí kì í mú.',
    },
    soybean_rust: {
      name: 'ìpẹtà sóyà',
      look: 'àmì pupa kéékèèké lábẹ́ ewé ìsàlẹ̀',
      first: 'Ẹ kò gbọdọ̀ wọ oko nígbà tí ewé bá tutù; kórè ní kété tó bá gbó.',
    },
    oil_palm_leaf_miner: {
      name: 'kòkòrò ewé ọ̀pẹ',
      look: 'ewé ọ̀pẹ pupa bí èyí tó jóná',
      first: 'Ẹ kò gbọdọ̀ pa èèrà àti agbọ́n; sọ fún iléeṣẹ́ epo tàbí NIFOR.',
    },
    armoured_bush_cricket: {
      name: 'ìrẹ̀ ńlá (cricket)',
      look: 'ìrẹ̀ ńlá aláìníyẹ̀ẹ́ lórí ọkà àti ní etí oko',
      first: 'Mú àwọn kékeré sínú ìgò; gbẹ́ kòtò tó dé orúnkún yí oko ká, gbá a mọ́ lójoojúmọ́.',
    },
    african_armyworm: {
      name: 'kòkòrò armyworm Áfíríkà',
      look: 'ọ̀pọ̀ kòkòrò onílà ní ọ̀sán, ewé tí a ti jẹ tán',
      first: 'Sọ fún ilé iṣẹ́ àgbẹ̀ lónìí; fọ́ wọn tàbí fi iyẹ̀pẹ̀ bò wọ́n.',
    },
    onion_thrips: {
      name: 'kòkòrò àlùbọ́sà (thrips)',
      look: 'ìlà funfun àti kòkòrò kéékèèké láàárín ewé tuntun',
      first: 'Ro koríko, bo ilẹ̀, ẹ kò gbọdọ̀ jẹ́ kó gbẹ.',
    },
    pod_bugs: {
      name: 'kòkòrò tó ń mu èso ẹ̀wà',
      look: 'èso ẹ̀wà tó rù àti kòkòrò pupa ẹlẹ́gùn-ún',
      first: 'Fọwọ́ mú kòkòrò, fọ́ wọn.',
    },
    okra_flea_beetle: {
      name: 'kòkòrò ilá tó ń fò',
      look: 'ihò kéékèèké àti kòkòrò dídán tó ń fò',
      first: 'Ro koríko; ilá tó dàgbà ń fara dà á.',
    },
    amaranth_webworm: {
      name: 'kòkòrò ẹ̀fọ́',
      look: 'ewé kíká tó ní òwú àti kòkòrò àwọ̀ ewé',
      first: 'Ká ewé tó ní òwú, fọ́ kòkòrò; tètè gé e.',
    },
    tylcv: {
      name: 'ewé kíká ofeefee',
      look: 'ewé kékeré tó ká sókè, ohun ọ̀gbìn kúkúrú',
      first: 'Fa èyí tí ewé rẹ̀ ká tu, rì í mọ́lẹ̀; fi àwọ̀n bo ibi ìtọ́jú èéhù.',
    },
    rice_stem_borer: {
      name: 'kòkòrò inú igi ìrẹsì',
      look: 'ọ̀mùnú àárín tó kú',
      first: 'Ẹ kò gbọdọ̀ fín oògùn: kò wúlò tó. Dín yúríà kù; gé kùkùté rẹ̀ nísàlẹ̀ lẹ́yìn ìkórè.',
    },
  },
  firstDry: { rice_blast: 'Bí ẹ bá rí i nìkan: ẹ kò gbọdọ̀ fi yúríà títí yóò fi dúró.' },
  sure: { low: 'ó ṣeé ṣe.', medium: 'ó jọ bẹ́ẹ̀.', high: 'ó ṣeé ṣe gan-an.' },
  walk: { field: 'Yẹ ohun ọ̀gbìn 20 wò', trees: 'Yẹ igi 10 wò' },
  rules: {
    'risk.high': {
      title: '{Crop}: ewu {pest}',
      content: 'Wá {look}. {walk} kí {by} tó kọjá. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: ẹ yẹ {pest} wò kí {by} tó kọjá, ewu pọ̀. {first} Àmì: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: ṣọ́ra fún {pest}',
      content: 'Wá {look}. {walk} kí {by} tó kọjá. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: ẹ yẹ {pest} wò kí {by} tó kọjá. {first} Àmì: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: ṣọ́ra fún májèlé èbu',
      content:
        '{first} Ẹ kò gbọdọ̀ jẹ, tà, tàbí fún ẹran ní èyí tó ní èbu. Wò ó kí {by} tó kọjá. {why} Èbu lè mú {crop}; májèlé rẹ̀ (aflatoxin) ń ṣe ọmọdé ní ibi, sísè kì í pa á.',
      sms: '{Crop}: kórè ní kété tó gbó, sá a sórí tapólì, da èyí tó ní èbu nù: májèlé ni. Wò ó kí {by} tó kọjá.',
    },
  },
}

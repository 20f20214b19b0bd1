import type { advice as english } from '../en/advice.ts'

/** Yoruba. Months keep the short English names that phones show. */
export const advice: typeof english = {
  days: ['Àìkú', 'Ajé', 'Ìṣẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ̀', 'Ẹtì', 'Àbámẹ́ta'],
  daysShort: ['Aiku', 'Aje', 'Isegun', 'Ojoru', 'Ojobo', 'Eti', 'Abameta'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: '{weekday} {day} {month}',
  thousands: ',',
  decimal: '.',
  crops: {
    maize: 'àgbàdo',
    cassava: 'ẹ̀gẹ́',
    beans: 'ẹ̀wà',
    rice: 'ìrẹsì',
    sorghum: 'ọkà bàbà',
    millet: 'jéró',
    yam: 'iṣu',
    'sweet-potato': 'ọ̀dùnkún',
    groundnuts: 'ẹ̀pà',
    cowpeas: 'ẹ̀wà',
    sesame: 'yànmọ̀tí',
    cotton: 'òwú',
    coffee: 'kọfí',
    cocoa: 'kòkó',
    plantain: 'ọ̀gẹ̀dẹ̀ àgbagbà',
    banana: 'ọ̀gẹ̀dẹ̀ wẹ́wẹ́',
    tomato: 'tòmátì',
    onion: 'àlùbọ́sà',
    pepper: 'ata',
    okra: 'ilá',
    spinach: 'ẹ̀fọ́ tẹ̀tẹ̀',
    cabbage: 'kábéèjì',
    wheat: 'àlìkámà',
    potatoes: 'ànàmọ́ òyìnbó',
    carrots: 'kárọ́ọ̀tì',
    lettuce: 'lẹ́tọ́ọ̀sì',
    mangoes: 'máńgòrò',
    oranges: 'ọsàn',
    avocados: 'píà',
  },
  stages: {
    planted: 'ṣẹ̀ṣẹ̀ gbìn',
    seedling: 'èéhù',
    vegetative: 'ń dàgbà',
    flowering: 'ń tanná',
    fruiting: 'ń so èso',
    mature: 'ti gbó, ó tó kórè',
    harvesting: 'àkókò ìkórè',
  },
  pests: {
    faw: {
      name: 'kòkòrò armyworm',
      look: 'ihò lára ewé àti ìgbẹ́ bí lẹ́búlẹ́bú igi nínú ọ̀mùnú',
      first: 'Fọ́ ẹyin àti kòkòrò; da yanrìn tàbí eérú sínú ọ̀mùnú.',
    },
    striga: {
      name: 'striga (ajẹ́-ọkà)',
      look: 'òdòdó elésè àlùkò tàbí funfun ní ìdí ohun ọ̀gbìn aláìlera',
      first: 'Fà á tu kó tó tanná, kó o kúrò lóko.',
    },
    maize_stem_borer: {
      name: 'kòkòrò inú pòròpórò',
      look: 'ihò kéékèèké ní ìlà lára ewé, ọ̀mùnú tó kú',
      first: 'Fa èyí tí ọ̀mùnú rẹ̀ kú tu, kí o bà á jẹ́.',
    },
    msv: {
      name: 'àrùn ìlà ewé àgbàdo',
      look: 'ìlà ofeefee lára ewé, àgbàdo kúkúrú',
      first: 'Fa èyí tó ń ṣàìsàn tu, ro koríko.',
    },
    maize_aflatoxin: {
      name: 'èbu àgbàdo',
      look: 'èbu aláwọ̀ ewé tàbí ofeefee lára àgbàdo',
      first: 'Ẹ kò gbọdọ̀ fi èyí tó gbẹ sílẹ̀ lóko; ẹ sá a sórí tapólì.',
    },
    rice_blast: {
      name: 'àrùn blast ìrẹsì',
      look: 'àmì bí dáyámọ́ńdì, eérú láàárín, ọrùn dúdú',
      first: 'Ẹ jẹ́ kí omi wà lóko, ẹ kò gbọdọ̀ fi náítírójìn sí i mọ́.',
    },
    rice_brown_spot: {
      name: 'àmì pupa ìrẹsì',
      look: 'àmì róbótó pupa pẹ̀lú òrùka ofeefee',
      first: 'Ẹ kò gbọdọ̀ jẹ́ kí oko gbẹ; ẹ fi ajílẹ̀ déédé.',
    },
    rice_blb: {
      name: 'àrùn jíjóná ewé',
      look: 'etí ewé ofeefee-funfun láti ṣóńṣó',
      first: 'Fa omi kúrò, dá náítírójìn dúró.',
    },
    rymv: { name: 'àrùn ofeefee ìrẹsì', look: 'ewé ofeefee, ìrẹsì kúkúrú', first: 'Fa èyí tó ń ṣàìsàn tu, ro koríko.' },
    rice_gall_midge: {
      name: 'kòkòrò gall midge',
      look: 'ọ̀mùnú funfun bí ewé àlùbọ́sà',
      first: 'Fa ìrẹsì ìgbẹ́ tu; dín náítírójìn kù.',
    },
    cmd: {
      name: 'àrùn mosaic ẹ̀gẹ́',
      look: 'ewé lílọ́ ofeefee àti eṣinṣin funfun lábẹ́ rẹ̀',
      first: 'Fa èyí tó ń ṣàìsàn tu kí o jó o; gbin igi tó mọ́.',
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
      first: 'Ẹ gé orí rẹ̀ kí ẹ bà á jẹ́; ẹ kò gbọdọ̀ fín oògùn.',
    },
    maruca: {
      name: 'kòkòrò inú páádì ẹ̀wà',
      look: 'òdòdó àti páádì tó ní ihò kéékèèké',
      first: 'Ṣí òdòdó 20; lo dóńgóyárò ní ìrọ̀lẹ́.',
    },
    cowpea_thrips: {
      name: 'kòkòrò òdòdó (thrips)',
      look: 'ìrudi pupa tó ń jábọ́',
      first: 'Gbọn ìrudi sí àtẹ́lẹwọ́; lo dóńgóyárò.',
    },
    cowpea_aphid: {
      name: 'iná ewé (aphid)',
      look: 'kòkòrò dúdú lórí ọ̀mùnú, ewé tó lẹ̀',
      first: 'Fi omi tàbí omi ọṣẹ fọ̀ wọ́n.',
    },
    bean_als: {
      name: 'àmì ewé ẹ̀wà',
      look: 'àmì pupa láàárín iṣan ewé',
      first: 'Ẹ kò gbọdọ̀ fọwọ́ kàn án nígbà tó tutù; ẹ ri ewé mọ́lẹ̀.',
    },
    bean_anthracnose: {
      name: 'àrùn anthracnose',
      look: 'àmì dúdú jíjìn lára páádì',
      first: 'Ẹ kò gbọdọ̀ ṣiṣẹ́ nínú ẹ̀wà tó tutù; ẹ pa irúgbìn mímọ́ mọ́.',
    },
    yam_anthracnose: {
      name: 'àrùn dúdú iṣu',
      look: 'àmì dúdú lára ewé, okùn tó ń dúdú',
      first: 'Ẹ fi igi gbé e; ẹ kò gbọdọ̀ ro nígbà tí ewé tutù.',
    },
    yam_beetle: {
      name: 'kòkòrò iṣu (beetle)',
      look: 'okùn tó ń rọ àti ihò lára iṣu',
      first: 'Fi eérú sí èbù, fọwọ́ mú kòkòrò.',
    },
    yam_nematode: {
      name: 'aràn gbòǹgbò',
      look: 'iṣu tó là tó sì ní kókó',
      first: 'Pa èbù mímọ́ nìkan mọ́, yí oko padà.',
    },
    sorghum_midge: {
      name: 'eṣinṣin ọkà (midge)',
      look: 'eṣinṣin ọsàn kéékèèké lórí òdòdó ní àárọ̀',
      first: 'Gé orí tó yá jù; ẹ gbìn pọ̀ ní kùtùkùtù ọdún tó ń bọ̀.',
    },
    shoot_fly: {
      name: 'eṣinṣin ọ̀mùnú',
      look: 'ewé àárín tó kú nínú èéhù',
      first: 'Fa èyí tó kú tu nígbà tí o bá ń dín in kù.',
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
      first: 'Fa èyí tó ń ṣàìsàn tu, jó o.',
    },
    long_smut: {
      name: 'àrùn eérú dúdú',
      look: 'lẹ́búlẹ́bú dúdú dípò ọkà',
      first: 'Gé orí tó ní àrùn jó; pa irúgbìn mímọ́ mọ́.',
    },
    head_miner: { name: 'kòkòrò orí ọkà', look: 'ìlà wíwọ́ lórí ọkà', first: 'Oògùn kò ràn án; béèrè lọ́wọ́ olùkọ́ àgbẹ̀.' },
    clr: { name: 'ìpẹtà kọfí', look: 'lẹ́búlẹ́bú ọsàn lábẹ́ ewé', first: 'Gé ẹ̀ka kí afẹ́fẹ́ àti ìmọ́lẹ̀ wọlé.' },
    cbb_berry_borer: {
      name: 'kòkòrò inú èso kọfí',
      look: 'ihò abẹ́rẹ́ ní ṣóńṣó èso',
      first: 'Ká gbogbo èso, pẹ̀lú èyí tó wà nílẹ̀.',
    },
    cbd: { name: 'àrùn èso kọfí', look: 'àmì dúdú jíjìn lára èso tútù', first: 'Mú èso aláìsàn kúrò, gé ẹ̀ka.' },
    leaf_spots: {
      name: 'àmì ewé ẹ̀pà',
      look: 'àmì pupa pẹ̀lú òrùka ofeefee',
      first: 'Fa ẹ̀pà tó hù fúnra rẹ̀ tu; yí ohun ọ̀gbìn padà lọ́dún tó ń bọ̀.',
    },
    rosette: { name: 'àrùn rosette', look: 'ẹ̀pà kúkúrú ofeefee tó dì pọ̀', first: 'Fa èyí tó ń ṣàìsàn tu, dí àlàfo.' },
    gn_aflatoxin: {
      name: 'èbu ẹ̀pà',
      look: 'ẹ̀pà tó ní èbu tàbí tó rù',
      first: 'Wú u lásìkò; sá a sórí tapólì, da èyí tó bàjẹ́ nù.',
    },
    late_blight: {
      name: 'àrùn late blight',
      look: 'àmì dúdú olómi, èbu funfun lábẹ́ ewé ní àárọ̀',
      first: 'Ẹ fa èyí tó ní àrùn tu; ẹ kò gbọdọ̀ jẹ́ kí ewé tutù.',
    },
    early_blight: {
      name: 'àrùn early blight',
      look: 'òrùka pupa lára ewé ìsàlẹ̀',
      first: 'Gé ewé ìsàlẹ̀ aláìsàn, fi igi gbé e, bo ilẹ̀.',
    },
    tuta: {
      name: 'kòkòrò tòmátì (Tuta)',
      look: 'àmì funfun nínú ewé, ihò abẹ́rẹ́ lára èso',
      first: 'Ká ewé aláìsàn; lo dóńgóyárò ní ìrọ̀lẹ́.',
    },
    bact_wilt: { name: 'àrùn rírọ', look: 'ohun ọ̀gbìn tútù tó rọ lójijì', first: 'Fà á tu, jó o; jẹ́ kí omi ṣàn lọ.' },
    sp_weevil: {
      name: 'kòkòrò ọ̀dùnkún',
      look: 'ihò kéékèèké lára ọ̀dùnkún, ìdí tó wú',
      first: 'Dí ihò ilẹ̀; tètè wú èyí tó gbó.',
    },
    spvd: {
      name: 'àrùn ewé ọ̀dùnkún',
      look: 'ewé kékeré tóóró alámì',
      first: 'Fa èyí tó ń ṣàìsàn tu; mú okùn tó lera.',
    },
    black_pod: {
      name: 'àrùn dúdú kòkó',
      look: 'àmì dúdú tó ń tàn lára èso kòkó',
      first: 'Lọ́sẹ̀ọ̀sẹ̀ gé èyí tó ń ṣàìsàn, ri í mọ́lẹ̀.',
    },
    mirids: { name: 'kòkòrò mirid', look: 'àmì dúdú lára èso àti ọ̀mùnú tó ń kú', first: 'Dí àlàfo òjìji, gé ẹ̀ka ìdí.' },
    black_sigatoka: {
      name: 'àrùn sigatoka',
      look: 'ìlà dúdú àti ewé tó ń kú láti etí',
      first: 'Gé ewé tó ti kú dé ìdajì; ro koríko.',
    },
    banana_weevil: {
      name: 'kòkòrò ọ̀gẹ̀dẹ̀',
      look: 'ọ̀gẹ̀dẹ̀ aláìlera tó ń ṣubú, ihò ní ìdí',
      first: 'Fi igi lílà mú wọn; gbin ọmọ tó mọ́.',
    },
    bbtv: { name: 'àrùn orí dídì', look: 'ewé tóóró tó dìde papọ̀', first: 'Wú èyí tó ń ṣàìsàn kúrò, bà á jẹ́.' },
    purple_blotch: {
      name: 'àmì elésè àlùkò',
      look: 'àmì elésè àlùkò jíjìn lára ewé',
      first: 'Bomi rin ín ní àárọ̀, kì í ṣe ìrọ̀lẹ́.',
    },
    pepper_anthracnose: {
      name: 'àmì èso ata',
      look: 'àmì róbótó jíjìn lára èso',
      first: 'Ká èyí tó pọ́n léraléra, mú alámì kúrò.',
    },
    okra_lcv: {
      name: 'kòkòrò ilá',
      look: 'ihò kéékèèké àti ewé kíká',
      first: 'Ro koríko, fa aláìsàn tu, lo dóńgóyárò.',
    },
    dbm: {
      name: 'kòkòrò kábéèjì',
      look: 'fèrèsé lára ewé àti kòkòrò tútù kéékèèké',
      first: 'Fọwọ́ mú kòkòrò; lo dóńgóyárò ní ìrọ̀lẹ́.',
    },
    bollworm: { name: 'kòkòrò èso òwú', look: 'ihò lára ìrudi àti èso', first: 'Yẹ̀ ẹ́ wò lẹ́ẹ̀mejì lọ́sẹ̀; ká a, bà á jẹ́.' },
    sesame_waterlog: {
      name: 'ìdíbàjẹ́ gbòǹgbò',
      look: 'ohun ọ̀gbìn ofeefee tó ń rọ níbi omi',
      first: 'La ojú omi lẹ́sẹ̀kẹsẹ̀.',
    },
    citrus_canker: {
      name: 'àrùn awọ ọsàn',
      look: 'àmì líle lára ewé àti èso',
      first: 'Kó èso tó jábọ́; gé ẹ̀ka aláìsàn.',
    },
    mango_anthracnose: {
      name: 'àrùn anthracnose',
      look: 'òdòdó dúdú àti àmì dúdú lára èso',
      first: 'Kó èso tó jábọ́ àti ẹ̀ka tó kú.',
    },
    wheat_rust: {
      name: 'ìpẹtà àlìkámà',
      look: 'lẹ́búlẹ́bú ọsàn tàbí pupa lára ewé',
      first: 'Sọ fún olùkọ́ àgbẹ̀; béèrè irúgbìn alágbára.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: bomi rin in ṣáájú {by}',
      content:
        'Ilẹ̀ ń gbẹ, òjò kò sí nítòsí. Ohun ọ̀gbìn tí òùngbẹ ń gbẹ kì í dàgbà. Fún un ní omi bíi mm {mm}: {water}. Ṣe é ní àárọ̀ tàbí ìrọ̀lẹ́, ṣáájú {by}. Kọ́kọ́ gbẹ́ cm 20: tí ilẹ̀ bá tutù níbẹ̀, dúró.',
      sms: '{Crop}: ile n gbe. Fun un ni omi bii mm {mm} saaju {by}, aaro tabi irole. Koko gbe cm 20: ti o ba tutu, duro.',
    },
    'irrigation.flowering': {
      title: '{Crop}: bomi rin in nísinsìnyí',
      content:
        'Ilẹ̀ ti gbẹ jù ní àkókò tí òùngbẹ ń ba ìkórè jẹ́ jùlọ. Fún un ní omi bíi mm {mm}: {water}. Ṣe é ṣáájú {by}, ní àárọ̀ tàbí ìrọ̀lẹ́. Kọ́kọ́ gbẹ́ cm 20: tí ilẹ̀ bá tutù níbẹ̀, dúró.',
      sms: '{Crop}: bomi rin in saaju {by}, oungbe n ba ikore je. Bii mm {mm}. Koko gbe cm 20: ti o ba tutu, duro.',
    },
    'irrigation.soon': {
      title: '{Crop} yóò nílò omi ṣáájú {by}',
      content:
        'Ilẹ̀ ṣì ní omi díẹ̀, ṣùgbọ́n {crop} yóò lò ó tán láìpẹ́. Múra omi bíi mm {mm}: {water}. Lójoojúmọ́ fọwọ́ kan ilẹ̀ ní jíjìn cm 20; bomi rin in ṣáájú {by} tó bá gbẹ tí òjò kò rọ̀.',
      sms: '{Crop}: yoo nilo omi saaju {by}, bii mm {mm}. Ye ile wo ni cm 20; bomi rin in ti o ba gbe.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: má bomi rin in, òjò ń bọ̀',
      content:
        'À ń retí òjò bíi mm {rain} ṣáájú {to}. Bíbomi rin nísinsìnyí ń fi omi àti owó ṣòfò. Dúró de òjò. Ní {by} gbẹ́ cm 20: tí ilẹ̀ bá ṣì gbẹ, bomi rin in.',
      sms: '{Crop}: ojo bii mm {rain} n bo ki {to} to koja. E ko gbodo bomi rin in bayii. Ni {by} e ye ile wo; ti o ba gbe, e bomi rin in.',
    },
    'irrigation.enough': {
      title: '{Crop}: omi tó nínú ilẹ̀ lọ́sẹ̀ yìí',
      content:
        'Ilẹ̀ oko {crop} rẹ ní omi tó tó bí ọ̀sẹ̀ kan. Omi àfikún máa ń fọ oúnjẹ ilẹ̀ lọ, ó sì ń náni lówó. Má bomi rin in báyìí. Ní {by} gbẹ́ cm 20: tó bá gbẹ, tún bẹ̀rẹ̀.',
      sms: '{Crop}: omi to ninu ile lose yii. E ko gbodo bomi rin in bayii. E ye ile wo, cm 20 jin, ni {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: dá omi dúró kí o tó kórè',
      content:
        'Ìkórè ń gbó. Omi nísinsìnyí ń fa ìdíbàjẹ́ àti èbu. Dá omi dúró, la ojú omi kí oko gbẹ. Kórè nígbà tí o bá rí àmì: {sign}. Máa yẹ̀ ẹ́ wò títí di {by}.',
      sms: '{Crop}: o n gbo. Da omi duro, la oju omi. Kore nigba ti o ba ri: {sign}.',
    },
    'irrigation.pond': {
      title: 'Ìrẹsì: jẹ́ kí omi díẹ̀ dúró lóko',
      content:
        'Omi tó dúró ń dènà koríko; oko gbígbẹ nígbà òdòdó ń fa ìrẹsì òfìfo. Òjò kò sí nítòsí. Jẹ́ kí omi bíi cm 5 (ìka mẹ́ta) dúró. Dà á wọlé ṣáájú {by}, dí ihò, yẹ̀ ẹ́ wò lọ́jọ́ méjì méjì.',
      sms: 'Iresi: je ki omi bii cm 5 duro, da a wole saaju {by}. Oko gbigbe n fa iresi ofifo.',
    },
    'dry.young': {
      title: '{Crop}: ran èéhù lọ́wọ́ nínú ọ̀gbẹlẹ̀',
      content:
        '{why} Gbòǹgbò èéhù kúrú, òun ló ń kọ́kọ́ gbẹ. Ro koríko, fi koríko gbígbẹ bo ilẹ̀, dá ajílẹ̀ dúró títí òjò yóò fi rọ̀. Tí o bá ń pọn omi, fún aláìlera ní ìrọ̀lẹ́. Ṣe é ṣáájú {by}.',
      sms: '{Crop}: ogbele. Ro koriko, fi koriko gbigbe bo ile, da ajile duro titi ojo. Saaju {by}.',
    },
    'dry.growing': {
      title: '{Crop}: pa omi inú ilẹ̀ mọ́',
      content:
        '{why} Ohun ọ̀gbìn rẹ ń lo omi tó kù nínú ilẹ̀. Ṣáájú {by} ro koríko, fi koríko gbígbẹ bo ilẹ̀, di ebè kí ó lè gba òjò tó ń bọ̀. Dá ajílẹ̀ dúró títí ilẹ̀ yóò fi tutù.',
      sms: '{Crop}: ile n gbe. Saaju {by} ro koriko, bo ile, di ebe ki o le gba ojo. Da ajile duro.',
    },
    'dry.flowering': {
      title: '{Crop}: ọ̀gbẹlẹ̀ ní àkókò tó burú jù',
      content:
        '{why} Ní ìpele yìí òùngbẹ ń ba ìkórè jẹ́ jùlọ. Ṣáájú {by} fa koríko láìgé gbòǹgbò, bo ilẹ̀, di ebè. Tí o bá lè rí omi, ọ̀sẹ̀ yìí ni ó ṣe pàtàkì jù. Dá ajílẹ̀ dúró.',
      sms: '{Crop}: ogbele ni akoko to buru ju. Saaju {by} ro koriko, bo ile, di ebe. Ti o ba ri omi, lo o lose yii.',
    },
    'dry.tree': {
      title: '{Crop}: dáàbò bo gbòǹgbò nínú ẹ̀ẹ̀rùn',
      content:
        '{why} Ṣáájú {by} tẹ́ ewé gbígbẹ sábẹ́ igi, àtẹ́lẹwọ́ kan sí ìdí. Ro abẹ́ igi. Fún igi tí kò tó ọdún mẹ́ta ní omi. Má gé ẹ̀ka púpọ̀, ṣọ́ra fún iná.',
      sms: '{Crop}: eerun. Saaju {by} te ewe gbigbe sabe igi, fun igi kekere ni omi. Sora fun ina.',
    },
    'rain.heavy': {
      title: '{Crop}: òjò ńlá ń bọ̀, la ojú omi',
      content:
        'Òjò bíi mm {rain} lè rọ̀ {span}, bíi agolo lítà mẹ́wàá {cans} ní mítà onígun mẹ́rin kan. Omi tó dúró ń pa gbòǹgbò. Kí {by} tó kọjá, la ojú omi. Má bomi rin, má fín, má fi ajílẹ̀ títí yóò fi kọjá.',
      sms: '{Crop}: ojo nla {span}, bii mm {rain}. E la ona omi ki {by} to koja. E ko gbodo fi ajile, fin oogun tabi bomi rin.',
    },
    'rain.heavy-rice': {
      title: 'Ìrẹsì: òjò ńlá ń bọ̀, yẹ ebè omi wò',
      content:
        'Òjò bíi mm {rain} lè rọ̀ {span}. Omi jíjìn ń bo ìrẹsì kékeré mọ́lẹ̀. Kí {by} tó kọjá, tún ebè ṣe, ṣí ọ̀nà fún omi àjẹṣẹ́kù. Má fi ajílẹ̀ títí yóò fi kọjá.',
      sms: 'Iresi: ojo nla {span}, bii mm {rain}. E tun ebe se, e si ona omi ki {by} to koja. E ko gbodo fi ajile.',
    },
    'rain.wet-soil': {
      title: '{Crop}: omi ti kún ilẹ̀',
      content:
        'Òjò púpọ̀ ti rọ̀, ilẹ̀ kò lè gbà mọ́. Gbòǹgbò tí kò rí afẹ́fẹ́ ń pọ́n, ó ń jẹrà. Ṣáájú {by} la ojú omi níbi tó dúró, má tẹ ilẹ̀ tútù. Fi ajílẹ̀ tàbí oògùn nígbà tí omi bá ṣàn tán.',
      sms: '{Crop}: omi kun ile. Ki {by} to koja e la ona omi nibi to duro. E ko gbodo fi ajile tabi oogun titi omi yoo fi san.',
    },
    'wind.prop': {
      title: '{Crop}: ìjì ń bọ̀, fi igi gbé e',
      content:
        'Afẹ́fẹ́ bíi km {wind} ní wákàtí lè fẹ́ ṣáájú {to}. Èyí tó ní odidi ń ṣubú, odidi á ṣòfò. Ṣáájú {by} fi igi oníga gbé e, gé ewé tó kú, so wọ́n pọ̀.',
      sms: '{Crop}: iji saaju {to}. Fi igi gbe eyi to ni odidi saaju {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: ooru ńlá nígbà òdòdó',
      content:
        'À ń retí ooru tó {tmax} °C {span}. Nínú irú ooru yìí òdòdó kì í so. Bomi rin ín ní kùtùkùtù tí o bá lè ṣe é, fi koríko gbígbẹ bo ilẹ̀, má fín tàbí ro nínú ooru.',
      sms: '{Crop}: ooru to {tmax}C {span} nigba ododo. Bomi rin in ni kutukutu, bo ile.',
    },
    'heat.days': {
      title: '{Crop}: ọjọ́ ooru ńlá ń bọ̀',
      content:
        'À ń retí ooru tó {tmax} °C fún ọjọ́ {hotDays} tàbí jù, títí di {to}. Ohun ọ̀gbìn ń pàdánù omi kíákíá. Bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́, ṣíji bo èéhù, bo ilẹ̀. Ṣiṣẹ́ nígbà tí ó tutù.',
      sms: '{Crop}: ooru titi di {to}, to {tmax}C. Bomi rin aaro tabi irole, siji bo eehu, bo ile.',
    },
    'cold.nights': {
      title: '{Crop}: òtútù òru ń dá ìdàgbà dúró',
      content:
        'À ń retí òru bíi {tmin} °C títí di {to}. Ohun ọ̀gbìn ń lọ́ra, èéhù ń pọ́n. Bo èéhù ní òru, bomi rin ní àárọ̀, kì í ṣe ìrọ̀lẹ́, dá ajílẹ̀ dúró títí yóò fi móoru.',
      sms: '{Crop}: otutu oru, bii {tmin}C titi di {to}. Bo eehu ni oru, bomi rin ni aaro, da ajile duro.',
    },
    'cold.frost': {
      title: '{Crop}: yìnyín lè dé',
      content:
        'Òru bíi {tmin} °C lè mú yìnyín wá ṣáájú {to}. Ó ń sọ ewé di dúdú, ó ń pa èéhù. Kí oòrùn tó wọ̀ fi aṣọ tàbí koríko bò ó, jẹ́ kí ilẹ̀ tutù, ṣí i ní àárọ̀.',
      sms: '{Crop}: yinyin le de saaju {to}, bii {tmin}C. Bo o ki oorun to wo, je ki ile tutu.',
    },
    'fertilizer.basal': {
      title: '{Crop}: ajílẹ̀ àkọ́kọ́ ṣáájú {by}',
      content:
        'Gbòǹgbò kékeré nílò oúnjẹ nítòsí. Fún un ní {product} ṣáájú {by}, lórí ilẹ̀ tútù: {dose}. Fi í sí jíjìn cm 5, ìka mẹ́ta sí ìdí, kí o fi ilẹ̀ bò ó. Ìgbẹ́ ẹran náà dára.',
      sms: '{Crop}: fi ajile akoko ({product}) saaju {by} lori ile tutu, ika meta si idi, bo o.',
    },
    'fertilizer.go': {
      title: '{Crop}: àkókò ajílẹ̀ kejì ti tó',
      content:
        'Àkókò láti tún bọ́ {crop} rẹ nìyí. {why} Kọ́kọ́ ro koríko, lẹ́yìn náà fún un ní {product}: {dose}. Fi í sí ìka mẹ́ta sí ìdí, fi ilẹ̀ bò ó. Ṣe é ṣáájú {by}.',
      sms: '{Crop}: akoko ajile ({product}) ti to, saaju {by}. Koko ro, fi i si ika meta si idi, bo o.',
    },
    'fertilizer.hold': {
      title: '{Crop}: dá ajílẹ̀ dúró, òjò ńlá ń bọ̀',
      content:
        'Àkókò ajílẹ̀ {crop} ni, ṣùgbọ́n òjò bíi mm {rain} lè rọ̀ ṣáájú {to}. Yóò fọ ajílẹ̀ àti owó rẹ lọ. Pa àpò mọ́ níbi gbígbẹ, ro koríko ná, fi í sí nígbà tí omi bá ṣàn tán.',
      sms: '{Crop}: e ko gbodo fi ajile siwaju ojo (bii mm {rain} ki {to} to koja). E ro koriko bayii, e fi ajile leyin ojo.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: dúró de ilẹ̀ tútù fún ajílẹ̀',
      content:
        'Àkókò ajílẹ̀ {crop} ni, ṣùgbọ́n ilẹ̀ gbẹ. Ajílẹ̀ lórí ilẹ̀ gbígbẹ ń ṣòfò tàbí jó gbòǹgbò. Ro koríko ní báyìí, múra {product} sílẹ̀. Fi í sí ní ọjọ́ kejì òjò dáadáa.',
      sms: '{Crop}: ile gbe ju fun ajile. Ro koriko, fi {product} ni ojo keji ojo daadaa.',
    },
    'fertilizer.tree': {
      title: '{Crop}: fi ajílẹ̀ nígbà tí ilẹ̀ tutù',
      content:
        'Òjò ń gbé oúnjẹ dé gbòǹgbò, nítorí náà àkókò nìyí. Ṣáájú {by} ro òrùka sábẹ́ ẹ̀ka, tan {product}, àtẹ́lẹwọ́ kan sí ìdí, fi ewé bò ó.',
      sms: '{Crop}: fi ajile nigba ti ile tutu, saaju {by}. Ro oruka, tan {product}, fi ewe bo o.',
    },
    'fertilizer.pods': {
      title: 'Ẹ̀pà: èso rẹ̀ nílò gypsum tàbí lime',
      content:
        'Èso ẹ̀pà ń kún láti inú ilẹ̀ tó yí i ká; tí kò bá sí calcium yóò ṣófo. Tí o bá rí gypsum tàbí lime, wọ́n ọn sí ìdí ẹ̀pà ṣáájú {by}, lórí ilẹ̀ tútù. Má ro lẹ́yìn náà.',
      sms: 'Epa: e won gypsum tabi efun oko (lime) si idi epa ki {by} to koja, lori ile tutu. E ko gbodo ro o leyin naa.',
    },
    'risk.high': {
      title: '{Crop}: ewu {pest}',
      content: '{Pest}: {sure} {why} Wá {look}. {walk} ṣáájú {by}. {first} {treat}',
      sms: '{Crop}: ewu {pest}. Ye e wo ki {by} to koja. {first} Ami: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: ṣọ́ra fún {pest}',
      content: '{Pest}: {sure} {why} Wá {look}. {walk} ṣáájú {by}. {first} {treat}',
      sms: '{Crop}: sora fun {pest}. Ye e wo ki {by} to koja. {first} Ami: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: ṣọ́ra fún májèlé èbu',
      content:
        '{why} Èbu lè mú {crop}; májèlé rẹ̀ (aflatoxin) ń ṣe ọmọdé ní ibi, sísè kì í pa á. {first} Má jẹ, má tà, má fún ẹran ní èyí tó ní èbu. Tún wò ó ṣáájú {by}.',
      sms: '{Crop}: ewu majele ebu. Kore ni kete to gbo, sa a kuro nile, da elebu nu. Tun wo o saaju {by}.',
    },
    'planting.outside': {
      title: '{Crop}: èyí kì í ṣe àkókò gbíngbìn',
      content:
        'Àkókò gbíngbìn níhìn-ín ni {from} sí {to}. Lẹ́yìn rẹ̀ òjò lè kùnà. Tí o kò bá tíì gbìn, dúró. Tí o bá ti gbìn, múra láti pọn omi tàbí tún gbìn.',
      sms: '{Crop}: akoko gbingbin nihin {from} si {to}. O ko tii gbin? Duro. O ti gbin? Mura omi tabi tun gbin.',
    },
    'planting.no-rain': {
      title: '{Crop}: ẹ̀ẹ̀rùn kì í ṣe àkókò gbíngbìn',
      content:
        'Òjò kì í rọ̀ níhìn-ín báyìí; òjò máa ń bẹ̀rẹ̀ ní bíi {from}. Láìsí omi, ohun tí a gbìn báyìí yóò kú. O kò tíì gbìn? Dúró, múra ilẹ̀. O ti gbìn? Máa bomi rin ín, bo ilẹ̀, tàbí múra láti tún gbìn.',
      sms: '{Crop}: eerun ni, ojo n bere ni bii {from}. E ko tii gbin? E duro. E ti gbin? E fun un ni omi lojo meji-meta.',
    },
    'planting.wait-rain': {
      title: '{Crop}: dúró de òjò dáadáa kí o tó gbìn',
      content:
        'Àkókò gbíngbìn ni, ṣùgbọ́n òjò kò tíì fìdí múlẹ̀. Òjò ẹ̀tàn ń pa irúgbìn. O kò tíì gbìn? Múra ilẹ̀, dúró de bíi mm {onset} láàárín ọjọ́ {onsetDays}. O ti gbìn? Pa irúgbìn mọ́ fún àlàfo.',
      sms: '{Crop}: duro de ojo bii mm {onset} laaarin ojo {onsetDays} ki o to gbin. O ti gbin? Pa irugbin mo fun alafo.',
    },
    'planting.ready': {
      title: '{Crop}: ilẹ̀ tutù tó láti gbìn',
      content:
        '{why} Àkókò tọ́, ilẹ̀ sì tutù. Tí o kò bá tíì gbin {crop} tán, parí rẹ̀ ṣáájú {by}: gbígbìn pẹ́ ń dín ìkórè kù. Lo irúgbìn rere, gbìn ní ìlà.',
      sms: '{Crop}: ile tutu, akoko to. Pari gbingbin saaju {by}. Gbigbin pe n din ikore ku.',
    },
    'planting.dry-start': {
      title: '{Crop}: ọ̀gbẹlẹ̀ lẹ́yìn gbíngbìn',
      content:
        '{why} Òjò kò sí nítòsí. Irúgbìn lè má hù, èéhù lè kú. Pa irúgbìn mọ́. Ṣáájú {by} yẹ ibi 10 wò: tí kò bá tó ìdajì tó hù, tún gbìn pẹ̀lú òjò dáadáa tó ń bọ̀.',
      sms: '{Crop}: ogbele leyin gbingbin. Ye e wo saaju {by}; ti ko ba to idaji to hu, tun gbin pelu ojo to n bo.',
    },
    'stage.unknown': {
      title: '{Crop}: ìgbà wo ni o gbìn ín?',
      content:
        'A kò mọ ìgbà tí o gbin {crop}, nítorí náà a kò lè sọ ohun tó nílò. Jọ̀wọ́ fi ọjọ́ gbíngbìn àti ìpele sínú àkọsílẹ̀ ohun ọ̀gbìn rẹ. Nígbà náà wàá gba ìmọ̀ràn lórí omi, ajílẹ̀, kòkòrò àti ìkórè.',
      sms: '{Crop}: jowo fi ojo gbingbin ati ipele sinu Gona, ki imoran le ba oko re mu.',
    },
    'stage.over': {
      title: '{Crop}: ṣé o ti kórè tán?',
      content:
        'Gẹ́gẹ́ bí ọjọ́ gbíngbìn, ó yẹ kí ìkórè {crop} ti parí. Tó bá ti parí, jọ̀wọ́ fi ohun ọ̀gbìn tuntun àti ọjọ́ rẹ̀ sílẹ̀. Tí kò bá rí bẹ́ẹ̀, tètè kórè: èyí tó pẹ́ ń fa kòkòrò àti èbu.',
      sms: '{Crop}: o ye ki ikore ti pari. To ba ri bee, jowo fi ohun ogbin tuntun ati ojo re sinu Gona.',
    },
    'stage.question': {
      title: '{Crop}: ṣé ìpele yìí tọ̀nà?',
      content:
        'O sọ fún wa pé ìpele {crop} ni: {stated}. Gẹ́gẹ́ bí ọjọ́ gbíngbìn ({planted}) a retí: {expected}. Jọ̀wọ́ yẹ ọjọ́ gbíngbìn àti ìpele wò nínú àkọsílẹ̀ rẹ, kí ìmọ̀ràn wa lè bá oko rẹ mu.',
      sms: '{Crop}: {stated} tabi {expected}? Jowo ye ojo gbingbin ati ipele wo ninu Gona, ki imoran le ba oko re mu.',
    },
    'harvest.soon': {
      title: '{Crop}: múra sílẹ̀ fún ìkórè',
      content:
        '{Crop} rẹ yóò gbó ní bíi ọjọ́ {daysLeft}. Àmì: {sign}. Ṣáájú {by} fọ àká, wá tapólì àti àpò gbígbẹ, pe olùrànlọ́wọ́. Ìkórè pẹ́ ń bọ́ ẹyẹ, kòkòrò àti èbu.',
      sms: '{Crop}: yoo gbo ni bii ojo {daysLeft}. Saaju {by} mura tapoli, apo gbigbe, aka ati oluranlowo.',
    },
    'harvest.now': {
      title: '{Crop}: ọjọ́ tó dára fún ìkórè',
      content:
        'Ó yẹ kí {crop} rẹ ti gbó, kò sí òjò títí di {to}. Àmì: {sign}. Kórè ṣáájú {by}, bẹ̀rẹ̀ sí í sá a láàárín ọjọ́ méjì lórí tapólì, kì í ṣe ilẹ̀ lásán. Èyí tó dúró ń bọ́ ẹyẹ, kòkòrò àti èbu.',
      sms: '{Crop}: o ti gbo, ko si ojo titi di {to}. Kore saaju {by}, sa a sori tapoli, ki i se ile lasan.',
    },
    'harvest.between-showers': {
      title: '{Crop}: kórè láàárín òjò',
      content:
        'Ó yẹ kí {crop} rẹ ti gbó (àmì: {sign}), ṣùgbọ́n ọjọ́ gbígbẹ kò pọ̀. Ṣáájú {by} kórè ní òwúrọ̀ gbígbẹ, gbé e sábẹ́ òrùlé lọ́jọ́ kan náà, tẹ́ ẹ fẹ́lẹ́, máa yí i. Òkìtì tútù ń gbóná, ó ń ní èbu.',
      sms: '{Crop}: o ti gbo. Saaju {by} kore ni owuro gbigbe, gbe e sabe orule lojo kan naa, maa yi i.',
    },
    'harvest.before-rain': {
      title: '{Crop}: kórè èyí tó gbó kí òjò tó dé',
      content:
        'Òjò bíi mm {rain} lè rọ̀ {span}. Òjò lórí èyí tó gbó ń fa èbu. Kí {by} tó kọjá, kórè èyí tó gbó ({sign}), gbé e sábẹ́ òrùlé. Bo èyí tó ń gbẹ. Fi èyí tí kò gbó sílẹ̀.',
      sms: '{Crop}: ojo {span}, bii mm {rain}. E kore eyi to gbo ki {by} to koja, e gbe e sabe orule.',
    },
    'harvest.drying': {
      title: '{Crop}: sá a dáadáa kí o tó tọ́jú u',
      content:
        'Èyí tó tutù ń ní èbu nínú àpò. Tẹ́ {crop} fẹ́lẹ́ sórí tapólì nínú oòrùn, máa yí i, bò ó ní òru. {dryness} Iyọ̀ gbígbẹ tí o fi pọ̀ mọ́ ọn nínú ìgò kò gbọdọ̀ lẹ̀ mọ́ ọn.',
      sms: '{Crop}: sa a sori tapoli, maa yi i, bo o ni oru. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: tọ́jú u gbẹ, kí o dì í, kúrò nílẹ̀',
      content:
        'Kòkòrò àti èbu lè jẹ ìdámẹ́ta àká. Ṣa èyí tí kò dára kúrò. Nígbà tó bá gbẹ dáadáa, dì í sínú àpò tí afẹ́fẹ́ kò wọ̀, gbé e sórí igi, jìnnà sí ògiri, má ṣí i léraléra. Parí rẹ̀ ṣáájú {by}.',
      sms: '{Crop}: nigba to ba gbe daadaa, e di i sinu apo ti afefe ko wo, kuro nile, ki {by} to koja. E ko gbodo si i leralera.',
    },
    'harvest.roots': {
      title: '{Crop}: wú ohun tí o lè tà tàbí lò',
      content:
        'Ó yẹ kí {crop} rẹ ti tó: {sign}. Lẹ́yìn wíwú ó ń tètè bàjẹ́. Wú ohun tí o lè tà, sè tàbí ṣe láàárín ọjọ́ méjì, má ṣá a lọ́gbẹ́. Tí ilẹ̀ bá le, wú u lẹ́yìn òjò. Láti ìsinsìnyí títí di {by}.',
      sms: '{Crop}: o ti to ({sign}). Titi di {by} e wu ohun ti e le ta tabi se laaarin ojo 2 nikan; e ko gbodo sa a logbe.',
    },
    'harvest.tubers': {
      title: '{Crop}: fara balẹ̀ wú u, yóò pẹ́',
      content:
        'Ó yẹ kí {crop} rẹ ti tó: {sign}. Èyí tó lọ́gbẹ́ ló ń kọ́kọ́ jẹrà. Títí di {by} wú u lọ́jọ́ gbígbẹ láìṣá a, jẹ́ kí awọ gbẹ lábẹ́ òjìji, tọ́jú èyí tó dára síbi tútù tó ní afẹ́fẹ́. Jẹ èyí tó lọ́gbẹ́ ṣáájú.',
      sms: '{Crop}: o ti to ({sign}). Titi di {by} wu u lai sa a, je ki awo gbe labe ojiji, toju sibi tutu.',
    },
    'harvest.cassava-wait': {
      title: 'Ẹ̀gẹ́: dúró ọ̀sẹ̀ díẹ̀ kí o tó wú u',
      content:
        'Òjò ṣẹ̀ṣẹ̀ padà dé. Ẹ̀gẹ́ ń lo sítáàṣì rẹ̀ fún ewé tuntun, nítorí náà ó ní omi, gàrí rẹ̀ kéré. Tí o bá lè ṣe é, dúró bí ọ̀sẹ̀ mẹ́rin lẹ́yìn tí òjò padà. Títí di {by} wú ohun tí o nílò nìkan.',
      sms: 'Ege: ojo sese pada, ege ni omi. Ti o ba le, duro bi ose 4; titi di {by} wu ohun ti o nilo nikan.',
    },
    'harvest.pick': {
      title: '{Crop}: ká a lọ́jọ́ méjì tàbí mẹ́ta',
      content:
        'Ohun ọ̀gbìn rẹ ń so. Kíká léraléra ń mú èso wá sí i, ó ń dín kòkòrò kù. Ká a ní òwúrọ̀ tútù lọ́jọ́ 2 tàbí 3, èyí tó kàn ṣáájú {by}. Fọwọ́ jẹ́jẹ́ mú u, gbé e síbi òjìji, kó èyí tó bàjẹ́ kúrò.',
      sms: '{Crop}: ka a ni ojo 2-3 ni owuro tutu, eyi to kan saaju {by}. Gbe e sibi ojiji, ko eyi to baje kuro.',
    },
    'harvest.leaves': {
      title: '{Crop}: gé e tútù lásìkò',
      content:
        'Ó yẹ kí {crop} rẹ tó gé. Ewé tó gbó ń le. Gé e ní òwúrọ̀ tútù títí di {by}, ohun tí o lè tà tàbí jẹ lọ́jọ́ náà nìkan. Fi omi mímọ́ fọ̀ ọ́, gbé e síbi òjìji.',
      sms: '{Crop}: o to ge, titi di {by}. Ge e ni owuro, ohun ti o le ta tabi je lojo naa; gbe e sibi ojiji.',
    },
    'harvest.tree': {
      title: '{Crop}: àkókò ìkórè, ká èyí tó pọ́n',
      content:
        'Àkókò ìkórè {crop} ni sábàá. Rìn yí igi ká ṣáájú {by}, lẹ́yìn náà lọ́sẹ̀ méjì méjì. Ká èyí tó pọ́n nìkan láìya èèpo, kó èyí tó jábọ́ tàbí jẹrà: wọ́n ń bí kòkòrò. Gbé èyí tó kù síbi òjìji.',
      sms: '{Crop}: akoko ikore. Ka eyi to pon saaju {by}, leyin naa lose 2. Ko eyi to jabo tabi jera.',
    },
    'harvest.bunch': {
      title: '{Crop}: gé odidi tó kún lásìkò',
      content:
        'À ń gé odidi nígbà tí ọmọ rẹ̀ bá kún tó sì róbótó, tó ṣì tutù. Tó bá pẹ́ yóò là. Wo {crop} rẹ ṣáájú {by}, fi igi gbé èyí tó wúwo, gé èyí tó kún láìjẹ́ kó ṣubú, gbé e síbi òjìji.',
      sms: '{Crop}: wo odidi saaju {by}. Ge eyi to kun lai je ko subu, gbe e sibi ojiji, fi igi gbe eyi to wuwo.',
    },
    'care.growing-start': {
      title: '{Crop}: ìbẹ̀rẹ̀ rere fún ohun ọ̀gbìn rẹ',
      content:
        'Ọ̀sẹ̀ méjì àkọ́kọ́ ló ń pinnu ìkórè. Lé ẹran àti ẹyẹ, jẹ́ kí ilẹ̀ rọ̀ kó sì tutù ní ìdí {crop}, má jẹ́ kí koríko hù. Wo oko ṣáájú {by}: níbi tí kò hù, láti dí àlàfo.',
      sms: '{Crop}: e le eye ati eran, e ko gbodo je ki koriko hu. Ki {by} to koja e wo ibi ti ko hu.',
    },
    'care.gaps': {
      title: '{Crop}: ka ohun ọ̀gbìn rẹ, dí àlàfo',
      content:
        'Ọ̀sẹ̀ àkọ́kọ́ ló ń sọ iye tí wàá kórè. Ṣáájú {by} rìn àwọn ìlà. Níbi tí kò sí, tún gbìn báyìí; èyí tó pẹ́ kì í bá a. Níbi tó há, fa aláìlera tu. Ṣọ́ ẹyẹ àti kòkòrò.',
      sms: '{Crop}: saaju {by} rin awon ila, di alafo, din eyi to ha ku. So eye ati kokoro.',
    },
    'care.weeds': {
      title: '{Crop}: ro koríko báyìí',
      content:
        'Koríko ń gba omi àti oúnjẹ {crop}; ọ̀sẹ̀ mẹ́fà àkọ́kọ́ ló ṣe pàtàkì jù. Ṣáájú {by} ro láàárín ìlà ní òwúrọ̀ gbígbẹ, fẹ́lẹ́fẹ́lẹ́, má gé gbòǹgbò. Fi koríko tó kú sílẹ̀ kó bo ilẹ̀.',
      sms: '{Crop}: ro koriko saaju {by}, felefele, ni owuro gbigbe. Ose 6 akoko lo se pataki ju.',
    },
    'care.growing': {
      title: '{Crop}: yẹ oko wò lọ́sẹ̀ọ̀sẹ̀',
      content:
        'Kò sí ohun kánjúkánjú lọ́sẹ̀ yìí. Ṣáájú {by} yẹ 20 wò ní ibi 5: ihò, àmì, ewé ofeefee, kòkòrò lábẹ́ ewé. Ìṣòro tí a tètè rí rọrùn láti dá dúró. Máa ro koríko.',
      sms: '{Crop}: ko si kanjukanju. Saaju {by} ye 20 wo ni ibi 5: iho, ami, kokoro. Maa ro koriko.',
    },
    'care.flowering': {
      title: '{Crop}: má dà á láàmú báyìí',
      content:
        'Ìkórè ń dá sílẹ̀ báyìí. Má ro jinlẹ̀, má gé gbòǹgbò; fọwọ́ fa koríko ńlá. Ṣáájú {by} yẹ 20 wò, pẹ̀lú òdòdó. Má fín nígbà tí oyin ń fò. Jẹ́ kí ilẹ̀ tutù tí o bá lè ṣe é.',
      sms: '{Crop}: ikore n da sile. E ko gbodo ro jinle, e fowo fa koriko, e ye ohun ogbin 20 wo ki {by} to koja.',
    },
    'care.pegs': {
      title: 'Ẹ̀pà: má ro mọ́, ó ń fi èso sínú ilẹ̀',
      content:
        'Lẹ́yìn òdòdó ẹ̀pà ń ti ìṣó sínú ilẹ̀ láti so. Ríro báyìí ń ṣẹ́ wọn. Fọwọ́ fa koríko, jẹ́ kí ilẹ̀ rọ̀ ní ìdí rẹ̀, wá àmì ewé lára 20 ṣáájú {by}.',
      sms: 'Epa: o n fi eso sinu ile. E ko gbodo ro o mo; e fowo fa koriko. E wa ami ewe lara epa 20 ki {by} to koja.',
    },
    'care.earth-up': {
      title: '{Crop}: kó ilẹ̀ jọ sí ìdí rẹ̀',
      content:
        'Ohun tó ń dàgbà nínú ilẹ̀ gbọ́dọ̀ wà ní bíbò: oòrùn àti kòkòrò ń gba inú ihò wọlé. Ṣáájú {by} kó ilẹ̀ jọ sí ìdí, dí ihò, ro koríko. Ṣe é nígbà tí ilẹ̀ rọ̀, kì í ṣe tútù jù.',
      sms: '{Crop}: saaju {by} ko ile jo si idi, di iho, ro koriko. Se e nigba ti ile ro.',
    },
    'care.stake': {
      title: '{Crop}: fi igi gbé e kúrò nílẹ̀',
      content:
        'Èyí tó wà nílẹ̀ ń ní àrùn jù. Ṣáájú {by} fi igi gbé {crop}, so ó jẹ́jẹ́, gé ewé tó kan ilẹ̀. Fi koríko gbígbẹ bo ilẹ̀. Ṣiṣẹ́ nígbà tí ewé gbẹ.',
      sms: '{Crop}: saaju {by} fi igi gbe e, so o jeje, ge ewe to kan ile, bo ile.',
    },
    'care.ripening': {
      title: '{Crop}: ṣọ́ oko tó ń gbó',
      content:
        'Ó ń kún; ẹyẹ, ẹran àti olè ń wá. Rìn oko ṣáájú {by}, lẹ́yìn náà lọ́jọ́ méjì méjì. Má fi ajílẹ̀ mọ́: òfò ni. Múra ibi ìsá àti àpò gbígbẹ sílẹ̀.',
      sms: '{Crop}: o n gbo. E le eye ati eran, e ye e wo ki {by} to koja, e ko gbodo fi ajile, e mura ibi isa.',
    },
    'care.tree-wet': {
      title: '{Crop}: jẹ́ kí afẹ́fẹ́ àti ìmọ́lẹ̀ wọlé',
      content:
        'Nígbà òjò àrùn ń tàn níbi tí igi há. Ṣáájú {by}, lọ́jọ́ gbígbẹ, gé ẹ̀ka tó kú, mú èso aláìsàn kúrò, ro ìdí igi, la ojú omi. Ri aláìsàn mọ́lẹ̀ jìnnà.',
      sms: '{Crop}: saaju {by}, lojo gbigbe, ge eka to ku, mu eso alaisan kuro, ro idi igi, la oju omi.',
    },
    'care.tree-dry': {
      title: '{Crop}: bo ilẹ̀, la ọ̀nà iná',
      content:
        'Ẹ̀ẹ̀rùn le fún gbòǹgbò, iná ìgbẹ́ ń ṣẹlẹ̀. Ṣáájú {by} fi ewé gbígbẹ bo abẹ́ igi, fún igi tí kò tó ọdún mẹ́ta ní omi, la ọ̀nà yí oko ká nítorí iná.',
      sms: '{Crop}: eerun. Saaju {by} bo abe igi, fun igi kekere ni omi, la ona ina yi oko ka.',
    },
    'care.mat': {
      title: '{Crop}: ìyá kan, ọmọ kan',
      content:
        'Ọmọ púpọ̀ ń pín oúnjẹ, odidi á kéré. Ṣáájú {by} fi ìyá, ọmọ alágbára kan àti kékeré kan sílẹ̀, gé ìyókù. Gé ewé tó kú, kó ilẹ̀ jọ sí ìdí, fi ewé bò ó.',
      sms: '{Crop}: saaju {by} fi iya ati omo meji sile, ge iyoku. Ge ewe to ku, bo ile.',
    },
  },
  reasons: {
    'dry-soil': 'Ohun ọ̀gbìn ti lo púpọ̀ nínú omi tó wà nítòsí gbòǹgbò rẹ̀.',
    'wet-soil': 'Òjò tó rọ̀ láìpẹ́ ti kún ilẹ̀.',
    'dry-days': 'Òjò kò rọ̀ dáadáa fún ọjọ́ {dry}.',
    'dry-ahead': 'Òjò kò ní rọ̀ dáadáa fún ọjọ́ {dryAhead}.',
    'rain-ahead': 'À ń retí òjò bíi mm {rain}.',
    'light-rain': 'À ń retí òjò díẹ̀ bíi mm {rain}.',
    'wet-days': 'Òjò rọ̀ ní ọjọ́ {wet} nínú 7.',
    humid: 'Afẹ́fẹ́ tutù púpọ̀ báyìí.',
    hot: 'À ń retí ooru tó {tmax} °C.',
    cold: 'À ń retí òtútù tó {tmin} °C.',
    wind: 'À ń retí afẹ́fẹ́ bíi km {wind} ní wákàtí.',
    typical: 'A kò rí àsọtẹ́lẹ̀ ojú ọjọ́: èyí tẹ̀lé bó ṣe máa ń rí níhìn-ín ní àkókò yìí.',
    late: 'Gbígbìn pẹ́ ń mú un burú.',
    season: 'Àkókò rẹ̀ nìyí.',
    'dry-season': 'Òjò kì í rọ̀ púpọ̀ níhìn-ín ní àkókò yìí.',
    'wet-season': 'Àkókò òjò ni níhìn-ín.',
    stage: 'Èyí yẹ {crop} ní ìpele yìí: {stage}.',
    window: 'Èyí tẹ̀lé àkókò gbíngbìn {crop} ní agbègbè rẹ.',
  },
  sure: { low: 'ó ṣeé ṣe.', medium: 'ó jọ bẹ́ẹ̀.', high: 'ó dájú.' },
  walk: { field: 'Yẹ ohun ọ̀gbìn 20 wò', trees: 'Yẹ igi 10 wò' },
  treat: {
    insecticide: {
      day: 'Tó bá ń tàn, béèrè oògùn kòkòrò fún {sprayDay}; wọ ìbọ̀wọ́ àti ìbòmú, pa ọjọ́ ìdúró mọ́.',
      open: 'Tó bá ń tàn, béèrè oògùn kòkòrò nígbà gbígbẹ; wọ ìbọ̀wọ́ àti ìbòmú, pa ọjọ́ ìdúró mọ́.',
    },
    fungicide: {
      day: 'Tó bá ń tàn, béèrè oògùn èbu fún {sprayDay}; wọ ìbọ̀wọ́ àti ìbòmú, pa ọjọ́ ìdúró mọ́.',
      open: 'Tó bá ń tàn, béèrè oògùn èbu nígbà gbígbẹ; wọ ìbọ̀wọ́ àti ìbòmú, pa ọjọ́ ìdúró mọ́.',
    },
  },
  water: {
    area: 'bíi lítà {litres} fún {acres}',
    acre: 'bíi lítà {litres} fún éékà kan',
    cans: 'agolo lítà mẹ́wàá {cans} fún bẹ́ẹ̀dì mítà 1 sí 10',
  },
  dose: {
    area: 'bíi {bags} fún {acres}',
    acre: 'bíi {bags} fún éékà kan',
    open: 'béèrè iye lọ́wọ́ olùkọ́ àgbẹ̀',
    handful: ', ẹ̀kúnwọ́ kan fún ohun ọ̀gbìn bíi {plants}',
  },
  dryness: {
    number: 'Ó gbẹ nígbà tí omi rẹ̀ bá kù bíi {moisture} %, tó le ní eyín.',
    feel: 'Ó gbẹ nígbà tó bá le ní eyín tó sì ń dún.',
  },
  acres: 'éékà {n}',
  bags: { half: 'ìdajì àpò kg 50', whole: '{n|àpò 1 (kg 50)|àpò # (ọ̀kọ̀ọ̀kan jẹ́ kg 50)}' },
  products: {
    npk: 'NPK',
    urea: 'yúríà',
    nitrogen: 'ajílẹ̀ náítírójìn',
    phosphate: 'ajílẹ̀ fọ́sífétì',
    manure: 'ìgbẹ́ ẹran',
  },
  signs: {
    grain: 'èèpo gbígbẹ àti èso líle tó dúdú ní ìdí',
    rice: 'mẹ́rin nínú márùn-ún ti pọ́n bí pòròpórò',
    pods: 'inú èèpo ti dúdú',
    legume: 'páádì gbígbẹ pupa',
    heads: 'èso líle gbígbẹ',
    capsules: 'èso ìsàlẹ̀ ti pọ́n',
    bolls: 'òwú funfun ti ṣí',
    bulb: 'ewé ti wó tó sì pọ́n',
    roots: 'ewé ń pọ́n, ó ń gbẹ',
    shoulders: 'orí ti yọ, ó tó àtàǹpàkò',
  },
  span: { one: 'ní {from}', many: 'láti {from} sí {to}' },
  typical: '(Kò sí àsọtẹ́lẹ̀ ojú ọjọ́.)',
  evidence: {
    'evidence.depletion': 'Omi tó dín ní gbòǹgbò',
    'evidence.readilyAvailable': 'Omi tí ohun ọ̀gbìn ń rí fà',
    'evidence.totalAvailable': 'Gbogbo omi tí ibi gbòǹgbò lè gbà',
    'evidence.stress': 'Ìpín omi tí ohun ọ̀gbìn ń rí',
    'evidence.cropWaterUse': 'Omi tí ohun ọ̀gbìn ń lò',
    'evidence.netIrrigation': 'Omi tí o máa fún un',
    'evidence.litres': 'Lítà fún oko náà',
    'evidence.efficiency': 'Ìpín omi tó dé gbòǹgbò',
    'evidence.rainAhead': 'Òjò tí à ń retí',
    'evidence.rainPast': 'Òjò tó ti rọ̀',
    'evidence.wetDays': 'Ọjọ́ òjò nínú 7',
    'evidence.dryDays': 'Ọjọ́ gbígbẹ títí di òní',
    'evidence.dryDaysAhead': 'Ọjọ́ gbígbẹ tó ń bọ̀',
    'evidence.tMax': 'Ooru tó ga jù',
    'evidence.tMin': 'Òtútù tó pọ̀ jù',
    'evidence.tMean': 'Ìwọ̀n ooru',
    'evidence.heatLimit': 'Ooru tí ohun ọ̀gbìn lè fara dà',
    'evidence.coldLimit': 'Òtútù tí ohun ọ̀gbìn lè fara dà',
    'evidence.humidity': 'Ọ̀rinrin afẹ́fẹ́',
    'evidence.wind': 'Afẹ́fẹ́ tó lágbára jù',
    'evidence.daysAfterPlanting': 'Ọjọ́ láti ìgbà gbíngbìn',
    'evidence.seasonDays': 'Ọjọ́ láti gbíngbìn sí ìkórè',
    'evidence.stage': 'Ìpele ìdàgbà',
    'evidence.calendarStage': 'Ìpele nípa ọjọ́ gbíngbìn',
    'evidence.window': 'Àkókò gbíngbìn níhìn-ín',
    'evidence.onsetRain': 'Òjò tó ń bẹ̀rẹ̀ àkókò',
    'evidence.moisture': 'Omi tó kù nínú èyí tó gbẹ',
    'evidence.dose': 'Ajílẹ̀',
    'evidence.riskRecord': 'Àkọsílẹ̀ kòkòrò tàbí àrùn',
    'evidence.plantedLate': 'A gbìn ín pẹ́',
    'evidence.month': 'Oṣù',
    'evidence.zone': 'Agbègbè oko',
    'evidence.soil': 'Ilẹ̀',
    'evidence.altitude': 'Gíga sí òkun',
  },
}

import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    give: {
      cans: 'bu agolo {cans} ti lítà 10 sí bẹ́ẹ̀dì kọ̀ọ̀kan (mítà 1 ní ìbú, 10 ní gígùn)',
      drip: 'ṣí omi tó ń kán ní àárọ̀, bíi lítà {litres} lójúmọ́ {per}',
      sprinkler: 'wọ́n omi títí agolo tó dúró yóò fi ní omi cm {cm}, bíi lítà {litres} {per}',
      furrow: 'jẹ́ kí omi dé òpin poro kọ̀ọ̀kan, kí igi lè wọlé cm {stick} lọ́jọ́ kejì',
      basin: 'jẹ́ kí omi dúró cm {cm} lórí gbogbo bẹ́ẹ̀dì, kó wọlẹ̀',
      litres: 'fún un ní omi bíi lítà {litres} {per}',
      top: 'rẹ òkè ilẹ̀ cm 5 (oríkèé ìka kan)',
    },
    per: {
      area: 'fún {area}',
      acre: 'fún éékà kan',
      hectare: 'fún hẹ́kítà kan',
    },
    again: {
      one: 'Ṣe é lójoojúmọ́ títí òjò yóò fi rọ̀.',
      two: 'Ṣe é ní ọjọ́ méjì méjì títí òjò yóò fi rọ̀.',
      many: 'Ṣe é ní gbogbo ọjọ́ {gap} títí òjò yóò fi rọ̀.',
      once: 'Lẹ́yìn náà yẹ̀ ẹ́ wò lọ́sẹ̀ tó ń bọ̀.',
    },
    depth: {
      joint: 'ní oríkèé ìka kan (cm {deep})',
      finger: 'ní ìka kan (cm {deep})',
      palm: 'ní àtẹ́lẹwọ́ kan (cm {deep})',
      hand: 'ní ọwọ́ kan (cm {deep})',
      forearm: 'ní cm {deep}',
    },
    stop: {
      ball: 'Tí ilẹ̀ {depth} bá ṣì ń di ìṣù, dúró ọjọ́ kan.',
      wet: 'Tí ilẹ̀ {depth} bá mú ọwọ́ rẹ tutù, fo ọjọ́ náà.',
    },
    after: {
      rain: 'Òjò tó rẹ ilẹ̀ jìn tó bẹ́ẹ̀ jẹ́ ìbomirin kan.',
      beds: 'Agolo pọ̀ jù? Bẹ̀rẹ̀ pẹ̀lú bẹ́ẹ̀dì tó ń yọ òdòdó, fi koríko gbígbẹ bo ilẹ̀.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: bomi rin in ṣáájú {by}',
      content: 'Ilẹ̀ ń gbẹ. Ṣáájú {by} {give}. {again} {stop} {after}',
      sms: '{Crop}: saaju {by} {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: bomi rin in nísinsìnyí',
      content: 'Òùngbẹ ń ba ìkórè jẹ́ jùlọ. Ṣáájú {by} {give}. {again} {stop} {after}',
      sms: '{Crop}: saaju {by} {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop} yóò nílò omi ṣáájú {by}',
      content: 'Ilẹ̀ ṣì ní omi díẹ̀. Láti {by} {give}. {again} {stop} {after}',
      sms: '{Crop}: lati {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: bomi rin in lójoojúmọ́',
      content:
        'Òkè ilẹ̀ ń gbẹ láàárín ọjọ́ kan, gbòǹgbò kékeré kò sì jìn ju bẹ́ẹ̀ lọ. Lójoojúmọ́ {give}, títí wọn yóò fi dúró dáadáa. Lórí iyanrìn ṣe é lẹ́ẹ̀mejì tí ewé bá rọ lọ́sàn-án.',
      sms: '{Crop}: titi won yoo fi duro daadaa, lojoojumo {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: má bomi rin in, òjò ń bọ̀',
      content:
        'À ń retí òjò bíi mm {rain} kí {to} tó kọjá: ó tó. Bíbomi rin nísinsìnyí ń fi omi àti owó ṣòfò. Ẹ kò gbọdọ̀ bomi rin ín báyìí. Ní {by} fọwọ́ kan ilẹ̀ {depth}: tó bá ṣì gbẹ, bomi rin ín.',
      sms: '{Crop}: e ko gbodo bomi rin in bayii, ojo bii mm {rain} n bo ki {to} to koja. Ni {by} e ye ile wo; ti o ba gbe, e bomi rin in.',
    },
    'irrigation.enough': {
      title: '{Crop}: omi tó nínú ilẹ̀ lọ́sẹ̀ yìí',
      content:
        'Ilẹ̀ oko {crop} rẹ ní omi tó tó bí ọ̀sẹ̀ kan. Omi àfikún máa ń fọ oúnjẹ ilẹ̀ lọ, ó sì ń náni lówó. Ẹ kò gbọdọ̀ bomi rin in báyìí. Ní {by} fọwọ́ kan ilẹ̀ {depth}: tó bá gbẹ, tún bẹ̀rẹ̀.',
      sms: '{Crop}: e ko gbodo bomi rin in bayii, omi to ninu ile lose yii. Ni {by} e fowo kan ile {depth}; ti o ba gbe, e bomi rin in.',
    },
    'irrigation.stop': {
      title: '{Crop}: dá omi dúró kí o tó kórè',
      content:
        'Ìkórè ń gbó. Omi nísinsìnyí ń fa ìdíbàjẹ́ àti èbu. Dá omi dúró, la ojú omi kí oko gbẹ. Kórè nígbà tí o bá rí àmì: {sign}. Máa yẹ̀ ẹ́ wò títí di {by}.',
      sms: '{Crop}: e da omi duro, e la ona omi ki oko gbe. Kore nigba ti o ba ri ami: {sign}.',
    },
    'irrigation.pond': {
      title: 'Ìrẹsì: jẹ́ kí omi díẹ̀ dúró lóko',
      content:
        'Omi tó dúró ń dènà koríko; oko gbígbẹ ṣáájú òdòdó àti nígbà òdòdó ń fa ìrẹsì òfìfo. Ṣáájú {by} jẹ́ kí omi wọ oko títí yóò fi jìn tó cm 5 (ìka mẹ́ta). {again} Dí ihò ògiri omi.',
      sms: 'Iresi: saaju {by} je ki omi wo oko titi yoo fi jin to cm 5 (ika meta). {again} Di iho ogiri omi.',
    },
    'dry.young': {
      title: '{Crop}: ran èéhù lọ́wọ́ nínú ọ̀gbẹlẹ̀',
      content:
        '{why} Gbòǹgbò èéhù kúrú, òun ló ń kọ́kọ́ gbẹ. Ro koríko, fi koríko gbígbẹ bo ilẹ̀, dá ajílẹ̀ dúró títí òjò yóò fi rọ̀. Tí o bá ń pọn omi, fún èéhù tí kò lágbára ní ìrọ̀lẹ́. Ṣe é ṣáájú {by}.',
      sms: '{Crop}: saaju {by} ro koriko, fi koriko gbigbe bo ile, da ajile duro titi ojo yoo fi ro.',
    },
    'dry.growing': {
      title: '{Crop}: pa omi inú ilẹ̀ mọ́',
      content:
        '{why} Ohun ọ̀gbìn rẹ ń lo omi tó kù nínú ilẹ̀. Ṣáájú {by} ro koríko, fi koríko gbígbẹ bo ilẹ̀, di ebè kí ó lè gba òjò tó ń bọ̀. Dá ajílẹ̀ dúró títí ilẹ̀ yóò fi tutù.',
      sms: '{Crop}: saaju {by} ro koriko, fi koriko gbigbe bo ile, di ebe ki o le gba ojo. Da ajile duro.',
    },
    'dry.bed': {
      title: '{Crop}: pa omi inú ilẹ̀ mọ́ lábẹ́ wọn',
      content:
        '{why} Gbòǹgbò ohun ọ̀gbìn yìí kúrú, ó tètè ń gbẹ. Ṣáájú {by} fi ọwọ́ fa koríko, fi koríko gbígbẹ bo ilẹ̀ láàárín wọn. Tí o bá lè pọn omi, fún wọn ní ìrọ̀lẹ́. Dá ajílẹ̀ dúró títí ilẹ̀ yóò fi tutù.',
      sms: '{Crop}: saaju {by} fa koriko, fi koriko gbigbe bo ile. Ti o ba le pon omi, fun won ni irole. Da ajile duro.',
    },
    'dry.flowering': {
      title: '{Crop}: ọ̀gbẹlẹ̀ ní àkókò tó burú jù',
      content:
        '{why} Ní ìpele yìí òùngbẹ ń ba ìkórè jẹ́ jùlọ. Ṣáájú {by} fa koríko láìgé gbòǹgbò, bo ilẹ̀, di ebè. Tí o bá lè rí omi, ọ̀sẹ̀ yìí ni ó ṣe pàtàkì jù. Dá ajílẹ̀ dúró.',
      sms: '{Crop}: saaju {by} ro koriko, bo ile, di ebe: ogbele ni akoko to buru ju. Ti o ba ri omi, lo o lose yii.',
    },
    'dry.mat': {
      title: '{Crop}: bo ìdí rẹ̀ nínú ẹ̀ẹ̀rùn',
      content:
        '{why} Gbòǹgbò rẹ̀ kò jìn, òùngbẹ ń sọ odidi di kékeré. Ṣáájú {by} fi ewé tí a gé bo ilẹ̀ ní ìdí rẹ̀, àtẹ́lẹwọ́ kan sí igi. Gé ewé tó kú. Bí o bá lè, kọ́kọ́ fún èyí tó ní odidi ní omi.',
      sms: '{Crop}: eerun. Saaju {by} fi ewe ti a ge bo ile ni idi re. Bi o ba le, koko fun eyi to ni odidi ni omi.',
    },
    'dry.old-tree': {
      title: '{Crop}: dáàbò bo igi àgbà nínú ẹ̀ẹ̀rùn',
      content:
        '{why} Gbòǹgbò igi àgbà jìn, wọ́n lè dúró de òjò. Ṣáájú {by} ro abẹ́ igi, tẹ́ ewé gbígbẹ sábẹ́ igi, àtẹ́lẹwọ́ kan sí ìdí. Ẹ kò gbọdọ̀ gé ẹ̀ka púpọ̀; má jẹ́ kí iná sún mọ́ ọn.',
      sms: '{Crop}: saaju {by} ro koriko, te ewe gbigbe sabe igi. E ko gbodo je ki ina sun mo on.',
    },
    'dry.tree': {
      title: '{Crop}: dáàbò bo gbòǹgbò nínú ẹ̀ẹ̀rùn',
      content:
        '{why} Ṣáájú {by} tẹ́ ewé gbígbẹ sábẹ́ igi, àtẹ́lẹwọ́ kan sí ìdí. Ro abẹ́ igi. Fún igi tí kò tó ọdún mẹ́ta ní omi. Ẹ kò gbọdọ̀ gé ẹ̀ka púpọ̀; má jẹ́ kí iná sún mọ́ ọn.',
      sms: '{Crop}: saaju {by} te ewe gbigbe sabe igi, ro koriko, fun igi kekere ni omi. E ko gbodo je ki ina sun mo on.',
    },
  },
}

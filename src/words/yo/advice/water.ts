import type { waterTexts as english } from '../../en/advice/water.ts'

export const waterTexts: typeof english = {
  water: {
    give: {
      cans: 'bu omi korobá {cans} onílítà 10 sí bẹ́ẹ̀dì kọ̀ọ̀kan (mítà 1 sí mítà 10)',
      drip: 'ṣí omi tó ń kán ní àárọ̀, bíi lítà {litres} lójúmọ́ {per}',
      sprinkler: 'wọ́n omi títí yóò fi ga ní cm {cm} nínú agolo, bíi lítà {litres} {per}',
      furrow: 'jẹ́ kí omi dé òpin poro kọ̀ọ̀kan, kí igi lè wọlé cm {stick} lọ́jọ́ kejì',
      basin: 'jẹ́ kí omi ga tó cm {cm} lórí gbogbo bẹ́ẹ̀dì, kó sì wọlẹ̀',
      litres: 'fún un ní omi bíi lítà {litres} {per}',
      top: 'jẹ́ kí ilẹ̀ òkè tutù dé cm 5 (oríkèé ìka kan)',
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
      joint: 'ní jíjìn oríkèé ìka (cm {deep})',
      finger: 'ní jíjìn ìka (cm {deep})',
      palm: 'ní jíjìn àtẹ́lẹwọ́ (cm {deep})',
      hand: 'ní jíjìn àtẹ́lẹwọ́ àti ìka (cm {deep})',
      forearm: 'ní jíjìn cm {deep}',
    },
    stop: {
      ball: 'Tí ilẹ̀ {depth} bá ṣì ń dì lọ́wọ́, dúró ọjọ́ kan.',
      wet: 'Tí ilẹ̀ {depth} bá mú ọwọ́ tutù, fo ọjọ́ náà.',
    },
    after: {
      rain: 'Òjò tó rẹ ilẹ̀ jìn bẹ́ẹ̀ jẹ́ ìbomirin kan.',
      beds: 'Iṣẹ́ pọ̀ jù? Kọ́kọ́ fún bẹ́ẹ̀dì tó ń tanná, fi koríko gbígbẹ bo ilẹ̀.',
      pump: 'Gbogbo {area}: nǹkan bí wákàtí {hours} ẹ̀rọ omi íńṣì 2.',
      part: 'Gbogbo {area}: wákàtí {hours} ẹ̀rọ omi íńṣì 2. Ẹ dá ibi tó dára jù sí.',
      whole:
        'Gbogbo {area}: korobá {load}, tàbí wákàtí {hours} ẹ̀rọ omi íńṣì 2. Pẹ̀lú ọwọ́, ẹ dá bẹ́ẹ̀dì {beds} tó dára jù sí.',
    },
  },
  shade: 'Fi imọ̀ ọ̀pẹ ṣe ìbòòji.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: ẹ bomi rin ín báyìí',
      content: 'Kí {by} tó kọjá, {give}. {again} {stop} {after} Ilẹ̀ ń gbẹ.',
      sms: '{Crop}: kí {by} tó kọjá, {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: bomi rin ín nísinsìnyí',
      content: 'Kí {by} tó kọjá, {give}. {again} {stop} {after} Òùngbẹ ń dín ìkórè kù.',
      sms: '{Crop}: kí {by} tó kọjá, {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: ẹ múra láti bomi rin ín',
      content: 'Láti {by} {give}. {again} {stop} {after} Ilẹ̀ ṣì ní omi díẹ̀.',
      sms: '{Crop}: lati {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: bomi rin ín lójoojúmọ́',
      content:
        'Lójoojúmọ́ {give}, títí èéhù yóò fi dúró dáadáa. Lórí iyanrìn ẹ ṣe é lẹ́ẹ̀mejì tí ewé bá rọ lọ́sàn-án. Fi koríko gbígbẹ díẹ̀ bo ilẹ̀. {after}',
      sms: '{Crop}: lójoojúmọ́ {give}, títí èéhù yóò fi dúró dáadáa.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: ẹ kò gbọdọ̀ bomi rin ín, òjò ń bọ̀',
      content:
        'Ẹ kò gbọdọ̀ bomi rin ín báyìí. Ní {by} ẹ fọwọ́ kan ilẹ̀ {depth}: tó bá ṣì gbẹ, ẹ bomi rin ín. À ń retí òjò bíi mm {rain} kí {to} tó kọjá: ó tó. Bíbomi rin nísinsìnyí ń fi omi àti owó ṣòfò.',
      sms: '{Crop}: ẹ kò gbọdọ̀ bomi rin ín báyìí, òjò bíi mm {rain} ń bọ̀ kí {to} tó kọjá. Ní {by} ẹ yẹ ilẹ̀ wò; tó bá gbẹ, ẹ bomi rin ín.',
    },
    'irrigation.enough': {
      title: '{Crop}: omi tó nínú ilẹ̀ lọ́sẹ̀ yìí',
      content:
        'Ẹ kò gbọdọ̀ bomi rin ín báyìí. Ní {by} ẹ fọwọ́ kan ilẹ̀ {depth}: tó bá gbẹ, ẹ tún bẹ̀rẹ̀. Ilẹ̀ oko {crop} yín ní omi tó tó bí ọ̀sẹ̀ kan. Omi àfikún máa ń fọ oúnjẹ ilẹ̀ lọ, ó sì ń náni lówó.',
      sms: '{Crop}: ẹ kò gbọdọ̀ bomi rin ín báyìí, omi tó nínú ilẹ̀ lọ́sẹ̀ yìí. Ní {by} fọwọ́ kan ilẹ̀ {depth}; tó bá gbẹ, bomi rin ín.',
    },
    'irrigation.stop': {
      title: '{Crop}: ẹ kò gbọdọ̀ bomi rin ín mọ́, ó ń gbó',
      content:
        'Ẹ kò gbọdọ̀ bomi rin ín mọ́; ẹ la ọ̀nà omi kí oko gbẹ. Kórè nígbà tí ẹ bá rí àmì: {sign}. Ẹ yẹ̀ ẹ́ wò lọ́jọ́ méjì-mẹ́ta títí di {by}. Ìkórè ń gbó. Omi nísinsìnyí ń fa ìdíbàjẹ́ àti èbu.',
      sms: '{Crop}: ẹ kò gbọdọ̀ bomi rin ín mọ́, ẹ la ọ̀nà omi kí oko gbẹ. Ẹ kórè nígbà tí ẹ bá rí àmì: {sign}.',
    },
    'irrigation.pond': {
      title: 'Ìrẹsì: jẹ́ kí omi díẹ̀ dúró lóko',
      content:
        'Kí {by} tó kọjá, jẹ́ kí omi wọ oko títí yóò fi jìn tó cm 5 (ìka mẹ́ta). {again} {after} Dí ihò ògiri omi. Omi tó dúró ń dènà koríko; oko gbígbẹ ṣáájú òdòdó àti nígbà òdòdó ń fa ìrẹsì òfìfo.',
      sms: 'Ìrẹsì: kí {by} tó kọjá jẹ́ kí omi wọ oko títí yóò fi jìn tó cm 5 (ìka mẹ́ta). {again} Dí ihò ògiri omi.',
    },
    'dry.young': {
      title: '{Crop}: ran èéhù lọ́wọ́ nínú ọ̀gbẹlẹ̀',
      content:
        'Kí {by} tó kọjá, ro koríko, fi koríko gbígbẹ bo ilẹ̀. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí òjò yóò fi rọ̀. Tí ẹ bá ń pọn omi, fún èéhù tí kò lágbára ní ìrọ̀lẹ́. {why} Gbòǹgbò èéhù kúrú, òun ló ń kọ́kọ́ gbẹ.',
      sms: '{Crop}: kí {by} tó kọjá, ro koríko, fi koríko gbígbẹ bo ilẹ̀. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí òjò yóò fi rọ̀.',
    },
    'dry.growing': {
      title: '{Crop}: pa omi inú ilẹ̀ mọ́',
      content:
        'Kí {by} tó kọjá, ro koríko fẹ́lẹ́fẹ́lẹ́, fi koríko gbígbẹ bo ilẹ̀, fi erùpẹ̀ dí ojú poro kó lè gba òjò tó ń bọ̀. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí ilẹ̀ yóò fi tutù. {why} Ohun ọ̀gbìn ń lo omi tó kù nínú ilẹ̀.',
      sms: '{Crop}: kí {by} tó kọjá, ro koríko, fi koríko gbígbẹ bo ilẹ̀, fi erùpẹ̀ dí ojú poro kí ó gba òjò. Ẹ kò gbọdọ̀ fi ajílẹ̀ báyìí.',
    },
    'dry.bed': {
      title: '{Crop}: jẹ́ kí ilẹ̀ bẹ́ẹ̀dì tutù nínú ọ̀gbẹlẹ̀',
      content:
        'Kí {by} tó kọjá, ro koríko, fi koríko gbígbẹ bo ilẹ̀ láàárín wọn. Tí ẹ bá lè pọn omi, fún wọn ní ìrọ̀lẹ́. Ẹ kò gbọdọ̀ fi ajílẹ̀ títí ilẹ̀ yóò fi tutù. {why} Gbòǹgbò ohun ọ̀gbìn yìí kúrú, ó tètè ń gbẹ.',
      sms: '{Crop}: kí {by} tó kọjá, ro koríko, fi koríko gbígbẹ bo ilẹ̀. Ẹ fún wọn ní omi ní ìrọ̀lẹ́ tí ẹ bá lè. Ẹ kò gbọdọ̀ fi ajílẹ̀ báyìí.',
    },
    'dry.flowering': {
      title: '{Crop}: ẹ roko, kí ẹ sì bo ilẹ̀ báyìí',
      content:
        'Kí {by} tó kọjá, ro koríko láìgé gbòǹgbò, bo ilẹ̀, fi erùpẹ̀ dí ojú poro. Tí ẹ bá lè rí omi, ọ̀sẹ̀ yìí ni ó ṣe pàtàkì jù. Ẹ kò gbọdọ̀ fi ajílẹ̀ báyìí. {why} Ní ìpele yìí òùngbẹ ń ba ìkórè jẹ́ jùlọ.',
      sms: '{Crop}: kí {by} tó kọjá, ro koríko, bo ilẹ̀, fi erùpẹ̀ dí ojú poro: ọ̀gbẹlẹ̀ ní àkókò tó burú jù. Tí ẹ bá rí omi, ẹ lò ó lọ́sẹ̀ yìí.',
    },
    'dry.weeded': {
      title: '{Crop}: ẹ ti roko, ẹ pa omi inú ilẹ̀ mọ́',
      content:
        'Kí {by} tó kọjá, fi koríko gbígbẹ bo ilẹ̀, fi erùpẹ̀ dí ojú poro. Tí ẹ bá lè rí omi, ibi tó dára jù ni kí ẹ bu sí. Ẹ kò gbọdọ̀ fi ajílẹ̀ tàbí náwó sí i mọ́ títí òjò yóò fi rọ̀. {why} Ohun ọ̀gbìn ń lo omi tó kù nínú ilẹ̀.',
      sms: '{Crop}: kí {by} tó kọjá, fi koríko gbígbẹ bo ilẹ̀, fi erùpẹ̀ dí ojú poro. Ẹ kò gbọdọ̀ náwó mọ́ títí òjò yóò fi rọ̀.',
    },
    'dry.thin': {
      title: '{Crop}: dín ọ̀gbìn kù nítorí omi tó kù',
      content:
        'Kí {by} tó kọjá, fa àwọn tí kò lágbára tu níbi tí wọ́n ti fún pọ̀, tẹ́ wọn sórí ilẹ̀: omi tó kù kò tó fún púpọ̀. Ro koríko. Ẹ kò gbọdọ̀ fi ajílẹ̀ tàbí oògùn títí òjò yóò fi rọ̀. {why}',
      sms: '{Crop}: kí {by} tó kọjá, fa àwọn tí kò lágbára tu níbi tí wọ́n fún pọ̀, tẹ́ wọn sórí ilẹ̀. Ẹ kò gbọdọ̀ fi ajílẹ̀ tàbí oògùn títí òjò yóò fi rọ̀.',
    },
    'dry.spend': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó mọ́ títí òjò',
      content:
        'Ẹ kò gbọdọ̀ ra ajílẹ̀, oògùn tàbí iṣẹ́ fún un báyìí. Ro koríko ibi tó dára jù; tí ẹ bá lè rí omi, ibẹ̀ nìkan ni kí ẹ bu sí. {why} Omi fẹ́rẹ̀ẹ́ tán nínú ilẹ̀ fún {crop} yín.',
      sms: '{Crop}: ẹ kò gbọdọ̀ ra ajílẹ̀, oògùn tàbí iṣẹ́ títí òjò yóò fi rọ̀. Ro koríko ibi tó dára jù; tí ẹ bá rí omi, ibẹ̀ nìkan ni kí ẹ bu sí.',
    },
    'dry.cut': {
      title: '{Crop}: gé èyí tó gbẹ fún ẹran',
      content:
        'Èyí tí kò ní erin tàbí pádì kò lè so dáadáa mọ́. Kí {by} tó kọjá gé e ní tútù fún ẹran: díẹ̀ ní àkọ́kọ́, pẹ̀lú oúnjẹ mìíràn. Fi èyí tó so sílẹ̀. Lẹ́yìn òjò tó dára nìkan ni kí ẹ tún gbìn. {instead} {why}',
      sms: '{Crop}: kí {by} tó kọjá, gé èyí tí kò so fún ẹran, fi èyí tó so sílẹ̀. Lẹ́yìn òjò tó dára nìkan ni kí ẹ tún gbìn. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: bo ìdí rẹ̀ nínú ẹ̀ẹ̀rùn',
      content:
        'Kí {by} tó kọjá, fi ewé tí a gé bo ilẹ̀ yí ìdí rẹ̀ ká, kí ó jìnnà sí igi ní àtẹ́lẹwọ́ kan. Gé ewé tó kú. Tí ẹ bá rí omi, kọ́kọ́ fún èyí tó ti so èso. {why} Gbòǹgbò rẹ̀ kò jìn, òùngbẹ ń sọ èso di kékeré.',
      sms: '{Crop}: ẹ̀ẹ̀rùn. Kí {by} tó kọjá, fi ewé tí a gé bo ilẹ̀ yí ìdí rẹ̀ ká. Tí ẹ bá rí omi, kọ́kọ́ fún èyí tó ti so èso.',
    },
    'dry.old-tree': {
      title: '{Crop}: ro koríko, bo ilẹ̀ lábẹ́ igi àgbà',
      content:
        '{why} Gbòǹgbò igi àgbà jìn, wọ́n lè dúró de òjò. Kí {by} tó kọjá, ro abẹ́ igi, tẹ́ ewé gbígbẹ sábẹ́ ẹ̀ka, kí ó jìnnà sí ìdí igi ní àtẹ́lẹwọ́ kan. Ẹ kò gbọdọ̀ gé ẹ̀ka púpọ̀, iná kò sì gbọdọ̀ sún mọ́ ọn.',
      sms: '{Crop}: kí {by} tó kọjá, ro koríko, tẹ́ ewé gbígbẹ sábẹ́ igi, la ọ̀nà yí oko ká nítorí iná. Igi àgbà kò nílò omi.',
    },
    'dry.young-tree': {
      title: '{Crop}: bu omi sí igi kékeré',
      content:
        'Títí òjò yóò fi rọ̀, da korobá {cans} onílítà 10 sí igi kékeré kọ̀ọ̀kan lọ́sẹ̀, díẹ̀díẹ̀, ní ìrọ̀lẹ́. Kí {by} tó kọjá, ro mítà 1 yí i ká, fi koríko gbígbẹ bò ó, kí ó jìnnà sí ìdí ní 20 cm. {shade} {why}',
      sms: '{Crop}: títí òjò yóò fi rọ̀, korobá {cans} onílítà 10 lọ́sọ̀ọ̀sẹ̀ sí igi kékeré kọ̀ọ̀kan. Kí {by} tó kọjá, ro ìdí rẹ̀, fi koríko gbígbẹ bo ilẹ̀. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: bu omi sí igi kékeré',
      content:
        'Títí òjò yóò fi rọ̀, da korobá {cans} onílítà 10 sí igi kékeré kọ̀ọ̀kan lọ́sẹ̀, díẹ̀díẹ̀, ní ìrọ̀lẹ́. Kí {by} tó kọjá, fi koríko gbígbẹ bo ilẹ̀ yí i ká, kí ó jìnnà sí ìdí ní 20 cm. {shade} {why}',
      sms: '{Crop}: títí òjò yóò fi rọ̀, korobá {cans} onílítà 10 lọ́sọ̀ọ̀sẹ̀ sí igi kékeré kọ̀ọ̀kan. Kí {by} tó kọjá, fi koríko gbígbẹ bo ilẹ̀ ìdí rẹ̀. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: dáàbò bo gbòǹgbò nínú ẹ̀ẹ̀rùn',
      content:
        'Kí {by} tó kọjá, tẹ́ ewé gbígbẹ sábẹ́ ẹ̀ka, kí ó jìnnà sí ìdí igi ní àtẹ́lẹwọ́ kan. Ro abẹ́ igi. Fún igi tí kò tó ọdún mẹ́ta ní omi; igi àgbà lè dúró. Ẹ kò gbọdọ̀ gé ẹ̀ka púpọ̀, iná kò sì gbọdọ̀ sún mọ́ ọn. {why}',
      sms: '{Crop}: kí {by} tó kọjá, tẹ́ ewé gbígbẹ sábẹ́ igi, ro koríko, fún igi kékeré ní omi. Iná kò gbọdọ̀ sún mọ́ ọn.',
    },
  },
}

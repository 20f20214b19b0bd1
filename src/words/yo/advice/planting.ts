import type { plantingTexts as english } from '../../en/advice/planting.ts'

export const plantingTexts: typeof english = {
  instead: {
    crops: 'Àkókò ṣì wà níhìn-ín fún: {crops}.',
    none: 'Pa owó náà mọ́ di ìgbà mìíràn.',
  },
  dryFor: {
    place: 'Òjò tó ń rọ̀ níhìn-ín kò tó.',
    share: 'Òjò tó ń rọ̀ níhìn-ín kò tó: bí i korobá {tenths} nínú 10 tí ó nílò.',
    season: 'Òjò yóò tètè dáwọ́: bí ọjọ́ {rainDays} lẹ́yìn gbíngbìn, ó sì nílò {needDays}.',
  },
  standing: {
    fodder: 'Èyí tó dúró jẹ́ oúnjẹ ẹran: gé e ní tútù.',
    roots: 'Fi èyí tó dúró sílẹ̀: wú u nígbà tó bá tóbi tó láti jẹ.',
  },
  cutGreen: 'Ẹ lè gé èyí tó dúró ní tútù, fún ẹran tàbí láti bo ilẹ̀.',
  goodNext: {
    now: 'Èyí tó dára láti gbìn síbẹ̀ báyìí: {crops}.',
    later: 'Èyí tó dára láti gbìn síbẹ̀ tẹ̀lé e: {crops}, láti {nextFrom}.',
  },
  spend: { stop: 'ẹ kò gbọdọ̀ fi owó kún un mọ́.', wait: 'ẹ kò gbọdọ̀ gbìn ín báyìí.' },
  noRain: {
    in: 'Ẹ kò gbọdọ̀ ná owó lé e mọ́ àyàfi tí ẹ bá lè bomi rin ín. Láìsí omi, ọ̀gbìn yóò kú. A ń gbìn ín níhìn-ín láti {from} sí {to}.',
    plan: 'Ẹ dúró: a ń gbìn ín níhìn-ín láti {from} sí {to}. Láìsí omi, irúgbìn yóò wà ní gbígbẹ.',
    asked:
      'Ẹ kò tíì gbìn? Ẹ dúró: ẹ gbìn ní {from} sí {to}. Ẹ ti gbìn? Ẹ kò gbọdọ̀ ná owó mọ́ àfi tí ẹ bá lè bomi rin ín.',
  },
  notNow: {
    in: 'Ẹ kò gbọdọ̀ fi ajílẹ̀ tàbí oògùn kún un mọ́.',
    plan: 'Ẹ kò gbọdọ̀ gbìn ín báyìí: ẹ gbin ohun mìíràn.',
    asked: 'Ẹ kò gbọdọ̀ fi ajílẹ̀ tàbí oògùn kún un mọ́. Ẹ kò tíì gbìn? Gbin ohun mìíràn báyìí.',
  },
  drySown: {
    in: 'Ẹ fi í sílẹ̀ nínú ilẹ̀: irúgbìn gbígbẹ lè dúró.',
    asked:
      'Ẹ kò tíì gbìn? Dúró títí ilẹ̀ yóò fi tutù dé àtẹ́lẹwọ́ àti ìka (cm 20). Ẹ ti gbìn? Fi í sílẹ̀: irúgbìn gbígbẹ lè dúró.',
  },
  guides: {
    none: 'Ìwé wa kò sọ àkókò gbíngbìn {crop} ní agbègbè yín, ó lè mú díẹ̀ wá.',
    watered: 'Ìwé wa sọ pé ẹ̀ẹ̀rùn nìkan ni a ń gbin {crop} níhìn-ín, pẹ̀lú omi.',
  },
  unfit: {
    cold: 'Òtútù yìnyín yóò dé kí ó tó tó kórè, ó sì ń pa á.',
    chill: 'Kì í sábà sí níhìn-ín: òru yóò tutù jù fún un kí ó tó tó kórè.',
    hot: 'Ooru yóò pọ̀ jù fún un níhìn-ín kí ó tó tó kórè.',
    wet: 'Ó ń jẹrà nínú òjò níhìn-ín kí ó tó tó kórè.',
  },
  sowAgain: {
    window: 'Àkókò tó tọ́ láti gbìn ín níhìn-ín ni {from} sí {to}.',
    watered: 'Gbìn ín ní ẹ̀ẹ̀rùn, pẹ̀lú omi.',
  },
  resow: {
    until: 'Ọjọ́ ìkẹyìn fún un ni {last}.',
  },
  lastDay: {
    known: 'Ọjọ́ gbíngbìn ìkẹyìn níhìn-ín ni {last}.',
    after: 'Ohun tí a gbìn lẹ́yìn {last} kò ní gbó.',
  },
  foreseen: {
    odds: 'Òjò fún gbígbìn: {odds} nínú 10 láàárín {oddsFrom} àti {oddsTo}. {thisWeek} nínú 10 lọ́sẹ̀ yìí.',
    early: 'Òjò fún gbígbìn: {odds} nínú 10 láàárín {oddsFrom} àti {oddsTo}. Ó ṣì yá jù lọ́sẹ̀ yìí.',
    never: 'Òjò ti pẹ́ ju gbogbo ọdún {rainYears} tí a mọ̀ lọ.',
    service: '{service} ń retí òjò ní {serviceArea} láàárín {expectFrom} àti {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Dúró; múra ilẹ̀.', seed: 'Wá irúgbìn; múra ilẹ̀.' },
  waits: {
    start: 'Òjò kò tíì fìdí múlẹ̀, òjò ẹ̀tàn sì ń pa ohun tí a gbìn.',
    gap: 'Òjò dúró díẹ̀: ohun tí a gbìn sínú ilẹ̀ tó tutù lókè nìkan máa ń gbẹ, á sì kú.',
  },
  variety: {
    named: 'Mú irú tó ń gba bí ọjọ́ {days} tó bá ibí mu, bíi {names}.',
    days: 'Mú irú tó ń gba bí ọjọ́ {days} tó bá ibí mu.',
  },
  sowing: {
    spacing: 'Ìlà bíi cm {row}, àárín ọ̀gbìn cm {stand}.',
    metres: 'Ìlà bíi m {row}, àárín ọ̀gbìn m {stand}.',
    depth: 'Ìlà bíi cm {row}, àárín ọ̀gbìn cm {stand}, jíjìn cm {sownDeep}.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó, ibí gbẹ jù',
      content:
        'Ẹ kò gbọdọ̀ fi irúgbìn, ajílẹ̀ tàbí iṣẹ́ kún un mọ́. Ó ń hù níhìn-ín bí ẹ bá lè bomi rin ín ní gbogbo ìgbà nìkan. {dryFor} Láìsí omi {crop} kò lè gbó, gbogbo owó yóò ṣòfò. {instead}',
      sms: '{Crop}: {spend} {dryFor} Láìsí omi kò lè gbó. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó, òjò níhìn-ín kò tó',
      content:
        'Ẹ kò gbọdọ̀ ra ajílẹ̀ tàbí oògùn fún un, ẹ kò gbọdọ̀ gbìn ín sí i. Ẹ kórè ohun tó bá so, ẹ fi ewé gbígbẹ bo ilẹ̀, àtẹ́lẹwọ́ kan sí ìdí. {dryFor} Láìsí omi, díẹ̀ ni yóò so.',
      sms: '{Crop}: ẹ kò gbọdọ̀ ra ajílẹ̀ tàbí oògùn fún un, ẹ kò gbọdọ̀ gbìn ín sí i. Ẹ kórè ohun tó bá so. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó, ó ti pẹ́ jù fún ìgbà yìí',
      content:
        'Ẹ kò gbọdọ̀ fi irúgbìn, ajílẹ̀ tàbí oògùn kún un mọ́. {instead} {standing} {lastDay} Ohun tí a gbìn lẹ́yìn rẹ̀ kì í gbó kí òjò tàbí ooru tó parí.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: ẹ gbìn ín pẹ́, ẹ ná owó díẹ̀',
      content:
        'Ẹ ná kìkì owó tí ẹ lè fara da bí ó bá sọnù. Ó máa gbó kìkì bí òjò bá pẹ́ bó ṣe máa ń pẹ́. Ro koríko ní kíákíá: kò gba owó.',
      sms: '{Crop}: ẹ gbìn ín pẹ́: ẹ ná kìkì owó tí ẹ lè fara dà bí ó bá sọnù. Ó máa gbó kìkì bí òjò bá pẹ́ bó ṣe máa ń pẹ́. Ro koríko ní kíákíá.',
    },
    'planting.lost': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó mọ́ sí oko yìí',
      content: 'Ó ṣòro kí oko yìí gbó: ẹ kò gbọdọ̀ fi owó tàbí iṣẹ́ kún un mọ́. {instead} {cutGreen}',
      sms: '{Crop}: ẹ kò gbọdọ̀ náwó mọ́ sí oko yìí, ó ṣòro kí ó gbó. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: ẹ bèèrè ná, kì í sábà sí ní agbègbè yín',
      content:
        'Béèrè lọ́wọ́ ẹni tó ti kórè rẹ̀ nítòsí. Bí kò sí, dán an wò ní apá kékeré, fi owó díẹ̀ síi. {instead} {guides}',
      sms: '{Crop}: kì í sábà sí ní agbègbè yín. Dán an wò ní apá kékeré, fi owó díẹ̀ sí i. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó, kò sí òjò fún un báyìí',
      content: '{noRain} Òjò kì í rọ̀ níhìn-ín báyìí.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: ẹ kò gbọdọ̀ náwó, kì í ṣe ìgbà rẹ̀ níbí',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: ilẹ̀ gbẹ jù, kò tíì lè hù',
      content:
        '{drySown} Pa irúgbìn mọ́ láti gbìn lẹ́ẹ̀kejì, kí ẹ sì wò ní {lookOn} bóyá ó ti hù. Òjò tó rọ̀ kò tó kí irúgbìn hù.',
      sms: '{Crop}: pa irúgbìn mọ́ láti gbìn lẹ́ẹ̀kejì, kí ẹ wò ní {lookOn} bóyá ó ti hù. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: ṣé ó ti hù?',
      content:
        'Wú irúgbìn márùn-ún: èyí tó le tó gbẹ lè dúró, èyí tó rọ̀ tàbí jẹrà ti kú. Kò sí èyí tó yè? Gbìn nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20), kí {last} tó kọjá, irú ọjọ́ {days}. Ẹ kò gbọdọ̀ náwó ṣáájú. Láti {planted} òjò kò tó kí ó hù dáadáa.',
      sms: '{Crop}: ṣé ó ti hù? Tí kò bá hù, gbìn nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20), kí {last} tó kọjá, irú ọjọ́ {days}. Ẹ kò gbọdọ̀ náwó ṣáájú.',
    },
    'planting.sow-again': {
      title: '{Crop}: tún un gbìn',
      content:
        'Gbìn nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20), kí {last} tó kọjá, irú ọjọ́ {days}. Ẹ kò gbọdọ̀ náwó ṣáájú. Sọ ọjọ́ náà fún wa, ìmọ̀ràn yóò sì ka láti ọjọ́ náà. Ẹ ti sọ fún wa pé kò hù.',
      sms: '{Crop}: kò hù: gbìn nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20), kí {last} tó kọjá, irú ọjọ́ {days}. Ẹ kò gbọdọ̀ náwó ṣáájú.',
    },
    'planting.come-up-late': {
      title: '{Crop}: ṣé ó ti hù?',
      content:
        'Tí kò bá tó ìdajì tó dúró, ẹ kò gbọdọ̀ gbìn ín lẹ́ẹ̀kejì: ó ti pẹ́ jù láti gbó. {instead} Ẹ kò gbọdọ̀ ná owó sí oko yìí mọ́. Láti {planted} òjò kò tó kí ó hù dáadáa.',
      sms: '{Crop}: ṣé ó ti hù? Tí kò bá hù, ẹ kò gbọdọ̀ gbìn ín lẹ́ẹ̀kejì, ó ti pẹ́ jù. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: ka èyí tó hù',
      content:
        'Wo ibi 10, ìṣísẹ̀ kan ọ̀kọ̀ọ̀kan, kí {by} tó kọjá. Ó fẹ́rẹ̀ẹ́ hù tán: ó dára. Ìdajì tàbí jù bẹ́ẹ̀: dí àlàfo báyìí; èyí tó pẹ́ kì í so púpọ̀. Kò tó ìdajì: gbìn ín lẹ́ẹ̀kejì nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20). {resow}',
      sms: '{Crop}: kí {by} tó kọjá, wo ibi 10, ìṣísẹ̀ kan ọ̀kọ̀ọ̀kan. Ìdajì tàbí jù bẹ́ẹ̀ lọ hù: dí àlàfo. Kò tó ìdajì: gbìn lẹ́ẹ̀kejì tí ilẹ̀ bá tutù. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: ka èyí tó hù',
      content:
        'Wo ibi 10, ìṣísẹ̀ kan ọ̀kọ̀ọ̀kan, kí {by} tó kọjá. Ìdajì tàbí jù bẹ́ẹ̀ hù: dí àlàfo báyìí. Kò tó ìdajì: ó ti pẹ́ jù láti gbìn ín lẹ́ẹ̀kejì; ẹ kò gbọdọ̀ fi owó kún un mọ́. {instead}',
      sms: '{Crop}: kí {by} tó kọjá, wo ibi 10, ìṣísẹ̀ kan ọ̀kọ̀ọ̀kan. Dí àlàfo báyìí. Kò tó ìdajì tó hù? Ẹ kò gbọdọ̀ fi owó kún un mọ́. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: ọ̀gbẹlẹ̀ lẹ́yìn gbíngbìn',
      content:
        'Pa irúgbìn mọ́. Kí {by} tó kọjá, yẹ ibi 10 wò: tí kò bá tó ìdajì tó hù, gbìn lẹ́ẹ̀kejì nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20). {resow} {why} Òjò tó ń bọ̀ kéré. Irúgbìn lè má hù, èéhù lè kú.',
      sms: '{Crop}: tọ́jú irúgbìn. Ọ̀gbẹlẹ̀ lẹ́yìn gbíngbìn. Ẹ yẹ̀ ẹ́ wò kí {by} tó kọjá: kò tó ìdajì tó hù? Gbìn lẹ́ẹ̀kejì tí ilẹ̀ bá tutù tó cm 20.',
    },
    'planting.rotate': {
      title: '{Crop}: yan oko mìíràn',
      content:
        'Gbìn {crop} sí oko mìíràn. Ẹ ti gbin {before} síbí rí. {Pest} ń dúró nínú ilẹ̀ tàbí ohun ọ̀gbìn àtijọ́, á tún mú {crop}. {instead} Bí ó bá di dandan níbí, kọ́kọ́ kó gbogbo ohun ọ̀gbìn àtijọ́ kúrò. Pinnu kí {by} tó kọjá.',
      sms: '{Crop}: gbìn ín sí oko mìíràn: {pest} ń dúró níbi tí {before} wà. Bí ó bá di dandan níbẹ̀, kọ́kọ́ kó gbogbo ohun ọ̀gbìn àtijọ́ kúrò. Pinnu kí {by} tó kọjá. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: wá irúgbìn báyìí',
      content:
        '{variety} {seed} Ra irúgbìn tuntun tó mọ́ lọ́wọ́ olùtà tí ẹ mọ̀, kí gbogbo ènìyàn tó máa wá a. Ẹ fẹ́ gbìn ní {planted}.',
      sms: '{Crop}: wá irúgbìn báyìí, fún {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'Ìgbà tí òjò lè bẹ̀rẹ̀',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: dúró de òjò dáadáa kí ẹ tó gbìn',
      content:
        'Múra ilẹ̀ àti irúgbìn. Gbìn nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20): òjò bíi mm {onset} láàárín ọjọ́ {onsetDays}. {resow} {waits}',
      sms: '{Crop}: gbìn nígbà tí ilẹ̀ bá tutù dé àtẹ́lẹwọ́ àti ìka (cm 20) nìkan (mm {onset} láàárín ọjọ́ {onsetDays}). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: gbìn lẹ́yìn òjò ńlá',
      content:
        'La ọ̀nà omi. Gbìn nígbà tí òjò náà bá parí tí ilẹ̀ kò lẹ̀ mọ́ ọkọ́ mọ́. {resow} {rains} Ó ń gbá ohun tí a gbìn lọ tàbí kí ó rì í.',
      sms: '{Crop}: ẹ kò gbọdọ̀ gbìn ṣáájú òjò ńlá ({rainsShort}). Ẹ gbìn nígbà tó bá parí, tí ilẹ̀ kò bá lẹ̀ mọ́ ọkọ́ mọ́.',
    },
    'planting.ready': {
      title: '{Crop}: ó tó àkókò láti gbìn',
      content: 'Ẹ gbìn ín kí {by} tó kọjá. {sowing} {resow} {why} Ẹ sọ ọjọ́ náà fún wa, kí ìmọ̀ràn lè kà láti ibẹ̀.',
      sms: '{Crop}: ẹ gbìn ín kí {by} tó kọjá. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: ṣé ẹ ti gbìn ín?',
      content:
        'Ẹ fẹ́ gbìn ní {planted}. Tí ẹ bá ti gbìn, kọ ọjọ́ náà sínú ìwé oko: nígbà náà ìmọ̀ràn yóò kà láti ibẹ̀. Tí ẹ kò bá tíì gbìn, yí ọjọ́ náà padà, kí ohunkóhun má baà yá jù.',
      sms: '{Crop}: ṣé ẹ gbìn ín ní {planted}? Ẹ kọ ọjọ́ náà sínú Gona, tàbí yí i padà, kí ìmọ̀ràn dé ní àkókò.',
    },
    'stage.unknown': {
      title: '{Crop}: ìgbà wo ni o gbìn ín?',
      content:
        'A kò mọ ìgbà tí ẹ gbin {crop}, nítorí náà a kò lè sọ ohun tó nílò. Ẹ jọ̀wọ́, ẹ fi ọjọ́ gbíngbìn àti ìpele sínú àkọsílẹ̀ ohun ọ̀gbìn yín. Nígbà náà ẹ ó gba ìmọ̀ràn lórí omi, ajílẹ̀, kòkòrò àti ìkórè.',
      sms: '{Crop}: jọ̀wọ́ fi ọjọ́ gbíngbìn àti ìpele sínú Gona, kí ìmọ̀ràn lè bá oko rẹ mu.',
    },
    'stage.over': {
      title: '{Crop}: ṣé ẹ ti kórè tán?',
      content:
        'Gẹ́gẹ́ bí ọjọ́ gbíngbìn, ó yẹ kí ìkórè {crop} ti parí. Tí kò bá rí bẹ́ẹ̀, tètè kórè: èyí tó pẹ́ ń fa kòkòrò àti èbu. Tó bá ti parí, kó ohun ọ̀gbìn àtijọ́ kúrò, fi tuntun àti ọjọ́ rẹ̀ sílẹ̀. {goodNext}',
      sms: '{Crop}: ṣé ìkórè ti parí? Bí kò bá rí bẹ́ẹ̀, kórè báyìí. Tó bá ti parí, fi ohun ọ̀gbìn tuntun àti ọjọ́ rẹ̀ sínú Gona. {goodNext}',
    },
    'stage.question': {
      title: '{Crop}: ṣé ìpele yìí tọ̀nà?',
      content:
        'Ẹ ti sọ fún wa pé ìpele {crop} ni: {stated}. Gẹ́gẹ́ bí ọjọ́ gbíngbìn ({planted}) a retí: {expected}. Jọ̀wọ́ yẹ ọjọ́ gbíngbìn àti ìpele wò nínú àkọsílẹ̀ yín, kí ìmọ̀ràn wa lè bá oko rẹ mu.',
      sms: '{Crop}: {stated} tàbí {expected}? Jọ̀wọ́ yẹ ọjọ́ gbíngbìn àti ìpele wò nínú Gona, kí ìmọ̀ràn lè bá oko rẹ mu.',
    },
  },
}

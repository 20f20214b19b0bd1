import type { scoutingTexts as english } from '../../en/advice/scouting.ts'

export const scoutingTexts: typeof english = {
  asks: {
    faw: 'Nínú ọ̀gbìn {of}, mélòó ló ní ihò tuntun tàbí kòkòrò nínú ọ̀mùnú?',
    cowpea_thrips: 'Ṣí òdòdó {of}: kòkòrò kéékèèké mélòó ló wà nínú ọ̀kọ̀ọ̀kan?',
    maruca: 'Ṣí òdòdó {of} ní àárọ̀: mélòó ló ní kòkòrò?',
    pod_bugs: 'Lára ohun ọ̀gbìn {of}, kòkòrò pupa mélòó lẹ kà lórí èso?',
    cowpea_aphid: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní kòkòrò dúdú tó ṣù jọ?',
    dbm: 'Yí ewé ohun ọ̀gbìn {of} padà: mélòó ló ní kòkòrò àwọ̀ ewé?',
    tuta: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní kòkòrò inú ewé?',
    onion_thrips: 'Ṣí ọrùn àlùbọ́sà {of}: kòkòrò mélòó ló wà nínú ọ̀kọ̀ọ̀kan?',
    shoot_fly: 'Nínú èéhù {of}, mélòó ni ewé àárín rẹ̀ kú?',
    bollworm: 'Lára odidi ohun ọ̀gbìn {of}, kòkòrò mélòó lẹ kà?',
    mirids: 'Lára igi {of}, kòkòrò mirid mélòó ló wà lórí èso, ọ̀mùnú?',
    okra_flea_beetle: 'Nínú ilá {of}, mélòó ni kòkòrò jẹ ìdá kan nínú mẹ́rin ewé rẹ̀?',
    amaranth_webworm: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní ewé kíká tó ní òwú?',
  },
  many: {
    neem: 'fín dóńgóyárò nírọ̀lẹ́, kóró g {grams} nínú lítà {tank}.',
    again: 'dóńgóyárò, g {grams} nínú lítà {tank}; kà á lẹ́yìn ọjọ́ 3.',
    ask: 'béèrè oògùn tí a forúkọ rẹ̀ sílẹ̀ lọ́wọ́ òṣìṣẹ́ àgbẹ̀.',
    pick: 'fọwọ́ mú wọn ní òwúrọ̀; tó bá pọ̀ jù: ẹ bi òṣìṣẹ́ àgbẹ̀ léèrè oògùn tí a forúkọ sílẹ̀.',
    hand: 'fi ọwọ́ ṣe é.',
  },
  manyShort: { neem: 'dóńgóyárò, kóró g {grams} nínú lítà {tank}.', pick: 'fọwọ́ mú wọn ní òwúrọ̀.' },
  mild: { neem: 'Dóńgóyárò ń dín kòkòrò kù: kóró g {grams} nínú lítà {tank}.' },
  sprayOn: { day: 'ní ìrọ̀lẹ́ {sprayDay}', open: 'ní ìrọ̀lẹ́ gbígbẹ' },
  packetNumber: { NG: 'nọ́ńbà NAFDAC', NA: 'nọ́ńbà Namibia (N-AR)' },
  anyActive: 'oògùn {crop} tí a forúkọ sílẹ̀',
  packet: {
    dose: 'Lo {active} {strength}, {grams} {doseUnit} nínú lítà {tank}.',
    doseOr: 'Lo {active} {strength}, {grams} {doseUnit} nínú lítà {tank} (tàbí {other}).',
    label: 'Lo {active}; ìwọ̀n: wo páálí.',
    labelOr: 'Lo {active} tàbí {other}; ìwọ̀n: wo páálí.',
  },
  out: 'ẹ jìnnà fún wákàtí {hours}',
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} nínú lítà {tank}',
    label: '{active}, ìwọ̀n wà lára páálí',
    any: '{active}',
  },
  left: 'Fífín tó kù: {left}.',
  rules: {
    'pest.count': {
      title: '{Crop}: ka {pest}',
      content:
        'Kà á kí {by} tó kọjá. {ask} {act} sókè: {many} Tó bá kéré: ẹ kò gbọdọ̀ fín. {first} Tún kà á lẹ́yìn ọjọ́ 7.',
      sms: '{Crop}, {pest}: {ask} {act} sókè: {manyShort} Kò tó bẹ́ẹ̀: ẹ kò gbọdọ̀ fín.',
    },
    'pest.few': {
      title: '{Crop}: {pest} kéré, ẹ kò gbọdọ̀ fín',
      content:
        'Ẹ ti ka {count}; ààlà ni {act}. Ẹ kò gbọdọ̀ fín oògùn: owó rẹ̀ ju èrè lọ. {first} Tún kà á kí {by} tó kọjá, sọ iye fún wa.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fín oògùn sí {pest}: {count} ni ẹ kà, ààlà ni {act}. {first} Tún kà á kí {by} tó kọjá.',
    },
    'pest.again': {
      title: '{Crop}: tún ka {pest}',
      content:
        'Ẹ ti ka {count}; ààlà ni {act}. Kíkà ẹ̀ẹ̀kan kò tó láti fín oògùn. {first} {mild} Tún kà á kí {by} tó kọjá. {ask}',
      sms: '{Crop}: tún ka {pest} kí {by} tó kọjá kí ẹ tó fín oògùn; ààlà ni {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: fi ọwọ́ mú {pest}',
      content: 'Ẹ ti ka {count}; ààlà ni {act}. Fífín oògùn kò ní ṣe ìrànlọ́wọ́ níbí. {first} Tún wò ó kí {by} tó kọjá.',
      sms: '{Crop}, {pest}: {first} Fífín oògùn kò ràn yín lọ́wọ́. Tún wò ó kí {by} tó kọjá.',
    },
    'pest.neem': {
      title: '{Crop}: dóńgóyárò fún {pest}',
      content:
        'Ẹ ti ka {count}; tó bá tó {act}, ẹ fín in. Gún gíráàmù {grams} kóró dóńgóyárò, rẹ ẹ́ mọ́jú nínú omi lítà {tank}, yọ pàǹtí, fi ọṣẹ díẹ̀ sí i. Fín in lọ́jọ́ náà, {when}. Aṣọ ọlọ́wọ́ gígùn; fọ ọwọ́. {wait} Tún kà á lẹ́yìn ọjọ́ 4.',
      sms: '{Crop}, {pest}: gún gíráàmù {grams} kóró dóńgóyárò, rẹ ẹ́ mọ́jú ní lítà {tank}, yọ pàǹtí, fín in {when}. {waitShort} Aṣọ ọlọ́wọ́ gígùn, fọ ọwọ́. Tún kà á lẹ́yìn ọjọ́ 4.',
    },
    'pest.spray': {
      title: '{Crop}: fín {pest} lẹ́ẹ̀kan',
      content:
        'Kíkà: {count}; ààlà: {act}. {packet} Pẹ̀lú {number} nìkan. Fín {when}. Aṣọ ọlọ́wọ́ gígùn, bàtà, ìbọ̀wọ́, awò; wẹ̀. Ọmọdé jìnnà; {out}. {wait} Ṣan ike: ẹ̀ẹ̀ 3. {left}',
      sms: '{Crop}: {packet} {waitShort} Bàtà, ìbọ̀wọ́; ọmọdé jìnnà. Fín {when}. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: ẹ kò gbọdọ̀ fín {pest} mọ́',
      content:
        'Ẹ ti ka {count}. Ẹ kò gbọdọ̀ fín oògùn báyìí: ní ọjọ́ orí yìí, tàbí lẹ́yìn èyí tí ẹ ti fín, kò lérè mọ́. Fọwọ́ mú èyí tí ẹ rí, kórè lásìkò, tètè kà á lọ́dún tó ń bọ̀.',
      sms: '{Crop}: ẹ kò gbọdọ̀ fín oògùn sí {pest} báyìí, kò lérè mọ́. Fọwọ́ mú èyí tí ẹ rí.',
    },
    'pest.protect': {
      title: '{Crop}: dáàbò bò ó kí {pest} tó dé',
      content:
        '{packet} Fa èyí tó lárùn tu, fín ìyókù {when}, kó gbẹ ṣáájú òjò; tún ṣe lẹ́yìn ọjọ́ {every}. Aṣọ ọlọ́wọ́ gígùn, bàtà, ìbọ̀wọ́; {out}; wẹ̀. Pẹ̀lú {number} nìkan. {wait}',
      sms: '{Crop}: fín {when}: {mix}. {waitShort} Bàtà, ìbọ̀wọ́; {out}. Tún ṣe lẹ́yìn ọjọ́ {every}. {Pest}.',
    },
  },
}

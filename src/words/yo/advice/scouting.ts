import type { scouting as english } from '../../en/advice/scouting.ts'

export const scouting: typeof english = {
  asks: {
    faw: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní ihò tuntun tàbí kòkòrò nínú ọ̀mùnú?',
    cowpea_thrips: 'Ṣí òdòdó {of}: kòkòrò mélòó ló wà nínú ọ̀kọ̀ọ̀kan?',
    maruca: 'Ṣí òdòdó {of} ní àárọ̀: mélòó ló ní kòkòrò?',
    pod_bugs: 'Lára ohun ọ̀gbìn {of}, kòkòrò páádì mélòó lo kà?',
    cowpea_aphid: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní kòkòrò dúdú tó ṣù jọ?',
    dbm: 'Yí ewé ohun ọ̀gbìn {of} padà: mélòó ló ní kòkòrò àwọ̀ ewé?',
    tuta: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní kòkòrò nínú ewé?',
    onion_thrips: 'Ṣí ọrùn àlùbọ́sà {of}: kòkòrò mélòó ló wà nínú ọ̀kọ̀ọ̀kan?',
    shoot_fly: 'Nínú èéhù {of}, mélòó ni ewé àárín rẹ̀ kú?',
    bollworm: 'Lára ohun ọ̀gbìn {of}, kòkòrò mélòó lo kà?',
    mirids: 'Lára igi {of}, kòkòrò mirid mélòó lo kà?',
    okra_flea_beetle: 'Nínú ohun ọ̀gbìn {of}, mélòó ni wọ́n jẹ ìdá mẹ́rin ewé rẹ̀?',
    amaranth_webworm: 'Nínú ohun ọ̀gbìn {of}, mélòó ló ní ewé kíká tó ní òwú?',
  },
  many: {
    neem: 'fín dóńgóyárò ní ìrọ̀lẹ́, gíráàmù {grams} nínú lítà {tank}.',
    again: 'dóńgóyárò, {grams} g/lítà {tank}; kà á ní ọjọ́ 3.',
    ask: 'lo ọwọ́; bi wá kí o tó fín.',
    hand: 'fi ọwọ́ ṣe é.',
  },
  manyShort: { neem: 'dóńgóyárò, {grams} g/lítà {tank}.' },
  mild: { neem: 'Dóńgóyárò ń ràn án lọ́wọ́: gíráàmù {grams} nínú lítà {tank}.' },
  sprayOn: { day: 'ní {sprayDay} ní ìrọ̀lẹ́', open: 'ní ìrọ̀lẹ́ gbígbẹ' },
  packetNumber: { NG: 'nọ́ńbà NAFDAC', NA: 'nọ́ńbà Namibia (N-AR)' },
  anyActive: 'oògùn {crop} tí a forúkọ rẹ̀ sílẹ̀',
  packet: {
    dose: 'Lo {active} {strength}, {grams} {doseUnit} nínú lítà {tank}.',
    doseOr: 'Lo {active} {strength}, {grams} {doseUnit} nínú lítà {tank} (tàbí {other}).',
    label: 'Lo {active}; ìwọ̀n wà lára páálí.',
    labelOr: 'Lo {active} tàbí {other}; ìwọ̀n wà lára páálí.',
  },
  out: { dry: 'ọmọdé jìnnà', hours: 'ẹ kò gbọdọ̀ wọlé fún wákàtí {hours}' },
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
        'Kà á ṣáájú {by}. {ask} {act} tàbí jù bẹ́ẹ̀: {many} Tó bá kéré: ẹ kò gbọdọ̀ fín. {first} Tún kà á lẹ́yìn ọjọ́ 7.',
      sms: '{Crop}, {pest}: {ask} {act} tabi ju bee: {manyShort} To ba kere: e ko gbodo fin.',
    },
    'pest.few': {
      title: '{Crop}: {pest} kéré, kò sí fífín',
      content:
        'O ka {count}; ààlà ni {act}. Ẹ kò gbọdọ̀ fín oògùn: owó rẹ̀ ju èrè lọ. {first} Tún kà á kí {by} tó kọjá, sọ iye fún wa.',
      sms: '{Crop}: e ko gbodo fin oogun {pest}: {count} ni e ka, aala ni {act}. {first} Tun ka a saaju {by}.',
    },
    'pest.again': {
      title: '{Crop}: tún ka {pest}',
      content:
        'O ka {count}; ààlà ni {act}. Kíkà kan kò tó láti fín oògùn. {first} {mild} Tún kà á kí {by} tó kọjá. {ask}',
      sms: '{Crop}: tun ka {pest} saaju {by} ki o to fin oogun; aala ni {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: fi ọwọ́ mú {pest}',
      content: 'O ka {count}; ààlà ni {act}. Fífín oògùn kò ràn án. {first} Tún wò ó kí {by} tó kọjá.',
      sms: '{Crop}, {pest}: {first} Fifin oogun ko ran an. Tun wo o saaju {by}.',
    },
    'pest.neem': {
      title: '{Crop}: dóńgóyárò fún {pest}',
      content:
        'O ka {count}; tó bá tó {act}, tọ́jú u. Gún gíráàmù {grams} èso dóńgóyárò, rẹ ẹ́ mọ́jú nínú omi lítà {tank}, sẹ́ ẹ, fi ọṣẹ díẹ̀ sí i. Fín in lọ́jọ́ náà, {when}. Wọ aṣọ gígùn; fọ ọwọ́ àti ohun tí o ká. Tún kà á lẹ́yìn ọjọ́ 4.',
      sms: '{Crop}, {pest}: gun giraamu {grams} eso dongoyaro, re e moju ninu lita {tank}, se e, fin in {when}. Wo aso olowo gigun, fo owo. Tun ka a leyin ojo 4.',
    },
    'pest.spray': {
      title: '{Crop}: fín {pest} lẹ́ẹ̀kan',
      content:
        'O ka {count}; ààlà {act}. {packet} Èyí tó ní {number} nìkan. Fín in {when}. Wọ aṣọ gígùn, bàtà, ìbọ̀wọ́, awò; wẹ̀. Kí ọmọdé jìnnà; dúró kó gbẹ. Ọjọ́ ìkórè: wo páálí. Ṣan ike: ẹ̀ẹ̀ 3. {left}',
      sms: '{Crop}: {packet} Aso gigun, bata, ibowo; omode jinna; we. {Pest}: fin in {when}. Ojo ikore: wo paali.',
    },
    'pest.late': {
      title: '{Crop}: kò sí fífín mọ́ fún {pest}',
      content:
        'O ka {count}. Ẹ kò gbọdọ̀ fín oògùn báyìí: ní ọjọ́ orí yìí, tàbí lẹ́yìn èyí tí ẹ ti fín, kò lérè mọ́. Fọwọ́ mú èyí tí o rí, kórè lásìkò, tètè kà á lọ́dún tó ń bọ̀.',
      sms: '{Crop}: e ko gbodo fin oogun {pest} bayii, ko lere mo. Fowo mu eyi ti o ri.',
    },
    'pest.protect': {
      title: '{Crop}: dáàbò bò ó kí {pest} tó dé',
      content:
        '{packet} Fín èyí tó mọ́ {when}, kí òjò tó rọ̀; tún ṣe lẹ́yìn ọjọ́ {every}. Mú èyí tó ń ṣàìsàn kúrò. Wọ aṣọ gígùn, bàtà, ìbọ̀wọ́; {out}; wẹ̀. Pẹ̀lú {number}. Ọjọ́ ìkórè: páálí.',
      sms: '{Crop}, {pest}: fin in {when}: {mix}. Aso gigun, bata, ibowo; {out}. Ojo ikore: wo paali. Tun se leyin ojo {every}.',
    },
  },
}

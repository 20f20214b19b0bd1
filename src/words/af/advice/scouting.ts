import type { scoutingTexts as english } from '../../en/advice/scouting.ts'

export const scoutingTexts: typeof english = {
  asks: {
    faw: 'Van {of} plante, hoeveel het vars gate of ’n wurm in die kelk?',
    cowpea_thrips: 'Maak {of} blomme oop: hoeveel blaaspootjies in elk?',
    maruca: 'Maak soggens {of} blomme oop: hoeveel het ’n wurm?',
    pod_bugs: 'Hoeveel peulsuiers tel jy op {of} plante?',
    cowpea_aphid: 'Van {of} plante, hoeveel het hopies swart insekte?',
    dbm: 'Draai die blare van {of} plante om: hoeveel het groen wurms?',
    tuta: 'Van {of} plante, hoeveel het wurms in bleek blaarkolle?',
    onion_thrips: 'Maak die nek van {of} uie oop: hoeveel klein insekte in elk?',
    shoot_fly: 'Van {of} saailinge, hoeveel het ’n dooie hartblaar?',
    bollworm: 'Hoeveel wurms tel jy op {of} plante?',
    mirids: 'Hoeveel mirides tel jy op {of} bome?',
    okra_flea_beetle: 'Van {of} plante, by hoeveel is ’n kwart van die blare weg?',
    amaranth_webworm: 'Van {of} plante, hoeveel het blare met spinsel?',
  },
  many: {
    neem: 'neempitte saans, {grams} g in {tank} liter.',
    again: 'neempitte, {grams} g in {tank} liter; tel oor 3 dae.',
    ask: 'vra jou landboubeampte vir ’n geregistreerde middel.',
    pick: 'haal hulle vroegoggend met die hand af; te veel daarvoor: vra jou landboubeampte vir ’n geregistreerde middel.',
    hand: 'werk met die hand.',
  },
  manyShort: { neem: 'neempitte, {grams} g in {tank} liter.', pick: 'haal hulle vroegoggend met die hand af.' },
  mild: { neem: 'Neempitte help: {grams} g in {tank} liter.' },
  sprayOn: { day: 'op {sprayDay} saans', open: 'op die volgende droë aand' },
  packetNumber: { NG: '’n NAFDAC-nommer', NA: '’n Namibiese N-AR-nommer' },
  anyActive: '’n middel wat vir {crop} geregistreer is',
  packet: {
    dose: 'Gebruik {active} {strength}, {grams} {doseUnit} in {tank} liter.',
    doseOr: 'Gebruik {active} {strength}, {grams} {doseUnit} in {tank} liter (of {other}).',
    label: 'Gebruik {active}; dosis: sien pakkie.',
    labelOr: 'Gebruik {active} of {other}; dosis: sien pakkie.',
  },
  out: 'bly {hours} uur uit',
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} in {tank} liter',
    label: '{active}, soos op die pakkie',
    any: '{active}',
  },
  left: 'Bespuitings oor: {left}.',
  rules: {
    'pest.count': {
      title: '{Crop}: tel {pest}',
      content: 'Tel teen {by}. {ask} {act} of meer: {many} Minder: moenie spuit nie. {first} Tel weer oor 7 dae.',
      sms: '{Crop}, {pest}: {ask} {act} of meer: {manyShort} Minder: moenie spuit nie.',
    },
    'pest.few': {
      title: '{Crop}: min {pest}, moenie spuit nie',
      content:
        'Jy het {count} getel; die grens is {act}. Moenie spuit nie: dit kos meer as wat dit red. {first} Tel weer teen {by} en sê vir ons hoeveel.',
      sms: '{Crop}: moenie teen {pest} spuit nie: {count} getel, grens {act}. {first} Tel weer teen {by}.',
    },
    'pest.again': {
      title: '{Crop}: tel {pest} nog ’n keer',
      content:
        'Jy het {count} getel; die grens is {act}. Een telling is te min om te spuit. {first} {mild} Tel weer teen {by}. {ask}',
      sms: '{Crop}: tel {pest} weer teen {by} voor jy spuit; grens {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: werk met die hand teen {pest}',
      content: 'Jy het {count} getel; die grens is {act}. Spuit help nie hier nie. {first} Kyk weer teen {by}.',
      sms: '{Crop}, {pest}: {first} Spuit help nie. Kyk weer teen {by}.',
    },
    'pest.neem': {
      title: '{Crop}: neempitte teen {pest}',
      content:
        'Jy het {count} getel; van {act} af behandel. Stamp {grams} g neempitte, week dit die nag voor jy spuit in {tank} liter water, sif, gooi bietjie seep by. Spuit {when}; moenie dit bêre nie. Dra lang moue; was hande en wat jy pluk. {wait} Tel weer ná 4 dae.',
      sms: '{Crop}, {pest}: stamp {grams} g neempitte, week oornag in {tank} liter, sif, spuit {when}. {waitShort} Lang moue, was hande. Tel weer na 4 dae.',
    },
    'pest.spray': {
      title: '{Crop}: spuit {pest} een keer, versigtig',
      content:
        'Jy het {count} getel; grens {act}. {packet} Net met {number}. Spuit {when}. Dra lang moue, stewels, handskoene, veiligheidsbril; was jou. Kinders weg; {out}. {wait} Spoel houers 3 keer. {left}',
      sms: '{Crop}: {packet} {waitShort} Handskoene; kinders weg. Spuit {when}. Stewels. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: moenie meer teen {pest} spuit nie',
      content:
        'Jy het {count} getel. Moenie nou spuit nie: op hierdie ouderdom, of ná die bespuitings wat reeds gedoen is, betaal dit nie meer nie. Haal met die hand af wat jy sien, oes betyds, tel volgende seisoen vroeg.',
      sms: '{Crop}: moenie nou teen {pest} spuit nie, dit betaal nie meer nie. Haal met die hand af.',
    },
    'pest.protect': {
      title: '{Crop}: beskerm dit teen {pest}',
      content:
        '{packet} Spuit skoon plante {when}, droog voor die reën; weer oor {every} dae. Verwyder siekes. Dra lang moue, stewels, handskoene; {out}; was jou daarna. Net met {number}. {wait}',
      sms: '{Crop}: spuit {when}: {mix}. {waitShort} Handskoene; {out}. Weer oor {every} dae. Stewels. {Pest}.',
    },
  },
}

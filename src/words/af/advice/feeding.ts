import type { fertilizerAdviceTexts as english } from '../../en/advice/feeding.ts'

export const fertilizerAdviceTexts: typeof english = {
  feed: { one: '{product}, {amount}', two: '{first}, en {second}' },
  about: 'omtrent ',
  dose: {
    area: '{feed} vir jou {area}',
    acre: '{feed} per acre',
    hectare: '{feed} per hektaar',
  },
  doseShort: {
    area: '{feedShort} vir {area}',
    acre: '{feedShort} per acre',
    hectare: '{feedShort} per hektaar',
  },
  amount: { bags: '{bags|1 sak|# sakke} van {bag} kg', half: '’n halwe sak van {bag} kg' },
  amountShort: { bags: '{bags|1 sak|# sakke}', half: '’n halwe sak' },
  weight: '{kg} kg',
  hand: {
    stand: {
      caps: ', {caps|1 gelykvol plastiek botteldop|# gelykvol plastiek botteldoppe} per plek',
      share: ', {caps|1 gelykvol plastiek botteldop|# gelykvol plastiek botteldoppe} vir {stands} plekke',
    },
    metre: {
      caps: ', {caps|1 gelykvol plastiek botteldop|# gelykvol plastiek botteldoppe} per meter ry',
      share: ', {caps|1 gelykvol plastiek botteldop|# gelykvol plastiek botteldoppe} vir {stands} meter ry',
    },
    square: {
      caps: ', {caps|1 gelykvol plastiek botteldop|# gelykvol plastiek botteldoppe} per vierkante meter',
      share: ', {caps|1 gelykvol plastiek botteldop|# gelykvol plastiek botteldoppe} vir {stands} vierkante meter',
    },
    strides: { caps: ', 10 kg vir 50 by {stands} lang treë', share: ', 10 kg vir 50 by {stands} lang treë' },
  },
  handShort: {
    stand: {
      caps: '{caps|1 botteldop|# botteldoppe} per plek.',
      share: '{caps|1 botteldop|# botteldoppe} vir {stands} plekke.',
    },
    metre: {
      caps: '{caps|1 botteldop|# botteldoppe} per meter.',
      share: '{caps|1 botteldop|# botteldoppe} vir {stands} meter.',
    },
    square: {
      caps: '{caps|1 botteldop|# botteldoppe} per vierkante meter.',
      share: '{caps|1 botteldop|# botteldoppe} vir {stands} vierkante meter.',
    },
    strides: { caps: '10 kg: 50 by {stands} lang tree.', share: '10 kg: 50 by {stands} lang tree.' },
  },
  mixedToday: ', eers daardie dag gemeng',
  round: ' ({n} van {of})',
  numbers: { one: '{n}', two: '{nFirst} en {n}' },
  alone: 'Bemesting {nFirst} klaar? Gee net {aloneDose}.',
  given: 'Al gegee? Moenie dit weer gee nie.',
  weed: 'Skoffel eers.',
  note: 'Die hoeveelheid is geskat: vra jou landboubeampte.',
  place: {
    stand: 'Sit dit op klam grond in ’n gat {deep} cm diep, {cm} cm van die plant, en maak toe.',
    ring: 'Sit dit op klam grond in ’n halwe kring {cm} cm van die stam, {deep} cm diep, en maak toe.',
    band: 'Sit dit op klam grond in ’n voor {deep} cm diep, {cm} cm van die ry, en maak toe.',
    mud: 'Laat die water uit tot net modder oor is, strooi dit gelyk, en laat water na 2 tot 3 dae weer in.',
    broadcast: 'Strooi dit gelyk as blare droog is, hark dit in en gee dadelik water.',
    rainMud:
      'As water staan, laat dit uit tot net modder oor is. Strooi die kunsmis gelyk, en laat water na 2 tot 3 dae weer staan.',
    rainRake: 'Strooi dit gelyk as blare droog is, en hark dit in voor ’n reënbui.',
  },
  placeShort: {
    stand: 'Gat {deep} cm diep, {cm} cm van plant; maak toe.',
    ring: 'Halwe kring {cm} cm van stam, {deep} cm diep; maak toe.',
    band: 'Voor {deep} cm diep, {cm} cm van ry; maak toe.',
    mud: 'Dreineer tot modder, strooi, water terug na 2-3 dae.',
    broadcast: 'Strooi gelyk, hark in, gee water.',
    rainMud: 'As water staan, dreineer tot modder. Strooi.',
    rainRake: 'Strooi gelyk, hark in voor reen.',
  },
  carried: {
    pans: '{loads} skottels (20 kg elk) verrotte {beasts}mis',
    barrows: '{loads} kruiwaens (50 kg elk) verrotte {beasts}mis',
    carts: '{loads} ossewaens (400 kg elk) verrotte {beasts}mis',
  },
  beasts: { poultry: 'hoender', goat_sheep: 'bok', cattle: 'bees' },
  each: { one: '{grams} g {product}', two: '{grams} g {product} en {grams2} g {product2}' },
  treeHand: {
    caps: 'Dit is {caps} gelykvol plastiek botteldoppe.',
    both: 'Dit is {caps} en {caps2} gelykvol plastiek botteldoppe.',
    bottle: '’n Vol waterbottel van 50 cl hou omtrent 500 g.',
  },
  ring: {
    trunk: '{cm} cm van die stam af',
    crown: 'onder die rand van die takke',
  },
  manure: {
    pans: '{loads} skottels verrotte hoendermis, of {poorLoads} skottels beesmis, vervang 1 sak.',
    barrows: '{loads} kruiwaens verrotte bokmis, of {poorLoads} kruiwaens beesmis, vervang 1 sak.',
    tree: 'Gee ook een keer per jaar {loads} kg verrotte mis per plant.',
    compound: 'Geen SSP nie? Gee {loads} kg NPK 15-15-15.',
  },
  products: {
    urea: 'ureum',
    ssp: 'SSP (superfosfaat)',
    can: 'KAN',
    gypsum: 'gips',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: kunsmis {n} van {of}, {products}',
      content: '{weed} Gee teen {by} {dose}{hand}. {place} {note} {manure}',
      sms: '{Crop}: gee {doseShort}, teen {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: kunsmis {n} van {of}, {products}',
      content: '{weed} Gee teen {by} {dose}{hand}. {place} {note}',
      sms: '{Crop}: gee {doseShort}, teen {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: kunsmis {nFirst}+{n}, {products}',
      content: '{weed} Gee teen {by} bemesting {nFirst} en {n} saam: {dose}{hand}. {place} {alone} {note}',
      sms: '{Crop}: gee bemesting {nFirst} en {n} saam teen {by}: {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: te laat vir kunsmis {numbers} van {of}',
      content:
        'Bemesting {numbers} van {of}, {products}, betaal nie meer nie: sy dae is verby of te min reën is oor. As dit nie gegee is nie, moenie dit nou gee nie. Maak die sak toe en hou dit droog vir die volgende gewas.',
      sms: '{Crop}: moenie nou {products} gee nie ({numbers} van {of}): dit is te laat. Hou die sak droog vir die volgende gewas.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hou kunsmis terug, swaar reën kom',
      content:
        'Moenie dit nou gee nie. As die grond gedreineer het, gee {dose}{hand}. Dit is tyd vir bemesting {n} van {of}, maar swaar reën, omtrent {rain} mm, kan teen {to} val. Dit sal kunsmis en jou geld wegspoel.',
      sms: '{Crop}: moenie kunsmis voor reën gee nie ({rain} mm teen {to}). Water weg? Gee {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: hou kunsmis tot die grond nat is',
      content:
        '{weed} Gee die dag na goeie reën of natlei {dose}{hand}. Na {final} betaal dit nie meer nie: hou die sak. Bemesting {n} van {of} wag: die grond is droog, kunsmis gaan verlore of brand wortels.',
      sms: '{Crop}: moenie nou kunsmis gee nie: te droog. Gee die dag na goeie reen {doseShort}. Nie na {final} nie. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: kunsmis as die water weg is',
      content:
        'Moenie nou gee nie. As jy sonder modder kan skoffel, nie na {final} nie, gee {dose}{hand}. Dit is tyd vir bemesting {n} van {of}, maar die grond is vol water: kunsmis gaan verlore.',
      sms: '{Crop}: moenie nou kunsmis gee nie: te nat. Modder weg? Gee {doseShort}. Nie na {final} nie. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: ry mis na die land',
      content:
        'Teen {by} strooi {dose} en spit dit in, twee weke voor planttyd. Dit doen die werk van omtrent {bags|1 sak|# sakke} {product}. Vars mis brand saad: laat dit eers 3 tot 4 weke op ’n hoop verrot. {note}',
      sms: '{Crop}: teen {by} strooi {doseShort}, spit dit in 2 weke voor planttyd.',
    },
    'fertilizer.tree': {
      title: '{Crop}: kunsmis {n} van {of} terwyl die grond nat is',
      content:
        'Gee op nat grond elke plant {each}, altesaam {dose}. {treeHand} Teen {by} skoffel ’n kring {ringAt}, strooi dit daar, weg van die stam, en bedek met blare. {note} {manure}',
      sms: '{Crop}: gee elke plant {each} teen {by} ({n} van {of}), {ringAt}, op skoon nat grond. Altesaam {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Grondbone: gips nou, vir vol peule',
      content:
        'Was dit voorheen leeg, gee {dose}{hand}. Teen {by} strooi dit oor die rye en moenie dit inspit nie. Reën help dit. Moenie nou kalk gee nie. Peule word vol uit die grond om hulle en bly leeg sonder kalsium.',
      sms: 'Grondbone: strooi {doseShort} oor die rye teen {by}, vir vol peule. {handShort} Reen help. Moenie nou kalk gee nie.',
    },
  },
}

import type { fertilizerAdviceTexts as english } from '../../en/advice/feeding.ts'

export const fertilizerAdviceTexts: typeof english = {
  feed: { one: '{product}, {amount}', two: '{first}, and {second}' },
  about: 'about ',
  dose: {
    area: '{feed} for your {area}',
    acre: '{feed} for one acre',
    hectare: '{feed} for one hectare',
  },
  doseShort: {
    area: '{feedShort} for {area}',
    acre: '{feedShort} for one acre',
    hectare: '{feedShort} for one hectare',
  },
  amount: { bags: '{bags|1 bag|# bags} of {bag} kg', half: 'half bag of {bag} kg' },
  amountShort: { bags: '{bags|1 bag|# bags}', half: 'half bag' },
  weight: '{kg} kg',
  hand: {
    stand: {
      caps: ', {caps} level plastic bottle cap for one stand',
      share: ', {caps} level plastic bottle cap for {stands} stands',
    },
    metre: {
      caps: ', {caps} level plastic bottle cap for one metre of row',
      share: ', {caps} level plastic bottle cap for {stands} metres of row',
    },
    square: {
      caps: ', {caps} level plastic bottle cap for one square metre',
      share: ', {caps} level plastic bottle cap for {stands} square metres',
    },
    strides: { caps: ', 10 kg for 50 by {stands} long steps', share: ', 10 kg for 50 by {stands} long steps' },
  },
  handShort: {
    stand: { caps: '{caps} bottle cap a stand.', share: '{caps} bottle cap for {stands} stands.' },
    metre: { caps: '{caps} bottle cap a metre.', share: '{caps} bottle cap for {stands} metres.' },
    square: {
      caps: '{caps} bottle cap a square metre.',
      share: '{caps} bottle cap for {stands} square metres.',
    },
    strides: { caps: '10 kg: 50 by {stands} big steps.', share: '10 kg: 50 by {stands} big steps.' },
  },
  mixedToday: ', mix dem only dat day',
  round: ' ({n} of {of})',
  numbers: { one: '{n}', two: '{nFirst} and {n}' },
  alone: 'If you don give feeding {nFirst} before, give only {aloneDose}.',
  given: 'Don put am? No put am again.',
  weed: 'Weed first.',
  note: 'Di amount na estimate: ask farming officer.',
  place: {
    stand: 'For moist ground, hole {deep} cm deep, {cm} cm from di stand; cover am.',
    ring: 'For moist ground, half ring {cm} cm from di stem, {deep} cm deep; cover am.',
    band: 'For moist ground, small line {deep} cm deep, {cm} cm from di row; cover am.',
    mud: 'Make water comot remain only mud, spread am well, let water come back after 2 to 3 days.',
    broadcast: 'Spread am well when leaf dry, mix am with ground, water am sharp sharp.',
    rainMud:
      'If water stand, make am comot remain only mud. Spread fertiliser well, make water stand again after 2 to 3 days.',
    rainRake: 'Spread am well when leaf dry, mix am with ground before small rain.',
  },
  placeShort: {
    stand: 'Hole {deep} cm deep, {cm} cm from stand; cover am.',
    ring: 'Half ring {cm} cm from stem, {deep} cm deep; cover am.',
    band: 'Gutter {deep} cm deep, {cm} cm from row; cover am.',
    mud: 'Drain reach mud, spread am, water back after 2-3 days.',
    broadcast: 'Spread am well, mix am, water am.',
    rainMud: 'If water stand, drain am reach mud. Spread am.',
    rainRake: 'Spread am, mix am before small rain.',
  },
  carried: {
    pans: '{loads} headpan (20 kg each) of {beasts} manure wey don rot',
    barrows: '{loads} wheelbarrow (50 kg each) of {beasts} manure wey don rot',
    carts: '{loads} ox cart (400 kg each) of {beasts} manure wey don rot',
  },
  beasts: { poultry: 'chicken', goat_sheep: 'goat', cattle: 'cow' },
  each: { one: '{grams} g of {product}', two: '{grams} g of {product} and {grams2} g of {product2}' },
  treeHand: {
    caps: 'Na {caps} level plastic bottle cap.',
    both: 'Na {caps} and {caps2} level plastic bottle cap.',
    bottle: 'One full 50-cl water bottle dey carry about 500 g.',
  },
  ring: {
    trunk: '{cm} cm from di trunk',
    crown: 'under where branch end',
  },
  manure: {
    pans: '{loads} headpan of rotten chicken manure, or {poorLoads} of cow, fit replace 1 bag.',
    barrows: '{loads} wheelbarrow of goat manure wey don rot, or {poorLoads} of cow manure, fit replace 1 bag.',
    tree: 'Add {loads} kg of manure wey don rot for each plant once a year.',
    compound: 'If SSP no dey, put {loads} kg of NPK 15-15-15.',
  },
  products: {
    urea: 'urea',
    ssp: 'SSP (superphosphate)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: fertiliser {n} of {of}, {products}',
      content: '{weed} By {by} give {dose}{hand}. {place} {note} {manure}',
      sms: '{Crop}: make you put {doseShort}, by {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: fertiliser {n} of {of}, {products}',
      content: '{weed} By {by} give {dose}{hand}. {place} {note}',
      sms: '{Crop}: make you put {doseShort}, by {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: fertiliser {nFirst}+{n}, {products}',
      content: '{weed} By {by} give feeding {nFirst} and {n} together: {dose}{hand}. {place} {alone} {note}',
      sms: '{Crop}: join feeding {nFirst} and {n} put am by {by}: {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: e don late for fertiliser {numbers} of {of}',
      content:
        'Feeding {numbers} of {of}, {products}, no dey pay again: im days don pass or rain wey remain too small. If you never give am, no give am now. Close di bag, keep am dry for di next crop.',
      sms: '{Crop}: no put {products} ({numbers} of {of}) now, e don late. Keep di bag dry for di next crop.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain dey near',
      content:
        'No put am now. When ground don drain, give {dose}{hand}. Time for feeding {n} of {of} don reach, but heavy rain, about {rain} mm, fit fall by {to}. E go wash fertiliser and your money comot.',
      sms: '{Crop}: no put fertiliser before rain ({rain} mm by {to}). When e drain put {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser till ground wet',
      content:
        '{weed} Di day after good rain or after you water am give {dose}{hand}. After {final} e no go pay again: keep di bag. Time for feeding {n} of {of} don reach, but ground dry: fertiliser go waste or burn root.',
      sms: '{Crop}: no put fertiliser now, ground dry. Di day after good rain put {doseShort}. No pass {final}. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: fertiliser when water don comot',
      content:
        'No put am now. First day wey you fit hoe without mud, no pass {final}, put {dose}{hand}. Time for feeding {n} of {of} don reach, but water full ground: fertiliser go waste.',
      sms: '{Crop}: no put fertiliser now: too wet. When mud go put {doseShort}. No pass {final}. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: carry manure go farm',
      content:
        'By {by} spread {dose}, dig am inside ground two weeks before you plant. E fit do di work of about {bags|1 bag|# bags} of {product}. Fresh manure dey burn seed: heap am 3 to 4 weeks first. {note}',
      sms: '{Crop}: by {by} spread {doseShort}, dig am 2 weeks before you plant.',
    },
    'fertilizer.tree': {
      title: '{Crop}: fertiliser {n} of {of} as ground wet',
      content:
        'For wet ground, give each plant {each}, all join {dose}. {treeHand} By {by} weed ring {ringAt}, spread am there, no near di trunk, cover with leaf. {note} {manure}',
      sms: '{Crop}: give each plant {each} by {by} ({n} of {of}), {ringAt}, for wet ground wey clean. All join {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Groundnut: put gypsum now make pod full',
      content:
        'If e don empty before, put {dose}{hand}. By {by} sprinkle am for di rows, no bury am. Rain dey help. No put lime. Pod dey full from di ground wey dey around am, e go empty if calcium no dey.',
      sms: 'Groundnut: sprinkle {doseShort} for rows by {by}, make pod full. {handShort} Rain dey help am. No put lime now.',
    },
  },
}

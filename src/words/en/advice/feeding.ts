export const fertilizerAdviceTexts = {
  /** A product with its amount, and the land that it is for; in an SMS the short form. */
  feed: { one: '{product}, {amount}', two: '{first}, and {second}' },
  about: 'about ',
  dose: {
    area: '{feed} for your {area}',
    acre: '{feed} an acre',
    hectare: '{feed} a hectare',
  },
  doseShort: {
    area: '{feedShort} for {area}',
    acre: '{feedShort} an acre',
    hectare: '{feedShort} a hectare',
  },
  amount: { bags: '{bags|1 bag|# bags} of {bag} kg', half: 'half a {bag}-kg bag' },
  amountShort: { bags: '{bags|1 bag|# bags}', half: 'half a bag' },
  weight: '{kg} kg',
  /** With a bottle cap in hand; where it is spread over a field, by strides. */
  hand: {
    stand: {
      caps: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} a stand',
      share: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} for {stands} stands',
    },
    metre: {
      caps: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} a metre of row',
      share: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} for {stands} metres of row',
    },
    square: {
      caps: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} a square metre',
      share: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} for {stands} square metres',
    },
    strides: { caps: ', 10 kg for 50 by {stands} long steps', share: ', 10 kg for 50 by {stands} long steps' },
  },
  handShort: {
    stand: {
      caps: '{caps|1 bottle cap|# bottle caps} a stand.',
      share: '{caps|1 bottle cap|# bottle caps} for {stands} stands.',
    },
    metre: {
      caps: '{caps|1 bottle cap|# bottle caps} a metre.',
      share: '{caps|1 bottle cap|# bottle caps} for {stands} metres.',
    },
    square: {
      caps: '{caps|1 bottle cap|# bottle caps} a square metre.',
      share: '{caps|1 bottle cap|# bottle caps} for {stands} square metres.',
    },
    strides: { caps: '10 kg: 50 by {stands} big steps.', share: '10 kg: 50 by {stands} big steps.' },
  },
  /** Two products in one round. */
  mixedToday: ', mixed only that day',
  /** Number of the application; dropped first when an SMS is too long. */
  round: ' ({n} of {of})',
  numbers: { one: '{n}', two: '{nFirst} and {n}' },
  alone: 'If feeding {nFirst} has been given, give only {aloneDose}.',
  /** At the end of a text: an application that may have been given unreported. */
  given: 'Given already? Do not give it again.',
  weed: 'Weed first.',
  note: 'This amount is estimated: ask your extension officer.',
  /** Placement of the fertilizer. */
  place: {
    stand: 'Put it in a hole {deep} cm deep in moist soil, {cm} cm from each stand; cover it.',
    ring: 'Put it in a half ring {cm} cm from the stem, {deep} cm deep in moist soil; cover it.',
    band: 'Put it in a furrow {deep} cm deep in moist soil, {cm} cm from the row; cover it.',
    mud: 'Let the water out until only mud is left, spread it evenly, and let the water back in after 2 to 3 days.',
    broadcast: 'Spread it evenly when leaves are dry, rake it in and water at once.',
    rainMud:
      'If water stands, let it out until only mud is left. Spread it evenly, and let water stand again after 2 to 3 days.',
    rainRake: 'Spread it evenly when leaves are dry, and rake it in before a shower.',
  },
  placeShort: {
    stand: 'Hole {deep} cm deep, {cm} cm from stand; cover.',
    ring: 'Half ring {cm} cm from stem, {deep} cm deep; cover.',
    band: 'Furrow {deep} cm deep, {cm} cm from row; cover.',
    mud: 'Drain to mud, spread it, water back after 2-3 days.',
    broadcast: 'Spread it evenly, rake it in, water.',
    rainMud: 'If water stands, drain to mud. Spread it.',
    rainRake: 'Spread it, rake it in before a shower.',
  },
  /** Manure before planting. */
  carried: {
    pans: '{loads} headpans (20 kg each) of rotted {beasts} manure',
    barrows: '{loads} wheelbarrows (50 kg each) of rotted {beasts} manure',
    carts: '{loads} ox carts (400 kg each) of rotted {beasts} manure',
  },
  beasts: { poultry: 'poultry', goat_sheep: 'goat', cattle: 'cattle' },
  /** To each tree or mat. */
  each: { one: '{grams} g of {product}', two: '{grams} g of {product} and {grams2} g of {product2}' },
  treeHand: {
    caps: 'That is {caps} level plastic bottle caps.',
    both: 'That is {caps} and {caps2} level plastic bottle caps.',
    bottle: 'A full 50-cl water bottle holds about 500 g.',
  },
  /** Distance from the stem of a tree. */
  ring: {
    trunk: '{cm} cm from the trunk',
    crown: 'under the edge of the branches',
  },
  /** In the place of a bag; left out where a text is long already. */
  manure: {
    pans: '{loads} headpans of rotted poultry manure, or {poorLoads} of cattle, replace 1 bag.',
    barrows: '{loads} wheelbarrows of rotted goat manure, or {poorLoads} of cattle manure, replace 1 bag.',
    tree: 'Besides that, {loads} kg of rotted manure a plant once a year.',
    /** Phosphate alone is often sold out. */
    compound: 'No SSP? Give {loads} kg of NPK 15-15-15 instead.',
  },
  /** Bag labels of products that are not NPK grades. */
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
      sms: '{Crop}: give {doseShort}, by {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.go': {
      title: '{Crop}: fertiliser {n} of {of}, {products}',
      content: '{weed} By {by} give {dose}{hand}. {place} {note}',
      sms: '{Crop}: give {doseShort}, by {by}{round}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.together': {
      title: '{Crop}: fertiliser {nFirst}+{n}, {products}',
      content: '{weed} By {by} give feedings {nFirst} and {n} together: {dose}{hand}. {place} {alone} {note}',
      sms: '{Crop}: give feedings {nFirst} and {n} together by {by}: {doseShort}. {handShort} {placeShort} {weed}',
    },
    'fertilizer.too-late': {
      title: '{Crop}: too late for fertiliser {numbers} of {of}',
      content:
        'Feeding {numbers} of {of}, {products}, no longer pays: its time is over or too little rain is left. If it was not given, do not give it now. Close the bag and keep it dry for the next crop.',
      sms: '{Crop}: too late for {products} ({numbers} of {of}): do not give it now. Keep the bag dry for the next crop.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain is near',
      content:
        'Keep the bag dry. When the soil has drained, give {dose}{hand}. It is time for feeding {n} of {of}, but heavy rain, about {rain} mm, may fall by {to}. It would wash the fertiliser and your money away.',
      sms: '{Crop}: no fertiliser before rain ({rain} mm by {to}). Once drained give {doseShort}. {handShort}',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser until the soil is wet',
      content:
        '{weed} The day after good rain or watering give {dose}{hand}. After {final} it no longer pays: keep the bag. Feeding {n} of {of} is due, but the soil is dry: fertiliser would be lost or burn roots.',
      sms: '{Crop}: keep the fertiliser: dry soil. After good rain give {doseShort}. Not after {final}. {handShort} {weed}',
    },
    'fertilizer.drain': {
      title: '{Crop}: fertiliser when the water has gone',
      content:
        'Keep the bag dry. On the first day you can hoe without mud, not after {final}, give {dose}{hand}. It is time for feeding {n} of {of}, but the soil is full of water: fertiliser would be lost.',
      sms: '{Crop}: keep the bag dry: too wet for fertiliser. When the mud is gone give {doseShort}. Not after {final}. {handShort}',
    },
    'fertilizer.manure': {
      title: '{Crop}: carry manure to the field',
      content:
        'By {by} spread {dose} and dig it in, two weeks before planting. It does the work of about {bags|1 bag|# bags} of {product}. Fresh manure burns seed: heap it 3 to 4 weeks first. {note}',
      sms: '{Crop}: by {by} spread {doseShort}, dig it in 2 weeks before planting.',
    },
    'fertilizer.tree': {
      title: '{Crop}: fertiliser {n} of {of} while the soil is wet',
      content:
        'On wet soil give each plant {each}, {dose}. {treeHand} By {by} weed a ring {ringAt}, spread it there, off the trunk; cover it with leaves. {note} {manure}',
      sms: '{Crop}: give each plant {each} by {by} ({n} of {of}), {ringAt}, on weeded wet soil. In all {doseShort}. {treeHand}',
    },
    'fertilizer.pods': {
      title: 'Groundnuts: gypsum now, for full pods',
      content:
        'Where pods were empty before, give {dose}{hand}. By {by} sprinkle it over the rows and do not dig it in. Rain helps. Do not give lime now: it is too late. Pods fill from the soil around them and stay empty without calcium.',
      sms: 'Groundnuts: sprinkle {doseShort} over the rows by {by}, so that pods fill. {handShort} Rain helps it. No lime now.',
    },
  },
}

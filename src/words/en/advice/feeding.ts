export const feeding = {
  /** How much for the land; in an SMS the short form. */
  dose: {
    area: '{amount} for your {area}',
    acre: '{amount} an acre',
    hectare: '{amount} a hectare',
  },
  doseShort: {
    area: '{amountShort} for {area}',
    acre: '{amountShort} an acre',
    hectare: '{amountShort} a hectare',
  },
  amount: {
    bags: '{least|1 bag (50 kg)|# bags (50 kg each)}',
    half: 'half a 50-kg bag',
    bagsRange: '{least} to {most} bags (50 kg each)',
    kg: '{least} kg',
    kgRange: '{least} to {most} kg',
  },
  amountShort: {
    bags: '{least|1 bag|# bags}',
    half: 'half a bag',
    bagsRange: '{least} to {most} bags',
  },
  /** With a bottle cap in hand. */
  hand: {
    stand: {
      caps: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} a stand',
      share: ', 1 level plastic bottle cap for {stands} stands',
    },
    metre: {
      caps: ', {caps|1 level plastic bottle cap|# level plastic bottle caps} a metre of row',
      share: ', 1 level plastic bottle cap for {stands} metres of row',
    },
  },
  /** Where it goes. */
  place: {
    stand: 'On moist soil put it in a hole {deep} cm deep, {cm} cm from each stand, and cover it.',
    ring: 'On moist soil put it in a half ring {cm} cm from the stem, {deep} cm deep, and cover it.',
    band: 'On moist soil put it in a furrow {deep} cm deep, {cm} cm from the row, and cover it.',
    mud: 'Let the water out until only mud is left, spread it evenly, and let water back after 2 to 3 days.',
    broadcast: 'Spread it on the bed when leaves are dry, rake it in and water at once.',
  },
  placeShort: {
    stand: 'Hole {deep} cm deep, {cm} cm from the stand; cover it.',
    ring: 'Half ring {cm} cm from the stem, {deep} cm deep; cover it.',
    band: 'Furrow {deep} cm deep, {cm} cm from the row; cover it.',
    mud: 'Drain to mud, spread it, water back after 2-3 days.',
    broadcast: 'Spread it on the bed, rake it in, water.',
  },
  /** Of a tree. */
  ring: {
    trunk: '{cm} cm from the trunk',
    crown: 'under the edge of the branches',
  },
  /** Left out where a text is long already. */
  manure: 'Rotted manure saves half of it.',
  /** Of the rest, what stands on the bag. */
  products: {
    urea: 'urea',
    ssp: 'SSP (superphosphate)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: fertiliser {n} of {of}, {product}',
      content: 'Feeding {n} of {of}. Give {product}, about {dose}{hand}. {place} Do it by {by}. {manure}',
      sms: '{Crop}: give {product}, {doseShort}, by {by}. {placeShort} Feeding {n} of {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: fertiliser {n} of {of}, {product}',
      content: 'Feeding {n} of {of}. Weed first. Give {product}, about {dose}{hand}. {place} Do it by {by}.',
      sms: '{Crop}: give {product}, {doseShort}, by {by}. {placeShort} Feeding {n} of {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain is near',
      content:
        'It is time for feeding {n} of {of}, but heavy rain, about {rain} mm, may fall by {to}. It would wash the {product} and your money away. Keep the bag dry. When the soil has drained, give about {dose}.',
      sms: '{Crop}: do not put {product} before the rain (about {rain} mm by {to}). After it drains give {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser until the soil is wet',
      content:
        'It is time for feeding {n} of {of}, but the soil is dry: {product} would be lost or burn roots. Weed now. The day after a good rain or watering give about {dose}. After {final} it no longer pays: keep the bag.',
      sms: '{Crop}: wait with {product}, the soil is dry. Weed now. The day after good rain give {doseShort}, not after {final}.',
    },
    'fertilizer.tree': {
      title: 'Feed your {crop} while the soil is wet',
      content:
        'The rains carry food to the roots now. Give each plant about {grams} g of {product}: a 50-kg bag feeds about {trees}. By {by} weed a ring {ringAt}, spread it there, off the trunk, and cover it with leaves.',
      sms: '{Crop}: give each plant about {grams} g of {product} by {by}, in a ring off the trunk, while the soil is wet. A bag feeds {trees}.',
    },
    'fertilizer.pods': {
      title: 'Groundnuts: gypsum now, for full pods',
      content:
        'Pods fill from the soil around them and stay empty without calcium. Where they were empty before, give gypsum, about {dose}. By {by} sprinkle it over the rows and do not dig it in. Rain helps. No lime now: it comes late.',
      sms: 'Groundnuts: sprinkle gypsum over the rows by {by}, {doseShort}, so that pods fill. Rain helps it. No lime now.',
    },
  },
}

import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: '{amount} for your {area}',
    acre: '{amount} for one acre',
    hectare: '{amount} for one hectare',
  },
  doseShort: {
    area: '{amountShort} for {area}',
    acre: '{amountShort} for one acre',
    hectare: '{amountShort} for one hectare',
  },
  amount: {
    bags: '{least|1 bag (50 kg)|# bags (50 kg each)}',
    half: 'half bag of 50 kg',
    bagsRange: '{least} to {most} bags (50 kg each)',
    kg: '{least} kg',
    kgRange: '{least} to {most} kg',
  },
  amountShort: {
    bags: '{least|1 bag|# bags}',
    half: 'half bag',
    bagsRange: '{least} to {most} bags',
  },
  hand: {
    stand: {
      caps: ', {caps} level plastic bottle cap for one stand',
      share: ', 1 level plastic bottle cap go reach {stands} stands',
    },
    metre: {
      caps: ', {caps} level plastic bottle cap for one metre of row',
      share: ', 1 level plastic bottle cap go reach {stands} metres of row',
    },
  },
  place: {
    stand: 'For moist ground put am for hole {deep} cm deep, {cm} cm from di stand, cover am.',
    ring: 'For moist ground put am for half ring {cm} cm from di stem, {deep} cm deep, cover am.',
    band: 'For moist ground put am for gutter {deep} cm deep, {cm} cm from di row, cover am.',
    mud: 'Make water comot remain only mud, spread am well, let water come back after 2 to 3 days.',
    broadcast: 'Spread am for di bed when leaf dry, mix am with ground, water am sharp sharp.',
  },
  placeShort: {
    stand: 'Hole {deep} cm deep, {cm} cm from stand; cover am.',
    ring: 'Half ring {cm} cm from stem, {deep} cm deep; cover am.',
    band: 'Gutter {deep} cm deep, {cm} cm from row; cover am.',
    mud: 'Drain reach mud, spread am, water back after 2-3 days.',
    broadcast: 'Spread am for bed, mix am, water am.',
  },
  ring: {
    trunk: '{cm} cm from di trunk',
    crown: 'under where branch end',
  },
  manure: 'Manure wey don rot go save half.',
  products: {
    urea: 'urea',
    ssp: 'SSP (superphosphate)',
    can: 'CAN',
    gypsum: 'gypsum',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: fertiliser {n} of {of}, {product}',
      content: 'Feeding {n} of {of}. Give {product}, about {dose}{hand}. {place} Do am by {by}. {manure}',
      sms: '{Crop}: put {product}, {doseShort}, by {by}. {placeShort} Na feeding {n} of {of}.',
    },
    'fertilizer.go': {
      title: '{Crop}: fertiliser {n} of {of}, {product}',
      content: 'Na feeding {n} of {of}. Weed first. Give {product}, about {dose}{hand}. {place} Do am by {by}.',
      sms: '{Crop}: put {product}, {doseShort}, by {by}. {placeShort} Na feeding {n} of {of}.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain dey near',
      content:
        'Time for feeding {n} of {of} don reach, but heavy rain, about {rain} mm, fit fall by {to}. E go wash {product} and your money comot. No put am now. When ground don drain, give about {dose}.',
      sms: '{Crop}: no put {product} before rain (about {rain} mm by {to}). When ground don drain put {doseShort}.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser till ground wet',
      content:
        'Time for feeding {n} of {of} don reach, but ground dry: {product} go waste or burn root. No put am now; weed. Di day after good rain give about {dose}. After {final} e no go pay again: keep di bag.',
      sms: '{Crop}: no put {product} now, ground dry. Weed. Di day after good rain put {doseShort}, no be after {final}.',
    },
    'fertilizer.tree': {
      title: 'Feed your {crop} as ground wet',
      content:
        'Rain dey carry food go root now. Give each plant about {grams} g of {product}: one 50-kg bag go reach {trees}. By {by} weed ring {ringAt}, spread am there, no near di trunk, cover am with leaf.',
      sms: '{Crop}: give each plant about {grams} g of {product} by {by}, no near di trunk, as ground wet. One bag go reach {trees}.',
    },
    'fertilizer.pods': {
      title: 'Groundnut: put gypsum now make pod full',
      content:
        'Pod dey full from di ground wey dey around am, e go empty if calcium no dey. If e don empty before, put gypsum, about {dose}. By {by} sprinkle am for di rows, no bury am. Rain dey help. No put lime.',
      sms: 'Groundnut: sprinkle gypsum for rows by {by}, {doseShort}, make pod full. Rain dey help am. No put lime now.',
    },
  },
}

import type { feeding as english } from '../../en/advice/feeding.ts'

export const feeding: typeof english = {
  dose: {
    area: 'about {bags} for your {acres}',
    acre: 'about {bags} for one acre',
    open: 'ask extension worker how much',
    handful: ', one handful for about {plants} plants',
  },
  bags: { half: 'half 50-kg bag', whole: '{n|1 bag (50 kg)|# bags (50 kg each)}' },
  products: {
    npk: 'NPK',
    urea: 'urea',
    nitrogen: 'nitrogen fertiliser',
    phosphate: 'phosphate fertiliser',
    manure: 'manure',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: first fertiliser by {by}',
      content:
        'Young root need food near am. Give {product} by {by}, for moist ground: {dose}. Put am 5 cm deep, three fingers from plant, cover am with soil. Compost or manure dey help too.',
      sms: '{Crop}: give first fertiliser ({product}) by {by} for moist ground, three fingers from plant, cover am.',
    },
    'fertilizer.go': {
      title: '{Crop}: good days to top-dress',
      content:
        'Na this age to feed your {crop} again. {why} Weed first, then give {product}: {dose}. Put am three fingers from plant, cover am with soil. Do am by {by}.',
      sms: '{Crop}: time to top-dress with {product}, by {by}. Weed first, put am three fingers from plant, cover am.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain dey near',
      content:
        'Na di age to feed your {crop}, but about {rain} mm rain fit fall by {to}. E go wash your fertiliser and money go. Keep di bag dry, weed for now, put am when ground don drain.',
      sms: '{Crop}: no put fertiliser before rain (about {rain} mm by {to}). Weed now, feed am after e drain.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser till ground wet',
      content:
        'Na di age to feed your {crop}, but ground dry. Fertiliser for dry ground dey waste or burn root. Weed now, keep {product} ready. Give am di day after good rain.',
      sms: '{Crop}: ground too dry for fertiliser. Weed now, give {product} di day after good rain.',
    },
    'fertilizer.tree': {
      title: 'Feed your {crop} while ground wet',
      content:
        'Rain dey carry food go root, so na time to feed {crop}. By {by} weed ring under di branch, spread {product} there, one hand from trunk, cover am with leaf.',
      sms: '{Crop}: feed am now while ground wet, by {by}. Weed ring, spread {product}, cover with leaf.',
    },
    'fertilizer.pods': {
      title: 'Groundnut: pod need gypsum or lime',
      content:
        'Pod dey full from ground around am; if calcium no dey, e go empty. If you fit get gypsum or farm lime, sprinkle am for foot of plant by {by}, for moist ground. No hoe after that.',
      sms: 'Groundnut: put gypsum or lime for foot of plant by {by}, for moist ground, make pod full. No hoe after.',
    },
  },
}

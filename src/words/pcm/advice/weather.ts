import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rules: {
    'rain.heavy': {
      title: '{Crop}: heavy rain dey come, open gutter',
      content:
        'About {rain} mm rain fit fall {span}, like {cans} ten-litre cans for every square metre. Water wey stand dey kill root. By {by} open gutter. No water, no spray, no fertiliser till e pass.',
      sms: '{Crop}: heavy rain {span}, about {rain} mm. Open gutter by {by}. No fertiliser, spray or water.',
    },
    'rain.heavy-rice': {
      title: 'Rice: heavy rain dey come, check bund',
      content:
        'About {rain} mm rain fit fall {span}. Deep water dey drown young rice and break bund. By {by} repair bund and open road for extra water. No fertiliser till e pass.',
      sms: 'Rice: heavy rain {span}, about {rain} mm. Repair bund, open outlet by {by}. No fertiliser.',
    },
    'rain.wet-soil': {
      title: '{Crop}: ground don full with water',
      content:
        'Plenty rain don fall, ground no fit take again. Root wey no get air dey yellow and rot. By {by} open gutter where water stand, no march wet ground. Put fertiliser or spray only when ground don drain.',
      sms: '{Crop}: ground full with water. By {by} open gutter where water stand. No fertiliser or spray till e drain.',
    },
    'wind.prop': {
      title: '{Crop}: strong breeze, prop di plants',
      content:
        'Breeze of about {wind} km/h fit come by {to}. Plant with heavy bunch dey fall, bunch go lost. By {by} prop dem with fork stick, cut dead leaf, tie plants together.',
      sms: '{Crop}: strong breeze by {to}. Prop plants with bunch with fork stick by {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: too much heat for flower time',
      content:
        'Heat reach {tmax} °C dey expected {span}. For this kind heat flower no go form seed. Water early if you fit, cover ground with dry grass, no spray or hoe inside hot sun.',
      sms: '{Crop}: heat reach {tmax}C {span} for flower time. Water early if you fit, cover ground.',
    },
    'heat.days': {
      title: '{Crop}: very hot days dey come',
      content:
        'Heat reach {tmax} °C for {hotDays} days or more, till {to}. Plant dey lose water quick. Water early or late if you fit, give shade to nursery, cover ground with dry grass. Work for cool time.',
      sms: '{Crop}: very hot till {to}, reach {tmax}C. Water early or late, shade young plants, cover ground.',
    },
    'cold.nights': {
      title: '{Crop}: cold night dey slow am',
      content:
        'Night of about {tmin} °C dey expected till {to}. Plant dey grow slow, young ones dey yellow. Cover nursery for night, water for morning no be evening, wait with fertiliser till e warm.',
      sms: '{Crop}: cold night, about {tmin}C till {to}. Cover nursery for night, water for morning, hold fertiliser.',
    },
    'cold.frost': {
      title: '{Crop}: frost fit come',
      content:
        'Night near {tmin} °C fit bring frost by {to}. Frost dey black leaf and kill young plant. Before sun set cover plants with cloth or grass, keep ground moist, open am for morning.',
      sms: '{Crop}: frost fit come by {to}, about {tmin}C. Cover plants before sun set, keep ground moist.',
    },
  },
}

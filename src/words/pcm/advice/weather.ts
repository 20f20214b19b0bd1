import type { weatherTexts as english } from '../../en/advice/weather.ts'

export const weatherTexts: typeof english = {
  rains: {
    coming: 'About {rain} mm rain fit fall {span}, like {cans} ten-litre cans for every square metre.',
    fallen: 'About {fallen} mm rain don fall since {from}, like {cans} ten-litre cans for every square metre.',
    both: 'About {fallen} mm rain don fall since {from}, and {rain} mm more fit come by {to}.',
  },
  rainsShort: {
    coming: 'about {rain} mm {span}',
    fallen: 'about {fallen} mm don fall',
    both: '{fallen} mm don fall, {rain} mm more by {to}',
  },
  lift: 'First dig di root wey don ripe.',
  rules: {
    'rain.heavy': {
      title: 'Heavy rain dey come, open gutter',
      content:
        'By {by} open gutter for low side. {lift} No water am, no put fertiliser till e pass. {rains} Water wey stand one day dey kill root.',
      sms: 'Open gutter by {by}. Heavy rain: {rainsShort}. No put fertiliser, no water am till e pass.',
    },
    'rain.heavy-clay': {
      title: 'Heavy rain dey come, cut gutter',
      content:
        'By {by} cut gutter for low side. {lift} No march wet clay. No put fertiliser till e drain. {rains} For clay water dey stand many days and root dey rot.',
      sms: 'Cut gutter for low side by {by}. Heavy rain: {rainsShort}. No put fertiliser till e drain.',
    },
    'rain.sand': {
      title: 'Hold fertiliser, rain dey wash am comot from sand',
      content:
        '{rains} Sand no dey hold water, but dis rain dey carry urea and NPK pass di root. No put any till {to} don pass. If leaf come pale, put one third of di usual. Cover ground.',
      sms: 'No put urea or NPK till {to} don pass: {rainsShort}. Cover ground with dry grass.',
    },
    'rain.heavy-rice': {
      title: 'Rice: heavy rain dey come, check bund',
      content:
        'By {by} repair bund. Comot water only if e cover di leaf. No put fertiliser till e pass. {rains} Rice like water, but bund fit break, and leaf wey dey under water pass two days dey die.',
      sms: 'Rice: repair bund by {by}. Heavy rain: {rainsShort}. Comot water only if e cover leaf. No put fertiliser.',
    },
    'rain.wet-soil': {
      title: 'Open drain, ground don full with water',
      content:
        'By {by} open gutter where water stand. {lift} No march wet ground. No put fertiliser till you fit waka for am. {rains} Root wey no get air dey yellow and rot.',
      sms: 'Open gutter where water stand by {by}: {rainsShort}. No put fertiliser till e drain.',
    },
    'wind.prop': {
      title: '{Crop}: strong breeze, prop di plants',
      content:
        'Breeze of about {wind} km/h fit come by {to}. Plant with heavy bunch dey fall, bunch go lost. By {by} prop dem with fork stick for di side wey e dey bend, cut dead leaf, tie plants together.',
      sms: '{Crop}: by {by} prop plants wey carry bunch with fork stick. Strong breeze by {to}.',
    },
    'heat.flowering': {
      title: '{Crop}: give water for evening, heat for flower time',
      content:
        'If you fit bring water, give am for evening or before day break. Cover ground with dry grass. No spray or hoe inside hot sun. Heat reach {tmax} °C dey expected for {hotDays} days, {span}. Flower go dry and no go form well.',
      sms: '{Crop}: water for evening if you fit, cover ground. Heat reach {tmax}C {span}, for flower time. No spray or hoe for hot sun.',
    },
    'heat.nights': {
      title: '{Crop}: give water for evening, hot nights',
      content:
        'If you fit bring water, give am for evening. Cover ground with dry grass. No spray or hoe inside hot sun. Hot night of about {tmin} °C dey expected for {hotDays} days, {span}. For hot night flower dey fall.',
      sms: '{Crop}: water for evening if you fit, cover ground. Night of {tmin}C {span}: flower fit fall.',
    },
    'cold.nights': {
      title: '{Crop}: cover nursery, cold nights',
      content:
        'Night of about {tmin} °C dey expected till {to}. Plant dey grow slow, young ones dey yellow. Cover nursery for night, water for morning no be evening, wait with fertiliser till e warm.',
      sms: '{Crop}: cover nursery for night, water for morning, no put fertiliser yet. Cold night, about {tmin}C, till {to}.',
    },
    'cold.frost': {
      title: '{Crop}: cover di plants, frost fit come',
      content:
        'Night near {tmin} °C fit bring frost by {to}. Frost dey kill dis crop. Water di ground today. Before sun set cover plants with cloth, grass or plastic, open am for morning.',
      sms: '{Crop}: cover plants before sun set, water am today. Frost fit come by {to}, about {tmin}C. Open am for morning.',
    },
    'cold.field': {
      title: '{Crop}: wet di ground, frost fit come',
      content:
        'Night near {tmin} °C fit bring frost by {to}. Frost dey kill dis crop or burn am. You no fit cover whole farm: wet di ground today if you fit, cover nursery before sun set, harvest wetin ready.',
      sms: '{Crop}: wet ground today if you fit, cover nursery, harvest wetin ready. Frost fit come by {to}, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: wrap young tree, frost fit kill am',
      content:
        'Night near {tmin} °C fit bring frost by {to}. E fit kill tree wey never reach three years. Water dem today. Before sun set wrap di trunk and cover di top with grass or sack. Open am for morning.',
      sms: '{Crop}: water young tree today, wrap trunk, cover di top before sun set. Frost by {to}, about {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: frost fit burn leaf',
      content:
        'Night near {tmin} °C dey expected by {to}. {Crop} dey bear frost: leaf fit burn, but new ones go come. No need to cover. No cut burnt leaf till new ones grow.',
      sms: '{Crop}: no need to cover. Frost near {tmin}C by {to} fit burn leaf, new ones go come. No cut burnt ones yet.',
    },
    'cold.winter': {
      title: '{Crop}: winter frost go come before harvest',
      content:
        'Frost dey come here from June to August, and {crop} dey die inside. Wetin you plant no go ready before. No spend plenty money again, pick wetin you fit by {to}, plant di next one for August or September.',
      sms: '{Crop}: no spend plenty again: frost from June to August go kill am before e ready. Plant next one for August or September.',
    },
    'dry.paddy': {
      title: 'Rice: bring water enter farm now',
      content:
        'By {by} close every hole for bund. Bring any water you fit, with pump, channel or stream, till e reach three fingers. No put urea till then. Pull grass. {why} Dry farm before and for flower time dey give empty grain.',
      sms: 'Rice: close bund hole and bring any water by {by}, three fingers deep. Dry for {dry} days, grain go empty. No put urea.',
    },
  },
}

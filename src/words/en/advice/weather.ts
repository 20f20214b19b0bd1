export const weatherTexts = {
  /** The rain of this week, the same on every card: what comes, what has fallen, or both. */
  rains: {
    coming: 'About {rain} mm of rain may fall {span}, or {cans} ten-litre cans on each square metre.',
    fallen: 'About {fallen} mm of rain has fallen since {from}, or {cans} ten-litre cans on each square metre.',
    both: 'About {fallen} mm of rain has fallen since {from}, and {rain} mm more may come by {to}.',
  },
  /** The same in an SMS. */
  rainsShort: {
    coming: 'about {rain} mm {span}',
    fallen: 'about {fallen} mm has fallen',
    both: '{fallen} mm fell, {rain} mm more by {to}',
  },
  /** Before rain, for roots and tubers that are ripe or nearly so. */
  lift: 'Dig up ripe roots first.',
  rules: {
    'rain.heavy': {
      title: 'Heavy rain coming, open drains',
      content:
        'By {by} open drains on the low side. {lift} No watering or fertiliser until it is over. {rains} Water that stands for a day kills roots.',
      sms: 'Open drains by {by}. Heavy rain: {rainsShort}. No fertiliser or watering until it is over.',
    },
    'rain.heavy-clay': {
      title: 'Heavy rain coming, cut drains',
      content:
        'By {by} cut drains on the low side. {lift} Keep off wet clay. No fertiliser until it drains. {rains} On clay it stands for days and roots rot.',
      sms: 'Cut drains on the low side by {by}. Heavy rain: {rainsShort}. No fertiliser until it drains.',
    },
    'rain.sand': {
      title: 'Hold fertiliser, rain washes it out of sand',
      content:
        '{rains} Sand drains, but such rain takes urea and NPK below the roots. Give none until {to} is over. If leaves turn pale then, give a third of your usual amount. Cover the soil with dry grass.',
      sms: 'No urea or NPK until {to} is over: {rainsShort}. Cover the soil with dry grass.',
    },
    'rain.heavy-rice': {
      title: 'Rice: heavy rain coming, check the bunds',
      content:
        'By {by} mend the bunds. Let water out only if it covers the leaves. No fertiliser until it is over. {rains} Rice likes water, but bunds break, and leaves under water for over two days die.',
      sms: 'Rice: mend bunds by {by}. Heavy rain: {rainsShort}. Let water out only if it covers the leaves. No fertiliser.',
    },
    'rain.wet-soil': {
      title: 'Open drains, the soil is full of water',
      content:
        'By {by} open drains where water stands. {lift} Keep off the wet soil. Give no fertiliser until you can walk on it. {rains} Roots without air turn yellow and rot.',
      sms: 'Open drains where water stands by {by}: {rainsShort}. No fertiliser until the soil drains.',
    },
    'wind.prop': {
      title: '{Crop}: strong wind, prop the plants',
      content:
        'Wind up to about {wind} km/h may come by {to}. Plants with heavy bunches fall over and the bunch is lost. By {by} prop them with forked poles on the leaning side, cut dead leaves, and tie plants together.',
      sms: '{Crop}: by {by} prop plants that carry bunches with forked poles. Strong wind by {to}.',
    },
    'heat.flowering': {
      title: '{Crop}: water in the evening, heat at flowering',
      content:
        'If you can bring water, give it in the evening or before dawn. Cover the soil with dry grass. Spray and hoe only in the early morning. Up to {tmax} °C is expected on {hotDays} days, {span}. Flowers dry up and bear little.',
      sms: '{Crop}: water in the evening if you can and cover the soil. Heat up to {tmax}C {span}, at flowering. No spray or hoe at midday.',
    },
    'heat.nights': {
      title: '{Crop}: water in the evening, hot nights',
      content:
        'If you can bring water, give it in the evening. Cover the soil with dry grass. Do not spray or hoe in the heat of the day. Nights of about {tmin} °C are expected on {hotDays} days, {span}. In hot nights many flowers fall.',
      sms: '{Crop}: water in the evening if you can and cover the soil. Nights of {tmin}C {span}: flowers may fall.',
    },
    'cold.nights': {
      title: '{Crop}: cover the nursery, cold nights',
      content:
        'Nights of about {tmin} °C are expected until {to}. Plants grow slowly in such cold and young ones turn yellow. Cover nursery beds at night, water in the morning, not in the evening, and hold fertiliser until it is warmer.',
      sms: '{Crop}: cover the nursery at night, water in the morning, hold fertiliser. Cold nights, about {tmin}C, until {to}.',
    },
    'cold.frost': {
      title: '{Crop}: cover the plants, frost may come',
      content:
        'Nights near {tmin} °C may bring frost by {to}. Frost kills this crop. Water the soil today. Before sunset cover the plants with cloth, grass or plastic, and take the cover off in the morning sun.',
      sms: '{Crop}: water today and cover plants before sunset. Frost may come by {to}, about {tmin}C. Uncover in the morning.',
    },
    'cold.field': {
      title: '{Crop}: wet the soil, frost may come',
      content:
        'Nights near {tmin} °C may bring frost by {to}. Frost kills this crop or burns it back. A field cannot be covered: wet the soil today if you can, cover seedbeds before sunset, and harvest what is ready.',
      sms: '{Crop}: wet the soil today if you can, cover seedbeds, harvest what is ready. Frost may come by {to}, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: wrap young trees, frost may kill them',
      content:
        'Nights near {tmin} °C may bring frost by {to}. It can kill trees under three years. Water them today. Before sunset wrap the trunk and cover the top with grass or sacks. Take the cover off in the morning.',
      sms: '{Crop}: water young trees today, wrap trunk and cover the top before sunset. Frost by {to}, about {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: hard frost may burn leaves',
      content:
        'Nights near {tmin} °C are expected by {to}. {Crop} can stand frost: leaves may burn, but new ones come. You need no cover. Do not cut burnt leaves or twigs until new ones grow.',
      sms: '{Crop}: no cover needed. Frost near {tmin}C by {to} may burn leaves, new ones come. Do not cut burnt ones yet.',
    },
    'cold.winter': {
      title: '{Crop}: winter frost comes before harvest',
      content:
        'Frost comes here from June to August and kills {crop}. What you have planted will not be ready before then. Spend little more on it, pick what you can by {to}, and sow the next in August or September.',
      sms: '{Crop}: spend little more: frost from June to August kills it before it is ready. Sow the next in August or September.',
    },
    'dry.paddy': {
      title: 'Rice: bring water to the field now',
      content:
        'Close every hole in the bunds by {by}. Bring any water you can, by pump, channel or stream, until it stands three fingers deep. Hold urea until then. Pull weeds. {why} A dry field before and at flowering leaves grains empty.',
      sms: 'Rice: close holes in the bunds and bring any water you can by {by}, three fingers deep. Dry for {dry} days, grains stay empty. Hold urea.',
    },
  },
}

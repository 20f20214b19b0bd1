export const weather = {
  rules: {
    'rain.heavy': {
      title: '{Crop}: heavy rain coming, open drains',
      content:
        'About {rain} mm of rain may fall {span}, about {cans} ten-litre cans on each square metre. Standing water kills roots. By {by} open drains and furrows. Do not water, spray or put fertiliser until it is over.',
      sms: '{Crop}: heavy rain {span}, about {rain} mm. Open drains by {by}. No fertiliser, spray or watering.',
    },
    'rain.heavy-rice': {
      title: 'Rice: heavy rain coming, check the bunds',
      content:
        'About {rain} mm of rain may fall {span}. Deep water drowns young rice and breaks bunds. By {by} mend bunds and open the outlet to let surplus water out. Put no fertiliser until it is over.',
      sms: 'Rice: heavy rain {span}, about {rain} mm. Mend bunds and open the outlet by {by}. No fertiliser.',
    },
    'rain.wet-soil': {
      title: '{Crop}: the soil is full of water',
      content:
        'Much rain has fallen and the soil can take no more. Roots without air turn yellow and rot. By {by} open drains where water stands and stay off the wet soil. Give fertiliser or spray only when the soil can be walked on.',
      sms: '{Crop}: soil is full of water. By {by} open drains where water stands. No fertiliser or spray until it drains.',
    },
    'wind.prop': {
      title: '{Crop}: strong wind, prop the plants',
      content:
        'Wind up to about {wind} km/h may come by {to}. Plants with heavy bunches fall over and the bunch is lost. By {by} prop them with forked poles on the leaning side, cut dead leaves, and tie plants together.',
      sms: '{Crop}: strong wind by {to}. Prop plants with bunches with forked poles by {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: great heat at flowering',
      content:
        'Up to {tmax} °C is expected {span}. In such heat flowers fail and grain or fruit does not set. Keep the soil moist: water early if you can, cover the soil with dry grass, and do not spray or hoe in the heat.',
      sms: '{Crop}: heat up to {tmax}C {span} at flowering. Water early if you can, cover the soil.',
    },
    'heat.days': {
      title: '{Crop}: very hot days ahead',
      content:
        'Up to {tmax} °C is expected for {hotDays} days or more, until {to}. Plants lose water fast and young ones can burn. Water early or late if you can, shade nursery plants, cover the soil with dry grass. Work in the cool hours.',
      sms: '{Crop}: very hot until {to}, up to {tmax}C. Water early or late, shade young plants, cover the soil.',
    },
    'cold.nights': {
      title: '{Crop}: cold nights slow growth',
      content:
        'Nights of about {tmin} °C are expected until {to}. Plants grow slowly in such cold and young ones turn yellow. Cover nursery beds at night, water in the morning, not the evening, and wait with fertiliser until it is warmer.',
      sms: '{Crop}: cold nights, about {tmin}C until {to}. Cover nursery at night, water in the morning, hold fertiliser.',
    },
    'cold.frost': {
      title: '{Crop}: frost may come',
      content:
        'Nights near {tmin} °C may bring frost by {to}. Frost blackens leaves and can kill young plants. Before sunset cover plants with cloth, grass or plastic, keep the soil moist, and uncover in the morning sun.',
      sms: '{Crop}: frost may come by {to}, about {tmin}C. Cover plants before sunset, keep soil moist.',
    },
  },
}

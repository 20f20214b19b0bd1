export const feeding = {
  dose: {
    area: 'about {bags} for your {acres}',
    acre: 'about {bags} an acre',
    open: 'ask your extension worker how much',
    handful: ', one handful for about {plants} plants',
  },
  bags: { half: 'half a 50-kg bag', whole: '{n|1 bag (50 kg)|# bags (50 kg each)}' },
  products: {
    npk: 'NPK',
    urea: 'urea',
    nitrogen: 'nitrogen fertiliser',
    phosphate: 'phosphate fertiliser',
    manure: 'well-rotted manure',
  },
  rules: {
    'fertilizer.basal': {
      title: '{Crop}: first fertiliser by {by}',
      content:
        'Young roots need food near them. Give {product} by {by}, on moist soil: {dose}. Put it 5 cm deep, three fingers beside the plants, and cover it with soil. Compost or manure helps too.',
      sms: '{Crop}: give first fertiliser ({product}) by {by} on moist soil, three fingers from the plants, and cover it.',
    },
    'fertilizer.go': {
      title: '{Crop}: good days to top-dress',
      content:
        'This is the age to feed your {crop} again. {why} Weed first, then give {product}: {dose}. Put it three fingers beside the plants and cover it with soil. Do it by {by}.',
      sms: '{Crop}: time to top-dress with {product}, by {by}. Weed first, put it three fingers from plants and cover it.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain is near',
      content:
        'It is the age to feed your {crop}, but about {rain} mm of rain may fall by {to}. It would wash the fertiliser and your money away. Keep the bag dry, weed meanwhile, and give it once the soil has drained.',
      sms: '{Crop}: do not put fertiliser before the rain (about {rain} mm by {to}). Weed now, feed after it drains.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser until the soil is wet',
      content:
        'It is the age to feed your {crop}, but the soil is dry. Fertiliser on dry soil is lost to the air or burns roots. Weed now and keep {product} ready. Give it the day after a good rain or watering.',
      sms: '{Crop}: soil is too dry for fertiliser. Weed now and give {product} the day after a good rain or watering.',
    },
    'fertilizer.tree': {
      title: 'Feed your {crop} while the soil is wet',
      content:
        'The rains carry food to the roots, so this is the time to feed {crop}. By {by} weed a ring under the branches, spread {product} there, a hand away from the trunk, and cover it with leaves.',
      sms: '{Crop}: feed now while soil is wet, by {by}. Weed a ring, spread {product}, cover with leaves.',
    },
    'fertilizer.pods': {
      title: 'Groundnuts: pods need lime or gypsum',
      content:
        'Pods fill from the soil around them and stay empty when it lacks calcium. If you can get gypsum or farm lime, sprinkle it at the foot of the plants by {by}, on moist soil, when flowering starts. Do not hoe after that.',
      sms: 'Groundnuts: put gypsum or farm lime at the foot of plants by {by}, on moist soil, so pods fill. No hoeing after.',
    },
  },
}

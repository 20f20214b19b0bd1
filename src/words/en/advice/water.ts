export const water = {
  water: {
    area: 'about {litres} litres for your {acres}',
    acre: 'about {litres} litres an acre',
    cans: '{cans} ten-litre cans on each bed of 1 by 10 metres',
  },
  rules: {
    'irrigation.now': {
      title: 'Water your {crop} by {by}',
      content:
        'The soil is drying out and little rain is near. Thirsty plants stop growing. Give about {mm} mm of water: {water}. Water early or late in the day, by {by}. First dig 20 cm deep: if the soil there is still wet, wait.',
      sms: '{Crop}: soil is drying. Give about {mm} mm of water by {by}, morning or evening. First dig 20 cm deep: if wet there, wait.',
    },
    'irrigation.flowering': {
      title: '{Crop}: water now, this stage needs it most',
      content:
        'The soil is too dry at the stage when thirst costs most harvest. Give about {mm} mm of water: {water}. Do it by {by}, early or late in the day. First dig 20 cm deep: if the soil there is still wet, wait.',
      sms: '{Crop}: water by {by}, thirst now costs harvest. Give about {mm} mm. First dig 20 cm deep: if wet there, wait.',
    },
    'irrigation.soon': {
      title: '{Crop} will need water by {by}',
      content:
        'The soil still holds some water, but {crop} will use it up soon. Get ready to give about {mm} mm: {water}. Each day feel the soil 20 cm deep; water by {by} if it is dry and no rain came.',
      sms: '{Crop}: water will be needed by {by}, about {mm} mm. Check the soil 20 cm deep; water if dry.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hold the water, rain is near',
      content:
        'About {rain} mm of rain is expected by {to}. Watering now wastes water and fuel and can drown roots. Wait for the rain. On {by} dig 20 cm: if the soil there is still dry, water then.',
      sms: '{Crop}: about {rain} mm rain expected by {to}. Do not water now. If soil is dry 20 cm deep on {by}, water then.',
    },
    'irrigation.enough': {
      title: '{Crop}: enough water in the soil this week',
      content:
        'The soil under your {crop} holds enough water for about a week. More water only washes food out of the soil and costs fuel. Do not water now. Dig 20 cm on {by}: if it is dry there, start again.',
      sms: '{Crop}: soil has enough water this week. No watering now. Check 20 cm deep on {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop watering before harvest',
      content:
        'The harvest is ripening. Water now delays drying and brings rot and mould. Stop watering and open drains so the field can dry. Harvest when you see the signs: {sign}. Look every few days until {by}.',
      sms: '{Crop}: ripening now. Stop watering, open drains and let the field dry. Harvest when you see the signs: {sign}.',
    },
    'irrigation.pond': {
      title: 'Keep shallow water on your rice',
      content:
        'Standing water keeps weeds down, and a dry field before and at flowering leaves grains empty. Little rain is near. Keep about 5 cm of water (three fingers) standing. Let it in by {by}, close holes in the bunds and look every second day.',
      sms: 'Rice: keep about 5 cm of water standing, let it in by {by}. A dry field now leaves empty grains. Close holes in bunds.',
    },
    'dry.young': {
      title: '{Crop}: help young plants through the dry days',
      content:
        '{why} Young plants have short roots and dry out first. Weed now so that weeds do not drink their water, cover the soil with dry grass, and hold fertiliser until rain. If you carry water, give it to weak plants in the evening.',
      sms: '{Crop}: dry days. Weed, cover soil with dry grass, hold fertiliser until rain comes. Do it by {by}.',
    },
    'dry.growing': {
      title: '{Crop}: save the water in your soil',
      content:
        '{why} Your plants live on what is left in the soil. By {by} weed shallow, cover the soil with dry grass or stalks, and close furrows with small earth ties to catch the next rain. Hold fertiliser until the soil is wet.',
      sms: '{Crop}: soil is drying. By {by} weed, cover soil with dry grass, tie the ridges to catch rain. Hold fertiliser.',
    },
    'dry.flowering': {
      title: '{Crop}: dry soil at the worst time',
      content:
        '{why} At this stage thirst costs most harvest. By {by} pull weeds without cutting roots, cover the soil, and tie the furrows to hold any rain. If you can carry or pump water, this is the week it pays best. Hold fertiliser.',
      sms: '{Crop}: dry at the worst stage. By {by} weed, cover soil, tie ridges. If you can bring water, do it this week.',
    },
    'dry.tree': {
      title: '{Crop}: protect roots in the dry weather',
      content:
        '{why} Spread dry leaves or grass as wide as the branches, a hand away from the trunk, by {by}. Weed under the trees. Give water to trees under three years old; old trees can wait. Do not prune hard now and keep fire away.',
      sms: '{Crop}: dry weather. By {by} cover soil under trees with dry grass, weed, water young trees. Keep fire away.',
    },
  },
}

export const planting = {
  rules: {
    'planting.outside': {
      title: '{Crop}: this is outside the planting time',
      content:
        'The usual planting time here is {from} to {to}. Outside it rain may fail or end too soon. If it is not in the ground yet, wait. If it is, be ready to bring water or to plant again.',
      sms: '{Crop}: usual planting here is {from} to {to}. Not planted yet? Wait. Planted? Be ready to water or replant.',
    },
    'planting.no-rain': {
      title: '{Crop}: the dry season is no time to plant',
      content:
        'It hardly rains here now; the rains usually start about {from}. Without water to bring, what is planted now dies. If it is not in the ground yet, wait and prepare the land. If it is, water it every few days, cover the soil, or be ready to plant again.',
      sms: '{Crop}: dry season, rains start about {from}. Not planted yet? Wait. Planted? Bring water every few days.',
    },
    'planting.wait-rain': {
      title: '{Crop}: wait for good rain to plant',
      content:
        'It is the planting season, but the rain has not truly started. A false start kills seed. Not planted yet? Prepare the land and wait for about {onset} mm within {onsetDays} days. Already planted? Keep some seed to fill gaps.',
      sms: '{Crop}: wait for about {onset} mm rain in {onsetDays} days before you plant. Planted already? Keep seed for gaps.',
    },
    'planting.ready': {
      title: '{Crop}: the soil is wet enough to plant',
      content:
        '{why} It is the right season and the soil is moist. If you have not planted all your {crop}, do it by {by}, while the soil is moist: late planting gives less. Use good seed and plant in lines.',
      sms: '{Crop}: soil is moist and the season is right. Finish planting by {by}. Late planting gives less.',
    },
    'planting.dry-start': {
      title: '{Crop}: dry days after planting',
      content:
        '{why} Little rain is in sight. Seed may fail to come up and seedlings may die. Keep seed for replanting. By {by} check 10 places: if fewer than half came up, plan to plant again with the next good rain.',
      sms: '{Crop}: dry after planting. Check by {by}; if fewer than half came up, replant with the next good rain.',
    },
    'stage.question': {
      title: '{Crop}: is the stage right?',
      content:
        'You told us the stage of your {crop}: {stated}. By the planting date ({planted}) we would expect: {expected}. Please check the planting date and the stage in your crop list, so that our advice fits your field.',
      sms: '{Crop}: {stated} or {expected}? Please check planting date and stage in Gona, so advice fits your field.',
    },
    'stage.unknown': {
      title: '{Crop}: when did you plant?',
      content:
        'We do not know when your {crop} went into the ground, so we cannot tell what it needs now. Please enter the planting date and the stage in your crop list. Then you get advice on water, feeding, pests and harvest for your own field.',
      sms: '{Crop}: please enter planting date and stage in Gona, so that our advice on water, feeding and pests fits your field.',
    },
    'stage.over': {
      title: '{Crop}: is the harvest in?',
      content:
        'By the planting date the {crop} harvest should be over by now. If it is, please enter your new crop and planting date, so that our advice fits your field. If not, bring it in soon: old crops feed insects and mould.',
      sms: '{Crop}: the harvest should be over by now. If so, please enter your next crop and planting date in Gona.',
    },
  },
}

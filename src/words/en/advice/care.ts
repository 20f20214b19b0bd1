export const care = {
  rules: {
    'care.growing-start': {
      title: '{Crop}: a good start for your plants',
      content:
        'The first two weeks decide the harvest. Keep animals and birds away, keep the soil loose and moist around the young {crop}, and let no weeds come up. Look at the field by {by}: note where plants are missing, to fill the gaps.',
      sms: '{Crop}: guard young plants from birds and animals, keep weeds out. By {by} see where plants are missing.',
    },
    'care.gaps': {
      title: '{Crop}: count your plants and fill gaps',
      content:
        'The first weeks decide how many plants you will harvest. By {by} walk the rows. Where plants are missing, plant again now; later ones never catch up. Where they are too close, take out the weak. Watch for birds and insects.',
      sms: '{Crop}: by {by} walk the rows, replant gaps, thin where too close. Watch for birds and insects.',
    },
    'care.weeds': {
      title: '{Crop}: weed now, before weeds win',
      content:
        'Weeds take water and food from young {crop}; the first six weeks matter most. By {by} weed between and within the rows on a dry morning, shallow, without hurting roots. Leave the dead weeds on the soil as cover.',
      sms: '{Crop}: weed by {by}, shallow, on a dry morning. The first 6 weeks matter most. Leave weeds as cover.',
    },
    'care.growing': {
      title: '{Crop}: a weekly walk saves harvest',
      content:
        'Nothing urgent this week. By {by} check 20 plants in 5 places: holes, spots, yellow leaves, insects under leaves. Trouble found early is cheap to stop. Keep the field weeded and write down what you see.',
      sms: '{Crop}: nothing urgent. By {by} check 20 plants in 5 places for holes, spots and insects. Keep weeding.',
    },
    'care.flowering': {
      title: '{Crop}: do not disturb the plants now',
      content:
        'The harvest is forming now. Do not hoe deep or cut roots now; pull big weeds by hand. By {by} check 20 plants in 5 places, flowers too. Spray nothing while bees are flying. Keep the soil moist if you can.',
      sms: '{Crop}: the harvest is forming. No deep hoeing, pull weeds by hand, check 20 plants by {by}.',
    },
    'care.pegs': {
      title: 'Groundnuts: no more hoeing, pegs are going down',
      content:
        'After flowering, groundnuts push pegs into the soil and make pods there. Hoeing now breaks them. Pull weeds by hand, keep loose soil around the plants, and look for leaf spots on 20 plants by {by}.',
      sms: 'Groundnuts: pegs are going down. No hoeing; pull weeds by hand. Check 20 plants for leaf spots by {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: heap soil around the plants',
      content:
        'What grows under the ground must stay covered: sun and insects get in through cracks. By {by} heap loose soil around the stems, close cracks and weed at the same time. Do it when the soil is moist, not wet.',
      sms: '{Crop}: by {by} heap loose soil around stems, close cracks, weed. Do it when soil is moist, not wet.',
    },
    'care.stake': {
      title: '{Crop}: stake and keep off the ground',
      content:
        'Plants on the ground get more disease and less sun. By {by} stake your {crop}, tie it loosely, and take off leaves that touch the soil. Cover the soil with dry grass. Work when leaves are dry.',
      sms: '{Crop}: by {by} stake the plants, tie loosely, remove leaves touching soil, cover soil with dry grass.',
    },
    'care.ripening': {
      title: '{Crop}: guard the ripening field',
      content:
        'The harvest is filling; birds, animals and thieves come now. Walk the field by {by} and then every second day. No more fertiliser: it would be lost. Get drying places and clean dry bags ready.',
      sms: '{Crop}: ripening. Guard against birds and animals, check by {by}, no more fertiliser, prepare drying place.',
    },
    'care.tree-wet': {
      title: '{Crop}: let air and light in',
      content:
        'In wet months disease spreads where trees are crowded. By {by}, on a dry day, cut dead and crossing branches, remove sick fruit, weed a ring around each trunk and open drains. Bury sick parts away from the trees.',
      sms: '{Crop}: by {by}, on a dry day, prune dead branches, remove sick fruit, weed rings, open drains.',
    },
    'care.tree-dry': {
      title: '{Crop}: cover the soil, clear a fire line',
      content:
        'Dry months are hard on roots, and bush fires start. By {by} cover the soil under the trees with dry leaves a hand from the trunk, water trees under three years old, and clear a strip around the farm against fire.',
      sms: '{Crop}: dry season. By {by} cover soil under trees, water young trees, clear a fire line around the farm.',
    },
    'care.mat': {
      title: '{Crop}: keep one mother, one daughter',
      content:
        'Too many suckers share the food and the bunches stay small. By {by} keep the mother plant, one strong sucker and one small one, and cut out the rest. Cut dead leaves, heap soil at the foot and cover it with leaves.',
      sms: '{Crop}: by {by} keep one mother and two suckers, cut the rest. Remove dead leaves, cover the soil.',
    },
  },
}

export const waterTexts = {
  water: {
    /** Amount of irrigation water, by method. */
    give: {
      cans: 'give each bed of 10 square metres {cans} cans of 10 litres',
      drip: 'run the drip in the morning, about {litres} litres a day {per}',
      sprinkler: 'sprinkle until a straight tin holds {cm} cm of water, about {litres} litres {per}',
      furrow: 'let water reach the end of each furrow, so that a stick goes {stick} cm deep the next day',
      basin: 'let water stand {cm} cm deep on the whole bed, then soak in',
      litres: 'give about {litres} litres of water {per}',
      top: 'wet the top 5 cm of soil (a finger joint)',
    },
    per: {
      area: 'for your {area}',
      acre: 'for each acre',
      hectare: 'for each hectare',
    },
    /** Irrigation interval. */
    again: {
      one: 'Do this every day until it rains.',
      two: 'Do this every second day until it rains.',
      many: 'Do this every {gap} days until it rains.',
      once: 'Then look again next week.',
    },
    /** Depth at which to feel the soil. */
    depth: {
      joint: 'a finger joint deep ({deep} cm)',
      finger: 'a finger deep ({deep} cm)',
      palm: 'a palm deep ({deep} cm)',
      hand: 'a hand deep ({deep} cm)',
      forearm: 'half a forearm deep ({deep} cm)',
    },
    /** Half dry stops a watering now and then; a daily one only stops when the soil is full. */
    stop: {
      ball: 'If soil {depth} still makes a ball, wait a day.',
      wet: 'If soil {depth} wets your hand, skip that day.',
    },
    /** Effect of rain, or beds to water first. */
    after: {
      rain: 'Rain that wets that deep counts as one watering.',
      beds: 'Too many cans? Water flowering beds first, and cover the soil with dry grass.',
      pump: 'For all {area}, run a 2-inch pump about {hours} h.',
      part: 'For all {area}, run a 2-inch pump {hours} h. Or save the best part.',
      whole: 'For all {area}: {load} cans, or {hours} h with a 2-inch pump. By hand, save the best {beds} beds.',
    },
  },
  /** For trees that grow up under shade. */
  shade: 'Shade young ones with palm leaves.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: water it now',
      content: 'By {by} {give}. {again} {stop} {after} The soil is drying out.',
      sms: '{Crop}: by {by} {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: water now, this stage needs it most',
      content: 'By {by} {give}. {again} {stop} {after} Thirst now costs the most harvest.',
      sms: '{Crop}: by {by} {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: get ready to water',
      content: 'From {by} {give}. {again} {stop} {after} The soil still holds some water.',
      sms: '{Crop}: from {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: water the young plants every day',
      content:
        'Every day {give}, until the plants stand well. On sand do it twice if leaves hang at noon. Cover the bed thinly with dry grass. {after}',
      sms: '{Crop}: until young plants stand well, every day {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hold the water, rain is near',
      content:
        'Wait for the rain. On {by} feel soil {depth}: if it is still dry there, water then. Rain of about {rain} mm is expected by {to}: enough for now. Watering before it wastes water and fuel and can drown roots.',
      sms: '{Crop}: do not water now, rain of about {rain} mm is expected by {to}. On {by} check the soil; if dry, water then.',
    },
    'irrigation.enough': {
      title: '{Crop}: enough water in the soil this week',
      content:
        'Do not water now. On {by} feel soil {depth}: if it is dry there, start again. The soil under your {crop} holds enough water for about a week. More water only washes food out of the soil and costs fuel.',
      sms: '{Crop}: do not water now, the soil has enough for this week. On {by} feel soil {depth}; if dry, water.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop watering before harvest',
      content:
        'Stop watering and open drains so the field can dry. Harvest when you see the signs: {sign}. Look every few days until {by}. The crop is ripening. Water now delays drying and brings rot and mould.',
      sms: '{Crop}: stop watering, open drains and let the field dry. Harvest when you see the signs: {sign}.',
    },
    'irrigation.pond': {
      title: 'Rice: keep shallow water on the field',
      content:
        'By {by} let in water until it stands 5 cm deep (three fingers). {again} {after} Close holes in the bunds. Standing water keeps weeds down, and a dry field before and at flowering leaves grains empty.',
      sms: 'Rice: by {by} let in water until it stands 5 cm deep (three fingers). {again} Close holes in the bunds.',
    },
    'dry.young': {
      title: '{Crop}: help young plants through the dry days',
      content:
        'Weed now, as weeds drink their water; cover the soil with dry grass, and hold fertiliser until it rains. If you carry water, give it to weak plants in the evening. {why} Young plants have short roots and dry out first.',
      sms: '{Crop}: by {by} weed, cover the soil with dry grass, hold fertiliser until rain comes.',
    },
    'dry.growing': {
      title: '{Crop}: save the water in your soil',
      content:
        'By {by} weed shallow, cover the soil with dry grass or stalks, and close furrows with small earth ties to catch the next rain. Hold fertiliser until the soil is wet. {why} Your plants live on what is left in the soil.',
      sms: '{Crop}: by {by} weed, cover soil with dry grass, tie the ridges to catch rain. Hold fertiliser.',
    },
    'dry.bed': {
      title: '{Crop}: keep the beds damp in the dry days',
      content:
        'By {by} weed and cover the soil between plants with dry grass. If you can carry water, give it in the evening. Hold fertiliser until the soil is wet. {why} Plants in beds root shallow and dry out first.',
      sms: '{Crop}: by {by} weed, cover the bed with dry grass between plants. If you can carry water, give it in the evening. Hold fertiliser.',
    },
    'dry.flowering': {
      title: '{Crop}: weed and cover the soil now',
      content:
        'By {by} weed without cutting roots, cover the soil, and tie the furrows to hold any rain. If you can carry or pump water, this is the week it pays best. Hold fertiliser. {why} At this stage thirst costs the most harvest.',
      sms: '{Crop}: by {by} weed, cover soil, tie ridges: dry at the worst stage. If you can bring water, do it this week.',
    },
    'dry.weeded': {
      title: '{Crop}: save the water, the weeds are out',
      content:
        'By {by} cover the soil with dry grass and tie the furrows to hold any rain. If you can bring water, give it to the best part. Hold fertiliser and do not buy more for it until it rains. {why} Your plants live on what is left in the soil.',
      sms: '{Crop}: by {by} cover the soil with dry grass, tie ridges to catch rain. Do not buy more for it until it rains.',
    },
    'dry.thin': {
      title: '{Crop}: fewer plants for the water left',
      content:
        'By {by} pull the weakest plants where they stand close, and lay them on the soil as cover: the water left can keep only a few alive. Weed. Give no fertiliser and no spray until it rains. {why}',
      sms: '{Crop}: by {by} pull the weakest plants where they stand close and lay them on the soil. No fertiliser or spray until it rains.',
    },
    'dry.spend': {
      title: '{Crop}: spend nothing more until it rains',
      content:
        'Do not buy fertiliser, spray or labour for it now. Weed the best part, and if you can bring water, give it to that part only. {why} The soil has hardly any water left for your {crop}.',
      sms: '{Crop}: buy no fertiliser, spray or labour until it rains. Weed the best part; if you can bring water, give it there only.',
    },
    'dry.cut': {
      title: '{Crop}: cut what has dried up, for animals',
      content:
        'Plants with no ears or pods will hardly bear now. By {by} cut them green for animals: a little at first, with other feed. Leave those that bear. Sow again only after good rain. {instead} {why}',
      sms: '{Crop}: by {by} cut plants that stand empty for animals, leave those that bear. Sow again only after good rain. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: cover the soil round the mats',
      content:
        'By {by} cover the soil round each mat with cut leaves and stems, a hand from the plant. Cut dead leaves. If you can bring water, mats with a bunch come first. {why} The roots lie shallow, and thirst makes thin bunches.',
      sms: '{Crop}: dry weather. By {by} cover the soil round each mat with cut leaves and stems. If you can bring water, mats with a bunch come first.',
    },
    'dry.old-tree': {
      title: '{Crop}: weed and mulch under old trees',
      content:
        '{why} Old trees have deep roots and can wait for rain. By {by} weed under them and spread dry leaves or grass as wide as the branches, a hand away from the trunk. Do not prune hard now. Keep fire away.',
      sms: '{Crop}: by {by} weed, cover soil under the trees with dry grass, clear a strip against fire. Old trees need no watering.',
    },
    'dry.young-tree': {
      title: '{Crop}: water young trees by hand',
      content:
        'Until it rains, pour about {cans} cans of 10 litres a week on each young tree, slowly, in the evening. By {by} weed a ring 1 metre wide round it and cover it with dry grass, 20 cm from the stem. {shade} {why}',
      sms: '{Crop}: until it rains, pour {cans} cans of 10 litres a week on each young tree. By {by} weed round it and cover the soil with dry grass. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: water young trees by hand',
      content:
        'Until it rains, pour about {cans} cans of 10 litres a week on each young tree, slowly, in the evening. By {by} cover the soil round it with dry grass, 20 cm from the stem. {shade} {why}',
      sms: '{Crop}: until it rains, pour {cans} cans of 10 litres a week on each young tree. By {by} cover the soil round it with dry grass. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: protect roots in the dry weather',
      content:
        'Spread dry leaves or grass as wide as the branches, a hand away from the trunk, by {by}. Weed under the trees. Give water to trees under three years old; old trees can wait. Do not prune hard now and keep fire away. {why}',
      sms: '{Crop}: by {by} cover soil under trees with dry grass, weed, water young trees. Keep fire away.',
    },
  },
}

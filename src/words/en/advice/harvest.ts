export const harvestTexts = {
  /** Signs of ripeness. */
  signs: {
    grain: 'dry husks and hard grain, black at its base',
    rice: 'four in five grains straw-coloured',
    pods: 'dark inside the shell',
    legume: 'dry yellow-brown pods',
    heads: 'hard dry grain',
    capsules: 'lower capsules yellow',
    bolls: 'open white bolls',
    bulb: 'leaves fallen over and yellow',
    roots: 'leaves yellow and drying',
    shoulders: 'orange tops showing, thumb-thick',
    vines: 'vines dry, fruits pale and hard',
    cane: 'leaves yellow, stems ring when knocked',
    skins: 'leaves dead, skin does not rub off',
    shells: 'leaves yellow, shells hard',
  },
  /** For crops picked over weeks, before heavy rain. */
  eve: 'Bring in what is ready before the heavy rain, leave the rest.',
  /** Loss of what ripens above the ground. */
  late: 'Late crops feed birds, insects and mould.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: get ready for harvest',
      content: '{ready} Your {crop} should be ripe in about {daysLeft} days. Signs: {sign}. {late}',
      sms: '{Crop}: {ready} Ripe in about {daysLeft} days.',
    },
    'harvest.watch': {
      title: '{Crop}: early kinds ripen now',
      content:
        'Look twice a week, next by {by}. Signs: {sign}. When you see them: {bring} Early varieties are ripe from about now, late ones in {daysLeft} days.',
      sms: '{Crop}: by {by} look for ripe ones ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: good days to harvest',
      content: 'Harvest by {by}. {bring} Your {crop} should be ripe and dry weather lasts until {to}. Signs: {sign}.',
      sms: '{Crop}: harvest by {by}, dry until {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: harvest between the showers',
      content:
        'By {by} harvest on dry mornings, under a roof the same day. {bring} Your {crop} should be ripe ({sign}), but dry spells are short.',
      sms: '{Crop}: by {by} harvest on dry mornings, under a roof the same day. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: harvest ripe ones before the rain',
      content:
        'By {by} harvest what is ripe ({sign}) and carry it under a roof. Cover what is drying. Leave unripe plants standing. About {rain} mm of rain may fall {span}. Rain on a ripe crop brings mould and sprouting.',
      sms: '{Crop}: harvest what is ripe by {by}, keep it under a roof: rain {span}, about {rain} mm.',
    },
    'harvest.drying': {
      title: '{Crop}: dry well before storing',
      content: '{drying} {test} {dryAt} Stored damp, {crop} will go mouldy.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: cure before storing',
      content: '{drying} {test} Wounds must heal first, or {crop} will rot in the store.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: ferment well, then dry',
      content: '{drying} {test} {dryAt} Well fermented, dry beans get the full price.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: sort and store it',
      content: '{store} Insects, mould and rot can take a third of a store.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: check your store',
      content: '{check} A little damage in the store spreads within a month.',
      sms: '{Crop}: check your store by {by}. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: sell now or hold?',
      content: 'First put aside food until the next harvest, seed, and money you owe. {hold} {price}',
      sms: '{Crop}: put aside food, seed and money you owe. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: ready to bring in',
      content: 'From now to {by}: {bring} Your {crop} should be ready: {sign}.',
      sms: '{Crop}: now to {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: little starch in the roots now',
      content:
        'Can you wait? Until {by} dig up only what you need. Roots have little starch in these months, and most from {starchFrom} to {starchTo}. {price}',
      sms: '{Crop}: until {by} dig up only what you need. Roots have most starch from {starchFrom} to {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Cassava: wait some weeks before you dig',
      content:
        'If you can, wait about four weeks after the rains return. Dig up only what you need until {by}. The rains have just come back. Cassava now uses its starch to grow new leaves, so roots are watery and give less garri.',
      sms: 'Cassava: until {by} dig up only what you need. If you can, wait about 4 weeks: rains just returned, roots are watery.',
    },
    'harvest.clear': {
      title: '{Crop}: bring in the rest, plan what comes next',
      content:
        'By {by} bring in what is left, clear the old plants off the field and write the harvest into your log. {goodNext} What is ripe and stays in the field too long spoils and feeds insects.',
      sms: '{Crop}: by {by} bring in what is left and clear the old plants. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: harvest time',
      content: '{bring} {eve} Look by {by}. Your {crop} should be ready now.',
      sms: '{Crop}: {bringNow} Look by {by}.',
    },
  },
}

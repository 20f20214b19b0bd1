export const plantingTexts = {
  instead: {
    crops: 'Still in time here: {crops}.',
    none: 'Keep the money for another season.',
  },
  /** Reason for too little rain: the place's yearly rain, or the rest of the season. */
  dryFor: {
    place: 'Too little rain falls here.',
    share: 'Too little rain falls here: about {tenths} of every 10 cans that it needs.',
    season: 'The rain ends too soon: about {rainDays} days after planting, and it needs about {needDays}.',
  },
  /** Use of a standing crop that was planted too late. */
  standing: {
    fodder: 'Use what stands as fodder: cut it green.',
    roots: 'Leave what stands and dig it up once it is big enough to eat.',
  },
  /** For a lost crop that is not a tree. */
  cutGreen: 'You can cut the plants green, for animals or to cover the soil.',
  /** Crops that can follow on the same field. */
  goodNext: {
    now: 'Good to plant there now: {crops}.',
    later: 'Good to plant there next: {crops}, from {nextFrom}.',
  },
  /** `stop` for a standing crop, `wait` for a planned one. */
  spend: { stop: 'spend no more money on it.', wait: 'do not plant it now.' },
  /**
   * Planting outside the rains: `in` for a standing crop, `plan` for a planned one, `asked` when the planned day has
   * passed.
   */
  noRain: {
    in: 'Spend no more on it unless you can water it. If you cannot bring water, the plants die. It is planted here from {from} to {to}.',
    plan: 'Wait: it is planted here from {from} to {to}. If you cannot bring water, the seed lies dry.',
    asked: 'Not planted yet? Wait: plant from {from} to {to}. Planted? Spend no more on it unless you can water it.',
  },
  notNow: {
    in: 'Give it no more fertiliser or spray.',
    plan: 'Do not plant it now: grow another crop.',
    asked: 'Give it no more fertiliser or spray. Not planted yet? Grow another crop now.',
  },
  drySown: {
    in: 'Leave it in the ground: dry seed can wait.',
    asked: 'Not planted yet? Wait until the soil is wet a hand deep. Planted? Leave it: dry seed can wait.',
  },
  /** Reasons why a crop is unusual in the area. */
  guides: {
    none: 'Our planting guides give no time for {crop} in your area, so it may yield little here.',
    watered: 'By our planting guides, {crop} is grown here only with water, in the dry season.',
  },
  unfit: {
    cold: 'Frost comes here before it is ready, and kills it.',
    chill: 'It is not usual here: nights get too cold for it before it is ready.',
    hot: 'It gets too hot for it here before it is ready.',
    wet: 'It rots in the rains here before it is ready.',
  },
  sowAgain: {
    window: 'The right time to plant it here is {from} to {to}.',
    watered: 'Grow it in the dry season, with water.',
  },
  resow: {
    until: 'The last day for that is {last}.',
  },
  lastDay: {
    known: 'The last useful planting day here is {last}.',
    after: 'If planted after {last}, it will not ripen.',
  },
  foreseen: {
    odds: 'Rains for planting: {odds} in 10 between {oddsFrom} and {oddsTo}. {thisWeek} in 10 this week.',
    early: 'Rains for planting: {odds} in 10 between {oddsFrom} and {oddsTo}. It is too early this week.',
    never: 'The rains are later than in any of the {rainYears} years we know.',
    service: '{service} expects the rains at {serviceArea} between {expectFrom} and {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Wait, and prepare the land.', seed: 'Get seed and prepare the land.' },
  waits: {
    start: 'The rain has not truly started, and a false start kills what is planted.',
    gap: 'The rain has paused: what you plant in soil that is wet only on top dries out and dies.',
  },
  variety: {
    named: 'Choose one of about {days} days that suits this place, like {names}.',
    days: 'Choose a variety of about {days} days, which suits this place.',
  },
  sowing: {
    spacing: 'Rows about {row} cm apart, plants {stand} cm.',
    metres: 'Rows about {row} m apart, plants {stand} m.',
    depth: 'Rows about {row} cm apart, plants {stand} cm, {sownDeep} cm deep.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: spend nothing, too dry here',
      content:
        'Put in no more seed, fertiliser or work. It grows here only if you can water it all season. {dryFor} Your {crop} cannot ripen without water, and all money you put in is lost. {instead}',
      sms: '{Crop}: {spend} {dryFor} Without water it cannot ripen. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: spend nothing, too little rain here',
      content:
        'Buy no fertiliser or spray and plant no more. Pick what ripens, and cover the soil with dry leaves, a hand from the stem. {dryFor} Without water of your own, {crop} here will bear little.',
      sms: '{Crop}: buy no fertiliser or spray and plant no more. Pick what ripens. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: spend nothing, too late this season',
      content:
        'Put in no more seed, fertiliser or spray. {instead} {standing} {lastDay} What is planted later will not ripen before the rain or the warm season ends.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: planted late, spend little',
      content:
        'Spend only what you can afford to lose. It ripens only if the rains last as long as usual. Weed early: that costs no money.',
      sms: '{Crop}: planted late, spend only what you can afford to lose. It ripens only if the rains last as long as usual. Weed early.',
    },
    'planting.lost': {
      title: '{Crop}: spend no more on this field',
      content: 'This field will hardly ripen, so put no more work into it. {instead} {cutGreen}',
      sms: '{Crop}: spend no more on this field, it will hardly ripen. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: ask first, not usual in your area',
      content:
        'Ask who has harvested it near you. If nobody has, try it on a small piece first and spend little. {instead} {guides}',
      sms: '{Crop}: not usual in your area, it may yield little. Try a small piece first and spend little. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: spend nothing, no rain for it now',
      content: '{noRain} It hardly rains here now.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: spend nothing, wrong season here',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: too dry to come up yet',
      content:
        '{drySown} Keep some seed to sow a second time, and check on {lookOn} if it has come up. Too little rain has fallen for seed to come up.',
      sms: '{Crop}: keep seed to sow a second time, and check on {lookOn} if it is up. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: has it come up?',
      content:
        'Dig up five seeds: hard and dry ones can wait, soft or rotten ones are dead. Nothing alive? When the soil is wet a hand deep, sow a variety of about {days} days, by {last}. Spend nothing before that. Since {planted} it has had too little rain to come up well.',
      sms: '{Crop}: has it come up? If not, sow when the soil is wet a hand deep, by {last}, a {days}-day variety. Spend nothing before.',
    },
    'planting.sow-again': {
      title: '{Crop}: sow it a second time',
      content:
        'When the soil is wet a hand deep, sow a variety of about {days} days, by {last}. Spend nothing before that. Tell us the day, and our advice will count from it. You reported that it did not come up.',
      sms: '{Crop}: it did not come up. Sow when the soil is wet a hand deep, by {last}, a {days}-day variety. Spend nothing before.',
    },
    'planting.come-up-late': {
      title: '{Crop}: has it come up?',
      content:
        'If less than half has come up, do not sow it a second time: it is too late to ripen. {instead} Spend no more on this field. Since {planted} it has had too little rain to come up well.',
      sms: '{Crop}: has it come up? If not, do not sow it a second time, it is too late. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: count what came up',
      content:
        'By {by} check 10 places, one step of row each. Nearly all up: good. Half or more: fill the gaps now; gaps filled late yield little. Less than half: sow a second time when the soil is wet a hand deep. {resow}',
      sms: '{Crop}: by {by} check 10 places, one step each. Half or more up: fill gaps. Less: sow a second time when soil is wet. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: count what came up',
      content:
        'By {by} check 10 places, one step of row each. Half or more up: fill the gaps now. Less than half: it is too late to sow it a second time; put no more money into it. {instead}',
      sms: '{Crop}: by {by} check 10 places, one step each. Fill gaps now. Less than half up? Put no more money into it. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: dry days after planting',
      content:
        'Keep some seed. By {by} check 10 places: if fewer than half came up, sow a second time when the soil is wet a hand deep. {resow} {why} Little rain is in sight. Seed may fail to come up and seedlings may die.',
      sms: '{Crop}: keep seed. Dry after planting. Check by {by}: if fewer than half came up, sow again when soil is wet a hand deep.',
    },
    'planting.rotate': {
      title: '{Crop}: choose another field',
      content:
        'Plant {crop} on another field. You grew {before} here. {Pest} can live on in the soil or old plants and attack {crop} too. {instead} If it must be here, first clear away all old plants. Decide by {by}.',
      sms: '{Crop}: plant it in a different field: {pest} can live on where {before} grew. If it must be there, first clear away all old plants. Decide by {by}. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: get your seed now',
      content:
        '{variety} {seed} Buy clean, new seed or planting material from a seller you know, before everybody wants it. You plan to plant on {planted}.',
      sms: '{Crop}: get seed now, for {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'When the rains may start',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: wait for good rain to plant',
      content:
        'Keep your land and seed ready. Plant when the soil is wet a hand deep: about {onset} mm of rain within {onsetDays} days. {resow} {waits}',
      sms: '{Crop}: plant only when the soil is wet a hand deep (about {onset} mm rain in {onsetDays} days). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: plant after the heavy rain',
      content:
        'Open drains. Plant when it is over and soil no longer sticks to the hoe. {resow} {rains} Such rain washes away what is planted, or drowns it.',
      sms: '{Crop}: do not plant before the heavy rain ({rainsShort}). Plant when it is over and soil no longer sticks to the hoe.',
    },
    'planting.ready': {
      title: '{Crop}: time to plant',
      content: 'Plant by {by}. {sowing} {resow} {why} Tell us the day, and our advice will count from it.',
      sms: '{Crop}: plant by {by}. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: did you plant it?',
      content:
        'You planned to plant on {planted}. If you did, write the day in the farm log: then all our advice will count from it. If not, change the date in your crop list, so that no advice comes too early.',
      sms: '{Crop}: did you plant it on {planted}? Write the day in Gona, or change the date, so that advice comes on time.',
    },
    'stage.question': {
      title: '{Crop}: is the stage right?',
      content:
        'You gave the stage of your {crop} as {stated}. From the planting date ({planted}) we would expect {expected}. Please check the planting date and the stage in your crop list, so that our advice fits your field.',
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
        'Going by the planting date, the {crop} harvest should be over. If not, bring it in soon: old crops feed insects and mould. If it is, clear the old plants and enter your new crop and planting date. {goodNext}',
      sms: '{Crop}: is the harvest in? If not, bring it in now. If so, enter your next crop and its day in Gona. {goodNext}',
    },
  },
}

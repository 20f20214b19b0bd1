export const scoutingTexts = {
  /** The question of a count, at most 70 letters: `{of}` plants, flowers or trees. */
  asks: {
    faw: 'Of {of} plants, how many have fresh holes or a worm in the funnel?',
    cowpea_thrips: 'Open {of} buds or flowers: how many thrips in each?',
    maruca: 'Open {of} flowers in the morning: how many hold a worm?',
    pod_bugs: 'On {of} plants, how many brown pod bugs do you count?',
    cowpea_aphid: 'Of {of} plants, how many have black insects in clusters?',
    dbm: 'Turn the leaves of {of} plants: how many have green worms?',
    tuta: 'Of {of} plants, how many have worms in pale leaf blotches?',
    onion_thrips: 'Open the neck of {of} plants: how many tiny insects in each?',
    shoot_fly: 'Of {of} seedlings, how many have a dead centre leaf?',
    bollworm: 'On {of} whole plants, how many worms do you count?',
    mirids: 'On {of} trees, how many capsids on pods and shoots?',
    okra_flea_beetle: 'Of {of} plants, how many have a quarter of the leaves eaten?',
    amaranth_webworm: 'Of {of} plants, how many have webbed or folded leaves?',
  },
  /** Measure for counts at or above the threshold, after "5 or more:". */
  many: {
    neem: 'neem in the evening, {grams} g kernels in {tank} litres.',
    again: 'neem, {grams} g kernels in {tank} litres; count in 3 days.',
    ask: 'ask your extension officer which spray is registered.',
    pick: 'pick them off in the early morning; too many for that: ask your extension officer which spray is registered.',
    hand: 'act by hand.',
  },
  /** The same in an SMS, for one count and for the first of two. */
  manyShort: { neem: 'neem, {grams} g kernels in {tank} litres.', pick: 'pick them off in the early morning.' },
  /** Measure while one count is not enough to decide. */
  mild: { neem: 'Neem slows them: {grams} g kernels in {tank} litres.' },
  /** Time to spray: `day` when a dry, calm day is forecast. */
  sprayOn: { day: 'on {sprayDay} in the evening', open: 'on the next dry evening' },
  /** Registration number to look for on the packet, by country. */
  packetNumber: { NG: 'a NAFDAC number', NA: 'an N-AR number' },
  /** For countries without a registered active ingredient. */
  anyActive: 'a product registered for {crop}',
  /** Product and dose: `Or` with a second product; `label` without a sourced dose. */
  packet: {
    dose: 'Use {active} {strength}, {grams} {doseUnit} in {tank} litres.',
    doseOr: 'Use {active} {strength}, {grams} {doseUnit} in {tank} litres (or {other}).',
    label: 'Use {active} as the packet says.',
    labelOr: 'Use {active} or {other} as the packet says.',
  },
  /** Re-entry interval. */
  out: 'stay out {hours} hours',
  /** SMS form: one product and its dose. */
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} in {tank} litres',
    label: '{active}, as on the packet',
    any: '{active}',
  },
  left: 'Sprays left: {left}.',
  rules: {
    'pest.count': {
      title: '{Crop}: count {pest}',
      content: 'Count by {by}. {ask} {act} or more: {many} Fewer: do not spray. {first} Count again in 7 days.',
      sms: '{Crop}, {pest}: {ask} {act} or more: {manyShort} Fewer: do not spray.',
    },
    'pest.few': {
      title: '{Crop}: few {pest}, no spray',
      content:
        'You counted {count}; the limit is {act}. Do not spray: it would cost more than it saves. {first} Count again by {by} and tell us the number.',
      sms: '{Crop}: do not spray against {pest}: {count} counted, the limit is {act}. {first} Count again by {by}.',
    },
    'pest.again': {
      title: '{Crop}: count {pest} once more',
      content:
        'You counted {count}; the limit is {act}. One count is not enough to decide on a spray. {first} {mild} Count again by {by}. {ask}',
      sms: '{Crop}: count {pest} again by {by} before any spray; the limit is {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: act on {pest} by hand',
      content: 'You counted {count}; the limit is {act}. A spray does not help here. {first} Look again by {by}.',
      sms: '{Crop}, {pest}: {first} A spray does not help. Look again by {by}.',
    },
    'pest.neem': {
      title: '{Crop}: neem against {pest}',
      content:
        'You counted {count}; treat from {act} on. Pound {grams} g of neem kernels, soak overnight in {tank} litres of water, strain and add a little soap. Spray it the same day, {when}. Wear long sleeves; wash your hands and what you pick. {wait} Count again after 4 days.',
      sms: '{Crop}, {pest}: pound {grams} g neem kernels, overnight in {tank} litres, strain, spray {when}. {waitShort} Long sleeves, wash hands. Count again in 4 days.',
    },
    'pest.spray': {
      title: '{Crop}: spray {pest} once, with care',
      content:
        'You counted {count} (limit {act}). {packet} Only with {number}. Spray {when}. Wear long sleeves, boots, gloves and glasses; wash. Keep children away; {out}. {wait} Rinse empties 3 times. {left}',
      sms: '{Crop}: {packet} {waitShort} Boots, gloves; children away. Spray {when}. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: no more spray against {pest}',
      content:
        'You counted {count}. Do not spray now: at this age, or after the sprays already given, it no longer pays. Pick off what you see by hand, harvest on time, and count early next season.',
      sms: '{Crop}: do not spray against {pest} now, it no longer pays. Pick off what you see by hand.',
    },
    'pest.protect': {
      title: '{Crop}: protect it before {pest}',
      content:
        '{packet} Only with {number}. Spray clean plants {when}, so it dries before rain; again in {every} days. Remove sick ones. Wear long sleeves, boots and gloves; {out}; wash. {wait}',
      sms: '{Crop}: spray {when}: {mix}. {waitShort} Boots, gloves; {out}. Again in {every} days. {Pest}.',
    },
  },
}

import type { scoutingTexts as english } from '../../en/advice/scouting.ts'

export const scoutingTexts: typeof english = {
  asks: {
    faw: 'For {of} plants, how many get fresh hole or worm for di middle?',
    cowpea_thrips: 'Open {of} flowers: how many thrips dey each one?',
    maruca: 'Open {of} flowers for morning: how many get worm?',
    pod_bugs: 'For {of} plants, how many pod bug you count?',
    cowpea_aphid: 'For {of} plants, how many get black insect wey gather?',
    dbm: 'Turn di leaf of {of} plants: how many get green worm?',
    tuta: 'For {of} plants, how many get worm inside pale leaf patch?',
    onion_thrips: 'Open di neck of {of} onions: how many tiny insect dey each one?',
    shoot_fly: 'For {of} small plants, how many get dead middle leaf?',
    bollworm: 'For {of} plants, how many worm you count?',
    mirids: 'For {of} trees, how many capsid you count?',
    okra_flea_beetle: 'For {of} plants, how many don lose quarter of dia leaf?',
    amaranth_webworm: 'For {of} plants, how many get leaf wey fold with web?',
  },
  many: {
    neem: 'neem for evening, {grams} g seed inside {tank} litres.',
    again: 'neem, {grams} g inside {tank} litres; count after 3 days.',
    ask: 'ask your farming officer which spray dem register.',
    pick: 'pick dem with hand for early morning; if dem too plenty: ask your farming officer which spray dem register.',
    hand: 'use your hand.',
  },
  manyShort: { neem: 'neem, {grams} g inside {tank} litres.', pick: 'pick dem with hand for early morning.' },
  mild: { neem: 'Neem dey help: {grams} g seed inside {tank} litres.' },
  sprayOn: { day: 'on {sprayDay} for evening', open: 'for di next dry evening' },
  packetNumber: { NG: 'NAFDAC number', NA: 'Namibia N-AR number' },
  anyActive: 'product wey dem register for {crop}',
  packet: {
    dose: 'Use {active} {strength}, {grams} {doseUnit} for {tank} litres.',
    doseOr: 'Use {active} {strength}, {grams} {doseUnit} for {tank} litres (or {other}).',
    label: 'Use {active}; measure as packet talk.',
    labelOr: 'Use {active} or {other}; measure as packet talk.',
  },
  out: 'nobody enter for {hours} hours',
  mix: {
    dose: '{active} {strength}, {grams} {doseUnit} for {tank} litres',
    label: '{active}, measure as packet talk',
    any: '{active}',
  },
  left: '{left} spray remain.',
  rules: {
    'pest.count': {
      title: '{Crop}: count {pest}',
      content: 'Count by {by}. {ask} {act} or more: {many} If e no reach: no spray. {first} Count again after 7 days.',
      sms: '{Crop}, {pest}: {ask} {act} or more: {manyShort} Less: no spray.',
    },
    'pest.few': {
      title: '{Crop}: {pest} no plenty, no spray',
      content:
        'You don count {count}; di line na {act}. No spray: e go cost pass wetin e save. {first} Count again by {by}, tell us di number.',
      sms: '{Crop}: no spray {pest}: you don count {count}, di line na {act}. {first} Count again by {by}.',
    },
    'pest.again': {
      title: '{Crop}: count {pest} one more time',
      content:
        'You don count {count}; di line na {act}. One count no reach to spray. {first} {mild} Count again by {by}. {ask}',
      sms: '{Crop}: count {pest} again by {by} before any spray; di line na {act}. {first} {mild}',
    },
    'pest.hand': {
      title: '{Crop}: use hand for {pest}',
      content: 'You don count {count}; di line na {act}. Spray no dey help here. {first} Look again by {by}.',
      sms: '{Crop}, {pest}: {first} Spray no dey help. Look again by {by}.',
    },
    'pest.neem': {
      title: '{Crop}: neem for {pest}',
      content:
        'You don count {count}; from {act} treat am. Pound {grams} g neem seed, soak am overnight inside {tank} litres water, sieve am, add small soap. Spray am di same day, {when}. Wear long sleeve; wash hand and wetin you pick. {wait} Count again after 4 days.',
      sms: '{Crop}, {pest}: pound {grams} g neem seed, soak overnight for {tank} litres, sieve, spray {when}. {waitShort} Long sleeve, wash hand. Count again after 4 days.',
    },
    'pest.spray': {
      title: '{Crop}: spray {pest} once, with care',
      content:
        'Your count: {count}; di line na {act}. {packet} Only with {number}. Spray {when}. Long sleeve, boots, glove, glasses; baf. Pikin far; {out}. {wait} Wash empty bottle 3 times. {left}',
      sms: '{Crop}: {packet} {waitShort} Boots, glove; pikin far. Spray {when}. {Pest}.',
    },
    'pest.late': {
      title: '{Crop}: no more spray for {pest}',
      content:
        'You don count {count}. No spray now: for dis size wey di plant don reach, or after di spray wey you don do, e no pay again. Pick wetin you see with hand, harvest on time, count early next season.',
      sms: '{Crop}: no spray {pest} now, e no pay again. Pick wetin you see with hand.',
    },
    'pest.protect': {
      title: '{Crop}: protect am before {pest}',
      content:
        '{packet} Spray clean plant {when}, make e dry before rain; again after {every} days. Comot sick ones. Wear long sleeve, boots, glove; {out}; baf. Only with {number}. {wait}',
      sms: '{Crop}: spray am {when}: {mix}. {waitShort} Glove; {out}. Again after {every} days. {Pest}.',
    },
  },
}

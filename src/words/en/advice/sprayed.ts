export const sprayIntervalTexts = {
  /** Days from a spray to the harvest, as an order: `unknown` where no label was read, `dry` of what leaves nothing. */
  wait: {
    known: 'Do not harvest for {waitDays} days after spraying.',
    unknown: 'Do not harvest for {waitDays} days after spraying (safety).',
    dry: 'Do not harvest before it is dry.',
  },
  /** The same in an SMS, which has no room for the reason of an unknown wait. */
  waitShort: {
    known: 'No harvest for {waitDays} days after spraying.',
    dry: 'No harvest before it is dry.',
  },
  /** Re-entry interval of a sprayed field: `unknown` where no label was read. */
  keepOut: {
    hours: 'Keep children, workers and animals out for {outHours} hours after the spray.',
    unknown: 'Keep children, workers and animals out for {outHours} hours after the spray (safety).',
  },
  /** Beside the day before which nothing is harvested. */
  waitWhy: {
    known: 'Until then its poison is on the crop.',
    unknown: 'We do not know its label, so we say {waitDays} days to be safe. If the packet says more, wait longer.',
  },
  /** A product that is barred there: `maybe` of a misspelt name. */
  barredIs: {
    sure: 'You sprayed {barred}: it is banned or restricted here.',
    maybe: 'Was it {barred}? We are not sure. It is banned or restricted here: read the bottle.',
  },
  /** Officials to tell, by country. */
  tell: { NG: 'your extension officer and NAFDAC', NA: 'your extension officer' },
  help: 'Or call {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: no harvest before {until}',
      content:
        '{barredIs} It was sprayed on {sprayed}. Do not harvest, eat or sell any of it before {until}. {waitWhy} {keepOut}',
      sms: '{Crop}: do not harvest, eat or sell any before {until}. It was sprayed on {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: stay out of the sprayed field',
      content: 'It was sprayed on {sprayed}. {keepOut} Wash hands and clothes before you eat. {wait}',
      sms: '{Crop}: sprayed on {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: do not eat or sell this harvest',
      content:
        '{barredIs} Do not eat or sell this harvest or feed it to animals. Keep out of the field. Tell {tell} what you sprayed. {help} If anyone feels sick, take the bottle to a clinic.',
      sms: '{Crop}: do not eat or sell this harvest. {barredIs} Tell {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: do not eat or sell the sprayed harvest',
      content:
        'If the spray of {sprayed} touched the harvest, do not eat, sell or feed it to animals before {until}, or longer if the packet says so. Put on stored food only what its label names for that.',
      sms: '{Crop}: do not eat, sell or feed to animals before {until} if the spray of {sprayed} touched it. Longer if the label says so.',
    },
    'pest.enough': {
      title: '{Crop}: no more sprays against {pest}',
      content:
        'You have sprayed as often as is safe in one season. Do not spray again: the pests that survive will not die of it next year. {first}',
      sms: '{Crop}: do not spray against {pest} again this season, it was sprayed often enough. {first}',
    },
  },
}

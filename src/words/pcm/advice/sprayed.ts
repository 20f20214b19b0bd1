export const sprayIntervalTexts = {
  wait: {
    known: 'No harvest till {waitDays} days after spray.',
    unknown: 'No harvest till {waitDays} days after spray (safety).',
    dry: 'No harvest am till spray don dry.',
  },
  waitShort: {
    known: 'No harvest till {waitDays} days after spray.',
    dry: 'No harvest am till spray don dry.',
  },
  keepOut: {
    hours: 'Make pikin, worker and animal no enter for {outHours} hours after di spray.',
    unknown: 'Make pikin, worker and animal no enter for {outHours} hours after di spray (safety).',
  },
  waitWhy: {
    known: 'Before den poison still dey for di crop.',
    unknown: 'We no sabi di label: {waitDays} days na to dey safe. If packet talk more, wait more.',
  },
  barredIs: {
    sure: 'You don spray {barred}: law ban am or limit am for here.',
    maybe: 'Na {barred}? We no sure. Law ban am or limit am for here: read di bottle.',
  },
  tell: { NG: 'your farming officer and NAFDAC', NA: 'your farming officer' },
  help: 'Or call {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: no harvest before {until}',
      content:
        '{barredIs} Dem spray am on {sprayed}. No harvest am, no chop am, no sell am before {until}. {waitWhy} {keepOut}',
      sms: '{Crop}: no harvest am, no chop am, no sell am before {until}. Dem spray am on {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: no enter di farm wey dem spray',
      content: 'Dem spray am on {sprayed}. {keepOut} Wash hand and cloth before you chop. {wait}',
      sms: '{Crop}: dem spray am on {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: no chop dis harvest, no sell am',
      content:
        '{barredIs} No chop dis harvest, no sell am, no give am to animal. No enter di farm. Tell {tell} wetin you don spray. {help} If person no well, carry di bottle go clinic.',
      sms: '{Crop}: no chop dis harvest, no sell am. {barredIs} Tell {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: no chop di harvest wey dem spray, no sell am',
      content:
        'If di spray of {sprayed} touch di harvest: no chop am, no sell am, no give am to animal before {until}, or longer if di spray label talk so. For food wey dey store, use only product wey di label say na for stored food.',
      sms: '{Crop}: no chop am, no sell am, no give animal before {until} if spray of {sprayed} touch am. Longer if label talk so.',
    },
    'pest.enough': {
      title: '{Crop}: no more spray for {pest}',
      content:
        'You don spray reach for dis season. No spray again: di ones wey survive no go die for am next year. {first}',
      sms: '{Crop}: no spray {pest} again dis season, you don spray reach. {first}',
    },
  },
}

import type { warningTexts as english, warningScreenTexts as screens } from '../en/warnings.ts'

export const warningTexts: typeof english = {
  warning: 'Warning',
  events: {
    thunderstorm: 'thunder and heavy rain',
    'heavy-rain': 'heavy rain',
    flood: 'flood',
    heat: 'serious heat',
    dust: 'dust for air',
    wind: 'strong breeze',
    'dry-spell': 'dry time',
    other: 'bad weather',
  },
  do: {
    thunderstorm: 'Stay inside. Comot from tree and open field.',
    'heavy-rain': 'Open gutter. Comot from stream and low bridge.',
    flood: 'Go high ground. No cross water wey dey run.',
    heat: 'Drink water well well. Rest for shade for afternoon.',
    dust: 'Cover nose and mouth. Cover your grain.',
    wind: 'Tie roof well. Comot from tree.',
    'dry-spell': 'Save water. Wait for rain before you plant.',
    other: 'Listen to radio for news.',
  },
  severities: {
    Extreme: 'e dangerous well well',
    Severe: 'e dangerous',
    Moderate: 'take care',
    Minor: 'small one',
  },
  issued: '{source} · dem send am {at}',
  withdrawn: 'Dem don cancel di warning',
  withdrawnBody: '{source} don cancel im warning: {event}, {time}.',
  lifted: 'Di warning no concern your farm again',
  liftedBody: 'Di warning from {source} no concern your farm again: {event}, {time}.',
  names: '{source} dey warn: {event}, {time}.',
  wait: 'Wait make e pass.',
}

export const warningScreenTexts: typeof screens = {
  'warning.title': 'Weather warning',
  'warning.todo': 'Wetin to do',
  'warning.theirs': 'Wetin di weather people write',
  'warning.ended': 'Dis warning don end.',
  'warning.withdrawn': 'Di weather people don cancel dis warning.',
  'warning.replaced': 'New warning don take di place of dis one.',
  'warning.elsewhere': 'Your farm no dey inside di area of dis warning.',
  'warning.missing': 'We no know dis warning for here.',
  'warning.from': 'From',
  'warning.until': 'Till',
}

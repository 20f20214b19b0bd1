/** Warnings of weather services, in our words; times, sources and events fill the sentences. */
export const warnings = {
  warning: 'Warning',
  events: {
    thunderstorm: 'thunderstorm',
    'heavy-rain': 'heavy rain',
    flood: 'flood',
    heat: 'heat',
    dust: 'dust',
    wind: 'strong wind',
    'dry-spell': 'dry spell',
    other: 'bad weather',
  },
  do: {
    thunderstorm: 'Stay indoors. Keep away from trees and open fields.',
    'heavy-rain': 'Clear drains. Keep away from streams and low bridges.',
    flood: 'Move to high ground. Do not cross moving water.',
    heat: 'Drink water often. Rest in the shade at midday.',
    dust: 'Cover nose and mouth. Keep grain covered.',
    wind: 'Tie down roofs. Keep away from trees.',
    'dry-spell': 'Save water. Wait for rain before you sow.',
    other: 'Listen to the radio for news.',
  },
  severities: {
    Extreme: 'very dangerous',
    Severe: 'dangerous',
    Moderate: 'take care',
    Minor: 'mild',
  },
  withdrawn: 'Warning withdrawn',
  withdrawnBody: '{source} has withdrawn its warning: {event}, {time}.',
  lifted: 'Warning no longer for your farm',
  liftedBody: 'The warning of {source} no longer applies to your farm: {event}, {time}.',
  waits: '{source} warns of {event}, {time}. Wait until it has passed.',
}

export const warningScreens = {
  'warning.title': 'Weather warning',
  'warning.todo': 'What to do',
  'warning.theirs': 'Text of the weather service',
  'warning.ended': 'This warning has ended.',
  'warning.withdrawn': 'The weather service has withdrawn this warning.',
  'warning.replaced': 'A newer warning has replaced this one.',
  'warning.elsewhere': 'Your farm is outside the area of this warning.',
  'warning.from': 'From',
  'warning.until': 'Until',
  'warning.issued': '{source} · issued {at}',
}

import type { warningTexts as english, warningScreenTexts as screens } from '../en/warnings.ts'

export const warningTexts: typeof english = {
  warning: 'Waarskuwing',
  events: {
    thunderstorm: 'donderstorm',
    'heavy-rain': 'swaar reën',
    flood: 'vloed',
    heat: 'groot hitte',
    dust: 'stof',
    wind: 'sterk wind',
    'dry-spell': 'droë tydperk',
    other: 'slegte weer',
  },
  do: {
    thunderstorm: 'Bly binne. Bly weg van bome en oop velde.',
    'heavy-rain': 'Maak vore oop. Bly weg van strome en lae brûe.',
    flood: 'Gaan na hoë grond. Moenie deur vloeiende water gaan nie.',
    heat: 'Drink dikwels water. Rus in die middag in die skadu.',
    dust: 'Bedek neus en mond. Hou graan bedek.',
    wind: 'Maak dakke vas. Bly weg van bome.',
    'dry-spell': 'Spaar water. Wag vir reën voor jy plant.',
    other: 'Luister na die radio.',
  },
  severities: {
    Extreme: 'baie gevaarlik',
    Severe: 'gevaarlik',
    Moderate: 'wees versigtig',
    Minor: 'gering',
  },
  issued: '{source} · uitgereik {at}',
  withdrawn: 'Waarskuwing teruggetrek',
  withdrawnBody: '{source} het sy waarskuwing teruggetrek: {event}, {time}.',
  lifted: 'Waarskuwing geld nie meer vir jou plaas nie',
  liftedBody: 'Die waarskuwing van {source} geld nie meer vir jou plaas nie: {event}, {time}.',
  names: '{source} waarsku: {event}, {time}.',
  wait: 'Wag tot dit verby is.',
}

export const warningScreenTexts: typeof screens = {
  'warning.title': 'Weerwaarskuwing',
  'warning.todo': 'Wat om te doen',
  'warning.theirs': 'Teks van die weerdiens',
  'warning.ended': 'Hierdie waarskuwing is verby.',
  'warning.withdrawn': 'Die weerdiens het hierdie waarskuwing teruggetrek.',
  'warning.replaced': '’n Nuwer waarskuwing het hierdie een vervang.',
  'warning.elsewhere': 'Jou plaas is buite die gebied van hierdie waarskuwing.',
  'warning.missing': 'Hierdie waarskuwing is nie hier bekend nie.',
  'warning.from': 'Van',
  'warning.until': 'Tot',
}

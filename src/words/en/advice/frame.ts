import { cropNames } from '../crops.ts'

/**
 * The advice itself. `{name}` is filled from the advice; `{Crop}` opens with a capital. Once filled, a title has at most
 * 60 characters and a content 60 words: key fact, why it matters, what to do, by when. An `sms` has at most 160 once it is
 * folded to plain letters.
 */
export const commonAdviceTexts = {
  /** Sunday first. */
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  daysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** In the language's own order. */
  date: '{weekday} {day} {month}',
  /** In the place of the date of a last day that is today. */
  today: { night: 'tonight', noon: 'noon today' },
  /** Between thousands. */
  thousands: ',',
  decimal: '.',
  crops: cropNames,
  stages: {
    planted: 'newly planted',
    seedling: 'seedling',
    vegetative: 'growing',
    flowering: 'flowering',
    fruiting: 'filling out',
    mature: 'ripe, ready to harvest',
    harvesting: 'harvest time',
  },
  acres: '{n|1 acre|# acres}',
  hectares: '{n|1 hectare|# hectares}',
  /** On one day, or from one to another. */
  span: { one: 'on {from}', many: 'from {from} to {to}' },
  /** Added when the weather figures are typical of the season and not a forecast. */
  typical: '(Usual weather; no live forecast.)',
  /** A figure with its unit, where that is a word. */
  units: {
    hours: '{n|# hour|# hours}',
    days: '{n|# day|# days}',
    plants: '{n|# plant|# plants}',
    'mm/day': '{n} mm a day',
  },
}

import type { commonAdviceTexts as english } from '../../en/advice/frame.ts'
import { cropNames } from '../crops.ts'

/** Nigerian Pidgin (Naijá). */
export const commonAdviceTexts: typeof english = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  daysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: '{weekday} {day} {month}',
  today: { night: 'tonight', noon: 'noon today' },
  thousands: ',',
  decimal: '.',
  crops: cropNames,
  stages: {
    planted: 'just plant am',
    seedling: 'small-small plant',
    vegetative: 'dey grow',
    flowering: 'dey flower',
    fruiting: 'dey full',
    mature: 'don ripe, ready for harvest',
    harvesting: 'harvest time',
  },
  acres: '{n|1 acre|# acres}',
  hectares: '{n|1 hectare|# hectares}',
  span: { one: 'on {from}', many: 'from {from} to {to}' },
  typical: '(Usual weather; no live forecast.)',
  units: {
    hours: '{n|# hour|# hours}',
    days: '{n|# day|# days}',
    plants: '{n|# plant|# plants}',
    'mm/day': '{n} mm every day',
  },
}

import type { commonAdviceTexts as english } from '../../en/advice/frame.ts'
import { cropNames } from '../crops.ts'

/**
 * Oshindonga, in short plain sentences; the language of this table that most needs a native speaker's reading. Crops
 * stand before a colon so that no text depends on their noun class.
 */
export const commonAdviceTexts: typeof english = {
  days: ['Osoondaha', 'Omaandaha', 'Etiyali', 'Etitatu', 'Etine', 'Etitano', 'Olyomakaya'],
  daysShort: ['Osoon', 'Omaan', 'Etiyali', 'Etitatu', 'Etine', 'Etitano', 'Olyom'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des'],
  date: '{weekday} {day} {month}',
  today: { night: 'nena', noon: 'omutenya nena' },
  thousands: ' ',
  decimal: ',',
  crops: cropNames,
  stages: {
    planted: 'opo ya kunwa',
    seedling: 'iimeno iishona',
    vegetative: 'tayi koko',
    flowering: 'tayi shena',
    fruiting: 'tayi ima',
    mature: 'ya pya, ya thikila eteyo',
    harvesting: 'ethimbo lyeteyo',
  },
  acres: 'oake {n}',
  hectares: 'oohektara {n}',
  span: { one: 'esiku {from}', many: 'okuza {from} sigo {to}' },
  typical: '(Kapu na ehunganeko.)',
  units: {
    hours: '{n|owili #|oowili #}',
    days: '{n|esiku #|omasiku #}',
    plants: '{n|oshimeno #|iimeno #}',
    'mm/day': 'mm {n} mesiku',
  },
}

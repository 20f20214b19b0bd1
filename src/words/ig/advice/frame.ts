import type { commonAdviceTexts as english } from '../../en/advice/frame.ts'
import { cropNames } from '../crops.ts'

/** Igbo. */
export const commonAdviceTexts: typeof english = {
  days: ['Sọnde', 'Mọnde', 'Tuzde', 'Wenezde', 'Tọzde', 'Fraịde', 'Satọde'],
  daysShort: ['Son', 'Mon', 'Tue', 'Wen', 'Thu', 'Fra', 'Sat'],
  months: ['Jen', 'Feb', 'Maa', 'Epr', 'Mee', 'Jun', 'Jul', 'Ọgọ', 'Sep', 'Ọkt', 'Nov', 'Dis'],
  date: '{weekday} {day} {month}',
  today: { night: 'abalị taa', noon: 'elekere 12 nke ehihie taa' },
  thousands: ',',
  decimal: '.',
  crops: cropNames,
  stages: {
    planted: 'a kụrụ ọhụrụ',
    seedling: 'ome',
    vegetative: 'na-eto',
    flowering: 'na-agba okooko',
    fruiting: 'na-amị mkpụrụ',
    mature: 'chara acha, o ruola owuwe',
    harvesting: 'oge owuwe',
  },
  acres: 'eka {n}',
  hectares: 'hekta {n}',
  span: { one: 'na {from}', many: 'site na {from} ruo {to}' },
  typical: '(Ihu igwe a na-ahụkarị; enweghị amụma.)',
  units: { hours: 'awa {n}', days: 'ụbọchị {n}', plants: 'osisi {n}', 'mm/day': 'mm {n} kwa ụbọchị' },
}

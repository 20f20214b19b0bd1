import type { commonAdviceTexts as english } from '../../en/advice/frame.ts'
import { cropNames } from '../crops.ts'

/** Yoruba. Months keep the short English names that phones show. */
export const commonAdviceTexts: typeof english = {
  days: ['Àìkú', 'Ajé', 'Ìṣẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ̀', 'Ẹtì', 'Àbámẹ́ta'],
  daysShort: ['Aiku', 'Aje', 'Isegun', 'Ojoru', 'Ojobo', 'Eti', 'Abameta'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: '{weekday} {day} {month}',
  today: { night: 'alẹ́ òní', noon: 'agogo méjìlá ọ̀sán òní' },
  thousands: ',',
  decimal: '.',
  crops: cropNames,
  stages: {
    planted: 'ṣẹ̀ṣẹ̀ gbìn',
    seedling: 'èéhù',
    vegetative: 'ń dàgbà',
    flowering: 'ń tanná',
    fruiting: 'ń so èso',
    mature: 'ti gbó, ó tó kórè',
    harvesting: 'àkókò ìkórè',
  },
  acres: 'éékà {n}',
  hectares: 'hẹ́kítà {n}',
  span: { one: 'ní {from}', many: 'láti {from} sí {to}' },
  typical: '(Kò sí àsọtẹ́lẹ̀.)',
  units: { hours: 'wákàtí {n}', days: 'ọjọ́ {n}', plants: 'ohun ọ̀gbìn {n}', 'mm/day': 'mm {n} lójúmọ́' },
}

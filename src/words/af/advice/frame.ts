import type { commonAdviceTexts as english } from '../../en/advice/frame.ts'
import { cropNames } from '../crops.ts'

/** Afrikaans. */
export const commonAdviceTexts: typeof english = {
  days: ['Sondag', 'Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrydag', 'Saterdag'],
  daysShort: ['So', 'Ma', 'Di', 'Wo', 'Do', 'Vr', 'Sa'],
  months: ['Jan', 'Feb', 'Mrt', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des'],
  date: '{weekday} {day} {month}',
  today: { night: 'vanaand', noon: '12-uur vanmiddag' },
  thousands: ' ',
  decimal: ',',
  crops: cropNames,
  stages: {
    planted: 'pas geplant',
    seedling: 'saailing',
    vegetative: 'groei',
    flowering: 'blom',
    fruiting: 'word vol',
    mature: 'ryp, gereed vir oes',
    harvesting: 'oestyd',
  },
  acres: '{n} acre',
  hectares: '{n} hektaar',
  span: { one: 'op {from}', many: 'van {from} tot {to}' },
  typical: '(Gewone weer; geen voorspelling nie.)',
  units: {
    hours: '{n|# uur|# uur}',
    days: '{n|# dag|# dae}',
    plants: '{n|# plant|# plante}',
    'mm/day': '{n} mm per dag',
  },
}

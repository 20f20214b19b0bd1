import type { commonAdviceTexts as english } from '../../en/advice/frame.ts'
import { cropNames } from '../crops.ts'

/** Hausa. */
export const commonAdviceTexts: typeof english = {
  days: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
  daysShort: ['Lah', 'Lit', 'Tal', 'Lar', 'Alh', 'Jum', 'Asa'],
  months: ['Jan', 'Fab', 'Mar', 'Afi', 'May', 'Yun', 'Yul', 'Agu', 'Satu', 'Okt', 'Nuw', 'Dis'],
  date: '{weekday} {day} {month}',
  today: { night: 'daren yau', noon: 'azahar yau' },
  thousands: ',',
  decimal: '.',
  crops: cropNames,
  stages: {
    planted: 'sabuwar shuka',
    seedling: 'yabanya',
    vegetative: 'girma',
    flowering: 'fure',
    fruiting: 'yin ’ya’ya',
    mature: 'ta nuna, lokacin girbi',
    harvesting: 'ana girbi',
  },
  acres: 'eka {n}',
  hectares: 'hekta {n}',
  span: { one: 'ran {from}', many: 'daga {from} zuwa {to}' },
  typical: '(Yadda aka saba; ba hasashe ba.)',
  units: { hours: 'awa {n}', days: 'kwana {n}', plants: 'shuka {n}', 'mm/day': 'mm {n} a rana' },
}

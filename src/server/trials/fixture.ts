import type { Database } from '../../db/open.ts'
import { createTrialService } from './service.ts'

export const OPERATOR = { kind: 'operator' } as const

/** Declaration of a comparison that holds advice from one person in five. */
export const HOLDOUT = {
  id: 'sms-helps',
  name: 'Does advice by SMS help?',
  unit: 'farmer',
  arms: [
    { id: 'sms', share: 0.8 },
    { id: 'none', share: 0.2, held: true },
  ],
  n: 100,
  start: '2026-05-01',
  end: '2026-06-30',
  measure: 'done',
  what: { kind: 'holdout', of: 'sms' },
}

/** Declaration of a comparison of two wordings of the SMS on weeds. */
export const WORDING = {
  ...HOLDOUT,
  id: 'title',
  name: 'Does a question help?',
  arms: [
    { id: 'usual', share: 0.5 },
    { id: 'question', share: 0.5 },
  ],
  what: {
    kind: 'wording',
    template: 'advice.rules.planting.asked.title',
    variants: { question: { en: '{Crop}: is it in the ground?' } },
  },
}

export const trialsAt = (db: Database, now: () => Date) => createTrialService({ db, clock: { now } })

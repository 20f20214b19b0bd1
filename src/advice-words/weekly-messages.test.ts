import { expect, test } from 'bun:test'
import { isLanguageReadForDanger } from '../words/clearance.ts'
import { countMessages } from './testing/message-counts.ts'
import { MESSAGE_FAULTS } from './testing/message-faults.ts'

// A small version of `npm run messages`, which checks a year of 125,000 messages in each language.
const counted = countMessages(84, 7)

test.each(counted.filter(({ language }) => isLanguageReadForDanger(language)))(
  'in $language every message is one segment that keeps its action, its amount and its "not", and ends with a sentence',
  ({ messages, longest, faults, examples }) => {
    expect(messages).toBeGreaterThan(2_000)
    expect(longest).toBeLessThanOrEqual(160)
    expect([...examples].filter(([what]) => !what.startsWith('no measure'))).toEqual([])
    expect(MESSAGE_FAULTS.filter((fault) => faults[fault] > 0)).toEqual([])
  },
)

test.each(counted.filter(({ language }) => isLanguageReadForDanger(language)))(
  'in $language most feedings keep the measure that a hand can take',
  ({ measures: { asked, kept } }) => {
    expect(asked).toBeGreaterThan(60)
    expect(kept / asked).toBeGreaterThan(0.8)
  },
)

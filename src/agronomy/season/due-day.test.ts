import { describe, expect, test } from 'bun:test'
import type { Advice } from '../types.ts'
import { adviceDueDay, compareByDueDay } from './due-day.ts'

const advice = (over: Partial<Advice>): Advice => ({
  rule: 'care.weeds',
  situation: 'care.weeds',
  crop: 'maize',
  growthStage: 'vegetative',
  category: 'other',
  priority: 'medium',
  confidence: 'high',
  facts: {},
  weatherReason: null,
  evidence: [],
  actions: ['memory'],
  closes: null,
  validUntil: '2026-07-12',
  score: 100,
  ...over,
})

describe('the day an advice falls due', () => {
  test.each([
    ['the one its words name', advice({ facts: { by: '2026-07-08' } }), '2026-07-08'],
    ['its last where they name none', advice({}), '2026-07-12'],
    ['none in a quiet week', advice({ rule: 'care.walk' }), null],
  ])('is %s', (_, one, day) => expect(adviceDueDay(one)).toBe(day))

  test('orders the week after what is urgent', () => {
    const [quiet, late, soon, low, urgent] = [
      advice({ rule: 'care.walk' }),
      advice({ facts: { by: '2026-07-11' } }),
      advice({ facts: { by: '2026-07-08' } }),
      advice({ priority: 'low', facts: { by: '2026-07-07' } }),
      advice({ priority: 'high' }),
    ]
    expect([quiet, late, low, soon, urgent].sort(compareByDueDay)).toEqual([urgent, soon, late, quiet, low])
  })
})

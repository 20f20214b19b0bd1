import { expect, test } from 'bun:test'
import type { Advisory, AdvisoryFeedback } from '../../contracts/advisories.ts'
import { technicalError } from '../../shared/errors.ts'
import { createFieldUpdates } from './field-work.ts'

const actor = { kind: 'operator' } as const

/** Field work with stubbed advice that counts its renewals. */
function counted({ fails = null as Error | null, endsSetUp = {} } = {}) {
  const seen = { renewed: 0, errors: [] as string[], reported: [] as string[] }
  const work = createFieldUpdates({
    crops: {
      add: async () => ({ id: 'crop', ...endsSetUp }),
      update: async () => ({ id: 'crop', ...endsSetUp }),
    } as never,
    farmLog: { add: async () => ({ id: 'entry' }), remove: async () => {} } as never,
    fertilizer: { keep: async () => ({}), drop: async () => {} } as never,
    advisories: {
      saveAdvisoryFeedback: async () => ({ id: 'card', rule: 'rain.heavy' }) as Advisory,
      generate: async () => {
        seen.renewed++
        if (fails) throw fails
        return []
      },
    },
    words: { report: async (language, ids) => void seen.reported.push(`${language} ${ids.join(' ')}`) },
    log: { error: (event: string) => seen.errors.push(event) } as never,
  })
  return { work, seen }
}

test.each([
  [{ done: true }, 1],
  [{ done: false }, 1],
  [{ done: false, useful: true }, 1],
  [{ useful: true }, 0],
  [{ useful: false }, 0],
] as [AdvisoryFeedback, number][])('feedback %j renews the advice %d times', async (feedback, times) => {
  const { work, seen } = counted()
  expect(await work.feedback(actor, 'card', feedback)).toMatchObject({ id: 'card' })
  expect(seen.renewed).toBe(times)
})

test('a report of bad wording names the sentence in the language of the reader, and renews nothing', async () => {
  const { work, seen } = counted()
  const reader = { kind: 'user', user: { preferredLanguage: 'ha' } } as never
  await work.feedback(reader, 'card', { badlySaid: true })
  expect(seen).toMatchObject({ renewed: 0, reported: ['ha advice.rules.rain.heavy.content'] })
})

test('advice is renewed after each change of the log and of the bags', async () => {
  const { work, seen } = counted()
  await work.add(actor, 'field', { kind: 'weeded', date: '2026-07-01' })
  await work.remove(actor, 'field', 'entry')
  await work.saveFertilizerPlan(actor, 'field', {} as never)
  await work.deleteFertilizerPlan(actor, 'field')
  expect(seen.renewed).toBe(4)
})

test.each([
  ['no more', { endsSetUp: true }, 2],
  ['still another', {}, 0],
])('a crop renews the advice when %s crop is only a name', async (_, endsSetUp, times) => {
  const { work, seen } = counted({ endsSetUp })
  const told = { cropType: 'maize', plantingDate: '2026-05-20' } as const
  expect(await work.addCrop(actor, told)).toEqual({ id: 'crop' } as never)
  expect(await work.updateCrop(actor, 'crop', told)).toEqual({ id: 'crop' } as never)
  expect(seen.renewed).toBe(times)
})

test('what was reported stays though advice cannot be renewed; only an unexpected reason is logged', async () => {
  for (const [fails, errors] of [
    [new Error('disk'), ['advisories.renew']],
    [technicalError('invalid', 'Please add a crop'), []],
  ] as const) {
    const { work, seen } = counted({ fails })
    expect(await work.feedback(actor, 'card', { done: true })).toMatchObject({ id: 'card' })
    expect(seen.errors).toEqual([...errors])
  }
})

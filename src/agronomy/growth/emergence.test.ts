import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, logged, rains, type Scene, situationOf, wateredOn } from '../testing/example-fields.ts'

const asOf = '2026-07-20'
/** Maize at Kano sown `age` days ago; seeds are up six or seven days after the soil is wet. */
const sown = (age: number, past: number[], over: Partial<Scene> = {}) =>
  assessField(
    situationOf({ place: 'kano', crop: 'maize', asOf, planted: addDays(asOf, -age), past, ahead: dry(7), ...over }),
  )

describe('the crop comes up', () => {
  test('a week after it was sown into wet soil, and age counts from there', () => {
    const field = sown(16, rains())
    expect(field.season).toMatchObject({ emergence: 'expected', emerged: addDays(asOf, -9) })
    expect(field.age).toBe(9)
  })
  test('later when the rain came later: the calendar waits with it', () => {
    const field = sown(16, [...dry(14), 4, 12, 0, 0, 0, 0, 0])
    expect(field.season.emerged).toBe(addDays(asOf, 1))
    expect(field.age).toBe(-1)
    expect(field.stage).toBe('planted')
  })
  test('not while less than 10 mm fell in three days and less than 15 in all', () => {
    expect(sown(16, [...dry(10), 9, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0]).season).toMatchObject({
      emergence: 'not_yet',
      emerged: null,
    })
    expect(sown(16, [...dry(10), 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).season.emergence).toBe('expected')
    expect(sown(16, [...dry(10), 5, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0]).season.emergence).toBe('expected')
  })
  test('when it is watered, by the field or once by hand', () => {
    expect(sown(16, dry(21), { field: { irrigation: ['furrow'] } }).season.emergence).toBe('expected')
    const by = sown(16, dry(21), { field: { log: [wateredOn(addDays(asOf, -12), 10)] } })
    expect(by.season.emerged).toBe(addDays(asOf, -5))
  })
  test('when the farmer says so, and not when he says that it did not', () => {
    expect(sown(16, dry(21), { field: { log: [logged('emerged', addDays(asOf, -3))] } }).season).toMatchObject({
      emergence: 'told',
      emerged: addDays(asOf, -3),
    })
    const failed = sown(16, [...rains().slice(0, 17), ...dry(4)], {
      field: { log: [logged('not_emerged', addDays(asOf, -4))] },
    })
    expect(failed.season.emergence).toBe('not_yet')
  })
  test.each(['weeded', 'fed'] as const)(
    'when it was %s after the days in which it comes up, not within them',
    (kind) => {
      const on = (age: number) => sown(20, dry(21), { field: { log: [logged(kind, addDays(asOf, -20 + age))] } }).season
      expect(on(15).emergence).toBe('told')
      expect(on(2).emergence).toBe('not_yet')
    },
  )
  test('before the plants that were weeded, although the rain on record came after', () => {
    const past = [...dry(25), 4, 12, ...dry(14)]
    const log = [logged('weeded', addDays(asOf, -20))]
    expect(sown(40, past).season.emerged).toBe(addDays(asOf, -8))
    expect(sown(40, past, { field: { log } }).season).toMatchObject({ emergence: 'told', emerged: addDays(asOf, -33) })
  })
  test('once more after a second sowing', () => {
    const field = sown(30, rains(), { field: { log: [logged('resown', addDays(asOf, -10))] } })
    expect(field.season).toMatchObject({ planted: addDays(asOf, -10), resown: addDays(asOf, -10) })
    expect(field.age).toBe(3)
  })
  test('not at all when it was transplanted: age counts from that day', () => {
    const field = sown(10, dry(21), { crop: 'tomato' })
    expect(field.season).toMatchObject({ emergence: 'none', emerged: null })
    expect(field.age).toBe(10)
  })
})

describe('seedlings', () => {
  test('of rice bring the days of the nursery with them', () => {
    const at = (established: 'seed' | 'seedling') => sown(30, rains(), { crop: 'rice', field: { established } }).dap!
    expect(at('seedling') - at('seed')).toBe(21)
  })
  test('of tomato are what its days are counted from; sown in place it is four weeks behind', () => {
    const at = (established: 'seed' | 'seedling') => sown(60, rains(), { crop: 'tomato', field: { established } }).dap!
    expect(at('seedling') - at('seed')).toBe(25)
  })
  test('are not believed of a crop that no nursery raises: its days are those of what it is planted as', () => {
    for (const crop of ['watermelon', 'sweet-potato'] as const) {
      const at = (established?: 'seedling') =>
        sown(10, rains(), { crop, field: established ? { established } : {} }).dap
      expect(at('seedling')).toBe(at()!)
    }
  })
})

test('a day ahead is a plan: nothing is planted yet', () => {
  const field = sown(-20, rains())
  expect(field.season).toMatchObject({ planted: null, planned: addDays(asOf, 20) })
  expect(field.age).toBeNull()
})

test('the stage that the form has for it moves no plan', () => {
  const stated = { statedStage: 'planted', stageStatedOn: asOf } as const
  const [told, untold] = [stated, {}].map((field) => sown(-20, rains(), { field }))
  expect(told!.season).toEqual(untold!.season)
})

test('the log says when it was planted, whatever the form says', () => {
  const field = sown(-20, rains(), { field: { log: [logged('planted', addDays(asOf, -5))] } })
  expect(field.season).toMatchObject({ planted: addDays(asOf, -5), planned: null })
})

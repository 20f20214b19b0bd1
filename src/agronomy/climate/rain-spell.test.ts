import { expect, test } from 'bun:test'
import { dry, situationOf } from '../testing/example-fields.ts'
import { findMainRainSpell } from './rain-spell.ts'

/** The spell at Kano on 10 August. */
const spell = (past: number[], ahead: number[]) => {
  const { history, forecast, asOf } = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-08-10', past, ahead })
  return findMainRainSpell(history, forecast, asOf)
}

test('a storm of two days is one rain with one start, one end and one sum', () => {
  expect(spell(dry(14), [0, 62, 48, 0, 0, 0, 0])).toEqual({
    start: '2026-08-11',
    end: '2026-08-12',
    total: 110,
    maxDay: 62,
    fallen: 0,
    coming: 110,
    comingFrom: '2026-08-11',
    max3: 110,
    comingMax3: 110,
    comingMaxDay: 62,
  })
})

test('what fell before today belongs to it: 126 mm have fallen, 40 more come', () => {
  const soggy = spell([...dry(11), 42, 42, 42], [14, 14, 14, 0, 0, 0, 0])
  expect(soggy).toMatchObject({
    start: '2026-08-07',
    end: '2026-08-12',
    fallen: 126,
    coming: 42,
    max3: 126,
    comingMax3: 42,
  })
})

test('one dry day does not end it, two do, and a shower after a gap is not of it', () => {
  expect(spell(dry(14), [30, 0, 20, 0, 0, 12, 0])).toMatchObject({ total: 50, end: '2026-08-12' })
  expect(spell(dry(14), [30, 0, 6, 0, 0, 0, 0])).toMatchObject({ total: 30, end: '2026-08-10' })
  expect(spell(dry(14), [6, 30, 4, 0, 0, 0, 0])).toMatchObject({ total: 36, start: '2026-08-10', end: '2026-08-11' })
})

test('is the wettest that comes, else the one that ended yesterday', () => {
  expect(spell([...dry(12), 40, 40], [0, 0, 9, 0, 0, 0, 0])).toMatchObject({ start: '2026-08-12', coming: 9 })
  expect(spell([...dry(12), 40, 40], dry(7))).toMatchObject({ end: '2026-08-09', fallen: 80, coming: 0 })
  expect(spell([...dry(11), 40, 40, 0], dry(7))).toBeNull()
})

test('there is none without 5 mm in a day or without a forecast', () => {
  expect(spell(dry(14), [4, 4, 4, 4, 4, 4, 4])).toBeNull()
  expect(spell([...dry(12), 40, 40], [])).toBeNull()
})

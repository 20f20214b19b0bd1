import { expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, logged, type Scene, situationOf } from '../testing/example-fields.ts'
import { pestRules } from './pest-and-disease.ts'

/** Potatoes at Jos, cool and wet for weeks. */
const wet: Scene = {
  place: 'jos',
  crop: 'potatoes',
  asOf: '2026-06-20',
  planted: '2026-05-01',
  past: Array(50).fill(5),
  ahead: Array(7).fill(5),
  days: { tMin: 18, tMax: 24, humidity: 93 },
}
const protects = (sprayed: number | null): boolean => {
  const date = addDays(wet.asOf, -(sprayed ?? 0))
  const entry = { kind: 'sprayed', date, amount: null, unit: null, product: 'mancozeb', count: null, of: null } as const
  const situation = situationOf({ ...wet, field: { log: sprayed === null ? [] : [entry] } })
  return pestRules({ ...assessField(situation), prospects: 'fine' }).some(({ rule }) => rule === 'pest.protect')
}

const sprayedWith = (...products: string[]) => {
  const log = products.map((product, n) => ({
    kind: 'sprayed' as const,
    date: addDays(wet.asOf, -8 - 7 * (products.length - 1 - n)),
    amount: null,
    unit: null,
    product,
    count: null,
    of: null,
  }))
  const found = pestRules({ ...assessField(situationOf({ ...wet, field: { log } })), prospects: 'fine' })
  return found.find(({ rule }) => rule === 'pest.protect' || rule === 'pest.enough')
}
const times = (n: number, product: string): string[] => Array(n).fill(product)

test('mancozeb is named four times a season, then copper, then nothing more', () => {
  expect(sprayedWith(...times(3, 'mancozeb'))?.facts.active).toBe('mancozeb')
  const fifth = sprayedWith(...times(4, 'mancozeb'))
  expect(fifth?.facts).toMatchObject({ active: 'copper hydroxide' })
  expect(fifth?.facts.other).toBeUndefined()
  expect(sprayedWith(...times(4, 'mancozeb'), ...times(6, 'copper'))).toMatchObject({
    rule: 'pest.enough',
    closes: null,
  })
})

test('a spray against late blight holds seven days; when it has worn off and it stays wet, it is told again', () => {
  expect(protects(3)).toBe(false)
  expect(protects(8)).toBe(true)
})

test('a card that names two products orders the longer of their waits', () => {
  const cocoa: Scene = { place: 'akure', crop: 'cocoa', asOf: '2026-08-20', past: Array(50).fill(12), ahead: dry(7) }
  const card = pestRules(assessField(situationOf(cocoa))).find(({ rule }) => rule === 'pest.protect')
  expect(card?.facts).toMatchObject({
    ...{ active: 'copper hydroxide', other: 'metalaxyl + copper' },
    ...{ waitDays: 30, waitFor: 'known', hours: 48 },
  })
  expect(card?.actions).toContain('protection.pesticide-use-in-cocoa-residues')
})

test('wet weeks of May name black pod, between two sprays what is done by hand, and nothing while one protects', () => {
  const cards = (monday: string, log: LogEntry[] = []) =>
    pestRules(
      assessField(
        situationOf({
          ...{ place: 'akure', crop: 'cocoa', asOf: monday, past: Array(60).fill(12), ahead: Array(7).fill(6) },
          field: { log },
        }),
      ),
    ).flatMap(({ situation }) => (situation.endsWith('black_pod') ? [situation] : []))
  const weeks = Array.from({ length: 9 }, (_, n) => cards(addDays('2026-05-11', 7 * n)))
  expect(new Set(weeks.flat())).toEqual(new Set(['pest.protect:black_pod', 'risk.watch:black_pod']))
  expect(weeks.every((week) => week.length === 1)).toBe(true)
  const sprayed = { ...logged('sprayed', '2026-06-01'), product: 'copper' }
  for (const product of ['neem', 'cypermethrin', 'DDVP'])
    expect(cards('2026-06-15', [{ ...sprayed, product }])).toEqual(cards('2026-06-15'))
  expect(cards('2026-06-15', [{ ...sprayed, product: null }])).toEqual([])
  expect([cards('2026-06-15', [sprayed]), cards('2026-06-22', [sprayed])]).toEqual([[], ['pest.protect:black_pod']])
})

test('no spray closes the harvest of ripe pods: they are picked first, and the next round lets the next be picked', () => {
  const cocoa = (log: LogEntry[]) => {
    const past = Array(50).fill(12)
    const scene: Scene = {
      place: 'akure',
      crop: 'cocoa',
      asOf: '2026-10-26',
      past,
      ahead: Array(7).fill(8),
      field: { log },
    }
    return pestRules(assessField(situationOf(scene))).find(({ situation }) => situation.includes('black_pod'))
  }
  expect(cocoa([])?.rule).toBe('risk.watch')
  const picked = (days: number) => cocoa([logged('harvested', addDays('2026-10-26', -days))])?.rule
  expect([7, 8].map(picked)).toEqual(['pest.protect', 'risk.watch'])
  expect(cocoa([logged('harvested', '2026-10-24')])).toMatchObject({
    rule: 'pest.protect',
    facts: { active: 'copper hydroxide', waitDays: 14 },
  })
})

test('ripe tomatoes are protected though none were picked yet: only trees are picked before a spray', () => {
  const ripe = assessField(situationOf({ ...wet, crop: 'tomato', planted: '2026-03-10' }))
  expect(ripe.ripe).toBe(true)
  expect(pestRules(ripe).map(({ situation }) => situation)).toContain('pest.protect:late_blight')
})

test('where no product is named for it, a spray is advised without one', () => {
  const rundu = assessField(situationOf({ ...wet, place: 'rundu', crop: 'tomato', planted: '2026-04-20' }))
  const card = pestRules({ ...rundu, prospects: 'fine' }).find(({ situation }) => situation.endsWith('late_blight'))
  expect([card?.rule, card?.facts.active]).toEqual(['pest.protect', undefined])
})

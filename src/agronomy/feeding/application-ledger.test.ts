import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { fertilizerRules } from '../rules/fertilizer.ts'
import { dry, logged, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import type { Advice } from '../types.ts'
import { applicationLedger } from './application-ledger.ts'

const cardOf = (scene: Scene): Advice | undefined => fertilizerRules(assessField(situationOf(scene)))[0]
const SOWN = '2026-06-16'
const wet = (): number[] => [...rains(), ...rains(), ...rains()]

/** Maize of Zaria that weather kept from being fed on every Monday up to a day: storms, or a dry spell from the fifth day. */
const stormy = (age: number, until: number, over: Partial<Scene> = {}): Scene => ({
  place: 'zaria',
  crop: 'maize',
  asOf: addDays(SOWN, age),
  planted: SOWN,
  past: Array.from({ length: age + 30 }, (_, n) => (n - 30 < 0 ? 5 : n % 7 === 2 && n - 30 <= until ? 65 : 3)),
  ahead: showers(),
  ...over,
})

describe('a missed application', () => {
  test('is given alone while the next is two weeks off', () => {
    expect(cardOf(stormy(21, 14))).toMatchObject({
      situation: 'fertilizer.basal:1',
      facts: { product: 'npk_15_15_15' },
    })
  })

  test('goes with the next in plan order, and closes both', () => {
    const rice = (age: number, log: LogEntry[] = []): Scene => ({
      ...stormy(age, 14),
      place: 'makurdi',
      crop: 'rice',
      variety: 120,
      field: { soil: 'clay', riceField: 'lowland', areaAcres: 2, log },
    })
    const card = cardOf(rice(21))!
    expect(card).toMatchObject({
      rule: 'fertilizer.together',
      closes: { kind: 'fed', n: 2 },
      facts: { nFirst: 1, n: 2, of: 3, product: 'npk_15_15_15', bags: 3, product2: 'urea', aloneProduct: 'urea' },
    })
    const { content, title } = wordAdvice(card, 'en')
    expect(title).toBe('Rice: fertiliser 1+2, NPK 15-15-15 + urea')
    expect(content).toContain('give feedings 1 and 2 together: NPK 15-15-15, 3 bags, and urea, 40 kg for your 2 acres')
    expect(content).toContain('If feeding 1 has been given, give only urea.')
    const log = [logged('fed', addDays(SOWN, 22))]
    expect(cardOf(rice(28, log))).toBeUndefined()
    const given = applicationLedger(assessField(situationOf(rice(28, log)))).entries.map(({ loggedOn }) => loggedOn)
    expect(given).toEqual([log[0]!.date, log[0]!.date, null])
  })

  test('is given first, and the next two weeks later, where the soil does not bear both', () => {
    const weeks = [28, 35, 42, 49].map((age) => cardOf(stormy(age, 21))?.situation)
    expect(weeks).toEqual(['fertilizer.basal:1', undefined, 'fertilizer.go:2', 'fertilizer.go:2'])
  })

  test('is said to be too late once, when it no longer pays', () => {
    const parched = (age: number): Scene => ({
      ...stormy(age, 0),
      past: [...wet().slice(0, 30), ...[15, 5, 8, 0, 0], ...dry(age - 5)],
      ahead: dry(7),
    })
    const rules = [42, 49, 56, 63, 70, 77].map((age) => cardOf(parched(age))?.rule)
    expect(rules.filter((rule) => rule === 'fertilizer.too-late')).toHaveLength(1)
  })
})

describe('early transplanted rice', () => {
  test('has all its nitrogen in order, two weeks apart', () => {
    const cards = Array.from({ length: 9 }, (_, week) =>
      cardOf({
        place: 'makurdi',
        crop: 'rice',
        asOf: addDays('2026-07-13', 7 * week),
        planted: '2026-07-13',
        variety: 95,
        past: wet(),
        ahead: showers(),
        field: { soil: 'clay', established: 'seedling', riceField: 'lowland', areaAcres: 2.471 },
      }),
    )
    expect(cards.map((card) => card?.situation)).toEqual([
      'fertilizer.basal:1',
      undefined,
      'fertilizer.together:3',
      ...Array(6).fill(undefined),
    ] as string[])
    expect(cards[2]!.facts).toMatchObject({ nFirst: 2, n: 3, product: 'urea', bags: 2, kg: 0 })
    expect(wordAdvice(cards[2]!, 'en').content).not.toContain('already')
  })
})

describe('a second sowing', () => {
  test('has no second basal dressing where one is in the soil', () => {
    const log = [logged('fed', addDays(SOWN, -12)), logged('resown', SOWN)]
    const scene = (over: Scene['field']): Scene => ({
      place: 'zaria',
      crop: 'maize',
      asOf: addDays(SOWN, 5),
      planted: addDays(SOWN, -14),
      past: wet(),
      ahead: showers(),
      field: over,
    })
    expect(cardOf(scene({ log: [logged('resown', SOWN)] }))?.rule).toBe('fertilizer.basal')
    expect(cardOf(scene({ log }))).toBeUndefined()
    expect(cardOf({ ...scene({ log }), asOf: addDays(SOWN, 30) })?.situation).toBe('fertilizer.go:2')
  })
})

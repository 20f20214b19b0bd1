import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../advice-words/word-advice.ts'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import { collectCandidates } from './advise.ts'
import { CANONICAL_CROPS } from './crops/crop-facts.ts'
import { addDays } from './dates.ts'
import { assessField } from './field.ts'
import { dry, logged, rains, type Scene, situationOf } from './testing/example-fields.ts'
import type { Advice } from './types.ts'

const STORMS = [
  [0, 0, 60, 30, 0, 0, 0],
  [2, 45, 40, 15, 0, 0, 0],
  [0, 0, 0, 0, 70, 40, 0],
]
/** Words of the card, or the added sentence, which only a full text drops. */
const isTold = (advice: Advice): boolean =>
  advice.facts.storm !== undefined || /\d+ mm\b/.test(wordAdvice(advice, 'en').content)

const AGES = [-30, -3, 2, 80, 140]

describe('a storm that is forecast', () => {
  test('is named to every field of a place that has a card: planned, watered, dry, given up, ripe or in store', () => {
    const silent: string[] = []
    let cards = 0
    for (const crop of CANONICAL_CROPS)
      for (const [past, irrigation] of [
        [rains(), 'rain-fed'],
        [dry(60), 'furrow'],
      ] as const)
        for (const ahead of STORMS)
          for (const age of AGES) {
            const asOf = '2026-08-31'
            const scene: Scene = { place: 'makurdi', crop, asOf, planted: addDays(asOf, -age), past, ahead }
            const situation = situationOf({ ...scene, field: { irrigation: [irrigation] } })
            const advices = collectCandidates(situation)
            if (advices.length === 0 || !assessField(situation).deluge) continue
            cards++
            if (!advices.some(isTold)) silent.push(`${crop} ${age} ${irrigation} ${ahead}`)
          }
    expect(cards).toBeGreaterThan(800)
    expect(silent).toEqual([])
  })

  test('has nitrogen wait that it would wash out, up to four days before it', () => {
    const fed = (ahead: number[]) =>
      (['maize', 'rice', 'sorghum', 'cotton', 'tomato', 'cassava', 'cabbage'] as const).flatMap((crop) =>
        [7, 14, 21, 28, 35, 42].flatMap((age) => {
          const asOf = '2026-07-27'
          const scene: Scene = { place: 'zaria', crop, asOf, planted: addDays(asOf, -age), past: rains(), ahead }
          return collectCandidates(situationOf({ ...scene, field: { addedOn: asOf } })).filter(
            ({ rule, facts }) => /^fertilizer\.(go|basal|together)$/.test(rule) && facts.product !== 'ssp',
          )
        }),
      )
    expect(fed([0, 0, 0, 0, 0, 0, 0])).not.toEqual([])
    for (const days of [1, 2, 3, 4]) expect(fed([...Array(days).fill(0), 70, 40, 0])).toEqual([])
  })

  test('is named on what lies drying, once, in every language, and not in a week without one', () => {
    const maize = (ahead: number[]) =>
      collectCandidates(
        situationOf({
          ...{ place: 'zaria', crop: 'maize', asOf: '2026-10-05', planted: '2026-06-20', past: rains(), ahead },
          field: { log: [logged('harvested', '2026-10-02')] },
        }),
      )
    const [card] = maize(STORMS[0]!)
    expect(card?.rule).toBe('harvest.drying')
    expect(wordAdvice(card!, 'en').content).toEndWith('Rain of about 90 mm is forecast.')
    for (const language of LANGUAGE_IDS) expect(wordAdvice(card!, language).content).toContain('90')
    expect(maize(dry(7)).filter(({ facts }) => facts.storm !== undefined)).toEqual([])
  })

  test('is not needed for what lies drying: any rain that wets it is named', () => {
    for (const crop of ['pigeon-pea', 'cowpeas', 'beans', 'sorghum'] as const) {
      const dried = (ahead: number[]) =>
        collectCandidates(
          situationOf({
            ...{ place: 'makurdi', crop, asOf: '2026-11-02', planted: '2026-06-10', past: rains(), ahead },
            field: { log: [logged('harvested', '2026-10-31'), logged('harvested', '2026-11-01')] },
          }),
        ).find(({ rule }) => rule === 'harvest.drying')
      expect([crop, dried([4, 12, 0, 0, 0, 0, 0])?.facts.storm]).toEqual([crop, 15])
      expect([crop, dried([0, 2, 3, 0, 0, 0, 0])?.facts.storm]).toEqual([crop, undefined])
    }
  })
})

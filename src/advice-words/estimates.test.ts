import { describe, expect, test } from 'bun:test'
import { rankAdviceCandidates } from '../agronomy/advise.ts'
import { findAgroZone } from '../agronomy/climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../agronomy/crops/crop-facts.ts'
import { addDays } from '../agronomy/dates.ts'
import { isOnlyGrownIrrigated, plantingTimesOfZone } from '../agronomy/growth/planting-times.ts'
import { findSowingWindows } from '../agronomy/growth/sowing-windows.ts'
import { maturityClassesInZone } from '../agronomy/growth/variety.ts'
import type { RuleId } from '../agronomy/rules/rule-catalogue.ts'
import { sourceById } from '../agronomy/sources.ts'
import { dry, logged, PLACES, rains, showers, situationOf } from '../agronomy/testing/example-fields.ts'
import type { FieldSituation } from '../agronomy/types.ts'
import type { IrrigationMethod } from '../contracts/farm.ts'
import { LANGUAGES } from '../contracts/languages.ts'
import { entriesIn, keysOf } from '../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { wordAdvice } from './word-advice.ts'

/** Rules that advise an amount to apply now. */
const ORDERS = new Set<RuleId>([
  ...(['fertilizer.basal', 'fertilizer.go', 'fertilizer.together'] as const),
  ...(['fertilizer.tree', 'fertilizer.manure'] as const),
])

const knowsAll = (id: Parameters<typeof sourceById>[0]): boolean => {
  const { rough, title } = sourceById(id)
  return !rough && !/\bmemory\b/.test(title)
}

const WEEKS = [-3, 0, 1, 2, 3, 5, 7, 10, 14]

/** Returns every crop in every place that plants it, on moist soil in the weeks of its fertiliser applications. */
function fedFields(): FieldSituation[] {
  return CANONICAL_CROPS.flatMap((crop) =>
    keysOf(PLACES).flatMap((place) => {
      const facts = cropFacts(crop)
      const zone = findAgroZone(PLACES[place])
      const irrigation: IrrigationMethod[] = [isOnlyGrownIrrigated(facts, zone) ? 'furrow' : 'rain-fed']
      const length = maturityClassesInZone(facts, zone)[0] ?? { id: null, days_max: 120 }
      const ground = { place: PLACES[place], soil: 'loam' as const, irrigation }
      const sown = findSowingWindows(facts, zone, ground, length, '2026-06-01').find(({ from }) => from > '2026')
      if (!sown) return []
      const tree = facts.record.life !== 'annual'
      return WEEKS.map((week) => {
        const asOf = addDays(sown.best.from, 7 * week)
        const planted = tree ? '2020-06-01' : sown.best.from
        const scene = { place, crop, planted, asOf, past: rains(), ahead: showers() }
        return situationOf({ ...scene, field: { irrigation, areaAcres: 2 } })
      })
    }),
  )
}

describe('a dose that rests on memory', () => {
  const orders = fedFields().flatMap((situation) =>
    rankAdviceCandidates(situation)
      .map(({ advice }) => advice)
      .filter(({ rule, evidence }) => ORDERS.has(rule) && evidence.some(({ label }) => label === 'evidence.dose')),
  )
  const remembered = orders.filter(({ evidence }) =>
    evidence.some((item) => item.label === 'evidence.dose' && (item.rough || !knowsAll(item.source))),
  )

  test('is ordered as an estimate, with whom to ask, in every language', () => {
    expect(remembered.length).toBeGreaterThan(40)
    for (const language of keysOf(LANGUAGES)) {
      const silent = remembered.flatMap((advice) => {
        const { content } = wordAdvice(advice, language)
        return content.includes(TEXTS_BY_LANGUAGE[language].advice.note)
          ? []
          : [`${advice.rule} ${advice.crop}: ${content}`]
      })
      expect(silent, language).toEqual([])
    }
  })

  test('is marked as one in the SMS too', () => {
    const { about } = TEXTS_BY_LANGUAGE.en.advice
    for (const advice of remembered) expect(wordAdvice(advice, 'en').sms).toContain(about)
  })

  test('is no estimate where its source gives every figure', () => {
    const known = orders.filter((advice) => !remembered.includes(advice) && advice.facts.note === undefined)
    expect(known.length).toBeGreaterThan(20)
    for (const advice of known) expect(wordAdvice(advice, 'en').content).not.toContain(TEXTS_BY_LANGUAGE.en.advice.note)
  })
})

describe('a last planting day that rests on memory', () => {
  test('is not shown: only the rains left say it', () => {
    let remembered = 0
    for (const crop of CANONICAL_CROPS)
      for (const [, place] of entriesIn(PLACES)) {
        const facts = cropFacts(crop)
        const zone = findAgroZone(place)
        const days = plantingTimesOfZone(facts.record.practice, zone).flatMap(({ confidence, best }) =>
          confidence === 'memory' && best ? [best[1]] : [],
        )
        const sourced = plantingTimesOfZone(facts.record.practice, zone).some(
          ({ confidence }) => confidence !== 'memory',
        )
        if (days.length === 0 || sourced) continue
        remembered++
        for (const length of [...maturityClassesInZone(facts, zone), { id: null, days_max: 400 }])
          for (const irrigation of [['rain-fed'], ['furrow']] as const) {
            const ground = { place, soil: 'loam' as const, irrigation: [...irrigation] }
            for (const { last, rough } of findSowingWindows(facts, zone, ground, length, '2026-06-01'))
              if (rough) expect([crop, zone, days.includes(last?.slice(5) ?? '')]).toEqual([crop, zone, false])
          }
      }
    expect(remembered).toBeGreaterThan(15)
  })

  test('stands as an estimate where a failed field is sown again', () => {
    const again = (crop: 'cowpeas' | 'maize', planted: string, irrigation: IrrigationMethod) =>
      rankAdviceCandidates(
        situationOf({
          ...{ place: 'zaria', crop, planted, asOf: addDays(planted, 14), past: dry(), ahead: dry(7) },
          field: { irrigation: [irrigation], log: [{ ...logged('not_emerged', addDays(planted, 13)) }] },
        }),
      ).find(({ advice: { rule } }) => rule === 'planting.sow-again')!.advice
    const watered = again('cowpeas', '2026-11-20', 'furrow')
    expect(watered.facts).toMatchObject({ aboutLast: 1, last: '02-28' })
    expect(wordAdvice(watered, 'en').content).toContain('by about 28 Feb')
    expect(again('maize', '2026-06-12', 'rain-fed').facts.aboutLast).toBeUndefined()
  })
})

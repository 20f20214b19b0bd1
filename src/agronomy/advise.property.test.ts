import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { evidenceLabel, wordAdvice } from '../advice-words/word-advice.ts'
import { GROWTH_STAGE_IDS, IRRIGATION_METHODS, SOIL_TYPES } from '../contracts/farm.ts'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import { collectCandidates } from './advise.ts'
import { areContradictory, isQuestionAdvice, workKind } from './choose-advice.ts'
import { CANONICAL_CROPS } from './crops/crop-facts.ts'
import { addDays } from './dates.ts'
import { assessField } from './field.ts'
import { allSources } from './sources.ts'
import { dayAt, PLACES, type PlaceName } from './testing/example-fields.ts'
import type { Advice, FieldSituation } from './types.ts'

/** GSM-7, without the letters that count two. */
const GSM7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

const rain = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 15 }) },
  { weight: 1, arbitrary: fc.integer({ min: 15, max: 90 }) },
)
const placeName = fc.constantFrom(...(Object.keys(PLACES) as PlaceName[]))

const situations: fc.Arbitrary<FieldSituation> = fc
  .record({
    place: placeName,
    crop: fc.constantFrom(...CANONICAL_CROPS),
    day: fc.integer({ min: 0, max: 364 }),
    age: fc.option(fc.integer({ min: 0, max: 420 })),
    statedStage: fc.option(fc.constantFrom(...GROWTH_STAGE_IDS)),
    soil: fc.option(fc.constantFrom(...SOIL_TYPES)),
    irrigation: fc.uniqueArray(fc.constantFrom(...IRRIGATION_METHODS), { maxLength: 2 }),
    areaAcres: fc.option(fc.constantFrom(0, 0.1, 0.5, 1, 2.5, 40, 100000)),
    past: fc.array(rain, { maxLength: 40 }),
    ahead: fc.array(rain, { maxLength: 7 }),
    warmer: fc.integer({ min: -12, max: 10 }),
    humidity: fc.option(fc.integer({ min: 5, max: 100 })),
    windMax: fc.option(fc.integer({ min: 0, max: 90 })),
  })
  .map(({ place: name, day, age, past, ahead, warmer, humidity, windMax, ...field }) => {
    const place = PLACES[name]
    const asOf = addDays('2026-01-01', day)
    const known = (date: string, mm: number) => {
      const usual = dayAt(place, date, mm)
      return { ...usual, tMax: usual.tMax + warmer, tMin: usual.tMin + warmer, humidity, windMax }
    }
    return {
      ...field,
      place,
      asOf,
      plantingDate: age === null ? null : addDays(asOf, -age),
      history: past.map((mm, n) => known(addDays(asOf, n - past.length), mm)),
      forecast: ahead.map((mm, n) => known(addDays(asOf, n), mm)),
    }
  })

const check = (name: string, holds: (situation: FieldSituation, advices: Advice[]) => void) =>
  test(name, () => {
    fc.assert(
      fc.property(situations, (situation) => holds(situation, collectCandidates(situation))),
      { numRuns: 400 },
    )
  })

describe('whatever the field and the weather', () => {
  check(
    'there are three advices at most, and one at least for a crop that stands and can ripen',
    (situation, advices) => {
      const { ripe, season, prospects } = assessField(situation)
      const waits = ripe || season.emergence === 'not_yet' || prospects === 'too_dry' || prospects === 'too_late'
      expect(advices.length).toBeGreaterThanOrEqual(waits ? 0 : 1)
      expect(advices.filter((advice) => !isQuestionAdvice(advice)).length).toBeLessThanOrEqual(3)
    },
  )

  check('no two advices contradict each other or are one kind of work', (_, advices) => {
    for (const [n, a] of advices.entries()) {
      for (const b of advices.slice(n + 1)) {
        expect(areContradictory(a, b)).toBe(false)
        expect(workKind(a)).not.toBe(workKind(b))
      }
    }
  })

  check('no date is in the past and every figure is a number', ({ asOf }, advices) => {
    for (const advice of advices) {
      expect(advice.validUntil >= asOf).toBe(true)
      expect(advice.facts.by! >= asOf).toBe(true)
      for (const value of Object.values(advice.facts))
        if (typeof value === 'number') expect(Number.isFinite(value) && value >= -30).toBe(true)
      for (const { value } of advice.evidence) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
      for (const { source } of advice.evidence) expect(allSources().has(source)).toBe(true)
      expect(advice.score).toBeGreaterThan(0)
      expect(advice.score).toBeLessThanOrEqual(1000)
    }
  })

  check('the same situation gives the same advice', (situation, advices) => {
    expect(collectCandidates(structuredClone(situation))).toEqual(advices)
  })

  check('a rain-fed farmer is never told an amount of water to give', ({ irrigation }, advices) => {
    if (irrigation.some((method) => method !== 'rain-fed')) return
    for (const advice of advices) expect(advice.facts).not.toContainKeys(['litres'])
  })

  check('without a forecast nothing is dated to a rainy day and no advice is urgent', ({ forecast }, advices) => {
    if (forecast.length > 0) return
    for (const advice of advices) {
      expect([
        'rain.heavy',
        'rain.heavy-rice',
        'fertilizer.hold',
        'harvest.before-rain',
        'irrigation.wait-rain',
      ]).not.toContain(advice.rule)
      expect(advice.facts).not.toContainKeys(['sprayDay', 'rain'])
    }
  })

  for (const language of LANGUAGE_IDS) {
    check(`every text in ${language} is whole, short and free of placeholders`, (_, advices) => {
      for (const advice of advices) {
        const { title, content, reason, sms } = wordAdvice(advice, language)
        for (const text of [title, content, reason, sms]) {
          expect(text).not.toMatch(/[{}]|undefined|null|NaN|\s{2}|^\s|\s$|\s[.,:;]/)
          expect(text.length).toBeGreaterThan(5)
        }
        expect(title.length, title).toBeLessThanOrEqual(60)
        expect(content.split(/\s+/).length, content).toBeLessThanOrEqual(60)
        expect(sms.length, sms).toBeLessThanOrEqual(160)
        expect(sms).toMatch(GSM7)
        for (const { label } of advice.evidence) expect(evidenceLabel(label, language)).not.toStartWith('evidence.')
      }
    })
  }
})

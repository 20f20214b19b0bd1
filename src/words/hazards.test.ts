import { describe, expect, test } from 'bun:test'
import { countProhibitions, HARMLESS_SENTENCES, harmlessReason, hazardsOf } from './hazards.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'
import { sentencesOf } from './sentences.ts'

describe('what could hurt', () => {
  test('is a prohibition, a dose, a deadline, a warning', () => {
    expect(hazardsOf('advice.rules.rain.heavy.sms', 'Do not spray. Open drains by {by}, 20 cm deep.')).toEqual([
      'prohibition',
      'dose',
      'deadline',
      'warning',
    ])
  })

  test('is nothing that only names or explains', () => {
    expect(hazardsOf('advice.crops.maize', 'maize')).toEqual([])
    expect(hazardsOf('advice.reasons.rain', 'About {rain} mm by {to}')).toEqual([])
    expect(hazardsOf('screens.home.welcome', 'Do not fear')).toEqual([])
  })

  test('is everything else under the advice, calls, dials, bags and warnings', () => {
    expect(hazardsOf('advice.eve', 'Bring in what is ready, leave the rest.')).toEqual(['order'])
    expect(hazardsOf('advice.rules.new.title', 'Something new')).toEqual(['order'])
    expect(hazardsOf('voice.heavyRainDo', 'Open your drains.')).toEqual(['order'])
    expect(hazardsOf('screens.bags.half', 'half a bag of {grade}')).toEqual(['order'])
    expect(hazardsOf('screens.weather.do.frost', 'Cover seedlings.')).toEqual(['order'])
    expect(hazardsOf('tips.write', 'Write down what you did.')).toEqual([])
  })

  test('is not what is declared harmless, and each declaration has a reason and a sentence', () => {
    const paths = [...sentencesOf(TEXTS_BY_LANGUAGE.en).keys()]
    const reasons = new Set(paths.flatMap((path) => harmlessReason(path) ?? []))
    expect([...reasons].sort()).toEqual([...new Set(HARMLESS_SENTENCES.map(([, reason]) => reason))].sort())
    for (const [pattern, reason] of HARMLESS_SENTENCES) {
      expect(reason.length).toBeGreaterThan(4)
      expect(paths.filter((path) => pattern.test(path)).length).toBeGreaterThan(0)
    }
  })

  test('counts each order not to do something, and no remark', () => {
    expect(countProhibitions('Do not bruise and do not wash.')).toBe(2)
    expect(countProhibitions('By {by}: no fertiliser. Never on bare soil; nobody near.')).toBe(3)
    expect(countProhibitions('Put in no more seed. Spend nothing before. Not after {final}.')).toBe(3)
    expect(countProhibitions('No, keep it. 99: none')).toBe(0)
    expect(countProhibitions('A field that has no drains stays wet.')).toBe(0)
  })
})

import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { dry, logged, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'

const maize = { place: 'kano', crop: 'maize', planted: '2026-06-15' } as const
const cassava = { place: 'makurdi', crop: 'cassava', planted: '2026-06-10' } as const
const tomato = { place: 'kano', crop: 'tomato', planted: '2026-11-20', past: dry(60), ahead: dry(7) } as const

/** Advice of a week, of a crop added on a day after planting. */
function week(scene: Omit<Scene, 'asOf'>, added: number, asOf: number, log: LogEntry[] = []) {
  const day = (n: number) => addDays(scene.planted!, n)
  return collectCandidates(
    situationOf({
      past: rains(),
      ahead: showers(),
      ...scene,
      asOf: day(asOf),
      field: { ...scene.field, log, addedOn: day(added) },
    }),
  )
}
const said = (...args: Parameters<typeof week>) =>
  week(...args).map(({ situation, facts }) => `${situation}${facts.given ? ' given?' : ''}`)

describe('a crop that is added in its season', () => {
  test('gets the feeding whose days have begun, twice, as one that may have been given', () => {
    expect(said(cassava, 30, 33)).toContain('fertilizer.basal:1 given?')
    expect(said(cassava, 30, 40)).toContain('fertilizer.basal:1 given?')
    expect(said(cassava, 30, 47).join()).not.toContain('fertilizer')
    expect(said(cassava, 30, 54)).toContain('fertilizer.go:2')
    expect(said(maize, 20, 23)).toContain('fertilizer.basal:1 given?')
  })

  test('is told in each text not to give it again', () => {
    const card = week(cassava, 30, 33).find(({ rule }) => rule === 'fertilizer.basal')!
    const { content, sms } = wordAdvice(card, 'en')
    for (const text of [content, sms]) expect(text).toEndWith('Given already? Do not give it again.')
  })

  test('gets the feeding of its age, not an earlier one that would delay it, and hears of none as too late', () => {
    expect(said(maize, 32, 35)).toContain('fertilizer.go:2 given?')
    const later = [42, 49, 56, 63].flatMap((day) => said(maize, 32, day))
    expect(later.join()).not.toMatch(/fertilizer\.(basal|too-late)/)
    expect(said(maize, 80, 83).join()).not.toContain('fertilizer')
  })

  test('holds such a feeding before heavy rain, and hears nothing of it while the soil is dry', () => {
    expect(said({ ...cassava, ahead: [2, 45, 40, 15, 0, 0, 0] }, 30, 33)).toContain('fertilizer.hold:1 given?')
    const before = [28, 30, 33].flatMap((day) => said({ ...cassava, ahead: [2, 45, 40, 15, 0, 0, 0] }, 0, day))
    expect(before).toContain('fertilizer.hold:1')
    expect(said({ ...cassava, past: dry(60), ahead: dry(7) }, 30, 33).join()).not.toContain('fertilizer')
  })

  test('gets the weeding that began before, until the next one begins', () => {
    const [late, early] = [32, 4]
    expect(said(cassava, 30, 33)).toContain('care.weeds:weeded1')
    expect(said(maize, late, 35)).toContain('care.weeds:weeded1')
    expect(said(maize, late, 42)).not.toContain('care.weeds:weeded1')
    expect(said(maize, early, 35)).not.toContain('care.weeds:weeded1')
    expect(said(maize, late, 35, [logged('weeded', addDays(maize.planted, 20))])).not.toContain('care.weeds:weeded1')
  })

  test('is told no feeding that was reported', () => {
    expect(said(cassava, 30, 33, [logged('fed', addDays(cassava.planted, 29))]).join()).not.toContain('fertilizer')
  })

  test('keeps its water and its warnings beside what it missed', () => {
    const field = { irrigation: ['furrow' as const] }
    const rules = week({ ...tomato, field }, 20, 24).map(({ rule }) => rule)
    expect(rules).toContain('irrigation.now')
    expect(rules).toContain('fertilizer.basal')
    const storm = week({ ...maize, ahead: [2, 45, 40, 15, 0, 0, 0], field: { soil: 'clay' } }, 20, 23)
    expect(storm[0]).toMatchObject({ rule: 'rain.heavy-clay', priority: 'high' })
  })

  test('has at most three cards a week, and the most valuable first', () => {
    const weeks = [24, 31, 38].map((day) => said({ ...tomato, field: { irrigation: ['furrow'] } }, 20, day))
    for (const one of weeks) expect(one.length).toBeLessThanOrEqual(3)
    expect(weeks[0]).toContain('fertilizer.basal:1 given?')
  })
})

describe('what is given to trees and pods', () => {
  const oranges = { place: 'ibadan', crop: 'oranges', planted: '2022-06-01' } as const
  const groundnuts = { place: 'kano', crop: 'groundnuts', planted: '2026-06-20' } as const

  /** Weeks with a feeding, of a crop added on a day after planting. */
  const fed = (scene: Omit<Scene, 'asOf'>, added: number, from: number, to: number) => {
    const days = Array.from({ length: Math.ceil((to - from) / 7) }, (_, n) => from + 7 * n)
    return days.flatMap((day) => week(scene, added, day)).filter(({ rule }) => /fertilizer\.(tree|pods)/.test(rule))
  }

  test('has the same words when the crop is added after its days began, and only then', () => {
    const early = fed(oranges, -20, 1400, 1760)
    expect(early.length).toBeGreaterThan(1)
    expect(early.filter(({ facts }) => facts.given)).toEqual([])
    const begun = [...Array(52).keys()]
      .map((n) => 1400 + 7 * n)
      .find((day) => fed(oranges, -20, day, day + 1).length > 0)!
    const [late] = fed(oranges, begun + 6, begun + 7, begun + 8)
    expect(wordAdvice(late!, 'en').content).toEndWith('Given already? Do not give it again.')
    const [gypsum] = fed(groundnuts, -20, 20, 80)
    expect(gypsum?.facts.given).toBeUndefined()
    const [met] = fed(groundnuts, 38, 41, 42)
    expect(wordAdvice(met!, 'en').sms).toEndWith('Given already? Do not give it again.')
  })
})

test('who planned the crop hears of each feeding as before', () => {
  for (const day of [0, 7, 14, 28, 35, 42])
    expect(said(maize, -20, day).filter((each) => each.includes('given'))).toEqual([])
})

test('a compound that was told once, and not given, is told once more while it pays: okra in the dry season', () => {
  const okra = { place: 'kano', crop: 'okra', planted: '2026-12-04', past: dry(60), ahead: dry(7) } as const
  const field = { irrigation: ['flood' as const], soil: 'sand' as const }
  expect(said({ ...okra, field }, 9, 17)).toContain('fertilizer.basal:1')
  expect(said({ ...okra, field }, 9, 24)).toContain('fertilizer.basal:1 given?')
  expect(said({ ...okra, field }, 9, 31).join()).not.toContain('fertilizer')
})

import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { collectCandidates } from '../advise.ts'
import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import { findRainsState } from '../climate/rains-now.ts'
import { daysOfRainLeft, usualRainStart } from '../climate/rainy-seasons.ts'
import { dayAt, dry, PLACES, type Scene, situationOf } from '../testing/example-fields.ts'
import type { RainsForecast, RainsOdds } from '../types.ts'

const ODDS: RainsOdds = {
  issued: '2026-06-08',
  weeks: [
    { from: '2026-06-09', to: '2026-06-15', tenths: 1 },
    { from: '2026-06-16', to: '2026-06-22', tenths: 4 },
    { from: '2026-06-23', to: '2026-06-29', tenths: 2 },
    { from: '2026-06-30', to: '2026-07-06', tenths: 2 },
  ],
  later: 1,
  best: { from: '2026-06-16', to: '2026-06-29', tenths: 6 },
  laterThanSeen: false,
  getSeed: false,
  years: 30,
}
const NIMET = {
  source: 'NiMet',
  area: 'Kano',
  year: 2026,
  onset: '2026-06-13',
  end: '2026-09-20',
  from: '2026-06-03',
  to: '2026-06-23',
}
const field = (rains: RainsForecast | null, over: Partial<Scene> = {}) =>
  situationOf({
    place: 'kano',
    crop: 'maize',
    variety: 90,
    asOf: '2026-06-08',
    planted: '2026-06-20',
    past: dry(40),
    ahead: dry(7),
    ...over,
    field: { rains, ...over.field },
  })
const given = (rains: RainsForecast | null, over?: Partial<Scene>) =>
  collectCandidates(field(rains, over)).map(({ rule }) => rule)
const said = (rains: RainsForecast | null, over?: Partial<Scene>) => {
  const card = collectCandidates(field(rains, over)).find(({ rule }) => rule === 'planting.rains')!
  return wordAdvice(card, 'en')
}

describe('the start of the rains that is foreseen', () => {
  test('stands in the place of waiting for rain, as card and SMS', () => {
    expect(given(null)).toContain('planting.wait-rain')
    const rains = { odds: ODDS, expected: null }
    expect(given(rains)).toContain('planting.rains')
    expect(given(rains)).not.toContain('planting.wait-rain')
    const text = 'Rains for planting: 6 in 10 between 16 Jun and 29 Jun. 1 in 10 this week. Wait, and prepare the land.'
    expect(said(rains)).toMatchObject({ content: text, sms: text })
  })
  test('says to get seed from four in ten this week, and what a weather service expects', () => {
    const odds = { ...ODDS, getSeed: true, weeks: [{ ...ODDS.weeks[0]!, tenths: 4 }, ...ODDS.weeks.slice(1)] }
    const { content, sms } = said({ odds, expected: NIMET })
    expect(content).toBe(
      'Rains for planting: 6 in 10 between 16 Jun and 29 Jun. 4 in 10 this week. NiMet expects the rains at Kano between 3 Jun and 23 Jun (2026). Get seed and prepare the land.',
    )
    expect(sms).toBe(
      'Rains for planting: 6 in 10 between 16 Jun and 29 Jun. 4 in 10 this week. Get seed and prepare the land.',
    )
  })
  test('is the weather service’s alone without a history', () => {
    expect(said({ odds: null, expected: NIMET }).sms).toBe(
      'NiMet expects the rains at Kano between 3 Jun and 23 Jun (2026). Wait, and prepare the land.',
    )
    expect(given({ odds: null, expected: { ...NIMET, from: '2026-08-08', to: '2026-08-28' } })).not.toContain(
      'planting.rains',
    )
  })
  test('is later than all years that are known', () => {
    expect(said({ odds: { ...ODDS, weeks: [], best: null, later: 10, laterThanSeen: true }, expected: null }).sms).toBe(
      'The rains are later than in any of the 30 years we know. Wait, and prepare the land.',
    )
  })
  test('is said weeks before the planned day too, once a week and farm', () => {
    const early = { asOf: '2026-06-08', planted: '2026-06-27' }
    expect(given(null, early)).not.toContain('planting.wait-rain')
    expect(given({ odds: ODDS, expected: null }, early)).toContain('planting.rains')
    const [card] = collectCandidates(field({ odds: ODDS, expected: null })).filter(
      ({ rule }) => rule === 'planting.rains',
    )
    expect([card!.situation, card!.validUntil]).toEqual(['planting.rains:2026-06-08', '2026-06-15'])
  })
  test('is not said of a watered field, nor once rain has started them', () => {
    const rains = { odds: ODDS, expected: NIMET }
    expect(given(rains, { field: { irrigation: ['furrow'] } })).not.toContain('planting.rains')
    const wet = { past: [...dry(30), 9, 9, 9, ...Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? 12 : 0))] }
    expect(given(rains, wet)).not.toContain('planting.rains')
    expect(given(rains, { ...wet, asOf: '2026-06-11' })).toContain('planting.ready')
  })
})

describe('dates of the season', () => {
  const asked = { place: PLACES.kano, rains: { odds: null, expected: NIMET } }
  test('are a weather service’s before the usual ones, for its own season only', () => {
    expect(usualRainStart(PLACES.kano, '2026-06-01')).toBe('2026-06-19')
    expect(expectedRainStart(asked, '2026-06-01')).toBe('2026-06-13')
    expect(expectedRainStart(asked, '2027-06-01')).toBe('2027-06-19')
    expect(daysOfRainExpected(asked, '2026-09-10')).toBe(10)
    expect(daysOfRainExpected(asked, '2027-09-10')).toBe(daysOfRainLeft(PLACES.kano, '2027-09-10'))
    expect(daysOfRainExpected({ ...asked, rains: null }, '2026-09-10')).toBe(daysOfRainLeft(PLACES.kano, '2026-09-10'))
  })
  test('give way to an onset that is seen', () => {
    expect(findRainsState([], PLACES.kano, '2026-06-15', NIMET)).toMatchObject({ began: '2026-06-13', seen: false })
    const history = [9, 9, 9, ...Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? 12 : 0))].map((mm, n) =>
      dayAt(PLACES.kano, `2026-06-${String(n + 1).padStart(2, '0')}`, mm),
    )
    expect(findRainsState(history, PLACES.kano, '2026-06-24', NIMET)).toMatchObject({ began: '2026-06-03', seen: true })
  })
})

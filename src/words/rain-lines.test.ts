import { expect, test } from 'bun:test'
import type { RainStartForecast } from '../contracts/rains.ts'
import { translatorFor } from './index.ts'
import { dayAndMonth, outlookLine, rainLines } from './rain-lines.ts'

const en = translatorFor('en')
const week = { from: '2026-06-09', to: '2026-06-15', tenths: 2 }
const RAINS: RainStartForecast = {
  ...{ season: 2026, issued: '2026-06-08', weeks: [week], later: 3, laterThanSeen: false, getSeed: false, years: 30 },
  ...{ best: { from: '2026-06-16', to: '2026-06-29', tenths: 6 }, seen: null, expected: null, outlook: null },
  ...{ usual: { early: '2026-06-01', median: '2026-06-12', late: '2026-07-02' }, source: 'history' },
}
const lines = (over: Partial<RainStartForecast> = {}) => rainLines({ ...RAINS, ...over }, en)

test('a day is named in the months of the language', () => {
  expect(['2026-01-31', '2026-12-01'].map((day) => dayAndMonth(day, en))).toEqual(['31 Jan', '1 Dec'])
  expect(dayAndMonth('2026-03-05', translatorFor('af'))).toBe('5 Mrt')
})

test('odds name the best weeks, this week, and what to do', () => {
  const best = 'Rains for planting: 6 in 10 between 16 Jun and 29 Jun.'
  expect(lines()).toEqual([best, '2 in 10 this week.', 'Wait, and prepare the land.'])
  expect(lines({ getSeed: true })[2]).toBe('Get seed and prepare the land.')
  expect(lines({ weeks: [{ ...week, tenths: 0 }] })[1]).toBe('It is too early this week.')
})

test('rains that started, are later than ever, or never come are told alone', () => {
  expect(lines({ seen: '2026-06-05' })).toEqual(['The rains started on 5 Jun.'])
  expect(lines({ usual: null, seen: '2026-06-05' })).toEqual(['There is not enough rain for planting here.'])
  expect(lines({ laterThanSeen: true })).toEqual([
    'The rains are later than in any of the 30 years we know.',
    'Wait, and prepare the land.',
  ])
})

test('a national forecast stands after the odds, or alone; without either the usual dates', () => {
  const expected = { source: 'NiMet', area: 'Kano', year: 2026, from: '2026-06-10', to: '2026-06-20' }
  const told = 'NiMet expects the rains at Kano between 10 Jun and 20 Jun (2026).'
  expect(lines({ expected })).toHaveLength(4)
  expect(lines({ expected })[3]).toBe(told)
  const usual = ['The rains usually start here between 1 Jun and 2 Jul.']
  for (const none of [{ best: null }, { later: null }]) {
    expect(lines({ ...none, expected })).toEqual([told])
    expect(lines(none)).toEqual(usual)
  }
})

test('an outlook names its month and how it differs', () => {
  const outlook = (kind: 'drier' | 'usual' | 'wetter') =>
    outlookLine({ ...RAINS, outlook: { month: '2026-08', kind, tenths: 5 } }, en)
  expect([outlook('drier'), outlook('usual'), outlook('wetter'), outlookLine(RAINS, en)]).toEqual([
    'Aug is likely to be drier than usual: 5 in 10.',
    'Aug is likely to be as usual: 5 in 10.',
    'Aug is likely to be wetter than usual: 5 in 10.',
    null,
  ])
})

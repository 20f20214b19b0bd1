import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { buildSeasonPlan } from '../season/season-plan.ts'
import { dry, logged, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import { beforePlantingRules } from './before-planting.ts'
import { emergenceRules, isSownIntoDrySoil } from './emergence-rules.ts'
import { seedFacts } from './operation-facts.ts'
import { plantedState } from './planted-state.ts'
import { findLastSowingDay, sowingFacts } from './planting-figures.ts'
import { varietyRule } from './variety-choice.ts'

const given = (scene: Scene) => collectCandidates(situationOf(scene))
const rules = (scene: Scene) => given(scene).map(({ rule }) => rule)
const before = (scene: Scene) => beforePlantingRules(assessField(situationOf(scene)))
const asOf = '2026-07-01'
/** Early maize at Kano, sown `age` days ago; its planting time is 10 June to 7 July, of extra early maize 14 July. */
const kano = (age: number, past: number[], over: Partial<Scene> = {}): Scene => ({
  place: 'kano',
  crop: 'maize',
  variety: 95,
  asOf,
  planted: addDays(asOf, -age),
  past,
  ahead: dry(7),
  ...over,
})

describe('seed in dry soil', () => {
  test('is left alone until it can be looked for; then it is asked about, and nothing else speaks of plants', () => {
    expect([2, 9, 10, 20].map((age) => rules(kano(age, dry(40))))).toEqual([
      ['planting.dry-sown'],
      ['planting.dry-sown'],
      ['planting.come-up'],
      ['planting.come-up'],
    ])
  })
  test('is not called too dry on the eve of the rain that brings it up', () => {
    expect(rules(kano(2, dry(40), { ahead: [0, 16, 0, 0, 0, 0, 0] }))).not.toContain('planting.dry-sown')
  })
  test('is not called too dry in the week after 25 mm, with a dry top', () => {
    const sown = (mm: number) => rules(kano(1, [...dry(40), mm, 0, 0, 0, 0]))
    expect(sown(25)).not.toContain('planting.dry-sown')
    expect(sown(24)).toContain('planting.dry-sown')
  })
  test('may be sown a second time until the last day of the shortest variety that the zone grows', () => {
    expect(given(kano(12, dry(40)))[0]).toMatchObject({
      rule: 'planting.come-up',
      facts: { planted: '06-19', last: '07-14', days: 90 },
      closes: { kind: 'emerged', n: null },
    })
  })
  test('is asked about for a week, more pressingly than any weeding, and shows at least two dry days', () => {
    const [ask] = given(kano(12, dry(40)))
    expect(ask).toMatchObject({ validUntil: '2026-07-08', score: 9 * 9 * 7 })
    const rained = (days: number) =>
      emergenceRules(assessField(situationOf(kano(12, [...dry(40), 3, ...dry(days)])))).find(
        ({ rule }) => rule === 'planting.come-up',
      )?.facts.dry
    expect([rained(0), rained(1), rained(3)]).toEqual([2, 2, 3])
  })
  test('after that day is not sown again', () => {
    expect(rules(kano(20, dry(40), { asOf: '2026-07-20', planted: '2026-06-28' }))).toEqual(['planting.come-up-late'])
  })
  test('is asked about three Mondays at most, and once more before the last day', () => {
    const on = (day: string) => rules(kano(0, dry(80), { asOf: day, planted: '2026-06-12' }))
    expect(on('2026-07-15')).toEqual(['planting.come-up-late'])
    expect(on('2026-08-10')).toEqual(['planting.lost'])
  })
  test('is not weeded, however long it has lain', () => {
    for (let days = 20; days < 70; days += 7)
      expect(rules(kano(days, dry(90), { crop: 'millet' }))).not.toContain('care.weeds')
  })
  test('told to have come up is a standing crop', () => {
    expect(rules(kano(12, dry(40), { field: { log: [logged('emerged', '2026-06-29')] } }))).not.toContain(
      'planting.come-up',
    )
  })
})

describe('a crop that should be up', () => {
  test('is counted while it may be sown a second time, and after that only filled', () => {
    const count = (day: string, planted: string) =>
      rules(kano(0, rains(), { asOf: day, planted, ahead: [4, 0, 9, 0, 6, 0, 3] })).filter((rule) =>
        rule.startsWith('planting.'),
      )
    expect(count('2026-06-30', '2026-06-22')).toEqual(['planting.stand'])
    expect(count('2026-07-16', '2026-07-07')).toEqual(['planting.stand-late'])
  })
  test('dries out: told from five dry days with four ahead, urgently after ten', () => {
    const spell = (dryDays: number, ahead = 7) =>
      emergenceRules(
        assessField(
          situationOf(
            kano(dryDays + 1, [...rains(), ...dry(dryDays)], { ahead: [...dry(ahead), 9, 9, 9].slice(0, 7) }),
          ),
        ),
      ).find(({ rule }) => rule === 'planting.dry-start')?.priority
    expect([4, 5, 9, 10].map((days) => spell(days))).toEqual([undefined, 'medium', 'medium', 'high'])
    expect(spell(6, 3)).toBeUndefined()
  })
  test('from two days after sowing to eight after it came up, where nobody waters', () => {
    const field = assessField(situationOf(kano(6, [...rains(), ...dry(5)])))
    const starts = (sownAgo: number, age: number | null, over = {}) =>
      isSownIntoDrySoil({ ...field, season: { ...field.season, planted: addDays(asOf, -sownAgo) }, age, ...over })
    expect([1, 2].map((days) => starts(days, null))).toEqual([false, true])
    expect([8, 9].map((age) => starts(12, age))).toEqual([true, false])
    expect(starts(6, null, { irrigated: true })).toBe(false)
    expect(isSownIntoDrySoil({ ...field, season: { ...field.season, planted: null } })).toBe(false)
    const week = (dryDays: number, dryAhead: number) => starts(6, null, { week: { ...field.week, dryDays, dryAhead } })
    expect([week(5, 4), week(4, 4), week(5, 3)]).toEqual([true, false, false])
    const rainComes = (dryDays: number) => starts(6, null, { week: { ...field.week, dryDays, dryAhead: 4, rain7: 40 } })
    expect([5, 7].map(rainComes)).toEqual([false, true])
  })
  test('and that is counted after the last day to sow it, is not to be sown again', () => {
    const dryOn = (day: string) =>
      emergenceRules(
        assessField(
          situationOf(kano(0, [...rains(), ...dry(6)], { asOf: day, planted: addDays(day, -9), ahead: dry(7) })),
        ),
      ).map(({ rule, facts }) => [rule, facts.last])
    expect(dryOn('2026-07-10')).toEqual([['planting.dry-start', '07-14']])
    expect(dryOn('2026-07-12')).toEqual([['planting.stand-late', undefined]])
  })
  test('where its crop has no planting time is no late stand, and names no last day', () => {
    const scene = kano(6, [...rains(), ...dry(6)], {
      place: 'ibadan',
      crop: 'sorghum',
      asOf: '2026-07-10',
      ahead: dry(7),
    })
    const field = assessField(situationOf({ ...scene, planted: '2026-07-04' }))
    expect(findLastSowingDay(field)).toBeNull()
    const told = emergenceRules(field).map(({ rule, facts }) => [rule, facts.last, facts.resow])
    expect(told).toEqual([['planting.dry-start', undefined, undefined]])
  })
})

test('yam planted dry in December waits under grass, and for no rain', () => {
  const yam: Scene = {
    place: 'makurdi',
    crop: 'yam',
    asOf: '2026-12-10',
    planted: '2026-12-05',
    past: dry(30),
    ahead: dry(7),
  }
  expect(rules(yam)).toEqual(['care.cap'])
  expect(rules({ ...yam, asOf: '2026-12-25' })).toEqual(['care.walk'])
})

describe('what will not work here', () => {
  test('asks whether it was planted only on the day itself, and of what was planned', () => {
    const said = (scene: Partial<Scene>) => {
      const [told] = given(kano(0, dry(30), { asOf: '2026-11-22', ...scene }))
      return wordAdvice(told!, 'en').content
    }
    expect(said({ planted: '2026-11-22' })).toContain('Not planted yet? Wait')
    expect(said({ planted: '2026-11-15' })).toMatch(/^Spend no more on it unless you can water it/)
    expect(said({ planted: '2026-12-02' })).toMatch(/^Wait: it is planted here from/)
    const passed = { planted: '2026-11-15', field: { unanswered: true } }
    expect(plantedState(assessField(situationOf(kano(0, dry(30), { asOf: '2026-11-22', ...passed }))))).toBe('asked')
  })
  test('of a tree that bears in too little rain: nothing is bought for it, and what it bears is picked', () => {
    const cocoa = (asOf: string) => rules({ place: 'kano', crop: 'cocoa', asOf, planted: '2018-06-10' })
    const year = Array.from({ length: 52 }, (_, n) => cocoa(addDays('2026-01-05', 7 * n)))
    const told = new Set(year.flat())
    expect(told).toContain('planting.bears-little')
    expect(told).toContain('harvest.pick')
    expect([...told].filter((rule) => /^(fertilizer|risk|pest|care\.(?!walk|look)|dry)/.test(rule))).toEqual([])
    expect(year.flat().filter((rule) => rule === 'planting.bears-little')).toHaveLength(4)
  })
  test('of what the wrong season ends no water is asked for any more', () => {
    const wheat = (asOf: string) =>
      rules({ place: 'kano', crop: 'wheat', asOf, planted: '2026-03-01', field: { irrigation: ['furrow'] } })
    expect([wheat('2026-03-05'), wheat('2026-03-20')]).toEqual([['planting.wrong-season'], ['planting.lost']])
  })
  test('is said first, with what to do instead, and no bag is told of', () => {
    const late = given(kano(5, rains(), { asOf: '2026-07-28', planted: '2026-07-23' }))
    expect(late.map(({ rule, priority }) => [rule, priority])).toEqual([['planting.too-late', 'high']])
    expect(late[0]!.facts).toMatchObject({ instead: 'crops', crops: 'cowpeas', standing: 'fodder' })
  })
  test('of what is only planned, no money is in the ground: it is not to be planted now', () => {
    const spend = (age: number) =>
      given(kano(age, rains(), { asOf: '2026-07-28', planted: addDays('2026-07-28', -age) }))
    expect(spend(-3)[0]).toMatchObject({ rule: 'planting.too-late', facts: { spend: 'wait' } })
    expect(spend(-3)[0]!.facts.standing).toBeUndefined()
    expect(spend(5)[0]).toMatchObject({ rule: 'planting.too-late', facts: { spend: 'stop' } })
  })
  test('too late, roots are left to be lifted small; only what is fodder is cut', () => {
    const late = (crop: Scene['crop'], asOf: string) => {
      const [told] = given(kano(3, rains(), { crop, variety: undefined, asOf, planted: addDays(asOf, -3) }))
      return [told!.rule, told!.facts.standing ?? null]
    }
    expect(late('sorghum', '2026-09-12')).toEqual(['planting.too-late', null])
    expect(late('sweet-potato', '2026-10-05')).toEqual(['planting.too-late', 'roots'])
    expect(late('cotton', '2026-09-12')).toEqual(['planting.too-late', null])
  })
  test('too little is what is left of the rains, or what falls in a year', () => {
    const dryFor = (scene: Partial<Scene>) =>
      given(kano(3, rains(), { variety: undefined, ...scene })).find(({ rule }) => rule === 'planting.too-dry')?.facts
        .dryFor
    expect(dryFor({ place: 'ibadan', crop: 'onion', asOf: '2026-10-05', planted: '2026-10-01' })).toBe('season')
    expect(dryFor({ place: 'mariental', asOf: '2026-12-10', planted: '2026-12-10' })).toBe('share')
  })
  test('too little is not said of a year whose rain would do, but falls in other months', () => {
    const dryOf = (scene: Partial<Scene>) =>
      given(kano(3, dry(), { variety: undefined, ...scene })).find(({ rule }) => rule === 'planting.too-dry')!
    for (const advice of [
      dryOf({ place: 'makurdi', crop: 'tomato', asOf: '2026-11-12', planted: '2026-11-10' }),
      dryOf({ place: 'zaria', crop: 'wheat', asOf: '2026-11-12', planted: '2026-11-10' }),
      dryOf({ place: 'rundu', crop: 'cabbage', asOf: '2026-12-12', planted: '2026-12-10' }),
    ]) {
      expect(advice.facts.dryFor).toBeUndefined()
      expect(advice.evidence.map(({ label }) => label)).not.toContain('evidence.leastRain')
      expect(wordAdvice(advice, 'en').content).not.toContain('Too little rain falls here')
    }
  })
  test('is said twice, then in one line for three weeks', () => {
    const on = (age: number) =>
      rules({ place: 'mariental', crop: 'maize', asOf: addDays('2026-12-10', age), planted: '2026-12-10' })
    const whole = ['planting.too-dry'] as const
    const line = ['planting.lost'] as const
    expect([0, 7, 14, 21, 28, 35].map(on)).toEqual([
      [...whole],
      [...whole],
      [...line],
      [...line],
      [...line],
      [...whole],
    ])
  })
})

describe('a crop that is lost', () => {
  const cut = (crop: Scene['crop'], place: Scene['place'], planted: string, asOf: string) =>
    given({ place, crop, planted, asOf, past: rains(), ahead: dry(7) }).find(({ rule }) => rule === 'planting.lost')
      ?.facts
  test('is cut green for animals only where that is safe: no wilted sorghum, no tomato', () => {
    expect(cut('maize', 'mariental', '2026-12-10', '2026-12-24')).toMatchObject({ cutGreen: 1 })
    for (const crop of ['sorghum', 'tomato'] as const) {
      const facts = cut(crop, 'mariental', '2026-12-10', '2026-12-24')
      expect(facts).toBeDefined()
      expect(facts).not.toHaveProperty('cutGreen')
    }
  })
})

describe('mahangu sown late', () => {
  const mahangu = (day: number, past: number[]) =>
    given({
      ...{ place: 'oshakati', crop: 'millet', asOf: addDays('2027-01-08', day), planted: '2027-01-08', past },
      ...{ ahead: dry(7), variety: undefined, field: { varietyDays: null, maturity: 'late' } },
    }).map(({ rule, priority }) => `${rule} ${priority}`)
  test('is not given up while the rains are near normal and its water stress slight', () => {
    const wet = [...rains(), ...rains()]
    for (const day of [14, 21, 28, 35, 42]) expect(mahangu(day, wet)).toEqual(['planting.late low'])
    expect(mahangu(7, wet)).toEqual(['planting.too-late high'])
  })
  test('is given up in a drought', () => {
    expect(mahangu(21, [...rains(), ...dry()])).toEqual(['planting.lost low'])
    const showers = Array.from({ length: 42 }, (_, n) => (n % 3 === 0 ? 5 : 0))
    expect(mahangu(21, showers)).toEqual(['planting.lost low'])
  })
  test('by the end of the year is in time', () => {
    expect(mahangu(7, []).length).toBeGreaterThan(0)
    const prospects = (planted: string) =>
      assessField(
        situationOf({
          ...{ place: 'rundu', crop: 'millet', asOf: addDays(planted, 7), planted },
          field: { varietyDays: null, maturity: 'late' },
        }),
      ).outlook.prospects
    expect([prospects('2026-12-31'), prospects('2027-01-10')]).toEqual(['fine', 'too_late'])
  })
})

describe('a plan for a day after the planting time', () => {
  const sorghum = (asOf: string) =>
    given({ place: 'kano', crop: 'sorghum', asOf, planted: '2026-08-20', past: dry(60), ahead: dry(7) })
  test('is told the time itself while that is still ahead, and later that it is over', () => {
    const [early] = sorghum('2026-02-28')
    expect(early).toMatchObject({ rule: 'planting.wrong-season', facts: { notNow: 'plan', sowAgain: 'window' } })
    expect(sorghum('2026-08-10').map(({ rule }) => rule)).toContain('planting.too-late')
  })
})

describe('before planting', () => {
  const planned = (days: number, past: number[] = dry(30), over: Partial<Scene> = {}) =>
    before(kano(0, past, { planted: addDays(asOf, days), ...over })).map(({ rule }) => rule)

  test('the variety six weeks ahead, land four, then what to wait for: each in its time', () => {
    const weeks = (day: string) => rules(kano(0, dry(30), { asOf: day, planted: '2026-07-01' }))
    expect(['2026-05-10', '2026-05-22', '2026-06-03', '2026-06-20'].map(weeks)).toEqual([
      [],
      ['planting.seed'],
      ['care.land'],
      ['planting.wait-rain'],
    ])
  })
  test('the variety two weeks long from the forty-second day before; who plans later hears of it until the seventh', () => {
    const planted = '2026-07-01'
    const variety = (days: number, stated = 60) => {
      const field = { enteredOn: addDays(planted, -stated) }
      const scene = kano(0, dry(30), { asOf: addDays(planted, -days), planted, field })
      return varietyRule(assessField(situationOf(scene)), planted) !== null
    }
    expect([43, 42, 29, 28].map((days) => variety(days))).toEqual([false, true, true, false])
    expect([10, 7, 6].map((days) => variety(days, 10))).toEqual([true, true, false])
  })
  test('the variety has a name of the country, and the seed a weight for the field', () => {
    const [seed] = before(
      kano(0, dry(30), {
        asOf: '2026-05-22',
        planted: '2026-06-28',
        variety: undefined,
        field: { varietyDays: null, areaAcres: 2 },
      }),
    )
    expect(seed!.facts).toMatchObject({
      variety: 'named',
      names: 'SC419',
      days: 95,
      seedLow: 16,
      seedHigh: 20,
      area: 2,
    })
  })
  test('rain-fed seed waits for 20 mm in three days in the north; once it has fallen, it is time', () => {
    expect(planned(5, dry(30))).toEqual(['planting.wait-rain'])
    expect(planned(5, rains(), { ahead: [0, 8, 0, 6, 0, 0, 9] })).toEqual(['planting.ready'])
  })
  test('the day to plant by is never after the last day', () => {
    const [ready] = before(
      kano(0, rains(), { asOf: '2026-07-01', planted: '2026-07-03', ahead: [0, 8, 0, 6, 0, 0, 9] }),
    )
    expect(ready!.rule).toBe('planting.ready')
    expect(ready!.validUntil.slice(5) <= String(ready!.facts.last)).toBe(true)
  })
  test('nothing is planted before a storm, watered or not', () => {
    const storm = { ahead: [0, 62, 48, 0, 0, 0, 0] }
    expect(planned(3, rains(), storm)).toEqual(['planting.after-storm'])
    expect(planned(3, rains(), { ...storm, field: { irrigation: ['furrow'] } })).toEqual(['planting.after-storm'])
  })
  test('a storm that lasts past the last day names none', () => {
    const last = (ahead: number[]) =>
      before(kano(0, rains(), { crop: 'sorghum', variety: 105, asOf: '2026-06-27', planted: '2026-07-03', ahead })).map(
        ({ rule, facts }) => [rule, facts.last],
      )
    expect(last([0, 0, 40, 30, 20, 15, 10])).toContainEqual(['planting.after-storm', undefined])
  })
  test('rain more than four weeks before the usual start of the rains is no start: Maiduguri in mid-May', () => {
    const wet = { past: [...dry(14), 0, 12, 0, 9, 0, 6, 0], ahead: [0, 5, 0, 0, 2, 0, 0] }
    const on = (day: string) =>
      before({ ...{ place: 'maiduguri', crop: 'watermelon' }, ...wet, asOf: day, planted: addDays(day, 12) }).map(
        ({ rule, facts }) => [rule, facts.waits],
      )
    expect(on('2026-05-16')).toContainEqual(['planting.wait-rain', 'start'])
    expect(on('2026-06-02').map(([rule]) => rule)).toContain('planting.ready')
  })
  test('rains that have begun and pause are no time to plant: less than 20 mm in a week leaves the seed bed dry below', () => {
    const paused = before(kano(0, [...rains(), 0, 0, 0, 9, 7, 0], { planted: addDays(asOf, 5) }))
    expect(paused.map(({ rule, facts }) => [rule, facts.waits])).toEqual([['planting.wait-rain', 'gap']])
    expect(planned(5, [...rains(), 0, 0, 0, 9, 7, 0], { ahead: [8, 0, 0, 0, 0, 0, 0] })).toEqual(['planting.ready'])
  })
  test('water makes a planting time of its own: no last day of the rains is named for it', () => {
    const nuts = { crop: 'bambara-groundnut' as const, variety: 105, field: { irrigation: ['furrow' as const] } }
    const [watered] = before(kano(0, dry(30), { ...nuts, asOf: '2026-11-06', planted: '2026-11-12' }))
    expect([watered!.rule, watered!.facts.last]).toEqual(['planting.ready', undefined])
  })
  test('no seed is asked for where it cannot work', () => {
    const early = {
      place: 'makurdi',
      crop: 'soybean',
      variety: 110,
      asOf: '2026-03-04',
      planted: '2026-04-06',
    } as const
    expect(before(kano(0, dry(30), early))).toEqual([])
    expect(rules(kano(0, dry(30), early))).toContain('planting.wrong-season')
  })
  test('what is sown early for its planting time can still be sown a second time in it', () => {
    const young = kano(8, rains(), { place: 'ibadan', crop: 'soybean', variety: 110, asOf: '2026-05-08' })
    expect(rules({ ...young, planted: '2026-04-29', asOf: '2026-05-10' })).toContain('planting.stand')
  })
  test('a watered field waits for nothing, a transplanted crop has its nursery', () => {
    const tomato: Partial<Scene> = { crop: 'tomato', variety: 69, field: { irrigation: ['furrow'] } }
    const on = (day: string) => rules(kano(0, dry(30), { ...tomato, asOf: day, planted: '2026-11-16' }))
    expect(on('2026-10-14')).toContain('care.nursery')
    expect(on('2026-11-10')).toContain('planting.ready')
  })
  test('of a day planned for sowing the nursery is sown on it, waits for no rain, and is planted out a nursery later', () => {
    const on = (day: string) =>
      given(
        kano(0, dry(30), {
          crop: 'tomato',
          place: 'ibadan',
          asOf: day,
          planted: '2026-03-13',
          field: { established: 'seed' },
        }),
      )
    expect(on('2026-03-07')).toMatchObject([
      { rule: 'care.nursery', validUntil: '2026-03-13', facts: { plantOn: '2026-04-07' } },
    ])
    expect(on('2026-03-15').map(({ rule }) => rule)).not.toContain('planting.dry-sown')
    const harden = on('2026-04-02').find(({ rule }) => rule === 'care.harden')
    expect(harden?.facts.plantOn).toBe('2026-04-07')
    const steps = buildSeasonPlan(
      assessField(situationOf(kano(0, dry(30), { crop: 'tomato', asOf: '2026-03-07', planted: '2026-03-13' }))),
    )
    expect(steps.find(({ row }) => row === 'nursery_sow')?.from).toBe('2026-02-06')
  })
  test('from the planned day on it is asked in every run whether it was planted, until work on it answers', () => {
    const on = (asOf: string, log: LogEntry[] = []) =>
      rules(kano(3, rains(), { asOf, planted: '2026-06-25', field: { unanswered: true, log } }))
    const mondays = Array.from({ length: 14 }, (_, week) => addDays('2026-06-29', 7 * week))
    for (const monday of mondays)
      expect([monday, on(monday)]).toEqual([monday, expect.arrayContaining(['planting.asked'])])
    for (const kind of ['planted', 'emerged', 'weeded', 'fed', 'resown', 'not_emerged'] as const)
      expect([kind, on('2026-07-20', [logged(kind, '2026-07-10')])]).not.toEqual([
        kind,
        expect.arrayContaining(['planting.asked']),
      ])
  })
  test('a plan never answered ages from its planned day, and is taken as not planted once its season is over', () => {
    const at = (asOf: string) =>
      assessField(situationOf(kano(3, rains(), { asOf, planted: '2026-06-25', field: { unanswered: true } })))
    expect(at('2026-08-10')).toMatchObject({ unanswered: true, dap: 46 })
    expect(buildSeasonPlan(at('2026-08-10')).find(({ operation }) => operation === 'plant')).toMatchObject({
      state: 'now',
    })
    const late = at('2027-01-20')
    expect(collectCandidates(late.situation)).toEqual([])
    expect(new Set(buildSeasonPlan(late).map(({ state, moved }) => `${state} ${moved}`))).toContain(
      'skipped not_planted',
    )
  })
})

describe('what did not come up', () => {
  const on = (asOf: string, past: number[] = [...rains(), ...rains()]) =>
    rules(kano(0, past, { asOf, planted: '2026-06-20', field: { log: [logged('not_emerged', '2026-06-30')] } }))
  test('is not asked about again: it is sown a second time while its time lasts, then no more is spent', () => {
    for (const day of ['2026-06-30', '2026-07-02', '2026-07-09'])
      expect([day, on(day)]).toEqual([day, ['planting.sow-again']])
    expect(on('2026-07-20')).toEqual(['planting.too-late'])
    expect(on('2026-08-20')).toEqual(['planting.lost'])
  })
  test('is no stand in any step of the plan, and all of it begins anew with the second sowing but what was fed', () => {
    const log = [logged('thinned', '2026-06-28'), logged('weeded', '2026-06-29'), logged('not_emerged', '2026-06-30')]
    const told = { asOf: '2026-07-06', planted: '2026-06-15', field: { log } }
    const steps = (over: Partial<Scene>) =>
      buildSeasonPlan(assessField(situationOf(kano(0, rains(), { ...told, ...over }))))
    expect(steps({}).find(({ operation }) => operation === 'thinned')?.doneOn ?? null).toBeNull()
    const resown = [...log, logged('fed', '2026-07-01'), logged('resown', '2026-07-03')]
    const field = { log: resown, statedStage: 'vegetative' as const, stageStatedOn: '2026-07-02' }
    const fresh = { asOf: '2026-07-06', planted: '2026-07-03' }
    expect(steps({ field }).map(({ id, from, doneOn }) => [id, from, doneOn])).toEqual(
      buildSeasonPlan(assessField(situationOf(kano(0, rains(), fresh)))).map(({ id, from, operation, doneOn }) => [
        id,
        from,
        operation === 'resown' ? '2026-07-03' : id === 'feeding1' ? '2026-07-01' : doneOn,
      ]),
    )
    expect(assessField(situationOf(kano(0, rains(), { ...told, field })))).toMatchObject({ dap: 3, stage: 'planted' })
  })
})

test('stems that lie in dry soil are no seed: nobody is told to sow them a second time', () => {
  const cassava: Scene = { place: 'ibadan', crop: 'cassava', asOf: '2026-05-10', planted: '2026-05-05' }
  for (const days of [0, 14, 28])
    expect(
      rules({ ...cassava, asOf: addDays(cassava.asOf, days), past: dry(60), ahead: dry(7) }).join(' '),
    ).not.toMatch(/planting\.(dry-sown|come-up|dry-start)/)
})

test('distances are what a farmer measures: metres of trees and mats, and no half centimetres of rows', () => {
  const sowing = (crop: Scene['crop']) =>
    sowingFacts(assessField(situationOf({ place: 'calabar', crop, asOf: '2026-04-01', planted: '2026-04-10' })))
  expect(sowing('plantain')).toEqual({ sowing: 'metres', row: 3, stand: 2 })
  expect(sowing('mangoes')).toEqual({ sowing: 'metres', row: 9, stand: 9 })
  expect(sowing('beans')).toMatchObject({ sowing: 'spacing', row: 65, stand: 7.5 })
})

test('rice has its seed by its field, sesame as sown in rows', () => {
  const seed = (crop: Scene['crop'], field: Scene['field'] = {}) => {
    const { seedLow, seedHigh } = seedFacts(
      assessField(situationOf({ place: 'makurdi', crop, asOf: '2026-05-01', planted: '2026-06-10', field })),
    )
    return [seedLow, seedHigh]
  }
  // 50 to 60 and 40 to 50 kg a hectare; 3 to 5.
  expect([seed('rice', { riceField: 'lowland' }), seed('rice', { riceField: 'upland' })]).toEqual([
    [20, 24],
    [16, 20],
  ])
  expect(seed('sesame')).toEqual([1.2, 2])
})

test('the last planting day is named from sixty days before it, not for months', () => {
  const last = (asOf: string) =>
    before({
      place: 'ibadan',
      crop: 'maize',
      asOf,
      planted: addDays(asOf, 3),
      past: rains(),
      ahead: dry(7),
      variety: 100,
    })
  const ready = (cards: ReturnType<typeof before>) => cards.find(({ rule }) => rule === 'planting.ready')!.facts.last
  expect(ready(before(kano(-3, rains())))).toBe('07-07')
  expect(ready(last('2026-03-20'))).toBeUndefined()
})

test('what was sown after its last day is a risk for money for two weeks; what waits in the ground is none', () => {
  const late = (age: number, crop: Scene['crop'] = 'maize') =>
    rules({ place: 'maiduguri', crop, variety: 85, asOf: addDays('2026-07-18', age), planted: '2026-07-18' })
  expect([0, 14].map((age) => late(age).includes('planting.late'))).toEqual([true, true])
  expect(late(15)).not.toContain('planting.late')
  expect(rules({ place: 'ibadan', crop: 'cassava', asOf: '2026-09-25', planted: '2026-09-20' })).not.toContain(
    'planting.late',
  )
})

test('who is told to spend little on a late crop is not told to buy fertiliser for it in the same week', () => {
  const late = (age: number) =>
    rules({
      ...{ place: 'maiduguri', crop: 'maize', variety: 85, asOf: addDays('2026-07-18', age), planted: '2026-07-18' },
      ...{ past: rains(), ahead: showers() },
    })
  const ages = [...Array(45).keys()]
  expect(ages.filter((age) => late(age).includes('planting.late'))).not.toEqual([])
  for (const age of ages)
    if (late(age).includes('planting.late')) expect(late(age).filter((rule) => /^fertilizer/.test(rule))).toEqual([])
  expect(ages.some((age) => late(age).some((rule) => /^fertilizer/.test(rule)))).toBe(true)
})

describe('one decision about money', () => {
  const kinds = (scene: Scene, from: number, to: number, past = rains(), ahead = showers()) =>
    Array.from({ length: to - from + 1 }, (_, n) => {
      const asOf = addDays(scene.planted!, 7 * (from + n) + 1)
      const found = collectCandidates(
        situationOf({ ...scene, asOf, past, ahead, field: { enteredOn: addDays(asOf, -90) } }),
      )
      return [
        found.some(
          ({ rule }) => rule === 'planting.late' || /^planting\.(?:too|wrong|no-rain|adviseCropLost)/.test(rule),
        ),
        found.some(({ rule }) => /^fertilizer\.(?!too-late)/.test(rule)),
      ]
    })

  test('a late crop is not fed in one of its weeks of little money and left alone in the next', () => {
    for (const crop of ['rice', 'cowpeas', 'maize'] as const) {
      const place = crop === 'cowpeas' ? 'maiduguri' : 'kano'
      const planted = { rice: '2026-07-15', cowpeas: '2026-08-10', maize: '2026-07-12' }[crop]
      expect(kinds({ place, crop, asOf: planted, planted }, 0, 1).map(([, feeds]) => feeds)).toEqual([false, false])
    }
  })

  test.each([
    ['groundnuts', 'makurdi', '2026-08-15'],
    ['groundnuts', 'oshakati', '2026-02-15'],
    ['okra', 'makurdi', '2026-09-15'],
    ['okra', 'otavi', '2026-11-15'],
    ['spinach', 'oshakati', '2026-12-15'],
    ['yam', 'kano', '2026-05-15'],
  ] as const)('%s at %s, given up when it was planted, is fed in no later week', (crop, place, planted) => {
    const weeks = kinds({ place, crop, asOf: planted, planted }, 0, 13)
    expect(weeks[0]?.[0]).toBe(true)
    expect(weeks.filter(([, feeds]) => feeds)).toEqual([])
  })
})

test('yam planted dry names no last day: who misses it plants with the rains', () => {
  const yam = (asOf: string) =>
    before({ place: 'makurdi', crop: 'yam', asOf, planted: addDays(asOf, 4), past: dry(20), ahead: dry(7) })
  expect(yam('2027-01-12').map(({ rule, facts }) => [rule, facts.last])).toEqual([['planting.ready', undefined]])
  expect(yam('2027-04-20').at(-1)?.facts.last).toBe('05-31')
})

test('yam setts lie dormant under capped mounds: no rain is waited for in the months of planting', () => {
  const yam = before({
    place: 'akure',
    crop: 'yam',
    asOf: '2027-02-20',
    planted: '2027-02-24',
    past: dry(20),
    ahead: dry(7),
  })
  expect(yam.map(({ rule }) => rule)).toEqual(['planting.ready'])
})

test('whether a crop was planted is asked within the year that its day and month mean', () => {
  const cane = (asOf: string) =>
    before({ place: 'calabar', crop: 'sugarcane', asOf, planted: '2026-03-01', field: { unanswered: true } }).map(
      ({ rule }) => rule,
    )
  expect([cane('2027-01-20'), cane('2027-02-20')]).toEqual([['planting.asked'], []])
})

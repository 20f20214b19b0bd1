import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { buildSeasonPlan } from '../season/season-plan.ts'
import { sourceById } from '../sources.ts'
import { dry, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import { harvestRules } from './harvest-rules.ts'
import { produceFacts } from './produce-facts.ts'

const told = (scene: Scene) => first(scene)?.rule
const first = (scene: Scene) => harvestRules(assessField(situationOf(scene)))[0]

describe('the harvest', () => {
  const ripe = (ahead: number[], over: Partial<Scene> = {}): Scene => ({
    place: 'kano',
    crop: 'maize',
    asOf: '2026-10-26',
    planted: '2026-06-25',
    past: dry(),
    ahead,
    ...over,
  })

  test('is brought in before 10 mm in three days, and in a window of three dry days', () => {
    expect(first(ripe([4, 3, 3, 0, 0, 0, 0]))).toMatchObject({
      rule: 'harvest.before-rain',
      priority: 'high',
    })
    expect(first(ripe([4, 3, 2.9, 0, 0, 0, 0]))?.rule).toBe('harvest.between-showers')
    expect(first(ripe([0, 0, 0, 9, 0, 0, 0]))?.rule).toBe('harvest.now')
    expect(first(ripe([0, 0, 3, 0, 0, 0, 0]))?.rule).toBe('harvest.between-showers')
  })

  test('is announced from a fortnight to the eve of the day on which it is called ripe', () => {
    const told = Array.from({ length: 30 }, (_, n) =>
      first(ripe(dry(7), { planted: addDays('2026-10-26', 29 - n - 125) })),
    )
    const left = told.filter((advice) => advice?.rule === 'harvest.soon').map((advice) => advice!.facts.daysLeft)
    expect(left).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 2])
    const from = told.findIndex((advice) => advice?.rule === 'harvest.soon')
    expect(told[from + 13]?.rule).not.toBe('harvest.now')
    expect(told[from + 14]?.rule).toBe('harvest.now')
    const potato = (days: number) =>
      first(ripe(dry(7), { crop: 'sweet-potato', planted: addDays('2026-10-26', days - 125) }))?.rule
    expect([14, 10].map(potato)).toEqual(['harvest.soon', 'harvest.lift'])
  })

  test('of onion is got ready for by ending the water where there was any', () => {
    const ready = (method: 'furrow' | 'rain-fed', days: number) =>
      first(ripe(dry(7), { crop: 'onion', planted: addDays('2026-10-26', days), field: { irrigation: [method] } }))
        ?.facts.ready
    const days = -(assessField(situationOf(ripe(dry(7), { crop: 'onion' }))).seasonLength - 10)
    expect([ready('furrow', days), ready('rain-fed', days)]).toEqual(['water', 'barn'])
  })

  test('before rain says which days are wet, how much comes, and by when: the day before', () => {
    expect(first(ripe([0, 0, 12, 9, 0, 0, 0]))).toMatchObject({
      validUntil: '2026-10-29',
      facts: { rain: 20, from: '2026-10-28', to: '2026-10-29', by: '2026-10-27' },
    })
    expect(first(ripe([9, 1, 9, 9, 0, 0, 0]))).toMatchObject({
      facts: { rain: 30, from: '2026-10-26', to: '2026-10-29', by: '2026-10-26' },
    })
    expect(first(ripe([1.9, 8, 2, 0, 0, 0, 0]))).toMatchObject({
      facts: { rain: 10, from: '2026-10-27', to: '2026-10-27' },
    })
  })

  test('counts as brought in when its days are over, or when the farmer says that he is at it', () => {
    const since = (days: number, over: Partial<Scene> = {}) =>
      told(ripe(dry(7), { planted: addDays('2026-10-26', -125 - days), ...over }))
    expect([since(7), since(14)]).toEqual(['harvest.now', undefined])
    expect(since(15)).toBe('harvest.drying')
    expect(since(2, { field: { statedStage: 'harvesting', stageStatedOn: '2026-10-26' } })).toBe('harvest.drying')
    expect(since(20, { field: { statedStage: 'mature', stageStatedOn: '2026-10-20' } })).toBe('harvest.now')
  })

  test('that is picked or cut, and a bunch, are told while they bear', () => {
    const at = (crop: CanonicalCropId, age: number) =>
      told(ripe(dry(7), { crop, planted: addDays('2026-10-26', -age), field: { irrigation: ['furrow'] } }))
    expect([at('tomato', 84), at('tomato', 85)]).toEqual([undefined, 'harvest.pick'])
    expect([at('cabbage', 75), at('cabbage', 76)]).toEqual([undefined, 'harvest.pick'])
    expect([at('plantain', 269), at('plantain', 270)]).toEqual([undefined, 'harvest.pick'])
    expect(at('mangoes', 4000)).toBeUndefined()
    expect(at('cocoa', 4000)).toBe('harvest.pick')
  })

  test('of cassava waits in the first four weeks of the rains, once 20 mm have fallen: the starch is low (AKILIMO)', () => {
    const cassava = (asOf: string, mm: number): Scene => ({
      place: 'ibadan',
      crop: 'cassava',
      asOf,
      planted: addDays(asOf, -355),
      past: [...dry(13), mm],
      ahead: showers(),
    })
    expect(first(cassava('2026-05-13', 20))?.rule).toBe('harvest.cassava-wait')
    expect(first(cassava('2026-05-13', 19))).toBeUndefined()
    expect(first(cassava('2026-05-14', 20))).toBeUndefined()
    expect(first(cassava('2026-06-02', 20))?.rule).toBe('harvest.lift')
  })

  test('of cassava says in the months of little starch when there is most', () => {
    const february: Scene = {
      place: 'ibadan',
      crop: 'cassava',
      asOf: '2026-02-10',
      planted: '2025-03-10',
      ahead: dry(7),
    }
    expect(first(february)).toMatchObject({ rule: 'harvest.starch-low', facts: { starchFrom: 9, starchTo: 11 } })
    expect(first({ ...february, asOf: '2026-02-16' })).toBeUndefined()
  })
})

describe('after the harvest', () => {
  const nuts = (asOf: string, log: LogEntry[] = []): Scene => ({
    place: 'kano',
    crop: 'groundnuts',
    asOf,
    planted: '2026-06-20',
    ahead: dry(7),
    field: { log },
  })
  const log = (...entries: [LogKind, string][]): LogEntry[] =>
    entries.map(([kind, date]) => ({ kind, date, amount: null, unit: null, product: null, count: null, of: null }))
  const mondays = (from: string, weeks: number, entries: LogEntry[]) =>
    Array.from({ length: weeks }, (_, n): string => told(nuts(addDays(from, 7 * n), entries)) ?? '-')

  test('one step opens after the other, each told in its week and once more; then the store is looked at each month', () => {
    expect(mondays('2026-10-12', 12, log(['harvested', '2026-10-10']))).toEqual([
      ...['harvest.drying', 'harvest.drying', 'harvest.store', 'harvest.store', 'harvest.sell', 'harvest.sell'],
      ...['-', '-', 'harvest.check', 'harvest.check', '-', '-'],
    ])
  })

  test('a step opens as soon as the one before it is done, and nothing follows the sale', () => {
    const done = log(['harvested', '2026-10-01'], ['dried', '2026-10-09'])
    expect(told(nuts('2026-10-12', done))).toBe('harvest.store')
    expect(told(nuts('2026-10-12', [...done, ...log(['stored', '2026-10-11'])]))).toBe('harvest.sell')
    expect(told(nuts('2026-10-12', [...done, ...log(['sold', '2026-10-11'])]))).toBeUndefined()
  })

  test('each step is closed by its own entry and names what it rests on', () => {
    const store = first(nuts('2026-10-12', log(['harvested', '2026-10-01'], ['dried', '2026-10-09'])))!
    expect(store.closes).toEqual({ kind: 'stored', n: null })
    expect(store.actions).toEqual(['postharvest.groundnuts.store', 'postharvest.airtight', 'postharvest.aflatoxin'])
    expect(store.actions.map((id) => sourceById(id).rough)).toEqual([false, false, true])
  })

  test('groundnuts are sorted for their poison, closed airtight, and never tried with salt', () => {
    const texts = ['2026-10-12', '2026-10-26'].map((day) => {
      const { content, sms } = wordAdvice(first(nuts(day, log(['harvested', '2026-10-10'])))!, 'en')
      return `${content} ${sms}`
    })
    expect(texts[0]).toMatch(/kernel snaps.*about 7 % water/)
    expect(texts[1]).toMatch(/aflatoxin.*airtight/)
    expect(texts.join()).not.toMatch(/salt/i)
  })

  test('a biting test is named only for what keeps at 13 % or more, where a bite can tell', () => {
    for (const crop of CANONICAL_CROPS) {
      const { record, storage } = cropFacts(crop)
      if (record.handling.test === 'bite') expect([crop, (storage.moisture ?? 0) >= 13]).toEqual([crop, true])
    }
  })

  test('cotton is picked again three weeks on, and what came in first is put away meanwhile', () => {
    const cotton = (asOf: string) =>
      told({
        place: 'kano',
        crop: 'cotton',
        asOf,
        planted: '2026-07-01',
        ahead: dry(7),
        field: { log: log(['harvested', '2026-12-01']) },
      })
    expect(['2026-12-07', '2026-12-28'].map(cotton)).toEqual(['harvest.store', 'harvest.now'])
  })

  test('the plan has the same steps, each closed by its own entry', () => {
    const steps = buildSeasonPlan(assessField(situationOf(nuts('2026-10-12', log(['harvested', '2026-10-10'])))))
    const after = steps.filter(({ operation }) => ['harvested', 'dried', 'stored', 'sell'].includes(operation))
    expect(after.map(({ operation, from, state }) => [operation, from, state])).toEqual([
      ['harvested', '2026-10-10', 'done'],
      ['dried', '2026-10-10', 'now'],
      ['stored', '2026-10-24', 'later'],
      ['sell', '2026-11-07', 'later'],
    ])
  })

  test('cocoa is fermented as soon as it has been picked', () => {
    const cocoa = (entries: LogEntry[]) =>
      told({ place: 'akure', crop: 'cocoa', asOf: '2026-10-05', ahead: dry(7), field: { log: entries } })
    expect(cocoa([])).toBe('harvest.pick')
    expect(told({ place: 'akure', crop: 'cocoa', asOf: '2026-10-15', ahead: dry(7) })).toBe('harvest.ferment')
    expect(told({ place: 'akure', crop: 'cocoa', asOf: '2026-09-22', ahead: dry(7) })).toBeUndefined()
    expect(cocoa(log(['harvested', '2026-10-03']))).toBe('harvest.ferment')
  })

  test('every crop has the figures that its phrases ask for', () => {
    for (const crop of CANONICAL_CROPS) {
      const facts = produceFacts(assessField(situationOf({ place: 'kano', crop, asOf: '2026-10-05' })))
      for (const name of ['bring', 'drying'] as const) {
        const phrases: Record<string, string> = TEXTS_BY_LANGUAGE.en.advice.produce[name]
        const asked = [...(phrases[String(facts[name])] ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
        expect([crop, asked.filter((key) => !(key in facts))]).toEqual([crop, []])
      }
    }
  })
})

test('of plantain, which bears all year, the cutting is told in two weeks of four', () => {
  const told = Array.from({ length: 8 }, (_, n) => {
    const scene = {
      place: 'akure',
      crop: 'plantain',
      asOf: addDays('2026-06-01', 7 * n),
      planted: '2023-06-01',
    } as const
    return harvestRules(assessField(situationOf(scene))).length
  })
  expect(told.filter((cards) => cards === 1)).toHaveLength(4)
})

test('what is picked for weeks comes in on the eve of a heavy rain', () => {
  const tomato = (ahead: number[]) =>
    first({ place: 'akure', crop: 'tomato', asOf: '2026-08-10', planted: '2026-05-10', past: dry(), ahead })
  expect(tomato([0, 0, 62, 48, 0, 0, 0])).toMatchObject({ facts: { eve: 1 }, validUntil: '2026-08-11' })
  expect(tomato(showers())?.facts.eve).toBeUndefined()
  // Fruit on a tree bears the rain.
  const mangoes = Array.from({ length: 52 }, (_, n) => {
    const scene = {
      place: 'akure',
      crop: 'mangoes',
      asOf: addDays('2026-01-05', 7 * n),
      planted: '2016-06-01',
    } as const
    return first({ ...scene, past: showers(), ahead: [0, 0, 62, 48, 0, 0, 0] })
  }).filter((card) => card?.rule === 'harvest.pick')
  expect(mangoes.map((card) => card?.facts.eve)).toEqual(mangoes.map(() => undefined))
  expect(mangoes.length).toBeGreaterThan(0)
})

test('a mat that bears is told to be cut two Mondays in four, and fermented beans that were dried are not told again', () => {
  const plantain = Array.from({ length: 12 }, (_, n) =>
    collectCandidates(
      situationOf({ place: 'calabar', crop: 'plantain', asOf: addDays('2027-01-18', 7 * n), planted: '2026-04-15' }),
    )
      .map(({ rule }) => (rule === 'harvest.pick' ? 'x' : '-'))
      .includes('x'),
  )
  const runs = plantain.map((told) => (told ? 'x' : '-')).join('')
  expect(runs).toMatch(/xx/)
  expect(runs).not.toMatch(/xxxx/)
  const entry = (kind: 'harvested' | 'dried', date: string) =>
    ({ kind, date, amount: null, unit: null, product: null, count: null, of: null }) as const
  const cocoa = (...log: ReturnType<typeof entry>[]) =>
    collectCandidates(
      situationOf({ place: 'akure', crop: 'cocoa', asOf: '2026-02-10', planted: '2018-06-15', field: { log } }),
    ).map(({ rule }) => rule)
  expect(cocoa(entry('harvested', '2026-02-02'))).toContain('harvest.ferment')
  expect(cocoa(entry('harvested', '2026-02-02'), entry('dried', '2026-02-09'))).not.toContain('harvest.ferment')
})

test('old plants that bear no more are to be cleared, twice', () => {
  const entry = {
    kind: 'harvested',
    date: '2027-04-05',
    amount: null,
    unit: null,
    product: null,
    count: null,
    of: null,
  } as const
  const told = Array.from({ length: 12 }, (_, n) =>
    collectCandidates(
      situationOf({
        place: 'zaria',
        crop: 'tomato',
        asOf: addDays('2027-03-30', 7 * n),
        planted: '2026-10-29',
        variety: 65,
        field: { irrigation: ['furrow'], log: [entry] },
      }),
    ).filter(({ rule }) => rule === 'harvest.clear'),
  )
  expect(told.flat()).toHaveLength(2)
})

test('cassava waits for its buyer: no day of ripeness is announced for it', () => {
  const soon = Array.from({ length: 60 }, (_, n) =>
    told({ place: 'ibadan', crop: 'cassava', asOf: addDays('2026-01-01', n), planted: '2025-05-10', past: dry(30) }),
  )
  expect(soon).not.toContain('harvest.soon')
})

test('birds and mould of late crops are told of what ripens above the ground only', () => {
  const soon = (crop: Scene['crop'], planted: string) =>
    [...Array(30).keys()]
      .map((n) => first({ place: 'ibadan', crop, asOf: addDays('2026-11-01', n), planted, past: dry(9) }))
      .find((advice) => advice?.rule === 'harvest.soon')!
  const { late } = TEXTS_BY_LANGUAGE.en.advice
  expect(wordAdvice(soon('sweet-potato', '2026-07-15'), 'en').content).not.toContain(late)
  expect(wordAdvice(soon('cowpeas', '2026-09-05'), 'en').content).toContain(late)
})

test('ripe egusi is not hurried in before rain, which softens its pulp', () => {
  const egusi = collectCandidates(
    situationOf({
      ...{ place: 'calabar', crop: 'egusi', asOf: '2026-08-17', planted: '2026-05-01' },
      ...{ past: rains(), ahead: [3, 12, 0, 0, 9, 12, 0] },
    }),
  ).map(({ rule }) => rule)
  expect(egusi).not.toContain('harvest.before-rain')
})

test('cocoa is picked in March in the forest only', () => {
  const picked = (place: 'calabar' | 'makurdi') =>
    [1, 2, 3].map((month) =>
      collectCandidates(
        situationOf({
          ...{ place, crop: 'cocoa', asOf: `2027-0${month}-08`, planted: '2016-02-08', past: dry(40), ahead: dry(7) },
        }),
      ).some(({ rule }) => /^harvest\./.test(rule)),
    )
  expect([picked('calabar').at(-1), picked('makurdi').at(-1)]).toEqual([true, false])
})

test('a store is looked at as long as it keeps: yam half a year, grain until the next harvest', () => {
  const looked = (crop: 'yam' | 'maize', months: number) =>
    Array.from({ length: 30 }, (_, n) =>
      told({
        place: 'makurdi',
        crop,
        asOf: addDays('2026-12-01', 30 * months + n),
        planted: '2026-04-20',
        variety: 210,
      }),
    ).includes('harvest.check')
  expect([looked('yam', 5), looked('yam', 10), looked('yam', 17)]).toEqual([true, false, false])
  expect([looked('maize', 8), looked('maize', 17)]).toEqual([true, false])
})

test('carrots are watered before they are pulled, but not in the days of a shower', () => {
  const bring = (past: number[], ahead: number[]) =>
    produceFacts(
      assessField(
        situationOf({
          ...{ place: 'kano', crop: 'carrots', asOf: '2027-04-16', planted: '2027-01-15', past, ahead },
          field: { irrigation: ['furrow'] },
        }),
      ),
    ).bring
  expect([bring(dry(30), dry(7)), bring(dry(30), [10, 0, 0, 0, 0, 0, 0])]).toEqual(['carrot', 'carrotAfterRain'])
  expect([bring([...dry(29), 10], dry(7)), bring(dry(30), [0, 0, 10, 0, 0, 0, 0])]).toEqual([
    'carrotAfterRain',
    'carrot',
  ])
})

test('of sweet potato planted in the dry season, eleven weeks without rain, no harvest is announced', () => {
  const rainFed = { irrigation: ['rain-fed' as const] }
  const weeks = Array.from({ length: 6 }, (_, n) => addDays('2026-04-13', 7 * n)).flatMap((asOf) =>
    collectCandidates(
      situationOf({
        ...{ place: 'kano', crop: 'sweet-potato', asOf, planted: '2026-01-24', past: dry(80), ahead: dry(7) },
        field: rainFed,
      }),
    ).map(({ rule }) => rule),
  )
  expect(weeks.filter((rule) => rule.startsWith('harvest.'))).toEqual([])
})

test('a seasonal rise of the price is named where it is worth a wait, not one of 3 % that storage eats', () => {
  const price = (crop: CanonicalCropId) =>
    produceFacts(assessField(situationOf({ place: 'kano', crop, asOf: '2026-11-02', planted: '2026-06-20' }))).gap
  expect([price('maize'), price('yam'), price('onion')]).toEqual([8, 17, 20])
  expect([price('rice'), price('oil-palm')]).toEqual([undefined, undefined])
})

import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { PRODUCT_IDS } from '../pests/waiting-periods.ts'
import { dry, logged, rains, type Scene, situationOf, unwatered } from '../testing/example-fields.ts'
import type { RuleId } from './rule-catalogue.ts'

const entry = (date: string, product: string | null): LogEntry => ({
  kind: 'sprayed',
  date,
  amount: null,
  unit: null,
  product,
  count: null,
  of: null,
})

/** Okra at Kano, picked since a week. */
const okra: Scene = { place: 'kano', crop: 'okra', asOf: '2026-08-24', planted: '2026-06-20' }
const tomato: Scene = {
  place: 'kano',
  crop: 'tomato',
  asOf: '2026-02-09',
  planted: '2025-11-01',
  field: { irrigation: ['drip'] },
}

const given = (scene: Scene, log: LogEntry[], help?: string) =>
  collectCandidates({ ...situationOf({ ...scene, field: { ...scene.field, log } }), ...(help && { helpPhone: help }) })
const rules = (scene: Scene, log: LogEntry[] = []) => given(scene, log).map(({ rule }) => rule)
const on = (scene: Scene, product: string | null, ago = 1) => [entry(addDays(scene.asOf, -ago), product)]

describe('the harvest after a spray', () => {
  test('waits for the days of its label, and is told to wait until that day', () => {
    expect(rules(tomato)).toContain('harvest.pick')
    const advices = given(tomato, on(tomato, 'chlorantraniliprole', 2))
    const wait = advices.find(({ rule }) => rule === 'harvest.wait')
    expect(wait).toMatchObject({ rule: 'harvest.wait', priority: 'high', facts: { until: '2026-02-10' } })
    expect(advices.map(({ rule }) => rule)).not.toContain('harvest.pick')
    expect(wordAdvice(wait!, 'en').sms).toContain('do not harvest, eat or sell any before Tue 10 Feb')
    expect(rules(tomato, on(tomato, 'chlorantraniliprole', 3))).toContain('harvest.pick')
  })

  test('is a new card when the harvest comes within a week, whether the first was marked done or not', () => {
    const soybean: Scene = {
      place: 'makurdi',
      crop: 'soybean',
      asOf: '2026-09-21',
      planted: '2026-06-20',
      variety: 108,
    }
    const situationOn = (asOf: string) =>
      given({ ...soybean, asOf }, [entry('2026-09-01', 'lambda_cyhalothrin')]).find(
        ({ rule }) => rule === 'harvest.wait',
      )?.situation
    expect(situationOn('2026-09-07')).toBe('harvest.wait')
    expect(situationOn('2026-09-21')).toBe('harvest.wait')
    expect(situationOn('2026-10-05')).toBe('harvest.wait:near')
  })

  test('is no urgent matter weeks before: groundnuts 28 days from ripe', () => {
    const groundnuts = (asOf: string): Scene => ({
      ...{ place: 'zaria', crop: 'groundnuts', asOf, planted: '2026-06-20', variety: undefined },
      ...{ past: rains(), field: { varietyDays: null } },
    })
    const priority = (asOf: string) => {
      const scene = groundnuts(asOf)
      return given(scene, on(scene, 'mancozeb', 3)).find(({ rule }) => rule === 'harvest.wait')?.priority
    }
    expect([priority('2026-09-10'), priority('2026-10-01')]).toEqual(['low', 'high'])
  })

  test('of what is not known waits 14 days, and says that this is the cautious figure', () => {
    for (const product of [null, 'powder from the market', 'mancozeb']) {
      const wait = given(tomato, on(tomato, product, 1)).find(({ rule }) => rule === 'harvest.wait')
      expect(wait?.facts).toMatchObject({ until: '2026-02-22', waitFor: 'unknown' })
      expect(wordAdvice(wait!, 'en').content).toContain('we say 14 days to be safe')
    }
  })

  test('of a mixture waits for the longest interval in it', () => {
    const until = (product: string) => given(okra, on(okra, product, 0))[0]?.facts.until
    expect(until('spinetoram')).toBe(addDays(okra.asOf, 3))
    expect(until('spinetoram and karate')).toBe(addDays(okra.asOf, 5))
    expect(until('spinetoram with something')).toBe(addDays(okra.asOf, 14))
  })

  test('is told again when the entry is taken out, and after neem', () => {
    expect(rules(okra)).toContain('harvest.pick')
    expect(rules(okra, on(okra, 'lambda_cyhalothrin'))).not.toContain('harvest.pick')
    expect(rules(okra, on(okra, 'neem'))).toContain('harvest.pick')
    const out = given(okra, on(okra, 'neem')).find(({ rule }) => rule === 'spray.out')
    expect(wordAdvice(out!, 'en').content).toContain('Do not harvest before it is dry.')
  })

  test('is never told on any day before it is open, whatever was sprayed and whatever else there is to say', () => {
    const told: string[] = []
    for (const scene of [okra, tomato])
      for (const product of [...PRODUCT_IDS, 'Sniper', null])
        for (const ago of [0, 2, 4, 9, 13]) {
          const advices = given(scene, on(scene, product, ago))
          const wait = advices.find(({ rule }) => rule === 'harvest.wait' || rule === 'spray.barred')
          if (wait && advices.some(({ rule }) => /harvest\.(pick|now|lift|sell|clear)|keep-picking/.test(rule)))
            told.push(`${scene.crop} ${product} ${ago}`)
        }
    expect(told).toEqual([])
  })
})

describe('people and a sprayed field', () => {
  const maize: Scene = { place: 'kano', crop: 'maize', asOf: '2026-07-20', planted: '2026-06-25' }

  test('stay out for the hours of its label, or for the longest hours of any, as the cautious figure', () => {
    const [out] = given(maize, on(maize, 'lambda_cyhalothrin', 0))
    expect(out).toMatchObject({ rule: 'spray.out', facts: { outFor: 'hours', outHours: 24 } })
    expect(wordAdvice(out!, 'en').sms).toContain('out for 24 hours after the spray')
    for (const product of ['indoxacarb', 'dimethoate', 'powder from the market', null, 'karate with something']) {
      const wait = given(maize, on(maize, product, 0)).find(({ facts }) => 'outFor' in facts)
      expect([product, wait?.facts.outFor, wait?.facts.outHours]).toEqual([product, 'unknown', 48])
      expect(wordAdvice(wait!, 'en').content).toContain('out for 48 hours after the spray (safety)')
    }
  })

  test('may go in when the hours are over', () => {
    expect(rules(maize, on(maize, 'lambda_cyhalothrin', 1))).toContain('spray.out')
    expect(rules(maize, on(maize, 'lambda_cyhalothrin', 2))).not.toContain('spray.out')
    expect(rules(maize, on(maize, 'dimethoate', 2))).toContain('spray.out')
    expect(rules(maize, on(maize, 'dimethoate', 3))).not.toContain('spray.out')
  })

  test('are sent into it for no work before that', () => {
    const yam: Scene = {
      place: 'makurdi',
      crop: 'yam',
      asOf: '2026-05-04',
      planted: '2026-04-01',
      past: Array(40).fill(6),
    }
    const work = (log: LogEntry[]) => rules(yam, log).filter((rule) => rule.startsWith('care.'))
    expect(work([])).toContain('care.weeds')
    expect(work(on(yam, 'dimethoate', 0))).toEqual([])
    expect(work(on(yam, 'dimethoate', 1))).toEqual([])
    expect(work(on(yam, 'dimethoate', 2))).toContain('care.weeds')
  })
})

describe('a barred product in the log', () => {
  test('is answered at once: what it is, not to sell or eat this harvest, and whom to tell', () => {
    const [answer] = given(okra, on(okra, 'Sniper'), '+2348030000009')
    expect(answer).toMatchObject({ rule: 'spray.barred', priority: 'high', confidence: 'high' })
    const { content, sms } = wordAdvice(answer!, 'en')
    expect(content).toContain('You sprayed dichlorvos: it is banned or restricted here.')
    expect(content).toContain('NAFDAC')
    expect(content).toContain('+2348030000009')
    expect(sms).toContain('do not eat or sell this harvest')
  })

  test('is never certain of a misspelt name', () => {
    const [answer] = given(okra, on(okra, 'snaiper'))
    expect(answer).toMatchObject({ rule: 'spray.barred', confidence: 'low' })
    expect(wordAdvice(answer!, 'en').content).toContain('We are not sure.')
    expect(wordAdvice(answer!, 'en').content).not.toContain('You sprayed')
  })

  test('long before the harvest is answered for two weeks, and the field is worked on', () => {
    const maize: Scene = {
      place: 'kano',
      crop: 'maize',
      asOf: '2026-07-27',
      planted: '2026-06-25',
      variety: 100,
      past: Array(40).fill(6),
    }
    const [answer, ...others] = given(maize, on(maize, 'DDVP', 2))
    expect(answer).toMatchObject({ rule: 'spray.barred', priority: 'high' })
    const { content } = wordAdvice(answer!, 'en')
    expect(content).toContain('You sprayed dichlorvos: it is banned or restricted here.')
    expect(content).toContain('Tell your extension officer and NAFDAC')
    expect(others.map(({ category }) => category)).toContain('fertilizer')
    expect(given(maize, on(maize, 'snaiper', 2))[0]).toMatchObject({ rule: 'spray.barred', confidence: 'low' })
    const later = { ...maize, asOf: '2026-08-10' }
    expect(rules(later, on(later, 'DDVP', 16))).not.toContain('spray.barred')
  })

  test('closes the harvest for sixty days', () => {
    expect(rules(okra, on(okra, 'furadan', 40))).toContain('spray.barred')
    expect(rules(okra, on(okra, 'furadan', 40))).not.toContain('harvest.pick')
  })

  test.each(LANGUAGE_IDS)('is answered in %s within one SMS that says it first', (language) => {
    for (const product of ['Sniper', 'snaiper', 'paraquat']) {
      const { sms } = wordAdvice(given(okra, on(okra, product), '+2348030000009')[0]!, language)
      expect(sms.length).toBeLessThanOrEqual(160)
      expect(sms).toContain(product === 'paraquat' ? 'paraquat' : 'dichlorvos')
    }
  })
})

test('cocoa is fermented beside the wait only where some was picked before the spray', () => {
  const cocoa: Scene = { place: 'akure', crop: 'cocoa', asOf: '2026-10-12' }
  const spray = entry('2026-10-10', 'metalaxyl + copper')
  const picked: LogEntry = { ...entry('2026-10-07', null), kind: 'harvested' }
  expect(rules(cocoa)).toContain('harvest.ferment')
  expect(rules(cocoa, [spray])).not.toContain('harvest.ferment')
  expect(rules(cocoa, [picked, spray])).toEqual(expect.arrayContaining(['harvest.ferment', 'harvest.wait']))
})

test('a banned product bars the harvest that is there: not that of a season that is over, and no money goes into it', () => {
  const leaves: Scene = { place: 'ibadan', crop: 'spinach', asOf: '2026-04-20', planted: '2026-02-26' }
  const log = [entry('2026-04-12', 'DDVP')]
  expect(rules(leaves, log)).toContain('spray.barred')
  expect(rules({ ...leaves, asOf: '2026-12-27' }, log)).not.toContain('spray.barred')
  const maize: Scene = {
    place: 'kano',
    crop: 'maize',
    asOf: '2026-08-05',
    planted: '2026-07-01',
    variety: 90,
    past: Array(30).fill(6),
  }
  expect(rules(maize)).toContain('pest.count')
  const onMaize = rules(maize, [entry('2026-08-03', 'DDVP')])
  expect(onMaize).toContain('spray.barred')
  expect(onMaize).not.toContain('pest.count')
})

test('no work goes into a field whose whole harvest is barred, only into one that is harvested later too', () => {
  const work = (scene: Scene, log: LogEntry[]) => rules(scene, log).filter((rule) => /^(?:care|rain|dry)/.test(rule))
  const maize: Scene = {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-08-05', planted: '2026-07-01', variety: 90 },
    past: Array(30).fill(6),
  }
  const cassava: Scene = {
    ...{ place: 'ibadan', crop: 'cassava', asOf: '2026-08-03', planted: '2025-10-06' },
    past: [...dry(25), 40, 50, 40, 60, 50],
  }
  expect(work(maize, [])).toContain('care.weeds-heap')
  expect(rules(maize, [entry('2026-08-02', 'DDVP')])).toEqual(['spray.barred'])
  expect(work(cassava, [])).toContain('rain.wet-soil')
  expect(rules(cassava, [entry('2026-07-30', 'DDVP')])).toEqual(
    expect.arrayContaining(['spray.barred', 'rain.wet-soil']),
  )
})

test('who sprayed has not lifted: no curing nor storing beside the wait, unless the harvest was in hand', () => {
  const yam: Scene = { place: 'makurdi', crop: 'yam', asOf: '2026-12-21', planted: '2026-03-20', variety: 240 }
  const told = (log: LogEntry[]) => rules(yam, log).filter((rule) => /harvest\.(?:curing|store)/.test(rule))
  for (let ago = 1; ago < 14; ago++) expect(told(on(yam, 'cypermethrin', ago))).toEqual([])
})

test('a banned product bars no harvest of a tree without fruit, and people stay out of it', () => {
  const mango = (planted: string, asOf: string) =>
    rules({ place: 'kano', crop: 'mangoes', asOf, planted }, [entry(addDays(asOf, -1), 'DDVP')])
  for (const told of [mango('2025-06-10', '2026-08-10'), mango('2015-06-10', '2026-08-10')]) {
    expect(told).not.toContain('spray.barred')
    expect(told).toContain('spray.out')
  }
  expect(mango('2015-06-10', '2026-04-10')).toContain('spray.barred')
})

test('a spray that may be banned comes before the water', () => {
  const scene: Scene = {
    ...{ place: 'kano', crop: 'tomato', asOf: '2026-02-20', planted: '2025-12-20', past: dry(40), ahead: dry(7) },
    field: { irrigation: ['furrow'] },
  }
  const log = [...unwatered('2026-02-20'), entry('2026-02-19', 'snaiper')]
  expect(rules(scene, log)[0]).toBe('spray.barred')
})

describe('a spray after the harvest', () => {
  const harvested = (crop: Scene['crop'], planted: string, date: string, asOf = '2026-12-07'): Scene => ({
    ...{ place: crop === 'yam' ? 'makurdi' : 'kano', crop, asOf, planted },
    field: { log: [logged('harvested', date)] },
  })
  const stored: Scene[] = [
    harvested('maize', '2026-06-25', '2026-10-20'),
    harvested('sorghum', '2026-06-20', '2026-11-10'),
    harvested('groundnuts', '2026-06-20', '2026-10-20'),
    harvested('rice', '2026-06-25', '2026-11-10'),
    harvested('onion', '2026-08-10', '2026-12-04'),
    harvested('yam', '2026-03-20', '2026-11-25'),
  ]
  const withSpray = (scene: Scene, product: string | null, ago = 1) =>
    given(scene, [...(scene.field?.log ?? []), ...on(scene, product, ago)])

  test.each(stored)('is answered for what lies in store, not for a field: %o', (scene) => {
    const advices = withSpray(scene, 'lambda_cyhalothrin')
    expect(advices[0]).toMatchObject({ rule: 'spray.stored', priority: 'high' })
    expect(advices.map(({ rule }) => rule)).not.toContain('harvest.wait')
    expect(advices.map(({ rule }) => rule)).not.toContain('harvest.sell')
    const { content } = wordAdvice(advices[0]!, 'en')
    expect(content).toContain('do not eat, sell or feed it to animals before')
  })

  test('waits at least 14 days, and 90 where a source says so, whatever the label says of the field', () => {
    const until = (scene: Scene, product: string | null) => withSpray(scene, product)[0]?.facts
    expect(until(stored[1]!, 'lambda_cyhalothrin')).toMatchObject({ until: '2026-12-20' })
    expect(until(stored[1]!, null)).toMatchObject({ until: '2026-12-20' })
    expect(until(stored[0]!, null)).toMatchObject({ until: '2027-03-06' })
    expect(withSpray(stored[1]!, null, 15).map(({ rule }) => rule)).not.toContain('spray.stored')
  })

  test('of a poison that is banned is answered as that, and neem closes nothing', () => {
    expect(withSpray(stored[0]!, 'Sniper')[0]?.rule).toBe('spray.barred')
    expect(withSpray(stored[0]!, 'neem').map(({ rule }) => rule)).not.toContain('spray.stored')
  })

  test('of a crop that is still in the field is answered for the field', () => {
    const cowpea: Scene = { place: 'kano', crop: 'cowpeas', asOf: '2026-10-05', planted: '2026-07-20' }
    const picked = { ...cowpea, field: { log: [logged('harvested', '2026-09-28')] } }
    const cassava: Scene = { place: 'ibadan', crop: 'cassava', asOf: '2026-04-06', planted: '2025-04-01' }
    const dug = { ...cassava, field: { log: [logged('harvested', '2026-03-20')] } }
    const tomatoes = { ...tomato, field: { ...tomato.field, log: [logged('harvested', '2026-02-02')] } }
    const sownAgain = harvested('maize', '2026-06-25', '2026-03-20', '2026-08-31')
    for (const scene of [cowpea, picked, dug, tomatoes, sownAgain])
      expect(withSpray(scene, null).map(({ rule }) => rule)).not.toContain('spray.stored')
  })
})

test('no helpers are arranged for a harvest that is barred, nor a rest brought in', () => {
  const maize: Scene = { place: 'kano', crop: 'maize', asOf: '2026-10-11', planted: '2026-06-25' }
  const late: Scene = { ...maize, asOf: '2026-12-30' }
  expect([rules(maize), rules(late)].map((found) => found.filter((rule) => OPENS.includes(rule)))).toEqual(
    OPENS.map((rule) => [rule]),
  )
  for (const scene of [maize, late])
    for (const product of [null, 'Sniper'])
      expect(rules(scene, on(scene, product, 1)).filter((rule) => OPENS.includes(rule))).toEqual([])
})
const OPENS: RuleId[] = ['harvest.soon', 'stage.over']

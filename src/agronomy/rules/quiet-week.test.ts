import { expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, logged, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import { drySpellRules } from './dry-spell.ts'
import { adviseFieldWalk } from './field-walk.ts'
import { followingCropFacts } from './following-crops.ts'
import { adviseNextOperation, quietWeekRules } from './quiet-week.ts'

const said = (asOf: string) =>
  quietWeekRules(
    assessField(situationOf({ place: 'akure', crop: 'tomato', asOf, planted: '2026-05-10', ahead: showers() })),
  )

test('a quiet week of what is picked for weeks says how often it is still picked', () => {
  const picked = Array.from({ length: 8 }, (_, n) => said(addDays('2026-08-10', 7 * n)))
  for (const [advice] of picked)
    expect(advice).toMatchObject({ rule: 'care.keep-picking', facts: { every: 1, everyTo: 3 } })
  expect(said('2026-06-10')[0]?.rule).not.toBe('care.keep-picking')
})

test('no work is announced on what is lost: onion in the rains of the coast', () => {
  const onion = situationOf({ place: 'calabar', crop: 'onion', asOf: '2026-06-03', planted: '2026-05-10' })
  expect(quietWeekRules(assessField(onion))).toEqual([])
})

test('what is cut or lifted once and ripe is brought in and cleared, and the field gets its next crop', () => {
  for (const crop of ['carrots', 'lettuce', 'cabbage'] as const) {
    const ripe = situationOf({ place: 'calabar', crop, asOf: '2026-08-10', planted: '2026-04-20' })
    const [card] = quietWeekRules({ ...assessField(ripe), ripe: true })
    expect(card?.rule).toBe('harvest.clear')
    expect(card?.facts.crops).toBeTruthy()
  }
})

test('ripe sweet potato is brought in in every quiet week, before a heavy rain where one comes', () => {
  const ripe = (asOf: string, ahead = showers()) =>
    assessField(situationOf({ place: 'otavi', crop: 'sweet-potato', asOf, planted: '2027-01-20', variety: 110, ahead }))
  for (const asOf of ['2027-05-12', '2027-05-13', '2027-05-19', '2027-05-26', '2027-05-30']) {
    const field = { ...ripe(asOf), ripe: true }
    expect(quietWeekRules(field).map(({ rule }) => rule)).toEqual(['harvest.clear'])
  }
  const storm = quietWeekRules({ ...ripe('2027-05-12', [0, 0, 62, 48, 0, 0, 0]), ripe: true })
  expect(storm[0]?.validUntil).toBe('2027-05-13')
})

test('what was brought in and stored is not cleared again', () => {
  const log = [logged('harvested', '2026-10-01'), logged('stored', '2026-10-02')]
  const weeks = quietWeeks({ place: 'zaria', crop: 'maize', planted: '2026-06-01', field: { log } }, '2026-11-02')
  expect(weeks.flat().map(({ rule }) => rule)).not.toContain('harvest.clear')
})

test('a cereal is followed by legumes, and never by what feeds the same witchweed', () => {
  const maize = assessField(situationOf({ place: 'zaria', crop: 'maize', asOf: '2026-12-01', planted: '2026-06-20' }))
  const { crops, goodNext } = followingCropFacts(maize)
  expect(goodNext).toBe('later')
  const named = String(crops).split(',')
  expect(named).toHaveLength(2)
  for (const cereal of ['sorghum', 'millet', 'rice']) expect(named).not.toContain(cereal)
})

test('a quiet week looks for a pest that may come there now, another each week, and for none where none lives', () => {
  const looks = (place: 'akure' | 'otavi', crop: 'cassava' | 'sugarcane') =>
    Array.from({ length: 12 }, (_, n) => {
      const asOf = addDays('2026-07-06', 7 * n)
      const field = { irrigation: [crop === 'sugarcane' ? ('furrow' as const) : ('rain-fed' as const)] }
      return quietWeekRules(
        assessField(situationOf({ place, crop, asOf, planted: '2026-04-20', ahead: showers(), field })),
      )[0]!
    }).filter(({ rule }) => rule !== 'care.next')
  const cassava = looks('akure', 'cassava')
  expect(cassava.filter(({ rule }) => rule === 'care.look').length).toBeGreaterThan(1)
  for (const [n, { situation }] of cassava.entries()) expect(situation).not.toBe(cassava[n + 1]?.situation)
  expect(looks('otavi', 'sugarcane').every(({ rule }) => rule === 'care.walk' || rule === 'care.quiet')).toBe(true)
})

const MONDAYS = 8
const quietWeeks = (scene: Omit<Scene, 'asOf'>, from: string) =>
  Array.from({ length: MONDAYS }, (_, n) =>
    quietWeekRules(assessField(situationOf({ ahead: showers(), ...scene, asOf: addDays(from, 7 * n) }))),
  )

test('a quiet week of a long crop has the job of its month or one line, and no work is made up', () => {
  const cocoa = quietWeeks({ place: 'akure', crop: 'cocoa', planted: '2015-05-01' }, '2026-05-25').flat()
  expect(cocoa.some(({ facts }) => facts.seek === 'pods')).toBe(true)
  const scenes: Omit<Scene, 'asOf'>[] = [
    { place: 'calabar', crop: 'banana', planted: '2024-05-01' },
    { place: 'calabar', crop: 'oil-palm', planted: '2015-05-01' },
    { place: 'makurdi', crop: 'yam', planted: '2026-01-10' },
    { place: 'jos', crop: 'maize', planted: '2026-05-01' },
  ]
  const made = ['soil', 'growth', 'leaves']
  for (const scene of scenes)
    for (const { rule, facts } of quietWeeks(scene, '2026-05-25').flat())
      expect([scene.crop, rule, made.includes(facts.seek ?? '')]).toEqual([scene.crop, rule, false])
  const quiet = quietWeeks({ place: 'makurdi', crop: 'maize', planted: '2026-05-01' }, '2026-06-22')
    .flat()
    .find(({ rule }) => rule === 'care.quiet')
  if (quiet) expect(wordAdvice(quiet, 'en').content).toBe('There is nothing urgent this week.')
})

test('fire lines are cleared as the dry season begins, not at its end', () => {
  const seeks = (from: string) =>
    quietWeeks({ place: 'makurdi', crop: 'cassava', planted: '2026-05-01', ahead: dry(7), past: dry(60) }, from)
      .flat()
      .map(({ facts }) => facts.seek)
  expect(seeks('2026-11-02')).toContain('fire')
  expect(seeks('2027-02-01')).not.toContain('fire')
})

test('cassava whose harvest was logged is an empty field: no weekly work', () => {
  const log = [logged('harvested', '2027-01-21')]
  const weeks = quietWeeks({ place: 'ibadan', crop: 'cassava', planted: '2026-02-20', field: { log } }, '2027-02-15')
  expect(weeks.flat()).toEqual([])
})

test('cassava waits in the ground: ripe, it is never told to be cleared away', () => {
  for (let week = 0; week < 30; week++) {
    const asOf = addDays('2027-02-01', 7 * week)
    const field = assessField(situationOf({ place: 'ibadan', crop: 'cassava', asOf, planted: '2026-05-10' }))
    expect(quietWeekRules(field).map(({ rule }) => rule)).not.toContain('harvest.clear')
  }
})

test('in the dry season a tree of two years gets its water by hand every week, an old one only the start of it', () => {
  const orange = (asOf: string, planted: string) =>
    drySpellRules(
      assessField(
        situationOf({ place: 'zaria', crop: 'oranges', asOf, planted, past: Array(60).fill(0), ahead: [0, 0, 0] }),
      ),
    )[0]
  expect(orange('2027-02-10', '2025-06-20')).toMatchObject({
    rule: 'dry.young-tree',
    priority: 'low',
    facts: { cans: 3 },
  })
  expect(orange('2027-02-10', '2020-06-20')).toBeUndefined()
})

test('cane in its seventh month is stripped, and in the dry season kept from fire', () => {
  const cane = (asOf: string, past: number[]) =>
    Array.from({ length: 4 }, (_, n) =>
      quietWeekRules(
        assessField(
          situationOf({ place: 'makurdi', crop: 'sugarcane', asOf: addDays(asOf, 7 * n), planted: '2026-05-01', past }),
        ),
      ).map(({ facts }) => facts.seek),
    ).flat()
  expect(cane('2026-12-12', Array(60).fill(0))).toEqual(expect.arrayContaining(['trash', 'fire']))
  expect(cane('2026-08-12', Array(60).fill(6))).not.toContain('fire')
})

test.each([
  [179, false],
  [180, true],
  [270, true],
  [271, false],
])('cane %p days after planting is stripped of its trash: %p', (days, isStripped) => {
  const sought = Array.from({ length: 6 }, (_, n) => {
    const asOf = addDays('2026-12-12', 7 * n)
    const cane = situationOf({
      place: 'makurdi',
      crop: 'sugarcane',
      asOf,
      planted: addDays(asOf, -days),
      past: dry(60),
    })
    return adviseFieldWalk(assessField(cane))?.facts.seek
  })
  expect(sought.includes('trash')).toBe(isStripped)
})

test('a paddy is asked for its bunds and its leaves, never to be drained', () => {
  const rice = (asOf: string) =>
    quietWeekRules(
      assessField(
        situationOf({
          place: 'makurdi',
          crop: 'rice',
          asOf,
          planted: '2026-06-10',
          field: { soil: 'clay' },
          ahead: showers(),
        }),
      ),
    )[0]?.facts.seek
  const sought = Array.from({ length: 12 }, (_, n) => rice(addDays('2026-07-06', 7 * n))).filter(Boolean)
  expect(sought).toContain('bunds')
  expect(sought).not.toContain('growth')
  expect(sought).not.toContain('soil')
})

test('seed that has not come up is dug for while it may be sown a second time, and after that given up', () => {
  const maize = (asOf: string) =>
    quietWeekRules(
      assessField(situationOf({ place: 'kano', crop: 'maize', asOf, planted: '2026-06-12', past: Array(80).fill(0) })),
    )[0]
  expect(maize('2026-07-06')).toMatchObject({ rule: 'care.walk', facts: { seek: 'seed' } })
  expect(maize('2026-08-10')?.rule).toBe('planting.lost')
})

test('nobody is sent to open drains in the dry season', () => {
  const looks = (crop: Scene['crop'], planted: string) =>
    Array.from({ length: 8 }, (_, n) =>
      collectCandidates(
        situationOf({
          place: 'zaria',
          crop,
          asOf: addDays('2027-01-04', 7 * n),
          planted,
          past: dry(60),
          ahead: dry(7),
        }),
      ),
    )
      .flat()
      .map((advice) => wordAdvice(advice, 'en').content)
  for (const text of [
    ...looks('yam', '2026-06-19'),
    ...looks('mangoes', '2019-06-19'),
    ...looks('sugarcane', '2026-05-19'),
  ])
    expect(text).not.toMatch(/open drains|open a drain/)
})

test('cotton between two pickings hears of the next one', () => {
  const cotton = situationOf({ place: 'kano', crop: 'cotton', asOf: '2027-01-11', planted: '2026-07-05', variety: 170 })
  expect(quietWeekRules(assessField(cotton))).toMatchObject([
    { situation: 'care.next:harvested', facts: { from: '2027-01-12' } },
  ])
})

test('a tree that is planned has a line two months before its day, and none earlier', () => {
  const planned = (asOf: string) =>
    collectCandidates(situationOf({ place: 'akure', crop: 'cocoa', asOf, planted: '2026-06-20' }))
  expect(planned('2026-04-21').map(({ rule }) => rule)).toEqual(['care.next'])
  expect(planned('2026-04-20')).toEqual([])
})

test('picking ends when three dry weeks have withered the plants, not while they still find water', () => {
  const pepper = (past: number[]) =>
    quietWeekRules(
      assessField(
        situationOf({
          ...{ place: 'akure', crop: 'pepper', asOf: '2026-12-28', planted: '2026-09-30', variety: 68 },
          ...{ past, ahead: dry(7), field: { soil: 'sand', established: 'seedling' } },
        }),
      ),
    ).map(({ rule }) => rule)
  expect(pepper(dry(60))).toEqual(['harvest.clear'])
  expect(pepper([...dry(30), 40, 40, ...dry(8)])).toEqual(['care.keep-picking'])
})

test('a tree that bears little for want of rain has its line every week', () => {
  const palm = (n: number) =>
    collectCandidates(
      situationOf({ place: 'kano', crop: 'oil-palm', asOf: addDays('2026-06-01', 7 * n), past: dry(20) }),
    )
  for (let n = 0; n < 30; n++) expect(palm(n).length).toBeGreaterThan(0)
})

test('a quiet week of the dry months looks for no disease of wet leaves', () => {
  const looked = (asOf: string, past: number[]) =>
    Array.from({ length: 12 }, (_, n) => {
      const day = addDays(asOf, 7 * n)
      return quietWeekRules(
        assessField(
          situationOf({ place: 'kano', crop: 'cassava', asOf: day, planted: '2026-07-01', past, ahead: dry(7) }),
        ),
      ).map(({ situation }) => situation)
    }).flat()
  expect(looked('2027-01-04', dry(60))).not.toContain('care.look:cbb')
  expect(looked('2026-09-07', Array(60).fill(6))).toContain('care.look:cbb')
})

test('the next step of a plan is not the harvest while pests of the flowers are still to come: cowpea in leaf', () => {
  const cowpea = (asOf: string) =>
    quietWeekRules(
      assessField(
        situationOf({ place: 'zaria', crop: 'cowpeas', asOf, planted: '2026-07-29', variety: 114, ahead: showers() }),
      ),
    ).map(({ facts }) => facts.step)
  expect(cowpea('2026-09-07')).not.toContain('harvested')
  expect(cowpea('2026-10-26')).toContain('harvested')
})

test('suckers without a bunch are not propped', () => {
  const looks = (planted: string) =>
    ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25'].map(
      (asOf) =>
        adviseFieldWalk(assessField(situationOf({ place: 'akure', crop: 'plantain', asOf, planted })))?.facts.seek,
    )
  expect(looks('2026-03-21')).not.toContain('mat')
  expect(looks('2025-08-21')).toContain('mat')
})

test('a mat in soil without water is covered again every third week of the dry months', () => {
  const weeks = Array.from({ length: 9 }, (_, n) => addDays('2026-12-07', 7 * n))
  const told = weeks.map((asOf) =>
    drySpellRules(
      assessField(
        situationOf({
          ...{ place: 'calabar', crop: 'banana', asOf, planted: '2026-02-26', past: dry(60), ahead: dry(7) },
          field: { soil: 'sand' },
        }),
      ),
    ).some(({ rule }) => rule === 'dry.mat'),
  )
  expect(told.filter(Boolean)).toHaveLength(3)
})

test('who sold the harvest is not told to bring in the rest: yam at Makurdi', () => {
  const yam = (log: LogEntry[]) =>
    ['2026-11-23', '2026-11-30', '2026-12-07'].flatMap((asOf) =>
      quietWeekRules(
        assessField(
          situationOf({ place: 'makurdi', crop: 'yam', asOf, planted: '2026-04-04', variety: 210, field: { log } }),
        ),
      ).map(({ rule }) => rule),
    )
  expect(yam([])).toContain('harvest.clear')
  expect(yam([logged('harvested', '2026-10-26'), logged('sold', '2026-11-18')])).not.toContain('harvest.clear')
})

test('mounds of yam are capped while the setts lie in them, not over tubers that are full', () => {
  const sought = (planted: string) =>
    ['2026-12-07', '2026-12-14'].map(
      (asOf) =>
        adviseFieldWalk(assessField(situationOf({ place: 'makurdi', crop: 'yam', variety: 285, asOf, planted })))?.facts
          .seek,
    )
  expect(sought('2026-12-01')).toContain('cap')
  expect(sought('2026-05-12')).not.toContain('cap')
})

test('crops to plant next are named with one day only where they are sown about then: no millet with the wheat of May', () => {
  const beans: Scene = { place: 'oshakati', crop: 'beans', asOf: '2026-04-15', planted: '2025-12-23' }
  const field = { irrigation: ['furrow' as const], soil: 'silt' as const }
  expect(followingCropFacts(assessField(situationOf({ ...beans, field })))).toMatchObject({
    crops: 'wheat',
    nextFrom: '05-01',
  })
})

test('what is sown in a nursery is not told to sow one while its seedlings are hardened', () => {
  for (const crop of ['onion', 'pepper', 'tomato', 'cabbage'] as const) {
    const days = Array.from({ length: 40 }, (_, n) => addDays('2026-11-18', n))
    const next = days.map((asOf) => {
      const sown = assessField(
        situationOf({
          place: 'kano',
          crop,
          asOf,
          planted: '2026-11-18',
          field: { established: 'seed', irrigation: ['manual'] },
        }),
      )
      return [...quietWeekRules(sown), adviseNextOperation(sown)].map((advice) => advice?.facts.step)
    })
    expect([crop, next.flat()]).not.toEqual([crop, expect.arrayContaining(['nursery'])])
  }
})

test('the next step named is the harvest, not the work that follows it', () => {
  const next = (scene: Scene) =>
    adviseNextOperation(assessField(situationOf({ past: dry(30), ahead: dry(7), ...scene })))
  const cane = (asOf: string) => next({ place: 'makurdi', crop: 'sugarcane', asOf, planted: '2025-04-19' })
  expect(cane('2026-02-14')?.facts.step).toBe('harvested')
  expect(cane('2025-09-12')?.facts.step).toBe('harvested')
  const yam = (asOf: string) => next({ place: 'zaria', crop: 'yam', asOf, planted: '2025-05-07' })
  expect(yam('2026-02-16')).toBeNull()
})

const BIDA = { lat: 9.08, lng: 6.01, elevation: 150, country: 'NG', state: 'Niger' }
const BENIN = { lat: 6.34, lng: 5.62, elevation: 80, country: 'NG', state: 'Edo' }
const KURA = { lat: 11.77, lng: 8.43, elevation: 450, country: 'NG', state: 'Kano' }
const begun: [string, string, LogEntry[], Omit<Scene, 'asOf'>][] = [
  ['weeded', '2026-08-03', [], { place: 'kano', crop: 'maize', planted: '2026-06-15' }],
  ['weeded', '2026-07-31', [], { place: 'makurdi', crop: 'yam', planted: '2026-04-10' }],
  [
    'weeded',
    '2026-08-10',
    [logged('weeded', '2026-07-08')],
    { place: 'makurdi', crop: 'rice', planted: '2026-06-20', field: { place: BIDA, riceField: 'lowland' } },
  ],
  [
    'weeded',
    '2026-07-06',
    [logged('weeded', '2026-05-12')],
    { place: 'calabar', crop: 'cassava', planted: '2026-04-10', field: { place: BENIN } },
  ],
  [
    'weeded',
    '2027-01-08',
    [logged('weeded', '2026-12-08')],
    { place: 'kano', crop: 'tomato', planted: '2026-11-20', field: { place: KURA, irrigation: ['furrow'] } },
  ],
  ['weeded', '2026-05-21', [], { place: 'akure', crop: 'oil-palm', planted: '2024-05-01' }],
  ['harvested', '2026-05-18', [], { place: 'zaria', crop: 'mangoes', planted: '2018-05-01' }],
]
test.each(begun)('%s that has begun is the line of %s, not the step after it', (step, asOf, log, scene) => {
  const field = assessField(situationOf({ ahead: showers(), ...scene, asOf, field: { ...scene.field, log } }))
  const line = { rule: 'care.next', facts: { step, from: asOf } }
  expect(quietWeekRules(field)).toMatchObject([line])
  expect(adviseNextOperation(field)).toMatchObject(line)
})

test('work that is reported, or whose days are past, is not named again', () => {
  const steps = (asOf: string, log: LogEntry[] = []) => {
    const yam: Scene = { place: 'makurdi', crop: 'yam', planted: '2026-04-10', asOf, ahead: showers(), field: { log } }
    const field = assessField(situationOf(yam))
    return [...quietWeekRules(field), adviseNextOperation(field)].map((advice) => advice?.facts.step)
  }
  expect(steps('2026-08-21')).toContain('weeded')
  expect(steps('2026-08-22')).not.toContain('weeded')
  expect(steps('2026-07-31', [logged('weeded', '2026-07-29')])).not.toContain('weeded')
})

test('pruning that has begun has its card: its step is called thinning', () => {
  const mango = (asOf: string) => situationOf({ place: 'zaria', crop: 'mangoes', asOf, planted: '2018-05-01' })
  expect(quietWeekRules(assessField(mango('2026-09-14')))).toMatchObject([{ rule: 'care.prune' }])
  expect(quietWeekRules(assessField(mango('2026-10-08')))).not.toMatchObject([{ rule: 'care.prune' }])
})

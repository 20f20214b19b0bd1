import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { growthStageStart } from '../growth/stage-info.ts'
import { cropsWith } from '../testing/crops-with.ts'
import { ACTIVE_INGREDIENTS, BARRED_PRODUCTS, isBarredProduct } from './active-ingredients.ts'
import { type ControlDecision, decideControl, type PestCount } from './decide-control.ts'
import { PESTS } from './pests.ts'
import { SCOUTED_PEST_IDS, SCOUTING, type ScoutedPestId, scoutingRoundOn } from './scouting.ts'

const entry = (change: Partial<LogEntry>): LogEntry => ({
  kind: 'scouted',
  date: '2026-07-10',
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
  ...change,
})
const { growth } = cropFacts('maize')
/** Maize at Kaduna, counted on 20 plants on 20 July. */
const look = (count: number, change: Partial<PestCount> & { dap?: number } = {}): ControlDecision => {
  const { dap = 24, ...rest } = change
  return decideControl({
    pest: 'faw',
    crop: 'maize',
    zone: 'northern_guinea_savanna',
    round: scoutingRoundOn('faw', dap, growth),
    count,
    of: 20,
    asOf: '2026-07-20',
    log: [],
    ...rest,
  })
}
const sprayed = (date: string, product: string | null = null) => entry({ kind: 'sprayed', date, product })

describe('armyworm on 20 plants, before knee height', () => {
  test('three or fewer: no spray; four: once more; five to nine: neem; ten and more: an active', () => {
    expect([0, 3, 4, 5, 9].map((count) => look(count).do)).toEqual(['few', 'few', 'again', 'biological', 'biological'])
    expect(look(10)).toMatchObject({ do: 'spray', active: 'emamectin_benzoate', dose: null, left: 2 })
  })

  test('five of ten plants is ten of twenty', () => {
    expect(look(5, { of: 10 }).do).toBe('spray')
    expect(look(10, { of: 100 }).do).toBe('few')
  })

  test('what neem did not hold gets an active, if three sprays were not given yet', () => {
    expect(look(6, { log: [sprayed('2026-07-12')] })).toMatchObject({ do: 'spray', left: 1 })
    const three = ['2026-07-02', '2026-07-08', '2026-07-14'].map((date) => sprayed(date))
    expect(look(18, { log: three }).do).toBe('late')
  })

  test('one group within thirty days, another after them', () => {
    expect(look(18, { log: [sprayed('2026-07-08', 'chlorantraniliprole')] })).toMatchObject({
      active: 'chlorantraniliprole',
    })
    expect(look(18, { log: [sprayed('2026-06-10', 'emamectin_benzoate')] })).toMatchObject({
      active: 'chlorantraniliprole',
    })
    // The second spray of a group does not begin its thirty days anew.
    const twice = [sprayed('2026-06-12', 'emamectin_benzoate'), sprayed('2026-07-05', 'emamectin_benzoate')]
    expect(look(18, { log: twice })).toMatchObject({ active: 'chlorantraniliprole' })
  })
})

test('older maize bears more: eight of 20, and by hand with a second count from five on', () => {
  expect([4, 5, 7, 8].map((count) => look(count, { dap: 40 }).do)).toEqual(['few', 'again', 'again', 'biological'])
})

test('from the tassel on nothing is sprayed, however many there are', () => {
  expect(scoutingRoundOn('faw', 61, growth)).toBeNull()
  // Early maize shows it sooner.
  const tassel = growthStageStart('flowering', growth)
  expect(scoutingRoundOn('faw', tassel - 1, growth)).not.toBeNull()
  expect(scoutingRoundOn('faw', tassel, growth)).toBeNull()
  expect(look(20, { round: null })).toEqual({ do: 'late' })
})

test('a pest that does not live there is never treated', () => {
  const thrips = { pest: 'cowpea_thrips' as const, crop: 'cowpeas' as const, round: SCOUTING.cowpea_thrips.rounds[0]! }
  expect(look(30, { ...thrips, zone: 'na_north_central' })).toEqual({ do: 'late' })
  expect(look(30, { ...thrips })).toMatchObject({ do: 'spray', active: 'lambda_cyhalothrin' })
})

test('in Namibia only what was named there is named; else the dealer is asked for a registered product', () => {
  expect(look(18, { zone: 'na_maize_triangle' })).toMatchObject({ active: 'emamectin_benzoate' })
  const wilt = { pest: 'dbm' as const, crop: 'cabbage' as const, round: SCOUTING.dbm.rounds[1]! }
  expect(look(20, { ...wilt, zone: 'na_central' })).toMatchObject({ active: 'spinosad' })
})

test('a line from memory asks for a second count, or a first far above it, then for neem, and never for an active', () => {
  const maruca = { pest: 'maruca' as const, crop: 'cowpeas' as const, round: SCOUTING.maruca.rounds[0]! }
  expect(look(11, maruca).do).toBe('again')
  expect(look(12, maruca).do).toBe('biological')
  const before = entry({ product: 'maruca', count: 12, of: 20, date: '2026-07-16' })
  expect(look(20, { ...maruca, log: [before] }).do).toBe('biological')
  expect(look(11, { ...maruca, log: [before] }).do).toBe('biological')
  expect(look(11, { ...maruca, log: [{ ...before, date: '2026-07-01' }] }).do).toBe('again')
  expect(look(20, { ...maruca, log: [before, sprayed('2026-07-17')] }).do).toBe('biological')
})

test('an average is an average, however many were opened', () => {
  const thrips = { pest: 'cowpea_thrips' as const, crop: 'cowpeas' as const, round: SCOUTING.cowpea_thrips.rounds[0]! }
  expect(look(7, { ...thrips, of: 5 }).do).toBe('biological')
})

/** Every count there can be: pest, crop, zone, job, number and what was done before. */
function* everyCount(): Generator<PestCount> {
  const logs: LogEntry[][] = [
    [],
    [sprayed('2026-07-15')],
    [sprayed('2026-05-01', 'lambda_cyhalothrin')],
    [sprayed('2026-07-10', 'emamectin_benzoate')],
  ]
  for (const pest of SCOUTED_PEST_IDS)
    for (const crop of cropsWith(pest))
      for (const zone of Object.keys(ZONES) as ZoneId[])
        for (const round of [...SCOUTING[pest].rounds, null])
          for (const log of logs)
            for (const confirmed of [false, true]) {
              const before = entry({ product: pest, count: 99, of: round?.of ?? 20, date: '2026-07-16' })
              for (const count of [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 60])
                yield {
                  pest,
                  crop,
                  zone,
                  round,
                  count,
                  of: round?.of ?? 20,
                  asOf: '2026-07-20',
                  log: confirmed ? [before, ...log] : log,
                }
            }
}

describe('over all pests, crops, zones, jobs, counts and logs', () => {
  test('nothing barred, unknown there or highly hazardous is named, and nothing where the pest is not', () => {
    const wrong: string[] = []
    const named = new Set<string>()
    for (const count of everyCount()) {
      const decision = decideControl(count)
      const { pest, crop, zone, round } = count
      const { country } = ZONES[zone]
      if (!PESTS[pest].zones.has(zone) && decision.do !== 'late') wrong.push(`${pest} in ${zone}`)
      if (decision.do !== 'spray') continue
      if (round === null || round.rough || count.count < round.act) wrong.push(`${pest} of ${count.count} is sprayed`)
      if (decision.active === null) continue
      const { name, status, hazardous } = ACTIVE_INGREDIENTS[decision.active]
      named.add(decision.active)
      if (isBarredProduct(name, country, crop) || hazardous || status[country].value !== 'named')
        wrong.push(`${name} against ${pest} in ${country}`)
      if (decision.dose && !decision.dose.pests.includes(pest)) wrong.push(`a dose of another pest: ${pest}`)
    }
    expect(wrong).toEqual([])
    expect(named.size).toBeGreaterThan(4)
  })

  test('what is barred is known by its whole name, in the country and the crop it is barred in', () => {
    const barred = (name: string, country: 'NG' | 'NA' = 'NG', crop: CanonicalCropId = 'maize') =>
      isBarredProduct(name, country, crop)
    for (const name of ['paraquat', 'chlorpyrifos', 'carbofuran', 'dichlorvos', 'lindane', 'DDT', 'permethrin'])
      expect(barred(name), name).toBe(true)
    expect(barred('cypermethrin')).toBe(false)
    expect(barred('dichlorvos', 'NA')).toBe(true)
    expect(barred('copper sulphate', 'NG', 'cocoa')).toBe(true)
    expect(barred('copper sulphate')).toBe(false)
    expect(barred('copper hydroxide', 'NG', 'cocoa')).toBe(false)
    expect(barred('cypermethrin + chlorpyrifos')).toBe(true)
    expect(BARRED_PRODUCTS.length).toBeGreaterThan(60)
  })
})

test('every job has a line, a number to look at, and a range for doubt that ends at the line', () => {
  for (const pest of SCOUTED_PEST_IDS as ScoutedPestId[])
    for (const { of, act, again } of SCOUTING[pest].rounds) {
      expect(of, pest).toBeGreaterThan(0)
      expect(act, pest).toBeGreaterThan(0)
      expect(again, pest).toBeLessThanOrEqual(act)
    }
})

test("one plant in twenty with Tuta is neem's, and so are two: twice a line of one is no invasion", () => {
  const tuta = (count: number) =>
    decideControl({
      pest: 'tuta',
      crop: 'tomato',
      zone: 'sudan_savanna',
      round: scoutingRoundOn('tuta', 40, cropFacts('tomato').growth),
      count,
      of: 20,
      asOf: '2027-01-04',
      log: [],
    }).do
  expect([0, 1, 3, 4].map(tuta)).toEqual(['few', 'biological', 'biological', 'spray'])
})

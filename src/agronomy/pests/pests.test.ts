import { describe, expect, test } from 'bun:test'
import { cropsWith } from '../testing/crops-with.ts'
import { PEST_IDS, PESTS, type PestId } from './pests.ts'
import { risksOf } from './risks.ts'
import type { RiskVariables } from './triggers.ts'

/** A mild dry week over a crop forty days old. */
const calm: RiskVariables = {
  tmin: 20,
  tmax: 31,
  tmean: 25.5,
  tmin_2d: 20,
  rh_mean: 60,
  rain_next3_mm: 0,
  wet_days_next3: 0,
  rain_last3_mm: 0,
  rain_last7_mm: 5,
  rain_last14_mm: 10,
  wet_days_last7: 1,
  dry_spell_days: 2,
  wind_max_ms: 3,
  dap: 40,
  planted_late: false,
  month: 8,
  stage: 'vegetative',
  zone: 'sudan_savanna',
  soil: 'loam',
  altitude_m: 470,
}
const ids = (crop: Parameters<typeof risksOf>[0], change: Partial<RiskVariables>) =>
  risksOf(crop, { ...calm, ...change }).map(({ record, level }) => `${record.id} ${level}`)

describe('the table of pests and diseases', () => {
  test('has all 55 records, and every trigger speaks of a variable that the field gives', () => {
    expect(PEST_IDS).toHaveLength(55)
    expect(PEST_IDS.filter((id) => cropsWith(id).length === 0)).toEqual([])
    for (const { triggers } of Object.values(PESTS))
      for (const { conditions } of triggers)
        for (const { variable } of conditions) expect(Object.keys(calm)).toContain(variable)
  })

  test('names a chemical class only for insects and fungi that one is of use against', () => {
    const classOf = (id: PestId) => PESTS[id].chemical
    expect(classOf('faw')).toBe('insecticide')
    expect(classOf('late_blight')).toBe('fungicide')
    for (const id of ['msv', 'striga', 'birds_quelea', 'cgm', 'bact_wilt', 'maize_aflatoxin', 'head_miner'] as const)
      expect(classOf(id)).toBeNull()
  })
})

describe('risks of a week', () => {
  test('armyworm is watched for in young maize, and dry days alone do not make it high', () => {
    expect(ids('maize', {})).toContain('faw medium')
    expect(ids('maize', { dry_spell_days: 6 })).toContain('faw medium')
    expect(ids('maize', { dap: 90, stage: 'fruiting' })).not.toContain('faw medium')
  })

  test('late planting raises armyworm, and midge in sorghum', () => {
    expect(ids('maize', { planted_late: true })).toContain('faw high')
    expect(ids('sorghum', { stage: 'flowering', planted_late: true, dap: 80 })).toContain('sorghum_midge high')
  })

  test('late blight needs cool damp weather', () => {
    const damp = { tmax: 25, tmin_2d: 14, rh_mean: 92, wet_days_next3: 2 }
    expect(ids('potatoes', damp)).toContain('late_blight high')
    expect(ids('potatoes', { ...damp, tmax: 33 })).not.toContain('late_blight high')
    expect(ids('potatoes', { ...damp, rh_mean: null })).not.toContain('late_blight high')
  })

  test('an unknown figure fires nothing, where little of it would as where much of it would', () => {
    expect(ids('cocoa', { stage: 'fruiting', wet_days_last7: 5 })).toContain('black_pod medium')
    expect(ids('cocoa', { stage: 'fruiting', wet_days_last7: null, rain_last14_mm: null })).toEqual([])
    expect(ids('rice', { dap: 40 })).toContain('rymv low')
    expect(ids('rice', { dap: null })).toEqual([])
  })

  test('of two at one level the better-known comes first', () => {
    expect(ids('cassava', { dap: 70, wet_days_last7: 5 })).toEqual(['cbb medium', 'cmd medium'])
  })

  test('black pod follows two very wet weeks', () => {
    expect(ids('cocoa', { stage: 'fruiting', wet_days_last7: 5, rain_last14_mm: 130 })).toContain('black_pod high')
    expect(ids('cocoa', { stage: 'harvesting', wet_days_last7: 5, rain_last14_mm: 60 })).toContain('black_pod medium')
  })

  test('yam in full leaf counts as growing, and a harvest record does not trouble a growing crop', () => {
    expect(ids('yam', { stage: 'fruiting', wet_days_last7: 5 })).toContain('yam_anthracnose high')
    expect(ids('groundnuts', { rain_next3_mm: 30 })).not.toContain('gn_aflatoxin high')
  })

  test('little rain ahead is not given as the reason for a pest', () => {
    const faw = risksOf('maize', calm).find(({ record }) => record.id === 'faw')!
    expect(faw.because).toEqual(['dap'])
  })
})

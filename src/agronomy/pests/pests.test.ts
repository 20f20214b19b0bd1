import { describe, expect, test } from 'bun:test'
import { cropsWith } from '../testing/crops-with.ts'
import { PEST_IDS, PESTS } from './pests.ts'
import { assessPestRisks } from './risks.ts'
import type { PestRiskVariables } from './triggers.ts'

/** A mild dry week over a crop forty days old. */
const calm: PestRiskVariables = {
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
const ids = (crop: Parameters<typeof assessPestRisks>[0], change: Partial<PestRiskVariables>) =>
  assessPestRisks(crop, { ...calm, ...change }).map(({ record, level }) => `${record.id} ${level}`)

describe('the table of pests and diseases', () => {
  test('has all 63 records, and every trigger speaks of a variable that the field gives', () => {
    expect(PEST_IDS).toHaveLength(63)
    expect(PEST_IDS.filter((id) => cropsWith(id).length === 0)).toEqual([])
    for (const { triggers } of Object.values(PESTS))
      for (const { conditions } of triggers)
        for (const { variable } of conditions) expect(Object.keys(calm)).toContain(variable)
  })
})

describe('risks of a week', () => {
  test('armyworm is looked for in young maize and no more urgent in a dry spell or a late crop', () => {
    expect(ids('maize', {})).toContain('faw medium')
    expect(ids('maize', { dry_spell_days: 6, planted_late: true })).toContain('faw medium')
    expect(ids('maize', { dap: 60, stage: 'flowering' })).not.toContain('faw medium')
  })

  test('late planting raises midge in sorghum, and only while it flowers', () => {
    expect(ids('sorghum', { stage: 'flowering', planted_late: true, dap: 80 })).toContain('sorghum_midge high')
    expect(ids('sorghum', { stage: 'fruiting', planted_late: true, dap: 90 })).not.toContain('sorghum_midge high')
  })

  test('late blight needs cool damp weather: at the warm coast it is bacterial wilt', () => {
    const damp = { tmax: 25, tmin: 14, tmin_2d: 14, rh_mean: 92, wet_days_next3: 2 }
    expect(ids('potatoes', damp)).toContain('late_blight high')
    expect(ids('potatoes', { ...damp, tmax: 33 })).not.toContain('late_blight high')
    expect(ids('potatoes', { ...damp, rh_mean: null, wet_days_next3: 1 })).not.toContain('late_blight high')
    const coast = {
      ...damp,
      tmax: 30,
      tmin: 24,
      tmin_2d: 24,
      tmean: 27,
      rain_last7_mm: 150,
      zone: 'humid_forest' as const,
    }
    expect(ids('tomato', coast)).toEqual(['bact_wilt high'])
  })

  test('a pest that does not live there is never told', () => {
    const heading = { stage: 'flowering' as const, dap: 75, month: 3 }
    expect(ids('millet', heading)).toContain('head_miner low')
    const oshakati = ids('millet', { ...heading, zone: 'na_north_central' })
    expect(oshakati).not.toContain('head_miner low')
    expect(oshakati).toContain('armoured_bush_cricket medium')
    expect(ids('beans', { stage: 'flowering', zone: 'na_north_central' })).toEqual([])
    for (const id of PEST_IDS) expect(PESTS[id].zones.size, id).toBeGreaterThan(0)
  })

  test('an unknown figure fires nothing, where little of it would as where much of it would', () => {
    expect(ids('cocoa', { stage: 'fruiting', wet_days_last7: 5 })).toContain('black_pod medium')
    expect(ids('cocoa', { stage: 'fruiting', wet_days_last7: null, rain_last14_mm: null })).toEqual([])
    expect(ids('rice', { dap: 40 })).toContain('rymv low')
    expect(ids('rice', { dap: null })).not.toContain('rymv low')
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
    const blast = assessPestRisks('rice', { ...calm, wet_days_next3: 2, rain_next3_mm: 8 })[0]!
    expect(blast.because).toEqual(['stage', 'tmin', 'wet_days_next3'])
  })
})

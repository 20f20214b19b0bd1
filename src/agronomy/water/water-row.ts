import type { GrowthStage } from '../../contracts/farm.ts'
import type { EvapotranspirationMethod } from './reference-evapotranspiration.ts'

/** Day of a field's water. Depths in mm, temperatures °C, rooting depth m. */
export interface WaterRow {
  date: string
  dayAfterPlanting: number | null
  stage: GrowthStage
  tMax: number
  tMin: number
  rain: number
  et0: number
  et0Method: EvapotranspirationMethod
  kc: number
  etc: number
  rootDepth: number
  taw: number
  p: number
  raw: number
  effectiveRain: number
  runoff: number
  /** Logged, or assumed with `WaterBalance.assumedIrrigation`. */
  irrigation: number
  ks: number
  eta: number
  deepPercolation: number
  /** Missing to field capacity (paddy: saturation) at day's end. */
  depletion: number
  pond: number
  estimated: boolean
}

export const blankRow = (): WaterRow => ({
  date: '',
  dayAfterPlanting: null,
  stage: 'planted',
  tMax: 0,
  tMin: 0,
  rain: 0,
  et0: 0,
  et0Method: 'hargreaves',
  kc: 0,
  etc: 0,
  rootDepth: 0,
  taw: 0,
  p: 0,
  raw: 0,
  effectiveRain: 0,
  runoff: 0,
  irrigation: 0,
  ks: 1,
  eta: 0,
  deepPercolation: 0,
  depletion: 0,
  pond: 0,
  estimated: false,
})

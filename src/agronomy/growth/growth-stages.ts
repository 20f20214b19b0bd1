import type { GrowthStage } from '../../contracts/farm.ts'
import type { AnnualCrop } from '../crops/crop-record.ts'

export interface StageLengths {
  ini: number
  dev: number
  mid: number
  late: number
  total: number
}

/** First day after planting of each stage; null for stages a crop lacks (cabbage does not flower). */
export type GrowthStageStarts = Record<GrowthStage, number | null>

/** First days of stages as shares of the crop's duration, where flowering does not follow FAO-56 stages. */
export interface GrowthStageStartShares {
  vegetative?: number
  flowering?: number
  fruiting?: number
  mature: number
  harvesting: number
  /** Days that count as 1 in these shares, if not the whole season: days to the first harvest (cassava). */
  ofDays?: number
}

/**
 * First days of growth stages: the crop's own shares, else flowering in the first half of mid-season, filling up to
 * late season, maturity in its last third (a choice).
 */
export function computeGrowthStageStarts(
  { grownFor, growth }: Pick<AnnualCrop, 'grownFor' | 'growth'>,
  s: StageLengths,
): GrowthStageStarts {
  const midSeason = s.ini + s.dev
  const day = (share: number | undefined, usual: number | null) =>
    share === undefined ? usual : Math.round(share * s.total)
  return {
    planted: 0,
    seedling: Math.min(10, Math.round(s.ini / 2)),
    vegetative: day(growth?.vegetative, s.ini),
    flowering: day(growth?.flowering, grownFor === 'fruit' ? midSeason : null),
    fruiting: day(growth?.fruiting, fruitingFrom()),
    mature: day(growth?.mature, s.total - Math.ceil(s.late / 3)),
    harvesting: day(growth?.harvesting, s.total),
  }

  function fruitingFrom(): number | null {
    if (grownFor === 'leaf' || grownFor === 'stem') return null
    return grownFor === 'root' ? midSeason : midSeason + Math.round(s.mid / 2)
  }
}

export function scaleStageLengths(stages: StageLengths, days: number): StageLengths {
  const factor = days / stages.total
  const ini = Math.round(stages.ini * factor)
  const dev = Math.round(stages.dev * factor)
  const mid = Math.round(stages.mid * factor)
  return {
    ini,
    dev,
    mid,
    late: Math.max(1, Math.round(days) - ini - dev - mid),
    total: Math.max(ini + dev + mid + 1, Math.round(days)),
  }
}

/** Stage lengths of a crop with mid-season from heading: more or fewer days of leaf growth, not of the young stand. */
export function fitStagesToHeading({ ini, mid, late }: StageLengths, days: number, heading: number): StageLengths {
  const filling = Math.max(2, days - heading)
  const middle = Math.min(filling - 1, Math.round((filling * mid) / (mid + late)))
  const young = Math.min(ini, heading)
  return { ini: young, dev: heading - young, mid: middle, late: filling - middle, total: heading + filling }
}

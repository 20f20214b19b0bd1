import type { GrowthStage } from '../../contracts/farm.ts'
import type { Annual } from '../crops/record.ts'

/** Lengths of the four FAO-56 stages, days. */
export interface StageLengths {
  ini: number
  dev: number
  mid: number
  late: number
  total: number
}

/** First day after planting of each growth stage; null when the crop does not show it (a cabbage does not flower). */
export type GrowthStarts = Record<GrowthStage, number | null>

/** First days of stages as shares of the whole crop's days, for a crop whose flowering falls elsewhere than with FAO-56's stages. */
export interface GrowthShares {
  vegetative?: number
  flowering?: number
  fruiting?: number
  mature: number
  harvesting: number
  /** The days that the shares are of, where the first lifting ends the season and not the crop. */
  ofDays?: number
}

/**
 * First days of each growth stage. FAO-56 stages follow ground cover, not flowers, so a crop whose flowering falls
 * elsewhere has shares of its own; the others flower in the first half of mid-season, fill in the second half and the
 * first part of late season, and are mature in its last third (a choice).
 */
export function growthStarts({ grownFor, growth }: Pick<Annual, 'grownFor' | 'growth'>, s: StageLengths): GrowthStarts {
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

/** Stage lengths of a variety of `days`: every stage in proportion. */
export function scaleStages(stages: StageLengths, days: number): StageLengths {
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

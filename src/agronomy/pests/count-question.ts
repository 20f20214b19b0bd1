import { itemAt } from '../../shared/lookups.ts'
import type { Advice } from '../types.ts'
import { type CountUnit, isScoutedPest, type ScoutedPestId } from './scouting.ts'

interface CountQuestion {
  pest: ScoutedPestId
  unit: CountUnit
  of: number
  actAt: number
  ranges: { from: number; to: number | null; count: number }[]
}

export function countQuestion({ facts }: Pick<Advice, 'facts'>): CountQuestion | null {
  const { pest, of, act, unsure, unit } = facts
  if (typeof pest !== 'string' || !isScoutedPest(pest) || typeof of !== 'number' || typeof act !== 'number') return null
  const starts = [...new Set([0, typeof unsure === 'number' ? unsure : act, act, 2 * act])]
  return {
    pest,
    unit: unit as CountUnit,
    of,
    actAt: act,
    ranges: starts.map((from, n) => ({
      from,
      to: n + 1 < starts.length ? itemAt(starts, n + 1) - 1 : null,
      count: from,
    })),
  }
}

import { daysBetween, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { lastOf } from '../season/log.ts'
import type { Advice } from '../types.ts'
import { adviceOf, figure, stageFigures } from './advice.ts'
import { drying } from './harvest-stored.ts'
import { groundsOf, pickingInterval, pickingSource, produceFacts } from './produce.ts'

/** Weeks per picking month with a card: at most three in a row. */
const MONTH = 4
/** Weeks between cards of a mat. */
const MAT_WEEKS = 2

/** Long-picked crops: at first and monthly, alternating with home processing, which follows a logged picking. */
export function pickedHarvest(field: Field, since: string): Advice[] {
  const { record } = field.crop
  const dried = record.life === 'tree' && record.handling.drying !== null
  const interval = pickingInterval(field)
  const picked = lastOf(field.situation, 'harvested', since)
  const sincePicked = picked ? daysBetween(picked.date, field.asOf) : null
  const due = sincePicked === null || sincePicked >= (interval?.[0] ?? 3)
  if (dried && sincePicked !== null && !due)
    return lastOf(field.situation, 'dried', picked!.date) === null ? [drying(field)] : []
  if (!due) return []
  const week = Math.floor(daysBetween(since, field.asOf) / 7) % MONTH
  if (dried) return [week < 2 ? picking(field, interval) : drying(field)]
  return week < (record.life === 'mat' ? MAT_WEEKS : MONTH - 1) ? [picking(field, interval)] : []
}

function picking(field: Field, interval: [number, number] | null): Advice {
  const tree = field.crop.record.life === 'tree'
  return adviceOf(field, {
    rule: 'harvest.pick',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 6,
    why: tree ? 'season' : 'stage',
    facts: { ...produceFacts(field), ...(catches(field) ? { eve: 1 } : {}) },
    evidence: tree
      ? [figure('evidence.month', monthOfDate(field.asOf), null, 'perennial-calendar', true)]
      : stageFigures(field),
    actions: groundsOf(field, 'harvest', pickingSource(field)),
    closes: { kind: 'harvested', n: null },
    days: Math.min(7, interval?.[1] ?? 3, ...(catches(field) ? [eveOf(field)] : [])),
    usesForecast: catches(field),
  })
}

const catches = ({ heavyRainNear, crop: { record } }: Field): boolean => heavyRainNear && record.life === 'annual'

const eveOf = ({ asOf, spell }: Field): number => Math.max(0, daysBetween(asOf, spell!.comingFrom) - 1)

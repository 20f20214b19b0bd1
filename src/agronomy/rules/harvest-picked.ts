import { daysBetween, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure, growthStageFigures } from './build-advice.ts'
import { adviseDrying } from './harvest-stored.ts'
import { pickingIntervalDays, pickingSources, postharvestSourceIds, produceFacts } from './produce-facts.ts'

/** Length in weeks of the cycle of picking advice. */
const CYCLE_WEEKS = 4
/** Weeks between advice on harvesting a mat. */
const MAT_WEEKS = 2

/** Advises on crops picked for months: at the first picking and then monthly, in turn with processing at home after a logged picking. */
export function pickedHarvestRules(field: Field, since: string): Advice[] {
  const { record } = field.crop
  const dried = record.life === 'tree' && record.handling.drying !== null
  const interval = pickingIntervalDays(field)
  const picked = lastLogEntry(field.situation, 'harvested', since)
  const sincePicked = picked ? daysBetween(picked.date, field.asOf) : null
  const due = sincePicked === null || sincePicked >= (interval?.[0] ?? 3)
  if (dried && sincePicked !== null && !due)
    return lastLogEntry(field.situation, 'dried', picked!.date) === null ? [adviseDrying(field)] : []
  if (!due) return []
  const week = Math.floor(daysBetween(since, field.asOf) / 7) % CYCLE_WEEKS
  if (dried) return [week < 2 ? advisePicking(field, interval) : adviseDrying(field)]
  return week < (record.life === 'mat' ? MAT_WEEKS : CYCLE_WEEKS - 1) ? [advisePicking(field, interval)] : []
}

function advisePicking(field: Field, interval: [number, number] | null): Advice {
  const tree = field.crop.record.life === 'tree'
  return buildAdvice(field, {
    rule: 'harvest.pick',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 6,
    why: tree ? 'season' : 'stage',
    facts: { ...produceFacts(field), ...(isCaughtByRain(field) ? { eve: 1 } : {}) },
    evidence: tree
      ? [evidenceFigure('evidence.month', monthOfDate(field.asOf), null, 'perennial-calendar', true)]
      : growthStageFigures(field),
    actions: postharvestSourceIds(field, 'harvest', pickingSources(field)),
    closes: { kind: 'harvested', n: null },
    days: Math.min(7, interval?.[1] ?? 3, ...(isCaughtByRain(field) ? [eveOf(field)] : [])),
    usesForecast: isCaughtByRain(field),
  })
}

const isCaughtByRain = ({ heavyRainNear, crop: { record } }: Field): boolean =>
  heavyRainNear && record.life === 'annual'

const eveOf = ({ asOf, spell }: Field): number => Math.max(0, daysBetween(asOf, spell!.comingFrom) - 1)

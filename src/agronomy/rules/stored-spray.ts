import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { type PreHarvestInterval, storedWait } from '../pests/waiting-periods.ts'
import { nextPickingWindow } from '../season/harvest-days.ts'
import { logEntriesOf } from '../season/log-entries.ts'
import { type LoggedSpray, loggedSprays } from '../season/logged-sprays.ts'
import type { Advice } from '../types.ts'
import { buildAdvice } from './build-advice.ts'
import { protectionSourceId, sprayEvidence } from './spray-facts.ts'

/** Answers a spray logged after the harvest: the produce may be treated, no harvest lies ahead. Null without one. */
export function storedSpray(field: Field): Advice | null {
  const sprays = loggedSprays(field).filter((spray) => spray.days > 0 && isAfterHarvest(field, spray))
  const spray = sprays
    .map((spray) => inStore(spray, storedWait(field.crop.id)))
    .reduce<LoggedSpray | null>(laterEnd, null)
  if (!spray || spray.until <= field.asOf || sprays.some(({ barred }) => barred !== null)) return null
  return buildAdvice(field, {
    rule: 'spray.stored',
    priority: 'high',
    confidence: 'high',
    stake: 10,
    soon: 10,
    why: 'sprayed',
    facts: { until: spray.until, sprayed: spray.date },
    evidence: sprayEvidence(spray).slice(0, 2),
    actions: [protectionSourceId(spray.source), 'protection.farm-radio-post-harvest-losses-in'],
    days: Math.max(0, daysBetween(field.asOf, spray.until) - 1),
  })
}

/** True if the whole crop of this season was harvested by the day of the spray. */
function isAfterHarvest(field: Field, { date }: LoggedSpray): boolean {
  const { situation, season, crop } = field
  const { record } = crop
  if (record.life !== 'annual' || (record.harvest.kind !== 'dried' && record.harvest.kind !== 'roots')) return false
  const isPartly = record.harvest.kind === 'roots' ? record.harvest.waits : nextPickingWindow(field) !== null
  const kinds = isPartly ? (['stored'] as const) : (['harvested', 'dried', 'stored'] as const)
  return kinds.some((kind) => logEntriesOf(situation, kind, season.planted ?? '').some((entry) => entry.date <= date))
}

/** No waiting time of a field holds in a store; a longer one is kept. */
function inStore(spray: LoggedSpray, stored: PreHarvestInterval): LoggedSpray {
  const wait = spray.days > stored.days ? { days: spray.days, known: spray.known, source: spray.source } : stored
  return { ...spray, ...wait, until: addDays(spray.date, wait.days) }
}

const laterEnd = (last: LoggedSpray | null, spray: LoggedSpray): LoggedSpray =>
  last === null || spray.until >= last.until ? spray : last

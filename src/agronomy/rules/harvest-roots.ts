import { firstItem, lastItem } from '../../shared/lookups.ts'
import type { AnnualCrop, Harvest, RipenessSign } from '../crops/crop-record.ts'
import { daysBetween, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import { harvestWindow, ripeSinceDay } from '../season/harvest-days.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure, growthStageFigures, pastWeatherFigure } from './build-advice.ts'
import { postharvestSourceIds, produceFacts } from './produce-facts.ts'

/** Advises on ripe roots or stems: lift when needed if they keep in the ground, but not while starch is low. */
export function rootHarvestRules(
  field: Field,
  record: AnnualCrop,
  harvest: Extract<Harvest, { kind: 'roots' | 'cut' }>,
): Advice[] {
  const waits = harvest.kind === 'roots' && harvest.waits
  if (waits && rainsJustBack(field)) return [adviseCassavaWait(field)]
  const poor = waits && lowStarch(field, record)
  if (poor) return monthBegins(field) ? [poor] : []
  return liftedNow(field, record, waits) ? [adviseLifting(field, harvest.sign)] : []
}

const MONTH = 4

/** While ripe; long-waiting roots two weeks, and monthly, longer at their best. */
function liftedNow(field: Field, { practice }: AnnualCrop, waits: boolean): boolean {
  const to = harvestWindow(field)?.to
  const from = ripeSinceDay(field)
  if (!from || !to) return true
  if (!waits) return Math.floor(daysBetween(from, field.asOf) / 7) % MONTH < MONTH - 1
  if (isAnnouncedNow(field, { from, to })) return true
  const best = monthsOf(practice.harvest.starch_high_months_nigeria?.value).includes(monthOfDate(field.asOf))
  return monthBegins(field, best ? 14 : 7)
}

const monthBegins = ({ asOf }: Field, days = 14): boolean => Number(asOf.slice(8)) <= days

const adviseLifting = (field: Field, sign: RipenessSign): Advice =>
  buildAdvice(field, {
    rule: 'harvest.lift',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 5,
    why: 'stage',
    facts: { ...produceFacts(field), sign },
    evidence: growthStageFigures(field),
    actions: postharvestSourceIds(field, 'harvest'),
    closes: { kind: 'harvested', n: null },
    days: 14,
  })

const adviseCassavaWait = (field: Field): Advice =>
  buildAdvice(field, {
    rule: 'harvest.cassava-wait',
    priority: 'low',
    confidence: 'medium',
    stake: 6,
    soon: 6,
    why: 'season',
    evidence: [
      evidenceFigure('evidence.month', monthOfDate(field.asOf), null, `${field.crop.id}.harvest`),
      pastWeatherFigure(field, 'evidence.rainPast', field.week.rainLast14, 'mm'),
    ],
    days: 14,
  })

/** Low-starch months in Nigeria and best ones (AKILIMO). */
function lowStarch(field: Field, { practice: { harvest } }: AnnualCrop): Advice | null {
  const low = monthsOf(harvest.starch_low_months_nigeria?.value)
  const high = monthsOf(harvest.starch_high_months_nigeria?.value)
  if (field.situation.place.country !== 'NG' || !low.includes(monthOfDate(field.asOf)) || high.length === 0) return null
  return buildAdvice(field, {
    rule: 'harvest.starch-low',
    priority: 'low',
    confidence: 'medium',
    stake: 6,
    soon: 5,
    why: 'season',
    facts: { ...produceFacts(field), starchFrom: firstItem(high), starchTo: lastItem(high) },
    evidence: [evidenceFigure('evidence.month', monthOfDate(field.asOf), null, 'practice.akilimo')],
    days: 14,
  })
}

const monthsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((month) => typeof month === 'number') : []

/** True if the rains, as measured, have just returned, when cassava starch falls (AKILIMO). */
function rainsJustBack(field: Field): boolean {
  if (field.daysIntoRains === null) return false
  return field.daysIntoRains >= 0 && field.daysIntoRains <= 28 && field.week.rainLast14 >= 20
}

import { firstItem, itemAt, lastItem } from '../../shared/lookups.ts'
import type { Harvest, RipenessSign } from '../crops/crop-record.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { currentPostHarvestStep } from '../season/after-harvest.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, forecastFigure, growthStageFigures } from './build-advice.ts'
import { deadlineBeforeRain } from './heavy-rain.ts'
import { postharvestSourceIds, produceFacts } from './produce-facts.ts'

/** Rain in mm of 3 days that wets a ripe crop. */
const WETTING_RAIN_MM = 10
/** Crops whose ripe fruit may get wet: the pulp of gourds rots off the seed in wet heaps. */
const STANDS_RAIN: ReadonlySet<RipenessSign> = new Set(['vines'])
/** Days within which a logged harvest counts as the current one. */
const MAY_LIE = 60
/** Number of dry days ahead needed to advise harvesting now. */
const DRY_WINDOW = 3

/** Maximum weeks for which ripeness is advised; advice on coming rain is separate. */
const MOST_WEEKS = 3

export function driedHarvestRules(
  field: Field,
  { sign }: Extract<Harvest, { kind: 'dried' }>,
  since: string | null,
): Advice[] {
  const { week } = field
  if (week.live && week.rain3 >= WETTING_RAIN_MM && !STANDS_RAIN.has(sign)) return [beforeRain(field, sign)]
  if (since && !isAnnouncedNow(field, { from: since, to: field.asOf }, MOST_WEEKS)) return []
  return [week.dryAhead >= DRY_WINDOW ? dryWindow(field, sign) : readyNow(field, sign)]
}

/** Warns of rain on a ripe crop that stands or dries; null once the crop is logged as stored. */
export function adviseRainOnHarvest(field: Field, sign: RipenessSign): Advice | null {
  const { week, situation, asOf } = field
  const drying = currentPostHarvestStep(field)?.operation === 'dried'
  const wet = week.live && week.rain3 >= WETTING_RAIN_MM
  return wet && drying && !STANDS_RAIN.has(sign) && !lastLogEntry(situation, 'harvested', addDays(asOf, -MAY_LIE))
    ? beforeRain(field, sign)
    : null
}

function readyNow(field: Field, sign: RipenessSign): Advice {
  return buildAdvice(field, {
    rule: 'harvest.between-showers',
    priority: 'medium',
    confidence: 'medium',
    stake: 7,
    soon: 7,
    why: 'stage',
    facts: { ...produceFacts(field), sign },
    actions: postharvestSourceIds(field, 'harvest'),
    closes: { kind: 'harvested', n: null },
    evidence: [forecastFigure(field, 'evidence.rainAhead', field.week.rain3, 'mm'), ...growthStageFigures(field)],
    days: 4,
    usesForecast: true,
  })
}

function beforeRain(field: Field, sign: RipenessSign): Advice {
  const { ahead } = field.week
  const wetDays = ahead.slice(0, 3).filter((day) => day.rain >= 2)
  const spell = field.spell && field.spell.comingFrom <= addDays(field.asOf, 2) ? field.spell : null
  const rain = spell?.coming ?? field.week.rain3
  const from = spell?.comingFrom ?? firstItem(wetDays).date
  const to = spell?.end ?? lastItem(wetDays).date
  const start = daysBetween(field.asOf, from)
  return buildAdvice(field, {
    rule: 'harvest.before-rain',
    priority: 'high',
    confidence: 'high',
    stake: 9,
    soon: 10,
    why: 'rain-ahead',
    facts: {
      rain: Math.max(10, Math.round(rain / 5) * 5),
      from,
      to,
      by: addDays(field.asOf, Math.max(0, start - 1)),
      ...deadlineBeforeRain(start),
      sign,
    },
    actions: postharvestSourceIds(field, 'harvest'),
    closes: { kind: 'harvested', n: null },
    evidence: [forecastFigure(field, 'evidence.rainAhead', rain, 'mm'), ...growthStageFigures(field)],
    days: Math.max(start, daysBetween(field.asOf, to)),
    usesForecast: true,
  })
}

function dryWindow(field: Field, sign: RipenessSign): Advice {
  const { week } = field
  const last = Math.min(week.dryAhead, week.ahead.length) - 1
  return buildAdvice(field, {
    rule: 'harvest.now',
    priority: 'medium',
    confidence: field.stageSure ? 'high' : 'medium',
    stake: 8,
    soon: 6,
    why: 'dry-ahead',
    facts: { ...produceFacts(field), to: itemAt(week.ahead, last).date, sign, dryAhead: week.dryAhead },
    actions: postharvestSourceIds(field, 'harvest'),
    closes: { kind: 'harvested', n: null },
    evidence: [forecastFigure(field, 'evidence.dryDaysAhead', week.dryAhead, 'days'), ...growthStageFigures(field)],
    days: Math.max(2, last - 1),
    usesForecast: true,
  })
}

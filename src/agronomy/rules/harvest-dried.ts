import type { CropSign, Harvest } from '../crops/record.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, Evidence, Fact } from '../types.ts'
import { adviceOf, aheadFigure, figure, stageFigures } from './advice.ts'

/** mm in 3 days that wet a ripe crop. */
const WETTING = 10
/** Dry days ahead that make a harvest window. */
const DRY_WINDOW = 3

/** What ripens and dries in the field: brought in between the rains, then dried and stored. */
export function driedHarvest(field: Field, { sign, stored }: Extract<Harvest, { kind: 'dried' }>): Advice[] {
  const { week } = field
  const found: Advice[] = []
  const wet = week.live && week.rain3 >= WETTING
  if (wet) found.push(beforeRain(field, sign))
  const standing = stillStands(field) || !stored
  if (!standing) found.push(drying(field), storing(field))
  if (!wet && week.dryAhead >= DRY_WINDOW && standing) found.push(dryWindow(field, sign))
  if (!wet && week.dryAhead < DRY_WINDOW && standing) found.push(readyNow(field, sign))
  return found
}

/** By the calendar a crop is harvest-ready for two weeks before it counts as brought in; the farmer's word is taken. */
const stillStands = ({ stage, situation, dap, seasonLength }: Field): boolean =>
  situation.statedStage !== 'harvesting' && (stage === 'mature' || (dap !== null && dap - seasonLength <= 14))

/** Ripe, no heavy rain near, but no run of dry days either. */
function readyNow(field: Field, sign: CropSign): Advice {
  return adviceOf(field, {
    rule: 'harvest.between-showers',
    priority: 'medium',
    confidence: 'medium',
    stake: 7,
    soon: 7,
    why: 'stage',
    facts: { sign },
    evidence: [aheadFigure(field, 'evidence.rainAhead', field.week.rain3, 'mm'), ...stageFigures(field)],
    days: 4,
    usesForecast: true,
  })
}

function beforeRain(field: Field, sign: CropSign): Advice {
  const { ahead } = field.week
  const wetDays = ahead.slice(0, 3).filter((day) => day.rain >= 2)
  const spell = field.spell && field.spell.comingFrom <= addDays(field.asOf, 2) ? field.spell : null
  const rain = spell?.coming ?? field.week.rain3
  const from = spell?.comingFrom ?? wetDays[0]!.date
  const to = spell?.end ?? wetDays.at(-1)!.date
  const start = daysBetween(field.asOf, from)
  return adviceOf(field, {
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
      sign,
    },
    evidence: [aheadFigure(field, 'evidence.rainAhead', rain, 'mm'), ...stageFigures(field)],
    days: Math.max(start, daysBetween(field.asOf, to)),
    usesForecast: true,
  })
}

function dryWindow(field: Field, sign: CropSign): Advice {
  const { week } = field
  const last = Math.min(week.dryAhead, week.ahead.length) - 1
  return adviceOf(field, {
    rule: 'harvest.now',
    priority: 'medium',
    confidence: field.stageSure ? 'high' : 'medium',
    stake: 8,
    soon: 6,
    why: 'dry-ahead',
    facts: { to: week.ahead[last]!.date, sign, dryAhead: week.dryAhead },
    evidence: [aheadFigure(field, 'evidence.dryDaysAhead', week.dryAhead, 'days'), ...stageFigures(field)],
    days: Math.max(2, last - 1),
    usesForecast: true,
  })
}

function drying(field: Field): Advice {
  return adviceOf(field, {
    rule: 'harvest.drying',
    priority: 'medium',
    confidence: field.crop.storage.rough ? 'medium' : 'high',
    stake: 7,
    soon: 6,
    why: field.week.dryAhead >= DRY_WINDOW ? 'dry-ahead' : 'stage',
    facts: { ...moistureFacts(field), ...(field.week.dryAhead >= DRY_WINDOW ? { dryAhead: field.week.dryAhead } : {}) },
    evidence: [...moistureFigures(field), aheadFigure(field, 'evidence.rainAhead', field.week.rain3, 'mm')],
    days: 7,
    usesForecast: field.week.dryAhead >= DRY_WINDOW,
  })
}

function storing(field: Field): Advice {
  return adviceOf(field, {
    rule: 'harvest.store',
    priority: 'low',
    confidence: 'high',
    stake: 6,
    soon: 4,
    why: 'stage',
    facts: moistureFacts(field),
    evidence: [...moistureFigures(field), ...stageFigures(field)],
    days: 14,
  })
}

/** Storage limits known only from memory are never shown as a number. */
function moistureFacts(field: Field): Record<string, Fact> {
  const { moisture, rough } = field.crop.storage
  return moisture === null || rough ? {} : { moisture }
}

function moistureFigures(field: Field): Evidence[] {
  const { moisture, rough } = field.crop.storage
  return moisture === null ? [] : [figure('evidence.moisture', moisture, '%', `${field.crop.id}.harvest`, rough)]
}

import {
  dryingDays,
  numberRange,
  type PostharvestFacts,
  type PostharvestStep,
  priceSeason,
} from '../crops/postharvest.ts'
import type { AdviceFacts, FactName } from '../facts.ts'
import type { Field } from '../field.ts'
import { postharvestSource } from '../postharvest-sources.ts'
import type { PracticeSourceId, SourceId } from '../sources.ts'
import type { Evidence } from '../types.ts'
import { evidenceFigure } from './build-advice.ts'

export function produceFacts(field: Field): AdviceFacts {
  const { record } = field.crop
  const { postharvest, handling } = record
  const { ready, bring, drying, test, store, hold } = handling
  const facts: AdviceFacts = {
    ...(ready && { ready }),
    bring,
    ...(drying && { drying }),
    ...(test && { test }),
    ...(store && { store }),
    ...(hold && { hold }),
    ...rangeFacts('every', 'everyTo', pickingIntervalDays(field)),
  }
  if (facts.ready === 'water' && !field.irrigated) facts.ready = 'barn'
  if (facts.bring === 'carrot' && (!field.irrigated || isSoftened(field))) facts.bring = 'carrotAfterRain'
  return { ...facts, ...dryingFacts(postharvest), ...moistureFacts(field), ...priceFacts(field) }
}

/** Rain in mm around today from which soil is soft enough to pull roots without watering (a choice). */
const SOFTENING_RAIN_MM = 10
const isSoftened = ({ week }: Field): boolean => week.rainLast3 + (week.live ? week.rain2 : 0) >= SOFTENING_RAIN_MM

function dryingFacts(postharvest: PostharvestFacts | null): AdviceFacts {
  if (!postharvest) return {}
  const { drying } = postharvest
  return {
    ...rangeFacts('dryFrom', 'dryTo', dryingDays(postharvest)),
    ...rangeFacts('layerFrom', 'layerTo', numberRange(drying && 'layer_cm' in drying ? drying.layer_cm : null)),
  }
}

const rangeFacts = <Name extends FactName>(from: Name, to: Name, range: [number, number] | null) =>
  range && { [from]: range[0], [to]: range[1] }

/** Days between pickings. */
export const pickingIntervalDays = (field: Field): [number, number] | null => pickingFact(field)?.days ?? null

export function pickingSources(field: Field): SourceId[] {
  const fact = pickingFact(field)
  return fact ? [`practice.${fact.source}`] : []
}

function pickingFact({ crop }: Field): { days: [number, number]; source: PracticeSourceId } | null {
  const interval = crop.record.practice.harvest.picking_interval_days
  const days = numberRange(interval)
  return interval && days ? { days, source: interval.source } : null
}

/** Returns the storage moisture facts; a limit from memory is given without a number. */
function moistureFacts({ crop }: Field): AdviceFacts {
  const { moisture, rough } = crop.storage
  return moisture === null || rough ? {} : { moisture }
}

/** Seasonal rise in percent from which prices are worth a wait: below, storage costs as much (a choice). */
const WORTH_A_WAIT = 5

/** Returns facts on the yearly course of prices; known only for Nigeria. */
function priceFacts({ crop, situation }: Field): AdviceFacts {
  const year = crop.record.postharvest && priceSeason(crop.record.postharvest)
  if (!year || situation.place.country !== 'NG' || year.gap_pct < WORTH_A_WAIT) return {}
  return { low: year.low_month, high: year.high_month, gap: Math.round(year.gap_pct) }
}

export function moistureFigures({ crop }: Field): Evidence[] {
  const { moisture, rough } = crop.storage
  return moisture === null ? [] : [evidenceFigure('evidence.moisture', moisture, '%', `${crop.id}.harvest`, rough)]
}

export const postharvestSourceIds = ({ crop }: Field, step: PostharvestStep, general: SourceId[] = []): SourceId[] => [
  postharvestSource(crop.id, step) ?? 'memory',
  ...general,
]

import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Words } from '../../words/index.ts'
import { addDays, daysBetween, monthOf } from '../dates.ts'
import type { Field } from '../field.ts'
import type { Advice, Evidence, Fact } from '../types.ts'
import { adviceOf, aheadFigure, figure, pastFigure, stageFigures } from './advice.ts'

/** How a ripe crop looks. */
type CropSign = keyof Words['advice']['signs']
type Kind = 'dried' | 'roots' | 'picked' | 'leaves'

/** How each annual is brought in; trees and mats are told apart by the field. */
const KINDS: Partial<Record<CanonicalCropId, { kind: Kind; sign: CropSign }>> = {
  maize: { kind: 'dried', sign: 'grain' },
  rice: { kind: 'dried', sign: 'rice' },
  sorghum: { kind: 'dried', sign: 'heads' },
  millet: { kind: 'dried', sign: 'heads' },
  wheat: { kind: 'dried', sign: 'heads' },
  groundnuts: { kind: 'dried', sign: 'pods' },
  cowpeas: { kind: 'dried', sign: 'legume' },
  beans: { kind: 'dried', sign: 'legume' },
  sesame: { kind: 'dried', sign: 'capsules' },
  cotton: { kind: 'dried', sign: 'bolls' },
  onion: { kind: 'dried', sign: 'bulb' },
  cassava: { kind: 'roots', sign: 'roots' },
  yam: { kind: 'roots', sign: 'roots' },
  'sweet-potato': { kind: 'roots', sign: 'roots' },
  potatoes: { kind: 'roots', sign: 'roots' },
  carrots: { kind: 'roots', sign: 'shoulders' },
  tomato: { kind: 'picked', sign: 'legume' },
  pepper: { kind: 'picked', sign: 'legume' },
  okra: { kind: 'picked', sign: 'legume' },
  spinach: { kind: 'leaves', sign: 'legume' },
  cabbage: { kind: 'leaves', sign: 'legume' },
  lettuce: { kind: 'leaves', sign: 'legume' },
}
/** Dried produce that is stored as grain or seed; cotton and onion are not. */
const STORED = new Set<CanonicalCropId>([
  'maize',
  'rice',
  'sorghum',
  'millet',
  'wheat',
  'groundnuts',
  'cowpeas',
  'beans',
  'sesame',
])
/** mm in 3 days that wet a ripe crop (methods §4). */
const WETTING = 10
/** Dry days ahead that make a harvest window. */
const DRY_WINDOW = 3
/** Lifted roots spoil within days: 24-48 h for cassava (crops.json). Yam and potatoes keep for months. */
const KEEPS = new Set<CanonicalCropId>(['yam', 'potatoes'])

/** How the crop looks when it is ripe; grain for those that have no sign of their own. */
export const signOf = (crop: CanonicalCropId): CropSign => KINDS[crop]?.sign ?? 'grain'

/** Maturity, the harvest and drying window, picking rounds, and storage (methods §4). */
export function harvestRules(field: Field): Advice[] {
  if (field.isMat) return field.ripe || field.stage === 'fruiting' ? [bunch(field)] : []
  if (field.crop.perennial) return field.ripe ? [treeHarvest(field)] : []
  const kind = KINDS[field.crop.id]
  if (!kind) return []
  if (!field.ripe) return soonRipe(field, kind)
  switch (kind.kind) {
    case 'picked':
      return [picking(field, 'harvest.pick', 3)]
    case 'leaves':
      return [picking(field, 'harvest.leaves', 5)]
    case 'roots':
      return [roots(field, kind.sign)]
    case 'dried':
      return dried(field, kind.sign)
  }
}

function soonRipe(field: Field, { kind, sign }: { kind: Kind; sign: CropSign }): Advice[] {
  const left = field.daysToHarvest
  if (left === null || left > 14 || left < 3 || kind === 'picked' || kind === 'leaves' || field.dap === null) return []
  return [
    adviceOf(field, {
      rule: 'harvest.soon',
      priority: 'low',
      confidence: 'medium',
      stake: 5,
      soon: 5,
      why: 'stage',
      facts: { daysLeft: left, sign },
      evidence: [
        ...stageFigures(field),
        figure('evidence.seasonDays', field.seasonLength, 'days', `${field.crop.id}.stages`, field.crop.stages.rough),
      ],
      days: Math.min(7, left),
    }),
  ]
}

function dried(field: Field, sign: CropSign): Advice[] {
  const { week } = field
  const found: Advice[] = []
  const wet = week.live && week.rain3 >= WETTING
  if (wet) found.push(beforeRain(field, sign))
  const standing = stillStands(field) || !STORED.has(field.crop.id)
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
  const from = wetDays[0]!.date
  const start = daysBetween(field.asOf, from)
  return adviceOf(field, {
    rule: 'harvest.before-rain',
    priority: 'high',
    confidence: 'high',
    stake: 9,
    soon: 10,
    why: 'rain-ahead',
    facts: {
      rain: Math.max(10, Math.round(field.week.rain3 / 5) * 5),
      from,
      to: wetDays.at(-1)!.date,
      by: addDays(field.asOf, Math.max(0, start - 1)),
      sign,
    },
    evidence: [aheadFigure(field, 'evidence.rainAhead', field.week.rain3, 'mm'), ...stageFigures(field)],
    days: Math.max(start, daysBetween(field.asOf, wetDays.at(-1)!.date)),
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
    confidence: field.crop.harvest?.rough === false ? 'high' : 'medium',
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
  const moisture = field.crop.harvest?.safe_storage_moisture_pct
  return moisture === undefined || field.crop.harvest!.rough ? {} : { moisture }
}

function moistureFigures(field: Field): Evidence[] {
  const { harvest } = field.crop
  if (harvest?.safe_storage_moisture_pct === undefined) return []
  return [
    figure('evidence.moisture', harvest.safe_storage_moisture_pct, '%', `${field.crop.id}.harvest`, harvest.rough),
  ]
}

function roots(field: Field, sign: CropSign): Advice {
  if (rainsJustBack(field)) {
    return adviceOf(field, {
      rule: 'harvest.cassava-wait',
      priority: 'low',
      confidence: 'medium',
      stake: 5,
      soon: 6,
      why: 'season',
      evidence: [
        figure('evidence.month', monthOf(field.asOf), null, 'cassava.harvest'),
        pastFigure(field, 'evidence.rainPast', field.week.rainLast14, 'mm'),
      ],
      days: 14,
    })
  }
  return adviceOf(field, {
    rule: KEEPS.has(field.crop.id) ? 'harvest.tubers' : 'harvest.roots',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 4,
    why: 'stage',
    facts: { sign },
    evidence: stageFigures(field),
    days: 14,
  })
}

/** First weeks of the rains: the starch of cassava falls (AKILIMO); only where the season says so and it has rained. */
function rainsJustBack(field: Field): boolean {
  if (field.crop.id !== 'cassava' || field.daysIntoRains === null) return false
  return field.daysIntoRains >= 0 && field.daysIntoRains <= 28 && field.week.rainLast14 >= 20
}

function picking(field: Field, rule: 'harvest.pick' | 'harvest.leaves', days: number): Advice {
  return adviceOf(field, {
    rule,
    priority: 'medium',
    confidence: 'medium',
    stake: 5,
    soon: 6,
    why: 'stage',
    evidence: stageFigures(field),
    days,
  })
}

function treeHarvest(field: Field): Advice {
  return adviceOf(field, {
    rule: 'harvest.tree',
    priority: 'low',
    confidence: field.crop.harvest?.rough === false ? 'medium' : 'low',
    stake: 6,
    soon: 5,
    why: 'season',
    evidence: [figure('evidence.month', monthOf(field.asOf), null, 'perennial-calendar', true)],
    days: 14,
  })
}

function bunch(field: Field): Advice {
  return adviceOf(field, {
    rule: 'harvest.bunch',
    priority: 'low',
    confidence: 'medium',
    stake: 5,
    soon: 4,
    why: 'stage',
    evidence: stageFigures(field),
    days: 10,
  })
}

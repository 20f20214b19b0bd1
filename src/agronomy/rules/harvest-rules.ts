import type { AnnualCrop, Harvest, RipenessSign, Tree } from '../crops/crop-record.ts'
import { addDays, dayNumber } from '../dates.ts'
import { type Field, hasCropDied, staysUnripe } from '../field.ts'
import { treeSeasonStart } from '../growth/tree-calendar.ts'
import { maturityClassesInZone } from '../growth/variety.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import {
  daysUntilRipe,
  firstPickingDay,
  harvestedOnDay,
  nextPickingWindow,
  ripeSinceDay,
} from '../season/harvest-days.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure, growthStageFigures } from './build-advice.ts'
import { adviseRainOnHarvest, driedHarvestRules } from './harvest-dried.ts'
import { pickedHarvestRules } from './harvest-picked.ts'
import { rootHarvestRules } from './harvest-roots.ts'
import { storedHarvestRules } from './harvest-stored.ts'
import { hasCropWithered } from './long-drought.ts'
import { postharvestSourceIds, produceFacts } from './produce-facts.ts'

export function harvestRules(field: Field): Advice[] {
  const { record } = field.crop
  switch (record.life) {
    case 'mat':
      return field.ripe || field.stage === 'fruiting' ? pickedHarvestRules(field, bearsSince(field)) : []
    case 'tree':
      return treeHarvest(field, record)
    case 'annual':
      return annualHarvest(field, record)
  }
}

function annualHarvest(field: Field, record: AnnualCrop): Advice[] {
  const { harvest } = record
  if (staysUnripe(field)) return []
  if (!field.irrigated && hasCropDied(field.outlook, field.crop, field.balance)) return []
  if (harvest.kind === 'picked') {
    const first = firstPickingDay(field, record)
    return first === null || first > field.asOf || hasCropWithered(field) ? [] : pickedHarvestRules(field, first)
  }
  if (harvestedOnDay(field) !== null) {
    return (harvest.kind === 'dried' && stillToHarvest(field, harvest)) || storedHarvestRules(field)
  }
  if (isDriedUp(field)) return []
  if (!field.ripe) return [...soonRipe(field, harvest.sign), ...earlyKinds(field, harvest)]
  return harvest.kind === 'dried'
    ? driedHarvestRules(field, harvest, ripeSinceDay(field))
    : rootHarvestRules(field, record, harvest)
}

/** True for a crop out of season and long without water, whose grain or fruit cannot fill. */
const isDriedUp = (field: Field): boolean =>
  field.prospects === 'wrong_season' && field.crop.record.life === 'annual' && hasCropWithered(field)

function stillToHarvest(field: Field, harvest: Extract<Harvest, { kind: 'dried' }>): Advice[] | null {
  const next = nextPickingWindow(field)
  if (next && isAnnouncedNow(field, next)) return driedHarvestRules(field, harvest, next.from)
  const rain = adviseRainOnHarvest(field, harvest.sign)
  return rain && [rain]
}

/** Days before a harvest month from which a tree's harvest may begin; the month is an estimate. */
const MONTH_EARLY = 7

function treeHarvest(field: Field, { year }: Tree): Advice[] {
  const { asOf, zone, ripe, stages, daysToHarvest: left } = field
  const soon = stages.bearing && left !== null && left <= MONTH_EARLY
  if (!ripe && !soon) return []
  const first = ripe || left === null ? treeSeasonStart(year, zone, asOf) : addDays(asOf, left)
  return pickedHarvestRules(field, addDays(first, -MONTH_EARLY))
}

function bearsSince({ asOf, dap, stages }: Field): string {
  const first = stages.growth.fruiting ?? stages.growth.harvesting ?? stages.stages.total
  return addDays(asOf, -(dap === null ? dayNumber(asOf) : Math.max(0, dap - first)))
}

const lastDayToReady = ({ crop }: Field): number =>
  Math.max(
    1,
    ...crop.record.practice.plan.flatMap(({ from, day_max }) => (from === 'harvest' && day_max < 0 ? [-day_max] : [])),
  )

const waitsInTheGround = ({ crop: { record } }: Field): boolean =>
  record.life === 'annual' && record.harvest.kind === 'roots' && record.harvest.waits

/** Minimum number of days shown after "about". */
const ABOUT_NOW = 2

function soonRipe(field: Field, sign: RipenessSign): Advice[] {
  const left = daysUntilRipe(field)
  if (left === null || left > 14 || left < lastDayToReady(field) || field.dap === null) return []
  if (waitsInTheGround(field)) return []
  return [
    buildAdvice(field, {
      rule: 'harvest.soon',
      priority: 'low',
      confidence: 'medium',
      stake: 6,
      soon: 5,
      why: 'stage',
      facts: { ...produceFacts(field), daysLeft: Math.max(ABOUT_NOW, left), sign },
      evidence: [
        ...growthStageFigures(field),
        evidenceFigure(
          'evidence.seasonDays',
          field.seasonLength,
          'days',
          `${field.crop.id}.stages`,
          field.crop.stages.rough,
        ),
      ],
      actions: postharvestSourceIds(field, 'harvest', ['postharvest.stores']),
      days: Math.min(7, left),
    }),
  ]
}

/** Days before the end of the shortest known season in which an early variety may already be ripe. */
const BEFORE_EARLIEST = 7

function earlyKinds(field: Field, harvest: Harvest): Advice[] {
  const { variety, crop, zone, dap, asOf } = field
  const left = daysUntilRipe(field)
  const earliest = maturityClassesInZone(crop, zone)[0]
  if (harvest.kind !== 'dried' || !variety.assumed || variety.class === null) return []
  if (!earliest || dap === null || left === null || left <= 14) return []
  const from = addDays(asOf, earliest.days_min - BEFORE_EARLIEST - dap)
  if (!isAnnouncedNow(field, { from, to: addDays(asOf, left) })) return []
  return [
    buildAdvice(field, {
      rule: 'harvest.watch',
      priority: 'low',
      confidence: 'medium',
      stake: 6,
      soon: 5,
      why: 'stage',
      facts: { ...produceFacts(field), sign: harvest.sign, daysLeft: left },
      evidence: [
        ...growthStageFigures(field),
        evidenceFigure('evidence.seasonDays', earliest.days_min, 'days', `practice.${earliest.source}`, true),
      ],
      actions: postharvestSourceIds(field, 'harvest'),
      days: 4,
    }),
  ]
}

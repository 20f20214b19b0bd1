import type { Feeding, TreeFeed } from '../crops/feeding.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import type { SourceId } from '../sources.ts'
import type { Advice, Evidence, Fact } from '../types.ts'
import { bagsFor, plantsPerHandful, shownAcres } from '../units.ts'
import { adviceOf, aheadFigure, figure, pastFigure, stageFigures } from './advice.ts'

/** mm in 48 hours from which fertiliser is held (20 on sand). */
const WASHES_AWAY = 25
const WASHES_AWAY_ON_SAND = 20
/** mm in 48 hours that carry urea into the soil. */
const CARRIES_IN = 5

/** Top-dressing against the rain, first feeding, calcium for groundnut pods, and trees in the rains. */
export function fertilizerRules(field: Field): Advice[] {
  const { record } = field.crop
  if (record.life !== 'annual') {
    const advice = treeFeeding(field, record.feed)
    return advice ? [advice] : []
  }
  const { dap } = field
  const feeding = dap === null ? undefined : record.feedings.find(({ from, to }) => dap >= from && dap <= to)
  if (!feeding || field.ripe || field.soggy) return []
  return [held(field, feeding) ?? (tooDry(field) ? waiting(field, feeding) : due(field, feeding))]
}

function held(field: Field, feeding: Feeding): Advice | null {
  const { week } = field
  const limit = field.soil.type === 'sand' ? WASHES_AWAY_ON_SAND : WASHES_AWAY
  if (!week.live || (week.rain2 < limit && !field.heavyRain)) return null
  const rain = Math.max(week.rain2, field.heavyRain ? (field.spell?.coming ?? 0) : 0)
  const to = week.rain2 >= limit ? addDays(field.asOf, 1) : field.spell!.end
  return adviceOf(field, {
    rule: 'fertilizer.hold',
    about: feeding.id,
    priority: 'medium',
    confidence: 'high',
    stake: 5,
    soon: 9,
    why: 'rain-ahead',
    facts: { rain: Math.round(rain / 5) * 5, to, by: to },
    evidence: [aheadFigure(field, 'evidence.rainAhead', rain, 'mm'), ...evidenceOf(field, feeding)],
    days: week.rain2 >= limit ? 1 : daysUntil(field, to),
    usesForecast: true,
  })
}

/** Dry soil: a week nearly without rain behind and none to wet the soil near, and no watering. */
function tooDry(field: Field): boolean {
  const { week } = field
  return !field.irrigated && week.rainLast7 < 5 && week.rain2 < CARRIES_IN
}

function waiting(field: Field, feeding: Feeding): Advice {
  return adviceOf(field, {
    rule: 'fertilizer.wait-moist',
    about: feeding.id,
    priority: 'medium',
    confidence: feeding.rough ? 'medium' : 'high',
    stake: 4,
    soon: 6,
    why: 'dry-days',
    facts: { product: feeding.product, dry: Math.max(2, field.week.dryDays) },
    evidence: [pastFigure(field, 'evidence.rainPast', field.week.rainLast7, 'mm'), ...evidenceOf(field, feeding)],
    days: Math.min(7, Math.max(2, feeding.to - field.dap!)),
    usesPast: true,
  })
}

function due(field: Field, feeding: Feeding): Advice {
  const { week } = field
  const left = feeding.to - field.dap!
  const carried = week.live && week.rain2 >= CARRIES_IN
  const days = carried ? Math.min(2, left) : Math.min(7, left)
  return adviceOf(field, {
    rule: feeding.id === 'pods' ? 'fertilizer.pods' : feeding.id === 'basal' ? 'fertilizer.basal' : 'fertilizer.go',
    about: feeding.id,
    priority: 'medium',
    confidence: feeding.rough ? 'medium' : 'high',
    stake: feeding.product === 'phosphate' ? 5 : 7,
    soon: left <= 4 ? 8 : 6,
    why: carried ? 'light-rain' : 'stage',
    facts: {
      product: feeding.product,
      ...(carried ? { rain: Math.round(week.rain2), to: addDays(field.asOf, 1) } : {}),
      ...doseOf(field, feeding),
    },
    evidence: [...evidenceOf(field, feeding), aheadFigure(field, 'evidence.rainAhead', week.rain2, 'mm')],
    days,
    usesForecast: carried,
  })
}

/** The amount in bags and handfuls, or none where no rate is well enough known. */
function doseOf(field: Field, { kgPerHectare }: Feeding): Record<string, Fact> {
  if (kgPerHectare === null) return { doseFor: 'open' }
  const acres = field.situation.areaAcres
  const { plantsPerHectare } = field.crop
  const plants = plantsPerHandful(kgPerHectare, plantsPerHectare ?? 0)
  const handful: Record<string, Fact> = plantsPerHectare && plants ? { plants } : {}
  if (acres === null || acres <= 0) return { doseFor: 'acre', bags: bagsFor(kgPerHectare, 1), ...handful }
  return { doseFor: 'area', bags: bagsFor(kgPerHectare, acres), acres: shownAcres(acres), ...handful }
}

function evidenceOf(field: Field, feeding: Feeding): Evidence[] {
  const dose =
    feeding.kgPerHectare === null
      ? figure('evidence.dose', feeding.product, null, sourceOf(feeding), true)
      : figure('evidence.dose', feeding.kgPerHectare, 'kg/ha', sourceOf(feeding), feeding.rough)
  return [dose, ...stageFigures(field)]
}

/** Trees and mats: when the soil has been wetted and no heavy rain is near. */
function treeFeeding(field: Field, feed: TreeFeed): Advice | null {
  const { week } = field
  if (field.heavyRain || field.soggy || week.rainLast14 < 30 || week.rain2 > WASHES_AWAY) return null
  return adviceOf(field, {
    rule: 'fertilizer.tree',
    priority: 'low',
    confidence: feed.source === 'memory' ? 'low' : 'medium',
    stake: 4,
    soon: 4,
    why: 'wet-soil',
    facts: { product: feed.product },
    evidence: [
      pastFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
      figure('evidence.dose', feed.product, null, sourceOf(feed), true),
    ],
    days: 10,
    usesPast: true,
  })
}

const daysUntil = (field: Field, date: string): number => field.week.ahead.findIndex((day) => day.date === date)

const sourceOf = ({ source }: TreeFeed): SourceId => (source === 'memory' ? source : source.id)

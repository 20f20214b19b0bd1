import type { PlanFigures } from '../crops/practice.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { PlanRow } from '../season/operations.ts'
import type { Step } from '../season/step.ts'
import type { RuleId } from './catalogue.ts'
import { announcedDryness, inDrought } from './dry-spell.ts'
import { keepFacts, nurseryFacts, plantingFacts, workFacts } from './operation-facts.ts'
import type { ReasonId } from './reasons.ts'
import { fill, standCount } from './stand-count.ts'
import { varietyRule } from './variety-choice.ts'
import { isYoungTree } from './young-tree.ts'

/** Text of a plan step. */
export interface Card {
  rule: RuleId
  /** 0-10: the share of the harvest at stake (a choice). */
  stake: number
  facts?: (field: Field, step: Step) => AdviceFacts
  /** Reason; the crop's stage when absent. */
  why?: ReasonId
  /** Last day of what it leads to, where that is before its own. */
  until?: string
}

const pondOf = ({ crop: { record }, situation }: Field): boolean =>
  record.life === 'annual' && record.paddy && situation.riceField !== 'upland'

/**
 * True when there is water to let out: it was brought and is not due again, or more rain fell in two weeks than
 * evaporated.
 */
const standsInWater = (field: Field): boolean =>
  field.irrigated ? !field.need.due : !inDrought(field) && field.week.rainLast14 >= 14 * field.balance.today.et0

/** True for the weeding of the plan that includes earthing up: their days overlap. */
function heapsWith({ crop }: Field, weed: PlanFigures): boolean {
  const heap = crop.record.practice.plan.find(({ id }) => id === 'earth_up')
  return (
    heap !== undefined &&
    weed.id.startsWith('weed_') &&
    weed.from === heap.from &&
    heap.day_min <= weed.day_max &&
    weed.day_min <= heap.day_max
  )
}

const heapsIn = (field: Field, id: string): boolean =>
  field.crop.record.practice.plan.some((row) => row.id === id && heapsWith(field, row))

/** An early weeding saves more than anything that is forecast here. */
const weedingBy = (field: Field, rule: RuleId, { n }: Step): Card => {
  const told = announcedDryness(field)
  // Dry soil cannot be heaped, and the weeds that are hoed cover it: one card for both.
  const dry = told === 'dry.growing'
  const hoed = told !== null && rule === 'care.weeds-heap' ? 'care.weeds' : rule
  return {
    rule: dry ? 'care.weeds-dry' : hoed,
    ...(dry && { why: 'dry-days' as const }),
    stake: (n ?? 1) <= 2 ? 8 : 6,
    facts: (_, step) => ({
      n: step.n ?? 1,
      of: step.of ?? 1,
      ...(dry && { dry: field.week.dryDays }),
      ...workFacts(field),
    }),
  }
}
const weeding = (field: Field, step: Step): Card =>
  weedingBy(
    field,
    pondOf(field) && standsInWater(field)
      ? 'care.weeds-paddy'
      : heapsIn(field, step.row)
        ? 'care.weeds-heap'
        : 'care.weeds',
    step,
  )
const weedingAndHeaping = (field: Field, step: Step): Card => weedingBy(field, 'care.weeds-heap', step)
const blackPods = ({ stages }: Field): AdviceFacts => (stages.bearing ? { bears: 1 } : {})
/** In a drought its own card has them weeded and covered. */
const ringWeeding = (field: Field): Card | null => (inDrought(field) ? null : { rule: 'care.ring-weed', stake: 4 })
/** Seed has its own card and is not repeated. */
const land: Card = {
  rule: 'care.land',
  stake: 5,
  facts: (field) => {
    const { planned } = field.season
    const { seedFor, ...facts } = plantingFacts(field)
    const isTold = seedFor === undefined || (planned !== null && varietyRule(field, planned) !== null)
    return isTold ? facts : { ...facts, seedFor }
  },
}
/** Dry-season care of a tree; a young tree's drought card already covers it. */
const treeDry = (field: Field): Card | null =>
  isYoungTree(field) && inDrought(field) ? null : { rule: 'care.tree-dry', stake: 5 }
const lastWater: Card = { rule: 'care.last-water', stake: 5 }

/** Names the day to plant out, so there is none once that day has passed. */
const harden = (field: Field): Card | null => {
  const { plantOn } = plantingFacts(field)
  return plantOn !== undefined && plantOn < field.asOf ? null : { rule: 'care.harden', stake: 4, facts: plantingFacts }
}

type Given = Card | ((field: Field, step: Step) => Card | null)

/** Rows that are not here have no card of this kind: pests, feedings, waterings and the harvest have rules of their own. */
export const CARDS: Partial<Record<PlanRow, Given>> = {
  land_prep: land,
  land_prep_manure: land,
  land_prep_ridge: land,
  mounds: land,
  ridge: land,
  beds: land,
  furrows: land,
  bund_level: (field) => (pondOf(field) ? { rule: 'care.bunds', stake: 5, facts: plantingFacts } : land),
  nursery_sow: { rule: 'care.nursery', stake: 6, facts: nurseryFacts },
  harden,
  stand_check: standCount,
  stand_check_gap_fill: fill,
  // The card of the stand count also says how to fill gaps.
  gap_fill: (field) => {
    if (field.crop.record.practice.plan.some(({ id }) => id === 'stand_check')) return null
    return standCount(field)
  },
  thin: (field) => {
    const keep = keepFacts(field)
    // Pulled from dry soil, those that stay are torn loose with them.
    if (inDrought(field)) return null
    return keep && { rule: 'care.thin', stake: 5, facts: () => keep }
  },
  weed_1: weeding,
  weed_2: weeding,
  weed_3: weeding,
  weed_4: weeding,
  weed_1_earth_up: weedingAndHeaping,
  weed_2_earth_up: weedingAndHeaping,
  weed_3_earth_up: weedingAndHeaping,
  weed: ringWeeding,
  ring_weed: ringWeeding,
  circle_weed: ringWeeding,
  // Earthing up is part of a weeding on the same days.
  earth_up: (field) =>
    announcedDryness(field) !== null || field.crop.record.practice.plan.some((row) => heapsWith(field, row))
      ? null
      : { rule: 'care.earth-up', stake: 4 },
  stake: ({ crop: { record } }) =>
    record.life === 'annual' && record.grownFor === 'root'
      ? { rule: 'care.stake-vines', stake: 8 }
      : { rule: 'care.stake', stake: 5 },
  no_hoe: { rule: 'care.pegs', stake: 6 },
  stop_hoeing_vines_run: { rule: 'care.vines', stake: 4 },
  lift_vines: { rule: 'care.lift-vines', stake: 3 },
  rogue_mosaic: { rule: 'care.rogue', stake: 6 },
  // Crops with birds as a pest have a rule for them.
  bird_guard: ({ crop }) => (crop.record.pests.includes('birds_quelea') ? null : { rule: 'care.birds', stake: 6 }),
  bird_and_rat_guard: { rule: 'care.birds', stake: 4 },
  drain: (field) => (pondOf(field) ? { rule: 'care.drain', stake: 6 } : null),
  cut_haulms: { rule: 'care.haulms', stake: 6 },
  last_water: lastWater,
  stop_water: lastWater,
  dry_off: lastWater,
  fruit_fly_sanitation: { rule: 'care.fallen-fruit', stake: 6 },
  mulch_before_dry: treeDry,
  firebreak: { rule: 'care.fire-line', stake: 5 },
  // After the harvest: what has not borne yet has none, and what flowers again loses its next one.
  prune: ({ stages, stage, crop: { record } }) =>
    stages.bearing && stage !== 'flowering'
      ? { rule: record.handling.bring === 'palm' ? 'care.fronds' : 'care.prune', stake: 4 }
      : null,
  remove_chupons: { rule: 'care.chupons', stake: 4, facts: blackPods },
  desucker: { rule: 'care.mat', stake: 5 },
  remove_male_bud: { rule: 'care.bunch', stake: 4 },
}

/** The card of a step; null when it has none. */
export function cardOf(field: Field, step: Step): Card | null {
  const given = CARDS[step.row as PlanRow]
  return typeof given === 'function' ? given(field, step) : (given ?? null)
}

import { isKeyOf } from '../../shared/records.ts'
import type { PlanFigures } from '../crops/practice.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { harvestedOnDay } from '../season/harvest-days.ts'
import type { PlanRowId } from '../season/plan-row-meanings.ts'
import type { SeasonStep } from '../season/step.ts'
import { currentDrySpellRule, isInDrought, RULES_WITH_WEEDING } from './dry-spell.ts'
import { isNotWorthSpending } from './long-drought.ts'
import { nurseryFacts, operationFacts, plantingFacts, seedKeepingFacts } from './operation-facts.ts'
import type { ReasonId } from './reasons.ts'
import type { RuleId } from './rule-catalogue.ts'
import { gapFillingCard, standCountCard } from './stand-count.ts'
import { varietyRule } from './variety-choice.ts'
import { isYoungTree } from './young-tree.ts'

export interface OperationCard {
  rule: RuleId
  /** 0-10: share of the harvest at stake (a choice). */
  stake: number
  facts?: (field: Field, step: SeasonStep) => AdviceFacts
  why?: ReasonId
  until?: string
}

/** True for rice that may stand in water: not upland, nor watered by pipes or cans. */
const pondOf = ({ crop: { record }, situation, irrigated, balance }: Field): boolean =>
  record.life === 'annual' && record.paddy && situation.riceField !== 'upland' && (balance.paddy || !irrigated)

/** True with water to drain: irrigated and not due, or rain over two weeks above evaporation. */
const standsInWater = (field: Field): boolean =>
  field.irrigated ? !field.need.due : !isInDrought(field) && field.week.rainLast14 >= 14 * field.balance.today.et0

const hasPond = (field: Field): boolean => pondOf(field) && standsInWater(field)

/** True for rice that is flooded by its farmer, as far as known, or by rain. */
export const isFieldToDrain = (field: Field): boolean => pondOf(field) && (field.irrigated || standsInWater(field))

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

const weedingBy = (field: Field, rule: RuleId, { n }: SeasonStep): OperationCard | null => {
  const announced = currentDrySpellRule(field)
  if (announced !== null && RULES_WITH_WEEDING.has(announced)) return null
  const dry = announced === 'dry.growing'
  const hoed = announced !== null && rule === 'care.weeds-heap' ? 'care.weeds' : rule
  return {
    rule: dry ? 'care.weeds-dry' : hoed,
    ...(dry && { why: 'dry-days' as const }),
    stake: (n ?? 1) <= 2 ? 8 : 6,
    facts: (_, step) => ({
      n: step.n ?? 1,
      of: step.of ?? 1,
      ...(dry && { dry: field.week.dryDays }),
      ...operationFacts(field),
    }),
  }
}
const weedingCard = (field: Field, step: SeasonStep): OperationCard | null =>
  weedingBy(
    field,
    hasPond(field) ? 'care.weeds-paddy' : heapsIn(field, step.row) ? 'care.weeds-heap' : 'care.weeds',
    step,
  )
const weedingAndHeaping = (field: Field, step: SeasonStep): OperationCard | null =>
  weedingBy(field, 'care.weeds-heap', step)
const blackPodFacts = ({ stages }: Field): AdviceFacts => (stages.bearing ? { bears: 1 } : {})
const ringWeeding = (field: Field): OperationCard | null =>
  isInDrought(field) ? null : { rule: 'care.ring-weed', stake: 4 }
/** Returns the facts of land preparation. Seed is mentioned once, with the variety if its choice is due. */
function landFacts(field: Field): AdviceFacts {
  const { planned } = field.season
  const { seedFor, ...facts } = plantingFacts(field)
  const isShown = seedFor === undefined || (planned !== null && varietyRule(field, planned) !== null)
  return isShown ? facts : { ...facts, seedFor }
}
const landPreparationCard: OperationCard = { rule: 'care.land', stake: 5, facts: landFacts }
/** Rain in mm of the last and the next week from which the dry season has not begun (a choice). */
const RAINS_NOT_OVER_MM = 25
const treeDrySeasonCard = (field: Field): OperationCard | null =>
  (isYoungTree(field) && isInDrought(field)) || field.week.rainLast7 + field.week.rain7 >= RAINS_NOT_OVER_MM
    ? null
    : { rule: 'care.tree-dry', stake: 5 }
const lastWateringCard: OperationCard = { rule: 'care.last-water', stake: 5 }

const hardeningCard = (field: Field): OperationCard | null => {
  const { plantOn } = plantingFacts(field)
  return plantOn !== undefined && plantOn < field.asOf ? null : { rule: 'care.harden', stake: 4, facts: plantingFacts }
}

/** Returns the card for guarding grain against birds, while it stands and is not lost to drought. */
const birdGuardingCard = (field: Field, stake: number): OperationCard | null =>
  isNotWorthSpending(field) || harvestedOnDay(field) !== null ? null : { rule: 'care.birds', stake }

/** Days after planting after which vines cover the ground and the fruits swell (a choice). */
const VINES_SPREAD_UNTIL = 49

type CardSource = OperationCard | ((field: Field, step: SeasonStep) => OperationCard | null)

/** Cards by calendar row. Rows on pests, fertilizer, water and harvest have their own rules. */
const CARDS: Partial<Record<PlanRowId, CardSource>> = {
  land_prep: landPreparationCard,
  land_prep_manure: landPreparationCard,
  land_prep_ridge: landPreparationCard,
  mounds: landPreparationCard,
  ridge: landPreparationCard,
  beds: landPreparationCard,
  furrows: landPreparationCard,
  bund_level: (field) => (pondOf(field) ? { rule: 'care.bunds', stake: 5, facts: landFacts } : landPreparationCard),
  nursery_sow: { rule: 'care.nursery', stake: 6, facts: nurseryFacts },
  harden: hardeningCard,
  stand_check: standCountCard,
  stand_check_gap_fill: gapFillingCard,
  gap_fill: (field) => {
    if (field.crop.record.practice.plan.some(({ id }) => id === 'stand_check')) return null
    return standCountCard(field)
  },
  thin: (field) => {
    const keep = seedKeepingFacts(field)
    // Thinning waits in a drought: pulling plants from dry soil loosens their neighbours.
    if (isInDrought(field)) return null
    return keep && { rule: 'care.thin', stake: 5, facts: () => keep }
  },
  weed_1: weedingCard,
  weed_2: weedingCard,
  weed_3: weedingCard,
  weed_4: weedingCard,
  weed_1_earth_up: weedingAndHeaping,
  weed_2_earth_up: weedingAndHeaping,
  weed_3_earth_up: weedingAndHeaping,
  weed: ringWeeding,
  ring_weed: ringWeeding,
  circle_weed: ringWeeding,
  earth_up: (field) =>
    currentDrySpellRule(field) !== null || field.crop.record.practice.plan.some((row) => heapsWith(field, row))
      ? null
      : { rule: 'care.earth-up', stake: 4 },
  stake: ({ crop: { record } }) =>
    record.life === 'annual' && record.grownFor === 'root'
      ? { rule: 'care.stake-vines', stake: 8 }
      : { rule: 'care.stake', stake: 5 },
  no_hoe: { rule: 'care.pegs', stake: 6 },
  stop_hoeing_vines_run: ({ dap }) =>
    dap !== null && dap <= VINES_SPREAD_UNTIL ? { rule: 'care.vines', stake: 4 } : null,
  lift_vines: { rule: 'care.lift-vines', stake: 3 },
  rogue_mosaic: { rule: 'care.rogue', stake: 6 },
  bird_guard: (field) => birdGuardingCard(field, 6),
  bird_and_rat_guard: (field) => birdGuardingCard(field, 4),
  drain: (field) => (isFieldToDrain(field) ? { rule: 'care.drain', stake: 6 } : null),
  cut_haulms: { rule: 'care.haulms', stake: 6 },
  last_water: lastWateringCard,
  stop_water: lastWateringCard,
  dry_off: lastWateringCard,
  fruit_fly_sanitation: { rule: 'care.fallen-fruit', stake: 6 },
  mulch_before_dry: treeDrySeasonCard,
  firebreak: { rule: 'care.fire-line', stake: 5 },
  // Pruning is advised only after a harvest: not before the tree bears, nor when it flowers again.
  prune: ({ stages, stage, crop: { record } }) =>
    stages.bearing && stage !== 'flowering'
      ? { rule: record.handling.bring === 'palm' ? 'care.fronds' : 'care.prune', stake: 4 }
      : null,
  remove_chupons: { rule: 'care.chupons', stake: 4, facts: blackPodFacts },
  desucker: { rule: 'care.mat', stake: 5 },
  remove_male_bud: { rule: 'care.bunch', stake: 4 },
}

export function operationCardFor(field: Field, step: SeasonStep): OperationCard | null {
  const given = isKeyOf(CARDS, step.row) ? CARDS[step.row] : undefined
  return typeof given === 'function' ? given(field, step) : (given ?? null)
}

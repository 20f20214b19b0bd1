import type { Harvest } from '../crops/crop-record.ts'
import { daysBetween, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { diesWhenRainsEnd } from '../growth/dies-with-rains.ts'
import { daysInNursery, establishmentMethod, sowsNursery } from '../growth/establishment.ts'
import { treeStageInMonth } from '../growth/tree-calendar.ts'
import { daysUntilRipe, firstPickingDay, harvestedOnDay } from '../season/harvest-days.ts'
import type { Advice } from '../types.ts'
import { isPondByHand } from '../water/paddy.ts'
import { rotsInWetSoil, UNSPROUTED_DAYS } from '../water/watering-methods.ts'
import { harvestRules } from './harvest-rules.ts'
import { heavyRainRules, isTooLateForRainWork } from './heavy-rain.ts'
import { waterEvidence, withShortRoots } from './irrigation-amount.ts'
import {
  adviseLightWatering,
  adviseNoWatering,
  advisePondWatering,
  adviseStopWatering,
  adviseWaitForRain,
  adviseWateringNow,
  adviseWateringSoon,
} from './irrigation-cards.ts'
import { daysCropInField } from './soil-hand-test.ts'
import { adviseYoungTree, isYoungTree } from './young-tree.ts'

export function irrigationRules(field: Field): Advice[] {
  if (isInNursery(field))
    return rainKeepsMoist(field) || field.soggy ? [] : [adviseLightWatering(field, { waterFor: 'top' })]
  if (!field.irrigated || isPondByHand(field)) return []
  const { record } = field.crop
  if (record.life === 'tree' && (field.byHand || isYoungTree(field))) return treeByCan(field)
  if (record.life === 'annual' && record.harvest.kind !== 'picked' && harvestedOnDay(field) !== null) return []
  if (field.ripe && record.life === 'annual' && record.harvest.kind !== 'picked')
    return field.balance.paddy ? [] : adviseAtSeasonEnd(field, record.harvest)
  if (isDyingBack(field)) return []
  const driesOff = driesOffSoon(field)
  if (driesOff) return harvestRules(field).some(saysStop) ? [] : [adviseStopWatering(field, driesOff.sign)]
  const waits = field.heavyRainNear || treeAwaitsHeavyRain(field)
  if (waits && !field.soggy && !isFull(field) && heavyRainRules(field).length === 0) return [adviseWaitForRain(field)]
  if (waits || field.soggy) return []
  const { need, balance } = field
  if (balance.paddy && (field.stage === 'planted' || isTooLateForRainWork(field))) return []
  if (isUnsprouted(field))
    return need.due && !diesWhenRainsEnd(record) && !rainFeeds(field) ? [adviseWateringNow(withReducedNeed(field))] : []
  if (isYoung(field) && !balance.paddy) {
    if (rainKeepsMoist(field) || isBetweenRains(field)) return []
    return [isKeptMoist(field) ? adviseLightWatering(field) : adviseWateringNow(withShortRoots(field))]
  }
  if (sweetensNow(field) || restsDry(field)) return []
  const dry = balance.today.depletion > balance.today.raw
  if (need.due || (dry && !rainFeeds(field)))
    return [balance.paddy ? advisePondWatering(field) : adviseWateringNow(field)]
  if (dry) return field.week.live ? [adviseWaitForRain(field)] : []
  // A paddy has its own water rules; soil moisture tests do not apply.
  if (balance.paddy || rainsSuffice(field)) return []
  return [need.urgency === 'low' && !rainsBefore(field) ? adviseWateringSoon(field) : adviseNoWatering(field)]
}

/** Days that a bearing tree waits for heavy rain before it is watered (a choice). */
const TREE_WAITS_DAYS = 5

const treeAwaitsHeavyRain = ({ crop, heavyRain, spell, asOf }: Field): boolean =>
  crop.record.life === 'tree' && heavyRain && spell !== null && daysBetween(asOf, spell.comingFrom) <= TREE_WAITS_DAYS

/** True if rain has filled the soil, so that no farmer would water it. */
const isFull = (field: Field): boolean => field.need.urgency === null && hasRained(field)

/** True while the crop is in its seedbed, which is watered by hand whatever the field's irrigation. */
const isInNursery = (field: Field): boolean =>
  sowsNursery(field.situation, field.crop) &&
  field.season.planted !== null &&
  daysCropInField(field) < daysInNursery(field.crop)

/** Share of the season from which vines may die back when the rains end (a choice). */
const DIES_BACK = 0.7

const isDyingBack = ({ crop: { record }, dap, inRains, seasonLength }: Field): boolean =>
  diesWhenRainsEnd(record) && !inRains && dap !== null && dap >= DIES_BACK * seasonLength

function treeByCan(field: Field): Advice[] {
  const dry = field.need.due || field.balance.today.depletion > field.balance.today.raw
  return isYoungTree(field) && dry && !rainFeeds(field) ? [adviseYoungTree(field, waterEvidence(field, false))] : []
}

/** Days before harvest without watering (a choice). */
const DRIES_OFF = 7
/** Days before harvest without watering for bulbs, whose necks must dry: as long as the coming harvest is advised. */
const NECKS_DRY = 14

function driesOffSoon(field: Field) {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind !== 'dried' || field.balance.paddy) return null
  const left = daysUntilRipe(field)
  return left !== null && left <= (record.handling.ready === 'water' ? NECKS_DRY : DRIES_OFF) ? record.harvest : null
}

/** True for the advice on the coming harvest of bulbs, which also tells to stop watering. */
const saysStop = ({ rule, facts }: Advice): boolean => rule === 'harvest.soon' && facts.ready === 'water'

/** Stress factor Ks below which ripening melons are watered (a choice). */
const WILTING_KS = 0.4

function sweetensNow(field: Field): boolean {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind !== 'picked' || record.harvest.sweetens !== true) return false
  const first = firstPickingDay(field, record)
  const picked = first !== null && first <= field.asOf
  return (picked || (field.daysToHarvest ?? DRIES_OFF + 1) <= DRIES_OFF) && field.need.leastKs > WILTING_KS
}

/** True for bearing trees in the months before flowering, when watering reduces flowers. */
function restsDry({ crop: { record }, stage, stages, zone, asOf }: Field): boolean {
  if (record.life !== 'tree' || !record.restsDry || !stages.bearing || stage !== 'vegetative') return false
  const month = monthOfDate(asOf)
  for (let ahead = 1; ahead <= record.restsDry; ahead++)
    if (treeStageInMonth(record.year, zone, ((month - 1 + ahead) % 12) + 1) === 'flowering') return true
  return false
}

const rainFeeds = ({ need, balance: { today } }: Field): boolean => 0.8 * need.rainNext3 >= 3 * today.etc

/** True if the rains suffice and watering is no question: no advice is needed. */
const rainsSuffice = (field: Field): boolean => field.inRains && isFull(field)

/** True if the rain of two weeks, and of the last or the forecast week, exceeds the crop's water use. */
const hasRained = ({ week, balance: { today } }: Field): boolean =>
  Math.max(week.rainLast7, week.live ? week.rain7 : 0) >= 7 * today.etc && week.rainLast14 >= 14 * today.etc

const FIRST_DAYS = 10

const isYoung = (field: Field): boolean => {
  const days = daysCropInField(field)
  if (isSetts(field)) return false
  return field.crop.record.life === 'annual' && days >= 0 && days <= FIRST_DAYS
}

const isSetts = ({ crop, situation }: Field): boolean =>
  rotsInWetSoil(crop.id) && establishmentMethod(situation, crop) !== 'seedling'

/** True for setts before sprouting: they live on their own reserves. */
const isUnsprouted = (field: Field): boolean =>
  isSetts(field) && field.season.emerged !== null && field.season.emerged > field.asOf

/** Returns the field with an irrigation need that is not urgent and has a minimum interval. */
function withReducedNeed(field: Field): Field {
  const { need } = field
  const least = need.method === 'drip' ? 1 : UNSPROUTED_DAYS
  return { ...field, need: { ...need, urgency: 'medium', intervalDays: Math.max(least, need.intervalDays) } }
}

/** True for beds, seedlings and drip lines, which get a little water every day; sown fields and furrows do not. */
function isKeptMoist({ crop, need: { method }, situation }: Field): boolean {
  if (method === 'furrow' || method === 'flood') return false
  const inBeds = crop.record.life === 'annual' && crop.record.care.bed
  return method === 'drip' || inBeds || establishmentMethod(situation, crop) === 'seedling'
}

/** Rain in mm of three days that keeps a seedbed moist. */
const SEEDBED_RAIN_MM = 10

const rainKeepsMoist = ({ week }: Field): boolean => (week.live ? week.rain3 : week.rainLast3) >= SEEDBED_RAIN_MM

/** True just after rain, with more rain within the week. */
const isBetweenRains = ({ week }: Field): boolean =>
  week.live && week.rainLast3 >= SEEDBED_RAIN_MM && week.rain7 >= SEEDBED_RAIN_MM

function adviseAtSeasonEnd(field: Field, harvest: Exclude<Harvest, { kind: 'picked' }>): Advice[] {
  const driesOff = harvest.kind !== 'roots' || harvest.driesOff
  return driesOff && field.stage === 'mature' ? [adviseStopWatering(field, harvest.sign)] : []
}

/** Rain in mm before the next watering from which its amount must be computed again (a choice). */
const REFILLING_RAIN_MM = 20

const rainsBefore = ({ need, week }: Field): boolean =>
  week.live && sumOf(week.ahead.slice(0, (need.daysToTrigger ?? 0) + 1)) >= REFILLING_RAIN_MM

const sumOf = (days: readonly { rain: number }[]): number => days.reduce((sum, { rain }) => sum + rain, 0)

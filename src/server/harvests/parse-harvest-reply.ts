import { maxKnownYield, UNUSUAL_YIELD_FACTOR } from '../../agronomy/feeding/best-harvest.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import { BAG_KEYS, type BagKey, type HarvestAnswer, type HarvestState, MAX_BAGS } from '../../contracts/harvests.ts'

/** Kilograms of a bag, by the key of the answer; null for another size. */
const BAG_KG_BY_KEY: Record<BagKey, number | null> = { 1: 100, 2: 50, 3: null }
const SKIP_KEY = 9
const HECTARES_PER_ACRE = 0.40468564224

export type HarvestStep =
  | { state: 'skipped' }
  | { state: 'unit' | 'sure_unit'; bags: number }
  | { state: 'sure' }
  | { state: 'answered'; amount: number; unit: 'kg' | 'bags' }

interface HarvestQuestion {
  state: HarvestState
  bags: number | null
  cropType: CropId
  farmArea: number | null
}

/** Returns kilograms per hectare; null without an area. */
export const toYieldPerHectare = (kg: number, acres: number | null): number | null =>
  acres ? kg / (acres * HECTARES_PER_ACRE) : null

/** Parses an answer to the open question; null if the text is no answer. `9` alone skips the question; `9 bags` means nine bags. */
export function parseHarvestReply(question: HarvestQuestion, text: string): HarvestStep | null {
  const [, digits, word] = /^(\d{1,6}(?:[.,]\d)?)( ?\p{L}+)?$/u.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const number = Number(digits.replace(',', '.'))
  if (question.state === 'unit' || question.state === 'sure_unit') {
    const key = BAG_KEYS.find((key) => key === digits)
    return key === undefined || question.bags === null ? null : harvestStepOfBags(question, question.bags, key)
  }
  if (number === SKIP_KEY && !word) return { state: 'skipped' }
  if (number === 0) return { state: 'answered', amount: 0, unit: 'kg' }
  if (number > MAX_BAGS) return null
  return { state: question.state === 'sure' ? 'sure_unit' : 'unit', bags: number }
}

/** Returns the step of a complete answer by web, USSD or call. */
export function nextHarvestStep(question: HarvestQuestion, { bags, bag }: HarvestAnswer): HarvestStep {
  if (bags === null) return { state: 'skipped' }
  if (bags === 0) return { state: 'answered', amount: 0, unit: 'kg' }
  const isSure = question.state === 'sure' || question.state === 'sure_unit'
  return harvestStepOfBags({ ...question, state: isSure ? 'sure_unit' : 'unit' }, bags, bag)
}

/** Returns the step for an amount; one above three times the crop's best yield is asked for once more. */
function harvestStepOfBags(
  { state, cropType, farmArea }: Omit<HarvestQuestion, 'bags'>,
  bags: number,
  key: BagKey,
): HarvestStep {
  const size = BAG_KG_BY_KEY[key]
  if (size === null) return { state: 'answered', amount: bags, unit: 'bags' }
  const best = maxKnownYield(canonicalCrop(cropType))
  const kgHa = toYieldPerHectare(bags * size, farmArea)
  if (state === 'unit' && best !== null && kgHa !== null && kgHa > UNUSUAL_YIELD_FACTOR * best) return { state: 'sure' }
  return { state: 'answered', amount: bags * size, unit: 'kg' }
}

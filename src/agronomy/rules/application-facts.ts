import type { GradeId } from '../../contracts/grades.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import type { AdviceFacts } from '../facts.ts'
import {
  acresToHectares,
  type BagAmount,
  bagAmountKilograms,
  boughtBagAmount,
  roundToBagAmount,
} from '../feeding/amount.ts'
import type { ProductRate } from '../feeding/fertilizer-figures.ts'
import { hasNitrogenProduct, USUAL_GRADES } from '../feeding/grades.ts'
import { computeHandMeasure, placementForSpacing } from '../feeding/hand-measure.ts'
import { manureLoadsInsteadOfBag } from '../feeding/manure.ts'
import { fertilizerPlacement, type PlacementMethod } from '../feeding/placement.ts'
import { countryOfZone, productionSystem } from '../feeding/season-applications.ts'
import { compoundReplacingPhosphate } from '../feeding/season-products.ts'
import type { PlannedApplicationProducts, PlannedDose } from '../feeding/split-plan.ts'
import type { Field } from '../field.ts'
import { acresPerUnit, areaForDisplay, hectaresToAcres, landUnitOf } from '../units.ts'

/** Returns the area that amounts are for: of the saved plan, else of the field, else one acre or hectare. */
export function areaForAmounts({ situation: { areaAcres, feedings, place } }: Field): {
  hectares: number
  facts: AdviceFacts
} {
  const landUnit = landUnitOf(place.country)
  const acres = feedings ? hectaresToAcres(feedings.hectares) : areaAcres
  if (acres === null || acres <= 0)
    return { hectares: acresToHectares(acresPerUnit(landUnit)), facts: { doseFor: landUnit } }
  return {
    hectares: acresToHectares(acres),
    facts: { doseFor: 'area', area: areaForDisplay(acres, landUnit), landUnit },
  }
}

export function applicationFacts(field: Field, products: readonly PlannedDose[]): AdviceFacts {
  const { hectares, facts } = areaForAmounts(field)
  const amounts = products.map(({ grade, kgPerHectare, most, bought }) =>
    bought
      ? boughtBagAmount(grade, bought.kg, bought.bags)
      : roundToBagAmount(grade, kgPerHectare * hectares, most * hectares),
  )
  const shown = products.map(
    ({ grade }, n): ProductRate => ({ grade, kgPerHectare: bagAmountKilograms(itemAt(amounts, n)) / hectares }),
  )
  return { ...facts, ...productAmountFacts(products, amounts), ...whereFacts(field, shown) }
}

export function singleProductFacts(
  field: Field,
  [{ grade, kgPerHectare, most, bought }]: PlannedApplicationProducts['products'],
): AdviceFacts {
  const { hectares } = areaForAmounts(field)
  const alone = bought
    ? boughtBagAmount(grade, bought.kg, bought.bags)
    : roundToBagAmount(grade, kgPerHectare * hectares, most * hectares)
  return { aloneProduct: grade, aloneBags: alone.bags, aloneKg: alone.kg, aloneBagKg: alone.bagKg }
}

export const productAmountFacts = (
  products: readonly { grade: GradeId }[],
  amounts: readonly BagAmount[],
): AdviceFacts => {
  const [second, more] = [products[1], amounts[1]]
  return {
    product: firstItem(products).grade,
    ...amountFacts(firstItem(amounts)),
    ...(second && more ? { product2: second.grade, bags2: more.bags, kg2: more.kg, bagKg2: more.bagKg } : {}),
  }
}

export const amountFacts = ({ bags, kg, bagKg }: BagAmount): AdviceFacts => ({ bags, kg, bagKg })

/** Placement methods whose fertilizer needs rain to be washed in. */
const RAIN_FED: Partial<Record<PlacementMethod, AdviceFacts['place']>> = { mud: 'rainMud', broadcast: 'rainRake' }

function whereFacts(field: Field, shown: readonly ProductRate[]): AdviceFacts {
  const { figures } = field.crop.record
  const country = countryOfZone(field)
  const usual = fertilizerPlacement(field.crop.id, productionSystem(field))
  if (!usual) return {}
  const placement = placementForSpacing(usual, figures, country)
  const hand = computeHandMeasure(shown, placement, figures, country)
  return {
    place: (productionSystem(field) !== 'irrigated' && RAIN_FED[placement.way]) || placement.way,
    cm: placement.to ?? 5,
    deep: placement.depth ?? 5,
    ...(hand ? { hand: hand.per, caps: hand.caps, stands: hand.stands } : {}),
  }
}

export function manureInsteadFacts(field: Field, products: PlannedApplicationProducts['products']): AdviceFacts {
  const country = countryOfZone(field)
  const [{ grade }] = products
  if (hasNitrogenProduct(products)) {
    const { in: carried, loads } = manureLoadsInsteadOfBag(country, grade)
    return { manure: carried, loads: firstItem(loads), poorLoads: itemAt(loads, 1) }
  }
  const { compound, phosphate } = USUAL_GRADES[country]
  if (country !== 'NG' || grade !== phosphate) return {}
  const kg = compoundReplacingPhosphate(compound) * areaForAmounts(field).hectares
  return { manure: 'compound', loads: kg < 10 ? Math.floor(kg) : Math.floor(kg / 5) * 5 }
}

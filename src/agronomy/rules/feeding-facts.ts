import type { GradeId } from '../../contracts/grades.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import type { AdviceFacts } from '../facts.ts'
import { type Amount, amountBought, amountOf, hectaresOf, kilogramsOf } from '../feeding/amount.ts'
import type { Dose } from '../feeding/figures.ts'
import { hasNitrogen, USUAL_GRADES } from '../feeding/grades.ts'
import { handMeasure, placedFor } from '../feeding/hand.ts'
import { compoundInstead } from '../feeding/makings.ts'
import { manureInstead } from '../feeding/manure.ts'
import { type PlacementWay, placementOf } from '../feeding/placement.ts'
import { countryOf, systemOf } from '../feeding/season-feedings.ts'
import type { PlannedDose, PlannedSplit } from '../feeding/split-plan.ts'
import type { Field } from '../field.ts'
import { acresIn, acresOfHectares, landUnitOf, shownArea } from '../units.ts'

/** Area of an amount: saved plan, field, else one land unit. */
export function landOf({ situation: { areaAcres, feedings, place } }: Field): {
  hectares: number
  facts: AdviceFacts
} {
  const landUnit = landUnitOf(place.country)
  const acres = feedings ? acresOfHectares(feedings.hectares) : areaAcres
  if (acres === null || acres <= 0) return { hectares: hectaresOf(acresIn(landUnit)), facts: { doseFor: landUnit } }
  return { hectares: hectaresOf(acres), facts: { doseFor: 'area', area: shownArea(acres, landUnit), landUnit } }
}

export function feedingFacts(field: Field, products: readonly PlannedDose[]): AdviceFacts {
  const { hectares, facts } = landOf(field)
  const amounts = products.map(({ grade, kgPerHectare, most, bought }) =>
    bought ? amountBought(grade, bought.kg, bought.bags) : amountOf(grade, kgPerHectare * hectares, most * hectares),
  )
  const shown = products.map(
    ({ grade }, n): Dose => ({ grade, kgPerHectare: kilogramsOf(itemAt(amounts, n)) / hectares }),
  )
  return { ...facts, ...productFacts(products, amounts), ...whereFacts(field, shown) }
}

export function aloneFacts(
  field: Field,
  [{ grade, kgPerHectare, most, bought }]: PlannedSplit['products'],
): AdviceFacts {
  const { hectares } = landOf(field)
  const alone = bought
    ? amountBought(grade, bought.kg, bought.bags)
    : amountOf(grade, kgPerHectare * hectares, most * hectares)
  return { aloneProduct: grade, aloneBags: alone.bags, aloneKg: alone.kg, aloneBagKg: alone.bagKg }
}

export const productFacts = (products: readonly { grade: GradeId }[], amounts: readonly Amount[]): AdviceFacts => {
  const [second, more] = [products[1], amounts[1]]
  return {
    product: firstItem(products).grade,
    ...amountFacts(firstItem(amounts)),
    ...(second && more ? { product2: second.grade, bags2: more.bags, kg2: more.kg, bagKg2: more.bagKg } : {}),
  }
}

export const amountFacts = ({ bags, kg, bagKg }: Amount): AdviceFacts => ({ bags, kg, bagKg })

/** Placement that relies on rain. */
const RAIN_FED: Partial<Record<PlacementWay, AdviceFacts['place']>> = { mud: 'rainMud', broadcast: 'rainRake' }

function whereFacts(field: Field, shown: readonly Dose[]): AdviceFacts {
  const { figures } = field.crop.record
  const country = countryOf(field)
  const usual = placementOf(field.crop.id, systemOf(field))
  if (!usual) return {}
  const placement = placedFor(usual, figures, country)
  const hand = handMeasure(shown, placement, figures, country)
  return {
    place: (systemOf(field) !== 'irrigated' && RAIN_FED[placement.way]) || placement.way,
    cm: placement.to ?? 5,
    deep: placement.depth ?? 5,
    ...(hand ? { hand: hand.per, caps: hand.caps, stands: hand.stands } : {}),
  }
}

export function insteadFacts(field: Field, products: PlannedSplit['products']): AdviceFacts {
  const country = countryOf(field)
  const [{ grade }] = products
  if (hasNitrogen(products)) {
    const { in: carried, loads } = manureInstead(country, grade)
    return { manure: carried, loads: firstItem(loads), poorLoads: itemAt(loads, 1) }
  }
  const { compound, phosphate } = USUAL_GRADES[country]
  if (country !== 'NG' || grade !== phosphate) return {}
  const kg = compoundInstead(compound) * landOf(field).hectares
  return { manure: 'compound', loads: kg < 10 ? Math.floor(kg) : Math.floor(kg / 5) * 5 }
}

import { planWithinBudget } from '../../agronomy/budget/budget-plan.ts'
import { EMPTY_FIELD } from '../../agronomy/empty-field.ts'
import type { FieldSituation } from '../../agronomy/types.ts'
import { areaForDisplay, landUnitOf } from '../../agronomy/units.ts'
import type { Crop } from '../../contracts/crop.ts'
import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type {
  FertilizerPlan,
  FertilizerPlanInput,
  FieldPlanInput,
  SavedFertilizerPlan,
} from '../../contracts/fertilizer-plan.ts'
import { GRADES, gradesSoldIn } from '../../contracts/grades.ts'
import { CURRENCIES } from '../../contracts/prices.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { type RiceField, riceFieldsFor } from '../../contracts/season.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { isoNow } from '../../shared/clock.ts'
import type { FieldReader } from '../advisories/field-reader.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceService } from '../places/service.ts'
import type { PriceService } from '../prices/service.ts'
import { localDateAt } from '../weather/local-time-at-place.ts'
import { budgetFactsOf } from './budget-facts.ts'
import { withCurrentDates } from './current-application-dates.ts'
import { createPriceLookup, fillKnownPrices, HARVEST_PRICE_KG } from './known-prices.ts'
import { type PlanRow, storedPlans } from './stored-plans.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  places: Pick<PlaceService, 'region' | 'serves'>
  fieldNow: FieldReader
  cooperative: Pick<PriceService, 'newest'>
}

export type FertilizerService = ReturnType<typeof createFertilizerService>

/** Fertilizer plans: computed by the adviser, stored with the field. */
export function createFertilizerService({ db, clock, places, fieldNow, cooperative }: Deps) {
  const plans = storedPlans(db)
  const prices = createPriceLookup(db, cooperative)

  async function onField(actor: Actor, cropId: string, { crop, place }: FertilizerPlanInput) {
    const situation = await fieldNow(actor, cropId)
    if (canonicalCrop(crop) !== situation.crop) throw fieldRefusalError('crop', 'bags.otherCrop')
    return place ? { ...situation, place: placeAt(places, place) } : situation
  }

  return {
    /** Computes a plan and stores nothing. @throws AppError invalid without a place, not_found for another user's field */
    async plan(actor: Actor, { cropId, crop, place, ...input }: FertilizerPlanInput): Promise<FertilizerPlan> {
      const situation = cropId
        ? await onField(actor, cropId, { crop, place, ...input })
        : anyField({ clock, places }, actor, { crop, place, ...input })
      checkField(situation, input)
      const facts = budgetFactsOf(withField(situation, input))
      const book = await prices.book(signedInUser(actor).id, facts.country, situation.asOf)
      return planWithinBudget(facts, fillKnownPrices(input, facts.crop, book))
    },

    /** Returns the input defaults of a plan for one of the user's fields. @throws AppError like `FieldReader` */
    async field(actor: Actor, cropId: string): Promise<FertilizerField> {
      const situation = await fieldNow(actor, cropId)
      const facts = budgetFactsOf(situation)
      const [row, book] = await Promise.all([
        plans.of(cropId),
        prices.book(signedInUser(actor).id, facts.country, situation.asOf),
      ])
      const { country, crop } = facts
      const areaUnit = landUnitOf(country)
      const saved = row ? savedFor(crop, row) : null
      return {
        crop,
        country,
        currency: CURRENCIES[country].code,
        saved: saved && { ...saved, plan: withCurrentDates(facts, saved.plan) },
        asked: row?.asked ?? null,
        area: situation.areaAcres === null ? null : { area: areaForDisplay(situation.areaAcres, areaUnit), areaUnit },
        offers: offersOf(country, book),
        cropPrice: book.of(crop, HARVEST_PRICE_KG),
        facts: { ...facts },
        factsOf: factsOfFields(situation),
      }
    },

    /** Returns the stored plan of one of the user's fields; null without one. */
    async saved(actor: Actor, { id, cropType }: Pick<Crop, 'id' | 'cropType'>): Promise<SavedFertilizerPlan | null> {
      const row = await plans.of(id)
      return row?.userId === signedInUser(actor).id ? savedFor(canonicalCrop(cropType), row) : null
    },

    /** Stores a plan, replacing the last one, and its prices. @throws AppError like `FieldReader`, invalid */
    async keep(actor: Actor, cropId: string, input: FieldPlanInput): Promise<SavedFertilizerPlan> {
      const { id: userId } = signedInUser(actor)
      const situation = await fieldNow(actor, cropId)
      checkField(situation, input)
      const facts = budgetFactsOf(withField(situation, input))
      const book = await prices.book(userId, facts.country, situation.asOf)
      const wanted = fillKnownPrices(input, facts.crop, book)
      const plan = planWithinBudget(facts, wanted)
      const savedAt = isoNow(clock)
      await db.write(
        plans.keep(userId, cropId, savedAt, wanted, plan),
        ...prices.remember(userId, facts.crop, input, book, situation.asOf),
      )
      return { asked: wanted, plan, savedAt }
    },

    /** Removes the plan, so that advice uses the usual rates again. @throws AppError like `FieldReader` */
    async drop(actor: Actor, cropId: string): Promise<void> {
      await fieldNow(actor, cropId)
      await db.write(plans.drop(cropId))
    },
  }
}

/** Returns the situation of a field of which only place and crop are known. */
function anyField(
  { clock, places }: Pick<Deps, 'clock' | 'places'>,
  actor: Actor,
  { crop, place }: FertilizerPlanInput,
): FieldSituation {
  const point = place ?? coordinatesOf(signedInUser(actor).location)
  if (!point) throw refusalError('place.forAdvice')
  return {
    ...EMPTY_FIELD,
    asOf: localDateAt(point, clock.now()),
    place: placeAt(places, point),
    crop: canonicalCrop(crop),
  }
}

/** @throws AppError invalid outside the countries served */
function placeAt(places: Deps['places'], point: { lat: number; lng: number }): FieldSituation['place'] {
  if (!places.serves(point)) throw refusalError('place.far')
  const region = places.region(point)
  return {
    lat: point.lat,
    lng: point.lng,
    elevation: null,
    country: region?.country ?? null,
    state: region?.state ?? null,
  }
}

type PriceBook = Awaited<ReturnType<ReturnType<typeof createPriceLookup>['book']>>

/** Bags on sale in a country, with their known prices. */
const offersOf = (country: Parameters<typeof gradesSoldIn>[0], book: PriceBook): FertilizerField['offers'] =>
  gradesSoldIn(country).flatMap((grade) =>
    [...new Set([GRADES[grade].bagKg, ...book.bagsOf(grade)])].map((bagKg) => ({
      grade,
      bagKg,
      known: book.of(grade, bagKg),
    })),
  )

/** Ignores a plan for a crop that was in the field before. */
const savedFor = (crop: CanonicalCropId, { asked: wanted, plan, savedAt }: PlanRow): SavedFertilizerPlan | null =>
  plan?.crop === crop ? { asked: wanted, plan, savedAt } : null

/** @throws AppError invalid for a kind of field that the crop does not have */
function checkField({ crop }: FieldSituation, { field }: Pick<FieldPlanInput, 'field'>): void {
  if (field && !riceFieldsFor(crop).includes(field)) throw fieldRefusalError('field', 'crop.fieldOfRice')
}

const withField = (situation: FieldSituation, { field }: Pick<FieldPlanInput, 'field'>): FieldSituation =>
  field ? { ...situation, riceField: field } : situation

function factsOfFields(situation: FieldSituation): FertilizerField['factsOf'] {
  if (riceFieldsFor(situation.crop).length === 0) return null
  const of = (field: RiceField) => ({ ...budgetFactsOf(withField(situation, { field })) })
  return { lowland: of('lowland'), upland: of('upland'), irrigated: of('irrigated') }
}

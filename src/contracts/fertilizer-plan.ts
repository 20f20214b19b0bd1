import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { COUNTRIES, gradeIdSchema } from './grades.ts'
import { refusalMessage } from './refusal-messages.ts'
import { RICE_FIELDS } from './season.ts'
import { idSchema, isoTimeSchema, latitudeSchema, longitudeSchema } from './shapes.ts'

/**
 * Willingness to take risk. Required net return: 1.8, 1.0 or 0.2 times the cost of the whole plan (AKILIMO), and 1.0, 1.0
 * or 0.5 times the cost of the last bag (CIMMYT).
 */
export const RISKS = ['careful', 'middle', 'bold'] as const
export type Risk = (typeof RISKS)[number]

/** Least extra income for each 100 spent. */
export const MIN_RETURN_PER_100: Record<Risk, number> = { careful: 280, middle: 200, bold: 150 }

/** Unfertilised maize: from knee high and yellow (1) to taller than a man and dark green (5). */
export const SOIL_LOOKS = [1, 2, 3, 4, 5] as const
export type SoilLook = (typeof SOIL_LOOKS)[number]

export const AREA_UNITS = ['acre', 'hectare'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]

export const MANURE_KINDS = ['cattle', 'goat_sheep', 'poultry', 'compost'] as const
export type ManureKind = (typeof MANURE_KINDS)[number]

export const MAX_MONEY = 1_000_000_000
export const MAX_BAG_KG = 100
/** Maximum products to compare: more than a village shop sells. */
export const MAX_GRADES = 6

const moneySchema = z
  .number(refusalMessage('money.check'))
  .check(z.gt(0, refusalMessage('money.check')), z.lte(MAX_MONEY, refusalMessage('money.check')))
const optionalOrNull = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** Product that the farmer can buy, with its price. */
const gradeOffer = z.object({
  id: gradeIdSchema,
  /** Kilograms in a bag; default: the usual bag. */
  bagKg: optionalOrNull(
    z
      .number(refusalMessage('bag.check'))
      .check(z.gt(0, refusalMessage('bag.check')), z.lte(MAX_BAG_KG, refusalMessage('bag.check'))),
  ),
  /** Price per bag. Absent: the last known price; null: unknown. */
  price: optionalOrNull(moneySchema),
})
export type GradeOffer = z.infer<typeof gradeOffer>

const planFields = {
  area: z
    .number(refusalMessage('area.check'))
    .check(z.gt(0, refusalMessage('area.check')), z.lte(10_000, refusalMessage('area.check'))),
  areaUnit: z.enum(AREA_UNITS, refusalMessage('area.check')),
  /** Rice only. */
  field: optionalOrNull(z.enum(RICE_FIELDS)),
  /** An empty list means the usual products of the country, without prices. */
  grades: z.array(gradeOffer).check(z.maxLength(MAX_GRADES, refusalMessage('grades.many', { max: MAX_GRADES }))),
  purse: optionalOrNull(moneySchema),
  /** Price per kilogram at the farm gate; absent and null as for bags. */
  cropPrice: optionalOrNull(moneySchema),
  risk: z.enum(RISKS),
  look: optionalOrNull(z.literal(SOIL_LOOKS, refusalMessage('look.check'))),
  /** Available dry manure, kg. */
  manure: optionalOrNull(
    z
      .number(refusalMessage('manure.check'))
      .check(z.gte(0, refusalMessage('manure.check')), z.lte(1_000_000, refusalMessage('manure.check'))),
  ),
  manureKind: optionalOrNull(z.enum(MANURE_KINDS)),
}

/** Input for the plan of a field. Soil, place, planting date and striga come from the stored crop. */
export const fieldPlanInputSchema = z.object(planFields)
export type FieldPlanInput = z.infer<typeof fieldPlanInputSchema>

/** Input for any crop and place. Without `cropId` the soil counts as mixed and planting days are unknown. */
export const fertilizerPlanInputSchema = z.object({
  ...planFields,
  cropId: optionalOrNull(idSchema),
  crop: z.enum(CROP_IDS, refusalMessage('crop.required')),
  /** Place; default: the farm's. */
  place: optionalOrNull(z.object({ lat: latitudeSchema, lng: longitudeSchema })),
})
export type FertilizerPlanInput = z.infer<typeof fertilizerPlanInputSchema>

/** Placement of fertiliser, with depths in centimetres; worded like the fertiliser cards. */
const PLACEMENT_WAYS = ['stand', 'ring', 'band', 'mud', 'broadcast', 'tree'] as const
const placementSchema = z.object({
  way: z.enum(PLACEMENT_WAYS),
  depth: z.nullable(z.number()),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
})

/** Dose in level bottle caps: `caps` per `stands` plants or per metre of row. */
const bottleCapsSchema = z.object({ caps: z.number(), stands: z.number() })

const splitProduct = z.object({
  grade: gradeIdSchema,
  kg: z.number(),
  /** Number of bags; a fraction on small land. */
  bags: z.number(),
  capsPerStand: z.nullable(bottleCapsSchema),
  capsPerMetre: z.nullable(bottleCapsSchema),
  /** Caps per square metre, for crops on beds. */
  capsPerSquare: z.optional(z.nullable(bottleCapsSchema)),
  /** Long steps, by 50 of them, on which to broadcast 10 kg. */
  strides: z.optional(z.nullable(z.number())),
  /** Dose per plant of trees and mats. */
  gramsPerPlant: z.nullable(z.number()),
})

const planSplit = z.object({
  n: z.number(),
  of: z.number(),
  /** Days after planting (after transplanting if `transplanted`). Null if the timing depends on a stage or on the rains. */
  days: z.nullable(z.tuple([z.number(), z.number()])),
  transplanted: z.boolean(),
  /** First day after planting; an estimate if the timing depends on a stage. Null if it depends only on the rains. */
  fromDay: z.nullable(z.number()),
  toDay: z.nullable(z.number()),
  /** Dates (`YYYY-MM-DD`); null if the planting date is unknown. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Days from panicle initiation to harvest; absent in older plans. */
  panicle: z.optional(z.nullable(z.number())),
  how: z.nullable(placementSchema),
  products: z.array(splitProduct),
})
export type PlanSplit = z.infer<typeof planSplit>

const nutrientsSchema = z.object({ n: z.number(), p: z.number(), k: z.number() })

const PLAN_REASONS = [
  /** The extra harvest does not return the cost at this price and risk. */
  'does_not_pay',
  /** The plan makes a loss on a poorer field or in a bad year. */
  'may_lose',
  /** The plan fits the budget and pays; the full rate would cost `n`. */
  'purse_small',
  /** The budget is below the smallest useful amount. */
  'purse_too_small',
  /** Maize stays knee high without fertiliser: apply manure or fallow first, because mineral fertiliser has little effect. */
  'poor_soil',
  'rich_soil',
  /** The price of the harvest or of a product is unknown: the plan is the zone's rate, regardless of profit. */
  'no_prices',
  /** The crop has no yield model: the plan is the zone's rate. */
  'zone_rate',
  /** The rate is from another zone, or from memory. */
  'rough_rate',
  /** There is no rate for the crop in this zone: apply manure, and ask an officer. */
  'no_rate',
  /** All applications were made or are too late. */
  'too_late',
  /** The first `n` applications were made or are too late. */
  'feedings_over',
  /** Too few bags for the whole field: the plan covers `n` acres of it (hectares in Namibia). */
  'part_of_field',
  /** Manure supplies `n` per cent of the nitrogen. */
  'manure_counts',
  /** No available product contains nitrogen (or phosphorus, or potassium). */
  'lacks_n',
  'lacks_p',
  'lacks_k',
  'at_limit',
  /** The most profitable plan at this risk reaches the limit of an element. */
  'at_most',
  /** The plan supplies nitrogen only, which depletes the soil. */
  'urea_alone',
  /** The amounts are below half a bag: weigh them. */
  'in_kilograms',
  /** Striga was seen: the yield response is uncertain and counts half. */
  'striga',
  /** Amounts for trees and mats are per plant, by age. */
  'by_plant',
] as const
export type PlanReason = (typeof PLAN_REASONS)[number]

export const fertilizerPlanSchema = z.object({
  crop: z.enum(CROP_IDS),
  country: z.enum(COUNTRIES),
  currency: z.enum(['NGN', 'NAD']),
  hectares: z.number(),
  /** `purse`: optimum within budget and risk by QUEFTS. `rate`: the zone's rate in available products. */
  basis: z.enum(['purse', 'rate', 'none']),
  splits: z.array(planSplit),
  /** Elements in kg, for the whole field. */
  nutrients: nutrientsSchema,
  nutrientsPerHa: nutrientsSchema,
  /** Null if a price is missing. */
  cost: z.nullable(z.number()),
  parts: z.array(
    z.object({
      grade: gradeIdSchema,
      bagKg: z.number(),
      bags: z.number(),
      kg: z.number(),
      price: z.nullable(z.number()),
      cost: z.nullable(z.number()),
    }),
  ),
  /** Extra marketable harvest of the field, kg. `low` and `high`: with soil one class poorer or better, at least two fifths apart. */
  extraYield: z.nullable(z.object({ kg: z.number(), low: z.number(), high: z.number() })),
  extraRevenue: z.nullable(z.object({ money: z.number(), low: z.number(), high: z.number() })),
  /** Extra harvest and income in a year with half the yield. */
  badYear: z.nullable(z.object({ kg: z.number(), money: z.number() })),
  /** Extra income from each further bag, up to the first that does not pay. `needs`: income from which the bag pays; absent in older plans. */
  nextBag: z.array(
    z.object({
      grade: gradeIdSchema,
      price: z.number(),
      returns: z.number(),
      needs: z.optional(z.number()),
      pays: z.boolean(),
    }),
  ),
  worthIt: z.nullable(z.boolean()),
  why: z.array(z.object({ id: z.enum(PLAN_REASONS), n: z.nullable(z.number()) })),
  sources: z.array(z.string()),
  /** True if soil supply, attainable yield or rate is an estimate. */
  estimated: z.boolean(),
})
export type FertilizerPlan = z.infer<typeof fertilizerPlanSchema>

/** Saved plan of a field; the next plan replaces it. */
export const savedFertilizerPlanSchema = z.object({
  asked: fieldPlanInputSchema,
  plan: fertilizerPlanSchema,
  savedAt: isoTimeSchema,
})
export type SavedFertilizerPlan = z.infer<typeof savedFertilizerPlanSchema>

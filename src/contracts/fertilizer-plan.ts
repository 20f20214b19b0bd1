import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { COUNTRIES, gradeId } from './grades.ts'
import { says } from './says.ts'
import { RICE_FIELDS } from './season.ts'
import { id, isoTime, latitude, longitude } from './shapes.ts'

/**
 * Required return beside the cost: 1.8, 1.0 or 0.2 times the cost of the whole plan (AKILIMO); 1.0, 1.0 or 0.5 times that of
 * the last bag (CIMMYT).
 */
export const RISKS = ['careful', 'middle', 'bold'] as const
export type Risk = (typeof RISKS)[number]

/** Money that each 100 spent must bring back at least. */
export const BACK_OF_100: Record<Risk, number> = { careful: 280, middle: 200, bold: 150 }

/** Unfertilised maize: from knee high and yellow (1) to taller than a man and dark green (5). */
export const SOIL_LOOKS = [1, 2, 3, 4, 5] as const
export type SoilLook = (typeof SOIL_LOOKS)[number]

export const AREA_UNITS = ['acre', 'hectare'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]

export const MANURE_KINDS = ['cattle', 'goat_sheep', 'poultry', 'compost'] as const
export type ManureKind = (typeof MANURE_KINDS)[number]

export const MOST_MONEY = 1_000_000_000
export const MOST_BAG_KG = 100
/** Products compared at once: more than a village shop sells; the calculation takes milliseconds. */
export const MOST_GRADES = 6

const money = z.number(says('money.check')).check(z.gt(0, says('money.check')), z.lte(MOST_MONEY, says('money.check')))
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** Available product with its price. */
const gradeOffer = z.object({
  id: gradeId,
  /** Kilograms; by default the usual bag. */
  bagKg: maybe(z.number(says('bag.check')).check(z.gt(0, says('bag.check')), z.lte(MOST_BAG_KG, says('bag.check')))),
  /** Per bag. Absent: the last known price; null: unknown. */
  price: maybe(money),
})
export type GradeOffer = z.infer<typeof gradeOffer>

const planFields = {
  area: z.number(says('area.check')).check(z.gt(0, says('area.check')), z.lte(10_000, says('area.check'))),
  areaUnit: z.enum(AREA_UNITS, says('area.check')),
  /** Rice only. */
  field: maybe(z.enum(RICE_FIELDS)),
  /** Empty: the usual products of the country, without prices. */
  grades: z.array(gradeOffer).check(z.maxLength(MOST_GRADES, says('grades.many', { max: MOST_GRADES }))),
  purse: maybe(money),
  /** Per kilogram at the farm gate. Absent and null as for a bag. */
  cropPrice: maybe(money),
  risk: z.enum(RISKS),
  look: maybe(z.literal(SOIL_LOOKS, says('look.check'))),
  /** Available dry manure, kg. */
  manure: maybe(
    z.number(says('manure.check')).check(z.gte(0, says('manure.check')), z.lte(1_000_000, says('manure.check'))),
  ),
  manureKind: maybe(z.enum(MANURE_KINDS)),
}

/** Input of a field's plan; soil, place, planting and striga come from the crop. */
export const fieldPlanInput = z.object(planFields)
export type FieldPlanInput = z.infer<typeof fieldPlanInput>

/** Input for any crop and place; without `cropId` the soil is mixed and days are unknown. */
export const fertilizerPlanInput = z.object({
  ...planFields,
  cropId: maybe(id),
  crop: z.enum(CROP_IDS, says('crop.required')),
  /** Default: the farm's place. */
  place: maybe(z.object({ lat: latitude, lng: longitude })),
})
export type FertilizerPlanInput = z.infer<typeof fertilizerPlanInput>

/** Placement of fertiliser, with depths in centimetres; worded like the fertiliser cards. */
const PLACEMENT_WAYS = ['stand', 'ring', 'band', 'mud', 'broadcast', 'tree'] as const
const placement = z.object({
  way: z.enum(PLACEMENT_WAYS),
  depth: z.nullable(z.number()),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
})

/** Level bottle caps: so many per plant or metre of row, or one for `stands` plants. */
const caps = z.object({ caps: z.number(), stands: z.number() })

const splitProduct = z.object({
  grade: gradeId,
  kg: z.number(),
  /** Bags offered; fractions for small land. */
  bags: z.number(),
  capsPerStand: z.nullable(caps),
  capsPerMetre: z.nullable(caps),
  /** Beds: caps per square metre. */
  capsPerSquare: z.optional(z.nullable(caps)),
  /** Broadcasting: strides for 10 kg. */
  strides: z.optional(z.nullable(z.number())),
  /** Trees and mats. */
  gramsPerPlant: z.nullable(z.number()),
})

const planSplit = z.object({
  n: z.number(),
  of: z.number(),
  /** Days after planting (after transplanting where `transplanted`); null where a stage or the rains decide. */
  days: z.nullable(z.tuple([z.number(), z.number()])),
  transplanted: z.boolean(),
  /** First day after planting, estimated for stages; null where only the rains decide. */
  fromDay: z.nullable(z.number()),
  toDay: z.nullable(z.number()),
  /** Dates (`YYYY-MM-DD`) if the planting date is known. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Days before harvest of panicle initiation; absent from older plans. */
  panicle: z.optional(z.nullable(z.number())),
  how: z.nullable(placement),
  products: z.array(splitProduct),
})
export type PlanSplit = z.infer<typeof planSplit>

const nutrients = z.object({ n: z.number(), p: z.number(), k: z.number() })

const PLAN_REASONS = [
  /** The extra harvest does not return the cost at this price and risk. */
  'does_not_pay',
  /** A loss on a poorer field or in a bad year. */
  'may_lose',
  /** A plan within the budget pays; the full rate would cost `n`. */
  'purse_small',
  /** The budget is below the smallest useful amount. */
  'purse_too_small',
  /** Maize stays knee high: manure or fallow first, mineral fertiliser has little effect. */
  'poor_soil',
  'rich_soil',
  /** No price for the harvest or some products: the zone's rate, regardless of profit. */
  'no_prices',
  /** No yield model for this crop: the zone's rate. */
  'zone_rate',
  /** The rate is of another zone, or from memory. */
  'rough_rate',
  /** No rate for this crop here: manure, and ask an officer. */
  'no_rate',
  /** All applications were made or are too late. */
  'too_late',
  /** The first `n` applications were made or are too late. */
  'feedings_over',
  /** Too few bags for the whole field: the plan is for `n` acres of it, in Namibia hectares. */
  'part_of_field',
  /** Manure supplies `n` per cent of the nitrogen. */
  'manure_counts',
  /** No available product has nitrogen, phosphorus or potassium. */
  'lacks_n',
  'lacks_p',
  'lacks_k',
  'at_limit',
  /** The most profitable amount at this risk is the limit. */
  'at_most',
  /** Nitrogen only: depletes the soil. */
  'urea_alone',
  /** Too small for half bags: weigh the amount. */
  'in_kilograms',
  /** Striga seen: the response is uncertain and counted as half. */
  'striga',
  /** Trees and mats: per plant and age. */
  'by_plant',
] as const
export type PlanReason = (typeof PLAN_REASONS)[number]

export const fertilizerPlan = z.object({
  crop: z.enum(CROP_IDS),
  country: z.enum(COUNTRIES),
  currency: z.enum(['NGN', 'NAD']),
  hectares: z.number(),
  /** `purse`: optimum within budget and risk by QUEFTS. `rate`: the zone's rate in available products. */
  basis: z.enum(['purse', 'rate', 'none']),
  splits: z.array(planSplit),
  /** Elements, kg: for the field and per hectare. */
  nutrients,
  nutrientsPerHa: nutrients,
  /** Null if a price is missing. */
  cost: z.nullable(z.number()),
  parts: z.array(
    z.object({
      grade: gradeId,
      bagKg: z.number(),
      bags: z.number(),
      kg: z.number(),
      price: z.nullable(z.number()),
      cost: z.nullable(z.number()),
    }),
  ),
  /**
   * Marketable kilograms of the field; `low` and `high` for a soil one class poorer and better, at least two fifths
   * apart.
   */
  extraYield: z.nullable(z.object({ kg: z.number(), low: z.number(), high: z.number() })),
  extraRevenue: z.nullable(z.object({ money: z.number(), low: z.number(), high: z.number() })),
  /** The same in a year with half the yield. */
  badYear: z.nullable(z.object({ kg: z.number(), money: z.number() })),
  /** Sales from each further bag, up to the first that does not pay; `needs`: sales from which it pays, absent from older plans. */
  nextBag: z.array(
    z.object({
      grade: gradeId,
      price: z.number(),
      returns: z.number(),
      needs: z.optional(z.number()),
      pays: z.boolean(),
    }),
  ),
  worthIt: z.nullable(z.boolean()),
  why: z.array(z.object({ id: z.enum(PLAN_REASONS), n: z.nullable(z.number()) })),
  sources: z.array(z.string()),
  /** Soil supply, attainable yield or rate are estimates. */
  estimated: z.boolean(),
})
export type FertilizerPlan = z.infer<typeof fertilizerPlan>

/** Saved plan of a field: its amounts hold until the next one. */
export const savedFertilizerPlan = z.object({ asked: fieldPlanInput, plan: fertilizerPlan, savedAt: isoTime })
export type SavedFertilizerPlan = z.infer<typeof savedFertilizerPlan>

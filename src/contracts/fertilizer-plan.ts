import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { COUNTRIES, gradeId } from './grades.ts'
import { says } from './says.ts'
import { RICE_FIELDS } from './season.ts'
import { id, isoTime, latitude, longitude } from './shapes.ts'

/** How much an outlay must bring back before it is advised: 1.8, 1.0 or 0.2 times its cost beside the cost itself (AKILIMO). */
export const RISKS = ['careful', 'middle', 'bold'] as const
export type Risk = (typeof RISKS)[number]

/** How unfertilised maize looks on the field: from knee high and yellow (1) to taller than a man and dark green (5). */
export const SOIL_LOOKS = [1, 2, 3, 4, 5] as const
export type SoilLook = (typeof SOIL_LOOKS)[number]

export const AREA_UNITS = ['acre', 'hectare'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]

export const MANURE_KINDS = ['cattle', 'goat_sheep', 'poultry', 'compost'] as const
export type ManureKind = (typeof MANURE_KINDS)[number]

/** The largest sum of money that a farmer or a cooperative would type. */
export const MOST_MONEY = 1_000_000_000
/** The heaviest bag that one person lifts. */
export const MOST_BAG_KG = 100
/** Products compared at once: more than any shop of a village has, and a sum of some milliseconds. */
export const MOST_GRADES = 6

const money = z.number(says('money.check')).check(z.gt(0, says('money.check')), z.lte(MOST_MONEY, says('money.check')))
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** A product at hand: what is in the bag, and what it costs here. */
export const gradeOffer = z.object({
  id: gradeId,
  /** Of the bag; left out, that of its usual bag. */
  bagKg: maybe(z.number(says('bag.check')).check(z.gt(0, says('bag.check')), z.lte(MOST_BAG_KG, says('bag.check')))),
  /** Of one bag. Left out: what the farmer, else the cooperative, last said; null: not known. */
  price: maybe(money),
})
export type GradeOffer = z.infer<typeof gradeOffer>

const asked = {
  area: z.number(says('area.check')).check(z.gt(0, says('area.check')), z.lte(10_000, says('area.check'))),
  areaUnit: z.enum(AREA_UNITS, says('area.check')),
  /** Of rice. */
  field: maybe(z.enum(RICE_FIELDS)),
  /** Empty: those usually sold in the country, without prices. */
  grades: z.array(gradeOffer).check(z.maxLength(MOST_GRADES, says('grades.many', { max: MOST_GRADES }))),
  /** What can be spent on this field. */
  purse: maybe(money),
  /** Of a kilogram at the farm gate, as it will be sold. Left out and null as with the price of a bag. */
  cropPrice: maybe(money),
  risk: z.enum(RISKS),
  look: maybe(z.literal(SOIL_LOOKS, says('look.check'))),
  /** Kilograms of dry manure at hand for this field. */
  manure: maybe(
    z.number(says('manure.check')).check(z.gte(0, says('manure.check')), z.lte(1_000_000, says('manure.check'))),
  ),
  manureKind: maybe(z.enum(MANURE_KINDS)),
}

/** What a plan for one of the farmer's fields is worked out from; soil, place, planting and striga are the crop's own. */
export const fieldPlanInput = z.object(asked)
export type FieldPlanInput = z.infer<typeof fieldPlanInput>

/** The same for any crop at any place: without `cropId` its soil is taken as mixed, and its days are not known. */
export const fertilizerPlanInput = z.object({
  ...asked,
  cropId: maybe(id),
  crop: z.enum(CROP_IDS, says('crop.required')),
  /** Left out: where the farmer's farm is. */
  place: maybe(z.object({ lat: latitude, lng: longitude })),
})
export type FertilizerPlanInput = z.infer<typeof fertilizerPlanInput>

/** Where and how deep, in centimetres; the words of each way are those of the feeding cards. */
export const PLACEMENT_WAYS = ['stand', 'ring', 'band', 'mud', 'broadcast', 'tree'] as const
const placement = z.object({
  way: z.enum(PLACEMENT_WAYS),
  depth: z.nullable(z.number()),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
})

/** Level screw caps of a drink bottle: so many for one stand or metre of row, or one for so many `stands`. */
const caps = z.object({ caps: z.number(), stands: z.number() })

const splitProduct = z.object({
  grade: gradeId,
  kg: z.number(),
  /** Of the bag that was offered; parts of one where the land is small. */
  bags: z.number(),
  capsPerStand: z.nullable(caps),
  capsPerMetre: z.nullable(caps),
  /** Of a bed: for one square metre, or for so many `stands` of them. */
  capsPerSquare: z.optional(z.nullable(caps)),
  /** Of what is spread over a field: 10 kg are for 50 by so many long steps. */
  strides: z.optional(z.nullable(z.number())),
  /** Of trees and mats. */
  gramsPerPlant: z.nullable(z.number()),
})

export const planSplit = z.object({
  n: z.number(),
  of: z.number(),
  /** Days from planting (from transplanting where `transplanted`); null where a stage or the rains say when. */
  days: z.nullable(z.tuple([z.number(), z.number()])),
  transplanted: z.boolean(),
  /** The same in days after planting, of a stage the usual ones; null where only the rains say when. */
  fromDay: z.nullable(z.number()),
  toDay: z.nullable(z.number()),
  /** Days (`YYYY-MM-DD`) where the planting is known. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Days before harvest at which the panicle begins, of the feeding that is given then; absent from plans kept earlier. */
  panicle: z.optional(z.nullable(z.number())),
  how: z.nullable(placement),
  products: z.array(splitProduct),
})
export type PlanSplit = z.infer<typeof planSplit>

const nutrients = z.object({ n: z.number(), p: z.number(), k: z.number() })

/** Why the plan is as it is: what the screen says first, and what it rests on. */
export const PLAN_REASONS = [
  /** The extra harvest does not bring back the cost at this price and risk. */
  'does_not_pay',
  /** On a poorer field or in a bad year it brings less than it costs. */
  'may_lose',
  /** A plan within the purse pays; the whole rate would cost `n`. */
  'purse_small',
  /** The purse does not buy the smallest useful amount. */
  'purse_too_small',
  /** Maize stays knee high: manure or fallow first, mineral fertiliser does little. */
  'poor_soil',
  /** The soil gives enough by itself. */
  'rich_soil',
  /** No price of the harvest, or not of every product: the zone's rate, not what pays. */
  'no_prices',
  /** No method for this crop's yield: the zone's rate. */
  'zone_rate',
  /** The rate is of another zone, or from memory. */
  'rough_rate',
  /** No rate for this crop here is known: manure, and ask an officer. */
  'no_rate',
  /** All feedings of this season were given or are too late. */
  'too_late',
  /** The first `n` feedings were given or are too late: the plan is for what is left. */
  'feedings_over',
  /** The manure gives part of it: `n` per cent of the nitrogen. */
  'manure_counts',
  /** Nitrogen, phosphorus or potassium is in no product at hand. */
  'lacks_n',
  'lacks_p',
  'lacks_k',
  /** Held at the most that this crop and soil bear. */
  'at_limit',
  /** What pays at this risk is the most that is borne: not the usual amount. */
  'at_most',
  /** Nitrogen and nothing else: draws the soil down. */
  'urea_alone',
  /** Land too small for half bags: weigh it out. */
  'in_kilograms',
  /** Striga seen: the answer of the crop is unsure, counted as half. */
  'striga',
  /** Trees and mats: by the plant and its age. */
  'by_plant',
] as const
export type PlanReason = (typeof PLAN_REASONS)[number]

export const fertilizerPlan = z.object({
  crop: z.enum(CROP_IDS),
  country: z.enum(COUNTRIES),
  /** ISO 4217. */
  currency: z.enum(['NGN', 'NAD']),
  hectares: z.number(),
  /** `purse`: the best within the purse and risk by QUEFTS. `rate`: the zone's rate in the products at hand. */
  basis: z.enum(['purse', 'rate', 'none']),
  splits: z.array(planSplit),
  /** Of the fertiliser, kg of elements: for the whole field, and for a hectare. */
  nutrients,
  nutrientsPerHa: nutrients,
  /** Null where a price is missing. */
  cost: z.nullable(z.number()),
  /** The parts of the cost. */
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
  /** Kilograms as sold from the whole field; `low` and `high` with a soil one class poorer and better, at least two fifths off. */
  extraYield: z.nullable(z.object({ kg: z.number(), low: z.number(), high: z.number() })),
  extraRevenue: z.nullable(z.object({ money: z.number(), low: z.number(), high: z.number() })),
  /** The same in a year that bears half. */
  badYear: z.nullable(z.object({ kg: z.number(), money: z.number() })),
  /** What one bag more brings in sales, up to the first that does not pay. */
  nextBag: z.array(z.object({ grade: gradeId, price: z.number(), returns: z.number(), pays: z.boolean() })),
  worthIt: z.nullable(z.boolean()),
  why: z.array(z.object({ id: z.enum(PLAN_REASONS), n: z.nullable(z.number()) })),
  /** Titles of what the amounts rest on. */
  sources: z.array(z.string()),
  /** Soil supply, attainable yield or rate rest on a choice or on memory. */
  estimated: z.boolean(),
})
export type FertilizerPlan = z.infer<typeof fertilizerPlan>

/** A plan the farmer keeps for a field: the amounts of its feedings until another is kept. */
export const savedFertilizerPlan = z.object({ asked: fieldPlanInput, plan: fertilizerPlan, savedAt: isoTime })
export type SavedFertilizerPlan = z.infer<typeof savedFertilizerPlan>

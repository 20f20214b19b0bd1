import type { PestId } from '../agronomy/pests/pests.ts'
import type { EvidenceLabel, ReasonId, RuleId } from '../agronomy/rules/catalogue.ts'
import type { CanonicalCropId } from '../contracts/crops.ts'
import type { AdvisoryCategory, GrowthStage } from '../contracts/farm.ts'

/** The three texts of one kind of advice. `{name}` is filled from the advice; `{Crop}` opens with a capital. */
export interface RuleWords {
  /** At most 60 characters once filled. */
  title: string
  /** At most 60 words once filled: key fact, why it matters, what to do, by when. */
  content: string
  /** At most 160 GSM-7 characters once filled and folded to plain letters. */
  sms: string
}

export interface PestWords {
  /** What farmers call it. */
  name: string
  /** What to look for, a phrase that follows "Look for". */
  look: string
  /** What to do first, one short sentence: cultural or biological. */
  first: string
}

/** One and many of a counted thing; `{n}` is the number. */
export interface Counted {
  one: string
  many: string
}

/** How a ripe crop looks. */
export type CropSign =
  | 'grain'
  | 'rice'
  | 'pods'
  | 'legume'
  | 'heads'
  | 'capsules'
  | 'bolls'
  | 'bulb'
  | 'roots'
  | 'shoulders'

/** All that one language says. Every key is required: a missing template does not compile. */
export interface LanguageWords {
  /** Sunday first. */
  days: readonly [string, string, string, string, string, string, string]
  daysShort: readonly [string, string, string, string, string, string, string]
  months: readonly string[]
  /** `{weekday} {day} {month}` in the language's own order. */
  date: string
  /** Between thousands. */
  thousands: string
  decimal: string
  crops: Record<CanonicalCropId, string>
  stages: Record<GrowthStage, string>
  pests: Record<PestId, PestWords>
  rules: Record<RuleId, RuleWords>
  reasons: Record<ReasonId, string>
  /** How sure the adviser is, after the pest's name and a colon. */
  sure: Record<'low' | 'medium' | 'high', string>
  /** What to walk through when scouting. */
  walk: { field: string; trees: string }
  /** The last resort: a class of chemical, protection and waiting days; `day` when a dry, calm day is in sight. */
  treat: Record<'insecticide' | 'fungicide', { day: string; open: string }>
  water: { area: string; acre: string; cans: string }
  dose: { area: string; acre: string; open: string; handful: string }
  /** When produce is dry enough: by its water content where that is well known, else by feel. */
  dryness: { number: string; feel: string }
  acres: Counted
  bags: Counted & { half: string }
  products: Record<'npk' | 'urea' | 'nitrogen' | 'phosphate' | 'manure', string>
  signs: Record<CropSign, string>
  /** On one day, or from one to another. */
  span: { one: string; many: string }
  /** Added when the weather figures are typical of the season and not a forecast. */
  typical: string
  evidence: Record<EvidenceLabel, string>
}

/** Short tips for the detail page, by category. */
export type Tips = Record<AdvisoryCategory, readonly string[]>

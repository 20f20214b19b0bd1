import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import data from '../data/pests_diseases.json' with { type: 'json' }

/** The records of `data/pests_diseases.json`; a test holds the two lists equal. */
export const PEST_IDS = [
  'faw',
  'striga',
  'maize_stem_borer',
  'msv',
  'maize_aflatoxin',
  'rice_blast',
  'rice_brown_spot',
  'rice_blb',
  'rymv',
  'rice_gall_midge',
  'cmd',
  'cbb',
  'cgm',
  'mealybug',
  'maruca',
  'cowpea_thrips',
  'cowpea_aphid',
  'bean_als',
  'bean_anthracnose',
  'yam_anthracnose',
  'yam_beetle',
  'yam_nematode',
  'sorghum_midge',
  'shoot_fly',
  'grain_mould',
  'birds_quelea',
  'downy_mildew',
  'long_smut',
  'head_miner',
  'clr',
  'cbb_berry_borer',
  'cbd',
  'leaf_spots',
  'rosette',
  'gn_aflatoxin',
  'late_blight',
  'early_blight',
  'tuta',
  'bact_wilt',
  'sp_weevil',
  'spvd',
  'black_pod',
  'mirids',
  'black_sigatoka',
  'banana_weevil',
  'bbtv',
  'purple_blotch',
  'pepper_anthracnose',
  'okra_lcv',
  'dbm',
  'bollworm',
  'sesame_waterlog',
  'citrus_canker',
  'mango_anthracnose',
  'wheat_rust',
] as const
export type PestId = (typeof PEST_IDS)[number]

export type RiskLevel = 'low' | 'medium' | 'high'
export type ChemicalClass = 'insecticide' | 'fungicide' | null

/** The variables a trigger may ask for; null when nothing is known of one, and then the trigger does not fire. */
export interface RiskVariables {
  tmin: number
  tmax: number
  tmean: number
  tmin_2d: number
  rh_mean: number | null
  rain_next3_mm: number
  wet_days_next3: number
  rain_last3_mm: number | null
  rain_last7_mm: number | null
  rain_last14_mm: number | null
  wet_days_last7: number | null
  dry_spell_days: number | null
  wind_max_ms: number | null
  dap: number | null
  planted_late: boolean
  month: number
  stage: GrowthStage
  zone: string
  soil: string | null
  altitude_m: number | null
}
export type RiskVariable = keyof RiskVariables

interface Condition {
  variable: RiskVariable
  /** False for a limit that only says what would end the risk (little rain ahead). */
  favours: boolean
  holds: (value: never) => boolean
}

interface Trigger {
  level: RiskLevel
  /** Whether it says itself at which stages it holds; the record's own then do not bind it. */
  namesStage: boolean
  conditions: Condition[]
}

export interface PestRecord {
  id: PestId
  crops: CanonicalCropId[]
  category: 'pest' | 'disease' | 'harvest'
  /** Growth stages at which it attacks. */
  stages: GrowthStage[]
  triggers: Trigger[]
  /** Which class of chemical is ever of use against it; null for viruses, weeds, birds, wilts and storage moulds. */
  chemical: ChemicalClass
  strength: 'strong' | 'medium' | 'weak'
  source: string
}

/** One pest or disease whose weather, stage and season are here now. */
export interface Risk {
  record: PestRecord
  level: RiskLevel
  /** The variables of the trigger that fired, in the record's order. */
  because: RiskVariable[]
}

const NO_CHEMICAL = new Set<PestId>([
  'birds_quelea',
  'head_miner',
  'sp_weevil',
  'banana_weevil',
  'mealybug',
  'cgm',
  'yam_beetle',
  'rice_gall_midge',
  'bbtv',
  'long_smut',
  'grain_mould',
  'bean_anthracnose',
  'sesame_waterlog',
  'maize_stem_borer',
  'shoot_fly',
  'sorghum_midge',
  'cbb_berry_borer',
])
const CHEMICAL_BY_KIND: Record<string, ChemicalClass> = {
  insect: 'insecticide',
  mite: null,
  fungus: 'fungicide',
  oomycete: 'fungicide',
}

/** A test of one condition, built once so that the hot path only calls it. */
function test(op: string, value: unknown): (actual: never) => boolean {
  const limit = value as number
  switch (op) {
    case '<':
      return (actual: number) => actual < limit
    case '<=':
      return (actual: number) => actual <= limit
    case '>':
      return (actual: number) => actual > limit
    case '>=':
      return (actual: number) => actual >= limit
    case 'between': {
      const [low, high] = value as [number, number]
      return (actual: number) => actual >= low && actual <= high
    }
    case 'in': {
      const options = new Set(value as unknown[])
      return (actual: unknown) => options.has(actual)
    }
    case '==':
      return (actual: unknown) => actual === value
    default:
      throw new Error(`Unknown trigger operator ${op}`)
  }
}

/** Strength as the record words it: "strong on biology, thresholds weak" counts as medium. */
function strengthOf(text: string): PestRecord['strength'] {
  if (text === 'strong') return 'strong'
  return text === 'weak' ? 'weak' : 'medium'
}

export const PESTS: readonly PestRecord[] = data.records.map((record) => {
  const id = record.id as PestId
  return {
    id,
    crops: record.crops as CanonicalCropId[],
    category: record.category as PestRecord['category'],
    stages: record.stage as GrowthStage[],
    triggers: record.triggers.any.map((trigger) => ({
      level: trigger.level as RiskLevel,
      namesStage: trigger.all.some((condition) => condition.var === 'stage'),
      conditions: trigger.all.map((condition) => ({
        variable: condition.var as RiskVariable,
        favours: !(condition.op === '<' && condition.var === 'rain_next3_mm'),
        holds: test(condition.op, condition.value),
      })),
    })),
    chemical: NO_CHEMICAL.has(id) ? null : (CHEMICAL_BY_KIND[record.kind] ?? null),
    strength: strengthOf(record.strength),
    source: record.source,
  }
})

const PESTS_BY_CROP = new Map<CanonicalCropId, PestRecord[]>()
for (const record of PESTS) {
  for (const crop of record.crops) PESTS_BY_CROP.set(crop, [...(PESTS_BY_CROP.get(crop) ?? []), record])
}

const LEVELS: Record<RiskLevel, number> = { low: 1, medium: 2, high: 3 }
/** Roots, tubers, bulbs and leaves stay in leaf while they fill. */
const IN_LEAF = new Set<CanonicalCropId>([
  'cassava',
  'yam',
  'sweet-potato',
  'potatoes',
  'onion',
  'cabbage',
  'carrots',
  'lettuce',
  'spinach',
])
const BEARING = new Set<CanonicalCropId>(['cocoa', 'coffee', 'mangoes', 'oranges', 'avocados', 'plantain', 'banana'])

/** The stages a crop counts as for a record: forms know `planted`, records `seedling`; trees carry leaves and fruit at once. */
function stagesLike(crop: CanonicalCropId, stage: GrowthStage): readonly GrowthStage[] {
  if (stage === 'planted') return ['planted', 'seedling']
  if (BEARING.has(crop)) {
    if (stage === 'mature' || stage === 'harvesting') return [stage, 'fruiting', 'vegetative']
    return stage === 'flowering' ? [stage, 'vegetative'] : [stage]
  }
  if (stage === 'harvesting') return [stage, 'mature']
  if (stage === 'fruiting') return IN_LEAF.has(crop) ? [stage, 'vegetative'] : [stage, 'flowering']
  return [stage]
}

/**
 * The pests and diseases whose triggers hold, the highest level first and then the better-known record.
 * A record only counts in the stages it attacks, or those its trigger names; a variable that is not known makes its
 * condition false.
 */
export function risksOf(crop: CanonicalCropId, variables: RiskVariables): Risk[] {
  const risks: Risk[] = []
  const stages = stagesLike(crop, variables.stage)
  for (const record of PESTS_BY_CROP.get(crop) ?? []) {
    const attacks = stages.some((stage) => record.stages.includes(stage))
    let fired: Trigger | null = null
    for (const trigger of record.triggers) {
      if (fired && LEVELS[trigger.level] <= LEVELS[fired.level]) continue
      if (!attacks && !trigger.namesStage) continue
      if (trigger.conditions.every((condition) => holds(condition, variables, stages))) fired = trigger
    }
    if (fired)
      risks.push({
        record,
        level: fired.level,
        because: fired.conditions.filter((condition) => condition.favours).map((condition) => condition.variable),
      })
  }
  return risks.length < 2 ? risks : risks.sort(byWeight)
}

function holds(condition: Condition, variables: RiskVariables, stages: readonly GrowthStage[]): boolean {
  if (condition.variable === 'stage') return stages.some((stage) => condition.holds(stage as never))
  const actual = variables[condition.variable]
  return actual !== null && condition.holds(actual as never)
}

const STRENGTH = { strong: 3, medium: 2, weak: 1 }
const byWeight = (a: Risk, b: Risk) =>
  LEVELS[b.level] - LEVELS[a.level] || STRENGTH[b.record.strength] - STRENGTH[a.record.strength]

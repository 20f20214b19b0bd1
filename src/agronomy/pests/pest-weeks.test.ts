import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { cropsWith } from '../testing/crops-with.ts'
import { PEST_IDS, PESTS, type PestId } from './pests.ts'
import { assessPestRisks } from './risks.ts'
import type { PestRiskVariables, RiskLevel } from './triggers.ts'

/** A mild week that favours nothing: neither wet nor dry, neither hot nor cool, no wind, planted in time. */
const mild: PestRiskVariables = {
  tmin: 22,
  tmax: 27,
  tmean: 27,
  tmin_2d: 22,
  rh_mean: 65,
  rain_next3_mm: 5,
  wet_days_next3: 0,
  rain_last3_mm: 3,
  rain_last7_mm: 8,
  rain_last14_mm: 20,
  wet_days_last7: 1,
  dry_spell_days: 2,
  wind_max_ms: 3,
  dap: 40,
  planted_late: false,
  month: 7,
  stage: 'vegetative',
  zone: 'humid_forest',
  soil: 'loam',
  altitude_m: 300,
}

/** Values at which it is told, the first of them the week's own, and values at which the same week is not told. */
interface Limits<T> {
  told: readonly T[]
  not: readonly T[]
}
type Told = { level: RiskLevel } & { [V in keyof PestRiskVariables]?: Limits<PestRiskVariables[V]> }

interface Row {
  pest: PestId
  crops: CanonicalCropId[]
  /** One entry for each kind of week in which it is told. */
  told: Told[]
}

/** From `low` on, up to `high` at least; not yet at `below`. */
const from = (low: number, below: number, high: number) => ({ told: [low, high], not: [below] })
/** Up to `high`, from 1 at the least; no longer at `above`. */
const upTo = (high: number, above: number) => ({ told: [high, 1], not: [above] })
const within = (low: number, high: number, below: number, above: number) => ({ told: [low, high], not: [below, above] })
const only = <T>(told: readonly T[], not: readonly T[]) => ({ told, not })
const late = only([true], [false])
const young = only(['seedling', 'planted', 'vegetative'] as const, ['flowering', 'mature'] as const)
const leafy = only(['vegetative', 'flowering'] as const, ['seedling', 'mature'] as const)
const bearing = only(['vegetative', 'flowering', 'fruiting'] as const, ['seedling', 'mature'] as const)
/** Some of these crops are picked for weeks and carry flowers and fruit until the end. */
const picked = only(['vegetative', 'flowering', 'fruiting'] as const, ['seedling'] as const)
const inFlower = only(['flowering', 'fruiting'] as const, ['vegetative', 'mature'] as const)
/** Heads in bloom, and no longer while the grain fills. */
const heading = only(['flowering'] as const, ['vegetative', 'fruiting', 'mature'] as const)
const ripe = only(['mature', 'harvesting'] as const, ['vegetative', 'flowering'] as const)
/** Trees carry fruit and leaves at once while they are harvested. */
/** Cocoa bears pods of two crops, some in every month. */
const podsOnTree = only(['flowering', 'fruiting', 'mature', 'harvesting'] as const, ['vegetative'] as const)
const fruitOnTree = only(['fruiting', 'mature', 'harvesting'] as const, ['vegetative', 'flowering'] as const)
const grownTree = only(['vegetative', 'fruiting', 'mature'] as const, ['seedling'] as const)

/**
 * When each pest and disease is to be looked for, typed from the conditions its source gives (named in the comment), not
 * read from the record: a record that is silenced, told always, or told at other limits differs from this table.
 */
// biome-ignore format: one line a week
const TABLE: Row[] = [
  // Plantwise 20177800275: from a week after it came up to the tassel; weather alone makes it no more urgent.
  { pest: 'faw', crops: ['maize'], told: [{ level: 'medium', stage: only(['vegetative', 'seedling', 'planted'], ['flowering', 'mature']), dap: within(12, 90, 11, 91) }] },
  // Lafia and Keffi: shoots from day 36; hoed and pulled until they flower. The savannas, and the north of Namibia.
  {
    pest: 'striga',
    crops: ['maize', 'sorghum', 'millet'],
    told: [
      { level: 'medium', stage: only(['vegetative', 'flowering', 'fruiting'], ['seedling', 'mature']), dap: within(35, 90, 34, 91), zone: only(['sudan_savanna', 'northern_guinea_savanna', 'southern_guinea_savanna', 'sahel', 'na_north_central'], ['humid_forest', 'derived_savanna', 'na_maize_triangle']) },
    ],
  },
  // CIMMYT maize doctor; ehinga.org: late in the season, before tasselling.
  { pest: 'maize_stem_borer', crops: ['maize'], told: [{ level: 'medium', stage: only(['vegetative'], ['seedling', 'flowering', 'mature']), planted_late: late }] },
  // ehinga.org: leafhoppers after a dry spell, plants under five weeks.
  { pest: 'msv', crops: ['maize'], told: [{ level: 'medium', stage: young, dap: upTo(35, 36), dry_spell_days: from(7, 6, 20) }] },
  // Post-harvest pages: ripe grain in rain or damp air; drought while the grain fills.
  {
    pest: 'maize_aflatoxin',
    crops: ['maize'],
    told: [
      { level: 'high', stage: ripe, rain_next3_mm: from(10, 9, 60) },
      { level: 'high', stage: ripe, rh_mean: from(80, 79, 99) },
      { level: 'medium', stage: only(['flowering', 'fruiting'], ['vegetative', 'mature']), dry_spell_days: from(14, 13, 30) },
    ],
  },
  // rkmp.co.in: nights of 20-26 °C (15-26 on older plants), RH from 90 %, most days of a week wet; light rain ahead (metos).
  {
    pest: 'rice_blast',
    crops: ['rice'],
    told: [
      { level: 'high', stage: only(['seedling', 'planted'], ['mature']), tmin: within(20, 26, 19, 27), rh_mean: from(90, 89, 99), wet_days_last7: from(5, 4, 7) },
      { level: 'high', stage: leafy, tmin: within(15, 26, 14, 27), rh_mean: from(90, 89, 99) },
      { level: 'medium', stage: leafy, tmin: within(15, 26, 14, 27), wet_days_next3: from(2, 1, 3), rain_next3_mm: only([8, 29], [30]) },
    ],
  },
  // rkmp.co.in: 25-30 °C, RH over 80 %.
  { pest: 'rice_brown_spot', crops: ['rice'], told: [{ level: 'medium', stage: leafy, tmean: within(25, 30, 24, 31), rh_mean: from(80, 79, 99) }] },
  // rkmp.co.in: strong wind with steady heavy rain.
  { pest: 'rice_blb', crops: ['rice'], told: [{ level: 'medium', stage: leafy, rain_next3_mm: from(40, 39, 120), wind_max_ms: from(8, 7, 20) }] },
  // AfricaRice topics: the first two months.
  { pest: 'rymv', crops: ['rice'], told: [{ level: 'low', stage: young, dap: upTo(60, 61) }] },
  // Silver shoots 20-40 days after transplanting, in wet cloudy weather.
  { pest: 'rice_gall_midge', crops: ['rice'], told: [{ level: 'medium', stage: only(['vegetative'], ['seedling', 'flowering']), dap: within(20, 60, 19, 61), wet_days_last7: from(4, 3, 7) }] },
  // Benue whitefly study: peak in the first two months, dry, about 27 °C; sick plants are pulled in the first three.
  {
    pest: 'cmd',
    crops: ['cassava'],
    told: [
      { level: 'high', stage: only(['vegetative', 'seedling', 'planted'], ['mature']), dap: upTo(60, 61), dry_spell_days: from(5, 4, 20), tmean: within(25, 30, 24, 31) },
      { level: 'medium', stage: only(['vegetative', 'seedling', 'planted'], ['mature']), dap: upTo(90, 91) },
    ],
  },
  // PPP fact sheet 173; infonet-biovision: rainy weather, plants in leaf.
  { pest: 'cbb', crops: ['cassava'], told: [{ level: 'medium', stage: only(['vegetative', 'fruiting'], ['seedling', 'mature']), wet_days_last7: from(4, 3, 7) }] },
  // Yaninek et al.: the early dry season; rain washes them off.
  { pest: 'cgm', crops: ['cassava'], told: [{ level: 'medium', stage: only(['vegetative', 'seedling', 'fruiting'], ['mature']), dry_spell_days: from(14, 13, 30), tmax: from(30, 29, 40) }] },
  // IITA ESCaPP: the dry season.
  { pest: 'mealybug', crops: ['cassava'], told: [{ level: 'medium', stage: only(['vegetative', 'fruiting'], ['seedling', 'mature']), dry_spell_days: from(21, 20, 30) }] },
  // Adati et al. 2007: larvae in flowers and pods.
  { pest: 'maruca', crops: ['cowpeas', 'beans', 'pigeon-pea'], told: [{ level: 'medium', stage: inFlower }] },
  // Adati et al. 2007: buds and first flowers.
  { pest: 'cowpea_thrips', crops: ['cowpeas', 'beans'], told: [{ level: 'medium', stage: only(['vegetative', 'flowering'], ['seedling', 'fruiting', 'mature']), dap: { told: [40, 21], not: [20] } }] },
  // PPP fact sheet 356: young plants in a dry spell.
  { pest: 'cowpea_aphid', crops: ['cowpeas', 'beans'], told: [{ level: 'medium', stage: young, dap: upTo(35, 36), dry_spell_days: from(7, 6, 20) }] },
  // PPP fact sheet 16: rain splash in the middle of the rains, vines in leaf.
  {
    pest: 'yam_anthracnose',
    crops: ['yam'],
    told: [
      { level: 'high', stage: only(['vegetative', 'fruiting'], ['seedling', 'mature']), wet_days_last7: from(4, 3, 7) },
      { level: 'high', stage: only(['vegetative', 'fruiting'], ['seedling', 'mature']), rain_last7_mm: from(75, 74, 200) },
    ],
  },
  // The start of the rains (from memory).
  { pest: 'yam_beetle', crops: ['yam'], told: [{ level: 'low', stage: only(['vegetative', 'fruiting', 'mature'], ['seedling']), month: only([4, 5, 6], [3, 7, 12]) }] },
  // Sound setts are chosen at harvest.
  { pest: 'yam_nematode', crops: ['yam'], told: [{ level: 'low', stage: only(['harvesting'], ['seedling', 'vegetative', 'mature']) }] },
  // oisat.org: heads in bloom; worse when planted late.
  {
    pest: 'sorghum_midge',
    crops: ['sorghum'],
    told: [
      { level: 'high', stage: heading, planted_late: late },
      { level: 'medium', stage: heading },
    ],
  },
  // Weeks one to four of a late sowing.
  { pest: 'shoot_fly', crops: ['sorghum'], told: [{ level: 'medium', stage: only(['seedling', 'planted'], ['vegetative', 'flowering']), dap: within(7, 28, 6, 29), planted_late: late }] },
  // Rain or damp air on ripe heads.
  {
    pest: 'grain_mould',
    crops: ['sorghum'],
    told: [
      { level: 'high', stage: ripe, rain_next3_mm: from(10, 9, 60) },
      { level: 'medium', stage: ripe, rh_mean: from(85, 84, 99) },
    ],
  },
  { pest: 'birds_quelea', crops: ['sorghum', 'millet', 'rice'], told: [{ level: 'low', stage: ripe }] },
  // agrobotany.in, agrilearner.com: 20-25 °C, RH over 85 %; sick plants are pulled until day 45.
  {
    pest: 'downy_mildew',
    crops: ['millet'],
    told: [
      { level: 'high', stage: young, dap: upTo(45, 46), tmean: within(20, 26, 19, 27), rh_mean: from(85, 84, 99) },
      { level: 'medium', stage: young, dap: upTo(45, 46), wet_days_last7: from(4, 3, 7), tmin: { told: [25, 18], not: [26] } },
    ],
  },
  // Hot and humid at flowering.
  { pest: 'long_smut', crops: ['millet'], told: [{ level: 'low', stage: heading, tmean: from(25, 24, 36), rh_mean: from(80, 79, 99) }] },
  // Gahukar 1987: moths fly when the heads come out.
  { pest: 'head_miner', crops: ['millet'], told: [{ level: 'low', stage: heading }] },
  // metos.ca: 15-28 °C, best 22-25, with free water.
  {
    pest: 'clr',
    crops: ['coffee'],
    told: [
      { level: 'high', stage: grownTree, tmean: within(20, 26, 19, 27), wet_days_last7: from(4, 3, 7) },
      { level: 'medium', stage: grownTree, tmean: within(15, 28, 14, 29), rh_mean: from(85, 84, 99) },
    ],
  },
  // Multiplies on berries in dry weather.
  { pest: 'cbb_berry_borer', crops: ['coffee'], told: [{ level: 'medium', stage: fruitOnTree, dry_spell_days: from(14, 13, 30) }] },
  // High, cool and wet (from memory).
  { pest: 'cbd', crops: ['coffee'], told: [{ level: 'medium', stage: fruitOnTree, altitude_m: from(1000, 999, 1800), tmean: within(15, 22, 14, 23), wet_days_last7: from(4, 3, 7) }] },
  // Rao: 20-30 °C, from three to four weeks after sowing; wet leaves.
  {
    pest: 'leaf_spots',
    crops: ['groundnuts'],
    told: [
      { level: 'high', stage: bearing, dap: from(30, 29, 100), tmean: within(20, 30, 19, 31), wet_days_last7: from(4, 3, 7) },
      { level: 'medium', stage: bearing, dap: from(21, 20, 100), tmean: within(18, 30, 17, 31), rh_mean: from(85, 84, 99) },
    ],
  },
  // PPP fact sheet 356: aphids, on late or dry young stands.
  {
    pest: 'rosette',
    crops: ['groundnuts'],
    told: [
      { level: 'high', stage: young, dap: upTo(50, 51), planted_late: late },
      { level: 'medium', stage: young, dap: upTo(50, 51), dry_spell_days: from(7, 6, 20) },
    ],
  },
  // Groundnut academy (Georgia): rain on ripe pods; hot drought while they fill.
  {
    pest: 'gn_aflatoxin',
    crops: ['groundnuts'],
    told: [
      { level: 'high', stage: only(['mature', 'harvesting'], ['vegetative', 'fruiting']), rain_next3_mm: from(10, 9, 60) },
      { level: 'high', stage: only(['fruiting', 'mature', 'harvesting'], ['vegetative', 'flowering']), dry_spell_days: from(14, 13, 30), tmax: from(32, 31, 40) },
    ],
  },
  // Hutton: two nights from 10 °C, damp; SIMCAST gives nothing from 27 °C on: never on the warm coast.
  {
    pest: 'late_blight',
    crops: ['tomato', 'potatoes'],
    told: [
      { level: 'high', stage: picked, tmin_2d: from(10, 9, 20), tmin: { told: [22, 12], not: [23] }, tmax: { told: [26, 20], not: [27] }, rh_mean: from(90, 89, 99) },
      { level: 'high', stage: picked, tmin_2d: from(10, 9, 20), tmin: { told: [22, 12], not: [23] }, tmax: { told: [26, 20], not: [27] }, wet_days_next3: from(2, 1, 3) },
    ],
  },
  // Maiduguri and Mubi study; ephytia: 18-30 °C with rain, worst 24-29 °C and damp.
  {
    pest: 'early_blight',
    crops: ['tomato'],
    told: [
      { level: 'medium', stage: picked, tmean: within(18, 30, 17, 31), wet_days_last7: from(3, 2, 7) },
      { level: 'high', stage: picked, tmean: within(24, 29, 23, 30), wet_days_last7: from(4, 3, 7), rh_mean: from(80, 79, 99) },
    ],
  },
  // Warm and dry.
  { pest: 'tuta', crops: ['tomato'], told: [{ level: 'medium', stage: picked, dry_spell_days: from(10, 9, 30), tmax: from(28, 27, 40) }] },
  // Warm wet soil, from 25 °C (that limit from memory).
  {
    pest: 'bact_wilt',
    crops: ['tomato', 'pepper'],
    told: [
      { level: 'high', stage: picked, tmean: from(25, 24, 34), rain_last7_mm: from(100, 99, 200) },
      { level: 'medium', stage: picked, tmean: from(25, 24, 34), rain_last7_mm: from(75, 74, 99) },
    ],
  },
  // Lema & Hahn 1987; Soroti trial: hot dry soil that cracks over filling roots.
  { pest: 'sp_weevil', crops: ['sweet-potato'], told: [{ level: 'high', stage: only(['fruiting', 'mature', 'harvesting'], ['seedling', 'vegetative']), dap: from(60, 59, 150), dry_spell_days: from(10, 9, 30), tmax: from(30, 29, 40) }] },
  // Whiteflies and aphids on young vines (from memory).
  { pest: 'spvd', crops: ['sweet-potato'], told: [{ level: 'medium', stage: only(['vegetative', 'seedling', 'planted'], ['mature']), dap: upTo(60, 61), dry_spell_days: from(7, 6, 20) }] },
  // Cross River 2022: two weeks of heavy rain; near-daily rain raises the risk (Reuters); CRIN sprays May to October.
  {
    pest: 'black_pod',
    crops: ['cocoa'],
    told: [
      { level: 'high', stage: podsOnTree, rain_last14_mm: from(120, 119, 300), wet_days_last7: from(4, 3, 7) },
      { level: 'medium', stage: podsOnTree, wet_days_last7: from(4, 3, 7) },
      { level: 'medium', stage: podsOnTree, month: only([7, 5, 10], [4, 11]), rain_last14_mm: from(60, 59, 200) },
    ],
  },
  // Adu-Acheampong et al. 2014: January to April, September and October.
  { pest: 'mirids', crops: ['cocoa'], told: [{ level: 'medium', stage: grownTree, month: only([9, 10, 1, 2, 3, 4], [5, 8, 12]) }] },
  // Koppert: from 20 °C, two to three days near saturation.
  {
    pest: 'black_sigatoka',
    crops: ['plantain', 'banana'],
    told: [
      { level: 'high', stage: grownTree, tmin: from(20, 19, 27), rh_mean: from(88, 87, 99), wet_days_last7: from(4, 3, 7) },
      { level: 'medium', stage: grownTree, tmin: from(20, 19, 27), wet_days_last7: from(3, 2, 7) },
    ],
  },
  // Planting time (from memory).
  { pest: 'banana_weevil', crops: ['plantain', 'banana'], told: [{ level: 'low', stage: only(['vegetative', 'flowering'], ['seedling', 'fruiting']), month: only([3, 4, 5], [2, 6, 11]) }] },
  // Suckers are planted.
  { pest: 'bbtv', crops: ['plantain', 'banana'], told: [{ level: 'low', stage: only(['vegetative', 'flowering'], ['seedling', 'fruiting']), month: only([3, 4, 5], [2, 6, 11]) }] },
  // 20-30 °C, RH over 80 % (from memory).
  { pest: 'purple_blotch', crops: ['onion'], told: [{ level: 'medium', stage: only(['vegetative', 'fruiting'], ['seedling', 'mature']), tmean: within(18, 30, 17, 31), rh_mean: from(80, 79, 99) }] },
  // Warm and wet on fruit (from memory).
  { pest: 'pepper_anthracnose', crops: ['pepper'], told: [{ level: 'medium', stage: only(['fruiting', 'harvesting'], ['vegetative', 'flowering']), tmean: within(20, 30, 19, 31), wet_days_last7: from(4, 3, 7) }] },
  // Young plants in dry weather (from memory).
  { pest: 'okra_lcv', crops: ['okra'], told: [{ level: 'low', stage: young, dap: upTo(40, 41), dry_spell_days: from(5, 4, 20) }] },
  // Dry and hot (from memory).
  { pest: 'dbm', crops: ['cabbage'], told: [{ level: 'medium', stage: only(['vegetative'], ['seedling', 'mature']), dry_spell_days: from(7, 6, 20), tmax: from(28, 27, 40) }] },
  // Flowers and bolls (from memory).
  { pest: 'bollworm', crops: ['cotton'], told: [{ level: 'medium', stage: inFlower }] },
  // 50 mm on heavy soil (from memory).
  { pest: 'sesame_waterlog', crops: ['sesame'], told: [{ level: 'high', stage: leafy, rain_last3_mm: from(50, 49, 150), soil: only(['clay', 'silt'], ['sand', 'mixed', 'loam']) }] },
  // Wet and windy, on fruit (from memory).
  { pest: 'citrus_canker', crops: ['oranges'], told: [{ level: 'medium', stage: fruitOnTree, wet_days_last7: from(3, 2, 7), wind_max_ms: from(8, 7, 20) }] },
  // Rain on the flowers (from memory).
  { pest: 'mango_anthracnose', crops: ['mangoes'], told: [{ level: 'high', stage: only(['flowering'], ['vegetative', 'mature']), wet_days_next3: from(1, 0, 3) }] },
  // 15-26 °C, RH from 80 % (from memory).
  { pest: 'wheat_rust', crops: ['wheat'], told: [{ level: 'low', stage: leafy, tmean: within(15, 26, 14, 27), rh_mean: from(80, 79, 99) }] },
  // Adults march in March to May, young ones in February; Namibia only (10.1007/s42690-021-00627-z).
  {
    pest: 'armoured_bush_cricket',
    crops: ['maize', 'sorghum', 'millet'],
    told: [
      { level: 'medium', stage: only(['flowering', 'fruiting', 'mature'], ['vegetative']), month: only([3, 4, 5], [6, 12]), zone: only(['na_north_central'], ['sudan_savanna', 'na_south']) },
      { level: 'low', stage: only(['flowering', 'fruiting', 'mature'], ['vegetative']), month: only([2], [1]), zone: only(['na_north_central'], ['sahel']) },
    ],
  },
  // After the first storms; warned of in Omusati, Oshana and Oshikoto in 2020.
  { pest: 'african_armyworm', crops: ['maize', 'sorghum', 'millet'], told: [{ level: 'low', stage: only(['vegetative', 'seedling', 'planted'], ['mature']), dap: upTo(42, 43), rain_last14_mm: from(60, 59, 200), zone: only(['na_north_central'], ['sudan_savanna', 'na_maize_triangle']) }] },
  // UC IPM: hot and dry.
  { pest: 'onion_thrips', crops: ['onion'], told: [{ level: 'medium', stage: only(['vegetative', 'fruiting'], ['seedling', 'mature']), dry_spell_days: from(7, 6, 30), tmax: from(30, 29, 40) }] },
  // Flowers and young pods.
  { pest: 'pod_bugs', crops: ['cowpeas', 'beans', 'soybean'], told: [{ level: 'medium', stage: inFlower }] },
  // Young plants.
  { pest: 'okra_flea_beetle', crops: ['okra'], told: [{ level: 'medium', stage: only(['seedling', 'vegetative', 'flowering'], ['mature']), dap: upTo(40, 41) }] },
  // Leaves until they are cut.
  { pest: 'amaranth_webworm', crops: ['spinach'], told: [{ level: 'medium', stage: only(['vegetative', 'seedling'], ['mature']), dap: { told: [12, 10], not: [9] } }] },
  // Whiteflies in dry weather, until the first flowers.
  { pest: 'tylcv', crops: ['tomato', 'pepper'], told: [{ level: 'medium', stage: only(['vegetative', 'seedling', 'planted'], ['mature']), dap: upTo(45, 46), dry_spell_days: from(7, 6, 20) }] },
  // Dead hearts; at flowering white heads, too late for any measure.
  { pest: 'rice_stem_borer', crops: ['rice'], told: [{ level: 'low', stage: only(['vegetative'], ['seedling', 'flowering', 'mature']) }] },
  // Cool, cloudy and wet from the first flowers on.
  { pest: 'soybean_rust', crops: ['soybean'], told: [{ level: 'medium', stage: inFlower, wet_days_last7: from(4, 3, 7) }] },
  // Looked for every two months.
  { pest: 'oil_palm_leaf_miner', crops: ['oil-palm'], told: [{ level: 'low', stage: grownTree, month: only([1, 3, 5, 7, 9, 11], [2, 12]) }] },
]

/** Storage moulds: told as part of the harvest. */
const HARVEST: PestId[] = ['maize_aflatoxin', 'gn_aflatoxin']
const STRONG: PestId[] = [
  'rice_blast',
  'cbb',
  'yam_anthracnose',
  'sorghum_midge',
  'downy_mildew',
  'clr',
  'leaf_spots',
  'gn_aflatoxin',
  'late_blight',
  'black_pod',
  'black_sigatoka',
  'pod_bugs',
]
/** Known from memory or one weak page: told as possible, never as urgent. */
const WEAK: PestId[] = [
  'yam_beetle',
  'birds_quelea',
  'cbd',
  'spvd',
  'banana_weevil',
  'pepper_anthracnose',
  'okra_lcv',
  'sesame_waterlog',
  'citrus_canker',
  'mango_anthracnose',
  'african_armyworm',
  'oil_palm_leaf_miner',
]

const RANK = { none: 0, low: 1, medium: 2, high: 3 }
const levelOf = (pest: PestId, crop: CanonicalCropId, week: PestRiskVariables): RiskLevel | 'none' =>
  assessPestRisks(crop, week).find(({ record }) => record.id === pest)?.level ?? 'none'

/** The mild week in a zone that the pest lives in. */
const mildFor = (pest: PestId): PestRiskVariables =>
  PESTS[pest].zones.has(mild.zone) ? mild : { ...mild, zone: [...PESTS[pest].zones][0]! }

type Variable = keyof PestRiskVariables
const limitsOf = (told: Told): [Variable, Limits<unknown>][] =>
  (Object.keys(told) as (keyof Told)[])
    .filter((name) => name !== 'level')
    .map((name) => [name, told[name] as Limits<unknown>])

/** The week of a row: every variable it speaks of at its first told value. */
function weekOf(pest: PestId, told: Told): PestRiskVariables {
  const change = Object.fromEntries(limitsOf(told).map(([variable, limits]) => [variable, limits.told[0]]))
  return { ...mildFor(pest), ...change } as PestRiskVariables
}

/** The figures a farm may lack: no humidity, wind or soil given, no height, a tree of unknown age, no record behind. */
const CAN_BE_UNKNOWN = new Set<Variable>([
  'rh_mean',
  'rain_last3_mm',
  'rain_last7_mm',
  'rain_last14_mm',
  'wet_days_last7',
  'dry_spell_days',
  'wind_max_ms',
  'dap',
  'soil',
  'altitude_m',
])
/** Stages at which a pest that needs no weather rests; the others rest on seedlings of a mild week. */
const SLEEPS: Partial<Record<PestId, PestRiskVariables['stage']>> = {
  rymv: 'mature',
  cmd: 'mature',
  amaranth_webworm: 'mature',
}

test('the table has a row for every pest and disease, in order', () => {
  expect(TABLE.map(({ pest }) => pest)).toEqual([...PEST_IDS])
  expect(TABLE).toHaveLength(63)
})

describe.each(TABLE)('$pest', ({ pest, crops, told }) => {
  test(`is a matter of ${crops.join(', ')} and of no other crop`, () => {
    expect(cropsWith(pest).toSorted()).toEqual(crops.toSorted())
  })

  for (const week of told) {
    const names = limitsOf(week).map(([variable]) => variable)
    const say = (variable: Variable, value: unknown) => `${pest} with ${variable} ${value}`

    test(`is told as ${week.level} in its week (${names.join(', ')}), at every limit of it`, () => {
      for (const crop of crops) expect(levelOf(pest, crop, weekOf(pest, week)), crop).toBe(week.level)
      for (const [variable, limits] of limitsOf(week))
        for (const value of limits.told)
          expect(levelOf(pest, crops[0]!, { ...weekOf(pest, week), [variable]: value }), say(variable, value)).toBe(
            week.level,
          )
    })

    test(`is not told as ${week.level} past any limit of that week, nor where one of its figures is unknown`, () => {
      for (const [variable, limits] of limitsOf(week)) {
        for (const value of limits.not)
          expect(
            RANK[levelOf(pest, crops[0]!, { ...weekOf(pest, week), [variable]: value })],
            say(variable, value),
          ).toBeLessThan(RANK[week.level])
        if (limits.not.length > 0 && CAN_BE_UNKNOWN.has(variable))
          expect(
            RANK[levelOf(pest, crops[0]!, { ...weekOf(pest, week), [variable]: null })],
            say(variable, 'unknown'),
          ).toBeLessThan(RANK[week.level])
      }
    })
  }

  test('is told in no mild week in which nothing of it is so', () => {
    const sleeping: PestRiskVariables = { ...mildFor(pest), stage: SLEEPS[pest] ?? 'seedling', dap: 130 }
    expect(levelOf(pest, crops[0]!, sleeping)).toBe('none')
  })
})

const records = Object.values(PESTS)

test('storage moulds belong to the harvest, and what is weakly or strongly known counts as that', () => {
  expect(records.filter(({ category }) => category === 'harvest').map(({ id }) => id)).toEqual(HARVEST)
  expect(records.filter(({ strength }) => strength === 'strong').map(({ id }) => id)).toEqual(STRONG)
  expect(records.filter(({ strength }) => strength === 'weak').map(({ id }) => id)).toEqual(WEAK)
})

test('what is picked for weeks is attacked to the end, what is lifted only until it is ripe', () => {
  const blight: PestRiskVariables = { ...mild, tmin: 18, tmax: 24, tmean: 21, tmin_2d: 18, rh_mean: 92 }
  const level = (crop: CanonicalCropId, stage: PestRiskVariables['stage']) =>
    levelOf('late_blight', crop, { ...blight, stage })
  expect([level('tomato', 'mature'), level('tomato', 'harvesting')]).toEqual(['high', 'high'])
  expect([level('potatoes', 'fruiting'), level('potatoes', 'mature')]).toEqual(['high', 'none'])
})

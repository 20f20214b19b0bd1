import type { LogKind, Operation } from '../../contracts/season.ts'
import { isKeyOf } from '../../shared/records.ts'

export interface PlanRowMeaning {
  operation: Operation
  closes: LogKind | null
}

const meaning = (operation: Operation, closes: LogKind | null = null): PlanRowMeaning => ({ operation, closes })

const land = meaning('land')
const nursery = meaning('nursery')
const plant = meaning('plant', 'planted')
const standCheck = meaning('stand_check', 'emerged')
const scout = meaning('scout', 'scouted')
const guard = meaning('scout')
const thin = meaning('thinned', 'thinned')
const weed = meaning('weeded', 'weeded')
const earthUp = meaning('earthed_up', 'earthed_up')
const stake = meaning('staked', 'staked')
const drain = meaning('drained', 'drained')
const water = meaning('watered', 'watered')
const spray = meaning('sprayed', 'sprayed')
const harvest = meaning('harvested', 'harvested')
const dry = meaning('dried', 'dried')
const store = meaning('stored', 'stored')

export const PLAN_ROW_MEANINGS = {
  beds: land,
  bund_level: land,
  circle_weed: weed,
  clear_field: land,
  cut_mother_mulch: land,
  dig_manure: land,
  firebreak: land,
  furrows: land,
  holes: land,
  holes_manure: land,
  land_prep: land,
  land_prep_manure: land,
  land_prep_ridge: land,
  manure: land,
  mounds: land,
  mulch_before_dry: land,
  ridge: land,
  shade_plant: land,
  uproot_burn_or_shred: land,
  harden: nursery,
  nursery,
  nursery_sow: nursery,
  sprout_seed: nursery,
  plant,
  resow: meaning('resown', 'resown'),
  gap_fill: standCheck,
  stand_check: standCheck,
  stand_check_gap_fill: standCheck,
  bird_and_rat_guard: guard,
  bird_guard: guard,
  fruit_fly_sanitation: guard,
  fruit_fly_scout: scout,
  maturity_check: guard,
  remove_black_pods: guard,
  rogue_mosaic: scout,
  scout_aphids: scout,
  scout_armyworm: scout,
  scout_crickets: scout,
  scout_flea_beetle: scout,
  scout_flower_pests: scout,
  scout_moth: scout,
  scout_rosette_leafspot: scout,
  scout_rust_pod: scout,
  scout_striga: scout,
  scout_thrips: scout,
  scout_tuta_blight: scout,
  blight_protect: spray,
  desucker: thin,
  prune: thin,
  remove_chupons: thin,
  remove_male_bud: thin,
  remove_old_leaves: thin,
  thin,
  no_hoe: meaning('weeded'),
  ratoon_care: weed,
  ring_weed: weed,
  second_year_weed: weed,
  stop_hoeing_vines_run: meaning('weeded'),
  weed,
  weed_1: weed,
  weed_1_earth_up: weed,
  weed_2: weed,
  weed_2_earth_up: weed,
  weed_3: weed,
  weed_3_earth_up: weed,
  weed_4: weed,
  earth_up: earthUp,
  lift_vines: meaning('earthed_up'),
  prop: stake,
  stake,
  train_vines: meaning('staked'),
  crown_root_water: water,
  drain,
  dry_off: meaning('watered'),
  last_water: meaning('watered'),
  stop_water: meaning('watered'),
  cut: harvest,
  cut_bunches: harvest,
  cut_bundle: harvest,
  cut_haulms: meaning('harvested'),
  harvest,
  harvest_bunch: harvest,
  lift: harvest,
  pick: harvest,
  pick_1: harvest,
  pick_2: harvest,
  break_ferment: dry,
  dry,
  bag: store,
} as const satisfies Record<string, PlanRowMeaning>

export type PlanRowId = keyof typeof PLAN_ROW_MEANINGS

export function planRowMeaning(id: string): PlanRowMeaning {
  if (!isKeyOf(PLAN_ROW_MEANINGS, id)) throw new Error(`plan row ${id} has no operation`)
  return PLAN_ROW_MEANINGS[id]
}

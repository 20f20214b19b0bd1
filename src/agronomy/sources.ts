import { CROP_RECORDS } from './crops/crop-records.ts'
import { PESTS } from './pests/pests.ts'
import { FEEDING_SOURCES } from './rules/feeding.ts'

export interface Source {
  /** What the figure rests on, as shown in "How we worked this out". */
  title: string
  /** True for a figure from memory, a proxy or a choice of ours: shown as rough, never as precise. */
  rough: boolean
}

const METHODS: Record<string, Source> = {
  'fao56-eq6': { title: 'FAO Irrigation and Drainage Paper 56 (1998), eq. 6: Penman-Monteith', rough: false },
  'fao56-eq52': { title: 'FAO-56, eq. 52: Hargreaves, with the regional ratio to Penman-Monteith', rough: true },
  'fao56-eq58': { title: 'FAO-56, eq. 58: ETc = Kc × ETo', rough: false },
  'fao56-eq62': { title: 'FAO-56, eqs. 62 and 65: Kc adjusted for wind and humidity', rough: false },
  'fao56-eq66': { title: 'FAO-56, eq. 66: Kc between stages', rough: false },
  'fao56-eq82': { title: 'FAO-56, eqs. 82 and 83: total and readily available water', rough: false },
  'fao56-eq84': { title: 'FAO-56, eq. 84: water stress coefficient', rough: false },
  'fao56-eq85': { title: 'FAO-56, eqs. 85 to 88: daily soil water balance', rough: false },
  'fao56-table11': { title: 'FAO-56, Table 11: lengths of crop stages', rough: false },
  'fao56-table12': { title: 'FAO-56, Table 12: crop coefficients', rough: false },
  'fao56-table19': { title: 'FAO-56, Table 19: soil water, mid-range of the soil class', rough: true },
  'fao56-table22': { title: 'FAO-56, Table 22: rooting depth and depletion fraction', rough: false },
  'fao33-ky': { title: 'FAO Irrigation and Drainage Paper 33: yield response to water', rough: false },
  'gdd-clipped': { title: 'Growing degree days, both temperatures clipped (AquaCrop method 2)', rough: false },
  'climate-normals': { title: 'Climate normals: WorldClim 1970-2000, NASA POWER 2001-2025', rough: true },
  'rain-days': { title: 'Wet days from mean rain, by the Ilorin gauge 2000-2020 (NiMet)', rough: true },
  forecast: { title: 'Weather forecast for your place', rough: false },
  history: { title: 'Weather recorded for your place', rough: false },
  farmer: { title: 'What you told us', rough: false },
  'irrigation-efficiency': { title: 'Usual losses of each way of watering (from memory)', rough: true },
  'irrigation-assumed': { title: 'Assumed: watered whenever the soil called for it until now', rough: true },
  'paddy-pond': { title: 'Rice pond: percolation 2-5 mm a day by soil (from memory)', rough: true },
  'zone-state': { title: 'Agro-ecological zone of the state', rough: false },
  'zone-position': { title: 'Agro-ecological zone by latitude and height', rough: true },
  'season-dates': { title: 'Start and end of the rains: NiMet, Odekunle 2004, Agribank Namibia', rough: false },
  'onset-garcia': { title: 'Onset: 20 mm in 3 days, no dry spell over 7 days (Sivakumar 1988, Garcia)', rough: false },
  'onset-jd': { title: 'Onset: 25 mm in 5 days, 3 of them wet (ClimIndVis)', rough: false },
  'onset-namibia': { title: 'Onset: about 25 mm after 1 November (Agribank Namibia)', rough: false },
  'dry-spell': { title: 'Dry spells of 7 and 10 days under 1 mm (Sivakumar, ClimIndVis, Instat)', rough: false },
  'perennial-calendar': {
    title: 'Usual months of flowering and harvest in the zone (partly from memory)',
    rough: true,
  },
  memory: { title: 'General agronomy, from memory', rough: true },
}

/** Every source an `Evidence` may name: methods, and for each crop `<crop>.kc`, `.stages`, `.root`, `.gdd`, `.heat`,
 * `.ky`, `.harvest`, `.season`, `.sensitive`, `.fertilizer.<n>`, `.window.<n>`, `.spacing.<n>`. */
export const SOURCES: Record<string, Source> = { ...METHODS, ...cropSources(), ...pestSources() }

/** One source by id; an id nobody registered is a rough one named by the id itself. */
export const source = (id: string): Source => SOURCES[id] ?? { title: id, rough: true }

/** Whether a source string admits that its figure is weak. */
export function isRough(title: string | null | undefined): boolean {
  return (
    !title || /^from memory|^proxy|^engine choice|target from memory|\bweak\b|dates from memory|generic "/i.test(title)
  )
}

/** The records of pests and diseases, `pest.<id>`. */
function pestSources(): Record<string, Source> {
  return Object.fromEntries(
    PESTS.map((pest) => [`pest.${pest.id}`, { title: pest.source, rough: pest.strength === 'weak' }]),
  )
}

/** A record's source without the repositories and files it was copied from: those stay in the data. */
function publicTitle(title: string): string {
  return title.replace(/\s*\((?:transcribed in|GitHub)\b.*$/, '').replace(/\s*\(stored[^)]*\)/g, '')
}

function cropSources(): Record<string, Source> {
  const found: Record<string, Source> = {}
  const add = (id: string, title: string | null | undefined, quality?: string | null) => {
    if (title) found[id] = { title: publicTitle(title), rough: isRough(title) || Boolean(quality) }
  }
  for (const crop of CROP_RECORDS) {
    add(`${crop.id}.kc`, crop.kc.source, crop.kc.quality)
    add(`${crop.id}.stages`, crop.stages.source)
    add(`${crop.id}.root`, crop.root.source)
    add(`${crop.id}.gdd`, crop.gdd?.source, crop.gdd?.quality)
    add(`${crop.id}.heat`, crop.heat_limit_c?.source)
    add(`${crop.id}.ky`, crop.ky?.source)
    add(`${crop.id}.harvest`, crop.harvest?.source)
    add(`${crop.id}.season`, crop.season_source ?? crop.stages.source)
    add(`${crop.id}.sensitive`, crop.water_sensitive_stage?.source)
    crop.planting_windows?.forEach((record, n) => {
      add(`${crop.id}.window.${n}`, record.source)
    })
    crop.spacing?.forEach((record, n) => {
      add(`${crop.id}.spacing.${n}`, record.source)
    })
  }
  for (const [id, title] of Object.entries(FEEDING_SOURCES)) add(id, title)
  return found
}

import type { CanonicalCropId } from '../contracts/crops.ts'
import { lazyValue } from '../shared/lazy-value.ts'
import { entriesIn } from '../shared/records.ts'
import { parseCitation } from './citations.ts'
import type { OnsetRuleId } from './climate/rain-onset.ts'
import { CANONICAL_CROPS, cropFacts } from './crops/crop-facts.ts'
import practiceSources from './data/practice-sources.json' with { type: 'json' }
import {
  FERTILIZER_RULE_SOURCES,
  type FertilizerSourceId,
  listFertilizerSources,
} from './feeding/fertilizer-sources.ts'
import { PEST_IDS, PESTS, type PestId } from './pests/pests.ts'
import { PROTECTION_SOURCES, type ProtectionSourceId } from './pests/protection-sources.ts'
import { type PostharvestSourceId, postharvestSources } from './postharvest-sources.ts'

export interface Source {
  title: string
  year?: string | null
  address?: string | null
  /** True for a source from memory, a proxy or our choice; shown as an estimate. */
  rough: boolean
}

const FAO56 = { year: '1998', address: 'fao.org/4/x0490e', rough: false } as const

const METHODS = {
  'fao56-eq58': { ...FAO56, title: 'FAO-56, eq. 58: ETc = Kc × ETo' },
  'fao56-eq82': { ...FAO56, title: 'FAO-56, eqs. 82 and 83: total and readily available water' },
  'fao56-eq84': { ...FAO56, title: 'FAO-56, eq. 84: water stress coefficient' },
  'fao56-eq85': { ...FAO56, title: 'FAO-56, eqs. 85 to 88: daily soil water balance' },
  'climate-normals': {
    title: 'Climate normals: WorldClim 2.1 (1970-2000), NASA POWER (2001-2025)',
    address: 'github.com/42-apps/global-climate-explorer; github.com/hisayinde-tech/nigeria-weather-dashboard',
    rough: true,
  },
  forecast: { title: 'Weather forecast for your place', rough: false },
  history: { title: 'Weather recorded for your place', rough: false },
  farmer: { title: 'What you told us', rough: false },
  'irrigation-efficiency': { title: 'Usual losses of each way of watering (from memory)', rough: true },
  'irrigation-assumed': { title: 'Assumed: watered whenever the soil called for it until now', rough: true },
  'feel-and-appearance': {
    title: 'USDA-NRCS: estimating soil moisture by feel and appearance; Texas A&M AgriLife; Cornell NRCCA',
    address: 'nrcs.usda.gov (Montana), agrilife.org (San Angelo), nrcca.cals.cornell.edu',
    rough: false,
  },
  'furrow-probe': {
    title: 'Wateright: furrow irrigation, judging infiltration with a probe',
    address: 'wateright.org',
    rough: false,
  },
  'garden-cans': {
    title: 'Agrodok: The vegetable garden in the tropics (cans of 10 litres a bed of 10 m²)',
    address: 'yumpu.com 9740816',
    rough: false,
  },
  'zone-state': {
    title: 'Agro-ecological zone of the state (state_metadata.csv; Agribank Namibia)',
    address: 'github.com/peter-adepoju/nigeria-crop-yield-geoAI; thebrief.com.na',
    rough: false,
  },
  'season-dates': {
    title:
      'Usual start and end of the rains: WorldClim rain against ETo (Cochemé and Franquin) with the dates of Odekunle 2004 and NiMet; Namibia: Agribank and New Era',
    address: 'doi.org/10.1002/joc.1012; github.com/42-apps/global-climate-explorer; thebrief.com.na; neweralive.na',
    rough: false,
  },
  'rain-history': {
    title:
      'Odds from the start of the rains in past years at your place (kernel density), given that they have not come',
    address: 'arxiv.org/abs/2603.07893',
    rough: true,
  },
  'storage-losses': {
    title:
      'Losses of maize in store: Insects 2020, 11:541 (northern Benin, 7 months); J. Food Quality 2018, 2515698 (180 days)',
    address: 'doi.org/10.3390/insects11080541; doi.org/10.1155/2018/2515698',
    rough: true,
  },
  'season-forecast': {
    title: 'Forecast of the season by a weather service, for your local government area',
    rough: true,
  },
  'onset-garcia': {
    title: 'Onset: 20 mm in 3 days, no dry spell over 7 days (Sivakumar 1988, as in ClimIndVis)',
    address: 'github.com/Climandes/ClimIndVis',
    rough: false,
  },
  'onset-jd': {
    title: 'Onset: 25 mm in 5 days, 3 of them wet (ClimIndVis)',
    address: 'github.com/Climandes/ClimIndVis',
    rough: false,
  },
  'onset-namibia': {
    title: 'Onset: about 25 mm after 1 November (Agribank Namibia)',
    address: 'thebrief.com.na',
    rough: false,
  },
  'perennial-calendar': {
    title: 'Usual months of flowering and harvest in the zone (partly from memory)',
    rough: true,
  },
  'standing-water': {
    title: 'Crops under water: Manitoba Agriculture; Ezin et al. 2010; Plants 2021, 10:2294',
    rough: false,
  },
  leaching: { title: 'How deep rain washes nitrate on each soil: UNL CropWatch 2013; k2fly.com', rough: false },
  'heat-limits': {
    title: 'Heat at flowering: PMC3676804; Lobell 2011; Warrag and Hall 1984; Brust; ECHO',
    address: 'ncbi.nlm.nih.gov/pmc/articles/PMC3676804; doi.org/10.1038/nclimate1043; thepacker.com',
    rough: false,
  },
  'frost-limits': {
    title: 'Frost: PMC10202904, table 2; FAO y7223e, chapter 4; Burpee',
    address: 'ncbi.nlm.nih.gov/pmc/articles/PMC10202904; fao.org/4/y7223e',
    rough: false,
  },
  ecocrop: { title: 'FAO ECOCROP: what a crop needs at least', address: 'github.com/OpenCLIM/ecocrop', rough: false },
  memory: { title: 'General agronomy, from memory', rough: true },
} as const satisfies Record<OnsetRuleId, Source> & Record<string, Source>

export type PracticeSourceId = keyof typeof practiceSources

export type SourceId =
  | `practice.${PracticeSourceId}`
  | PostharvestSourceId
  | keyof typeof METHODS
  | `${CanonicalCropId}.${'stages' | 'heat' | 'harvest'}`
  | FertilizerSourceId
  | `pest.${PestId}`
  | `protection.${ProtectionSourceId}`

export const allSources: () => ReadonlyMap<string, Source> = lazyValue(
  () =>
    new Map<SourceId, Source>([
      ...entriesIn(METHODS),
      ...entriesIn(practiceSources).map(([id, { title, address, year }]): [SourceId, Source] => [
        `practice.${id}`,
        {
          title,
          address: address === 'none' ? null : address,
          year: year === null ? null : String(year),
          rough: address === 'none',
        },
      ]),
      ...postharvestSources(),
      ...CANONICAL_CROPS.flatMap(sourcesOfCrop),
      ...CANONICAL_CROPS.flatMap(listFertilizerSources),
      ...FERTILIZER_RULE_SOURCES,
      ...entriesIn(PROTECTION_SOURCES).map(([id, record]): [SourceId, Source] => [`protection.${id}`, record]),
      ...PEST_IDS.map((id): [SourceId, Source] => [
        `pest.${id}`,
        sourceFromCitation(PESTS[id].source, PESTS[id].strength === 'weak'),
      ]),
    ]),
)

function sourceFromCitation(text: string, rough: boolean): Source {
  const { title, year, address } = parseCitation(text)
  return { title, year, address, rough: rough || (address === null && /\bstored\b/.test(text)) }
}

export const sourceText = ({ title, year, address }: Source): string =>
  [year && !title.includes(year) ? `${title} (${year})` : title, address].filter(Boolean).join(', ')

/** Source by id. Stored advice may name a removed one: id as title, rough. */
export const sourceById = (id: SourceId): Source => allSources().get(id) ?? { title: id, rough: true }

function sourcesOfCrop(id: CanonicalCropId): [SourceId, Source][] {
  const { record } = cropFacts(id)
  const { stages, heat_limit_c: heat, harvest } = record.figures
  const found: [SourceId, { source: string; rough: boolean } | undefined][] = [
    [`${id}.stages`, stages],
    [`${id}.heat`, heat],
    [`${id}.harvest`, harvest],
  ]
  return found.flatMap(([key, record]): [SourceId, Source][] =>
    record ? [[key, sourceFromCitation(record.source, record.rough)]] : [],
  )
}

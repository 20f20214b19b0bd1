import figures from '../data/crops/sugarcane.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/sugarcane.json' with { type: 'json' }
import practice from '../data/practice/sugarcane.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const sugarcane = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest: null,
  fertilizer,
  fedAs: 'cereal',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'buyers', bring: 'cane', drying: null, test: null, store: null, hold: null },
  grownFor: 'stem',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'seedling', 'vegetative'],
  harvest: { kind: 'cut', sign: 'cane' },
  lingers: 150,
  care: { weedUntil: 84, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

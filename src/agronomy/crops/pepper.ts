import figures from '../data/crops/pepper.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/pepper.json' with { type: 'json' }
import postharvest from '../data/postharvest/pepper.json' with { type: 'json' }
import practice from '../data/practice/pepper.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const pepper = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: null, bring: 'pepper', drying: null, test: null, store: null, hold: null },
  grownFor: 'fruit',
  stages: 'within-season',
  // From memory: first flowers six weeks after transplanting, picked from three months on.
  growth: { vegetative: 0.16, flowering: 0.36, fruiting: 0.5, mature: 0.68, harvesting: 0.75 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'picked' },
  lingers: 240,
  care: { weedUntil: 45, bed: false, heaped: false, staked: true, pegs: false, guarded: false },
  drowns: true,
  paddy: false,
  plantedLike: null,
  pests: ['bact_wilt', 'tylcv', 'pepper_anthracnose'],
})

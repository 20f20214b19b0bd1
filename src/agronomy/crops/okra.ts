import figures from '../data/crops/okra.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/okra.json' with { type: 'json' }
import postharvest from '../data/postharvest/okra.json' with { type: 'json' }
import practice from '../data/practice/okra.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const okra = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: null, bring: 'okra', drying: null, test: null, store: null, hold: null },
  grownFor: 'fruit',
  stages: 'within-season',
  // First pods 45-60 days after sowing of 105.
  growth: { flowering: 0.4, fruiting: 0.46, mature: 0.5, harvesting: 0.55 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'picked' },
  lingers: 100,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['okra_flea_beetle', 'okra_lcv'],
})

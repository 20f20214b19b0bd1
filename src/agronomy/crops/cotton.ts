import figures from '../data/crops/cotton.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/cotton.json' with { type: 'json' }
import postharvest from '../data/postharvest/cotton.json' with { type: 'json' }
import practice from '../data/practice/cotton.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const cotton = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'bolls', drying: null, test: null, store: 'cotton', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  // First squares and flowers near day 60, bolls open from day 120 of 195 (from memory).
  growth: { flowering: 0.33, fruiting: 0.5, mature: 0.75, harvesting: 0.85 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'bolls' },
  lingers: 90,
  care: { weedUntil: 60, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['bollworm'],
})

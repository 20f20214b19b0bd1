import figures from '../data/crops/bambara-groundnut.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/bambara-groundnut.json' with { type: 'json' }
import postharvest from '../data/postharvest/bambara-groundnut.json' with { type: 'json' }
import practice from '../data/practice/bambara-groundnut.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const bambaraGroundnut = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'legume',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'lift', drying: 'thin', test: 'weigh', store: 'pulses', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  // Proxy: groundnut, with pods under the ground from the middle of its season on.
  growth: { vegetative: 0.15, flowering: 0.31, fruiting: 0.46, mature: 0.93, harvesting: 1 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'shells' },
  lingers: 60,
  care: { weedUntil: 42, bed: false, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

import figures from '../data/crops/soybean.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/soybean.json' with { type: 'json' }
import postharvest from '../data/postharvest/soybean.json' with { type: 'json' }
import practice from '../data/practice/soybean.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const soybean = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'legume',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'soybean', drying: 'stacks', test: 'weigh', store: 'bags', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['soybean_rust', 'pod_bugs'],
})

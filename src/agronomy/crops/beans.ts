import figures from '../data/crops/beans.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/beans.json' with { type: 'json' }
import postharvest from '../data/postharvest/beans.json' with { type: 'json' }
import practice from '../data/practice/beans.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const beans = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'legume',
  muriateAtOnce: 100,
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'legume', drying: 'beat', test: 'bite', store: 'pulses', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: false,
  paddy: false,
  plantedLike: 'cowpeas',
  pests: ['cowpea_thrips', 'maruca', 'pod_bugs', 'cowpea_aphid'],
})

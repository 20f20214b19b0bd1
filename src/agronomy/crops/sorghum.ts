import figures from '../data/crops/sorghum.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/sorghum.json' with { type: 'json' }
import postharvest from '../data/postharvest/sorghum.json' with { type: 'json' }
import practice from '../data/practice/sorghum.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { CEREAL_FROST_LIMIT } from './frost-limits.ts'

export const sorghum = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  frost: CEREAL_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'heads', drying: 'heads', test: 'weigh', store: 'sorted', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'heads' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  greenPoison: true,
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [
    'striga',
    'armoured_bush_cricket',
    'sorghum_midge',
    'shoot_fly',
    'grain_mould',
    'birds_quelea',
    'african_armyworm',
  ],
})

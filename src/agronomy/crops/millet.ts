import figures from '../data/crops/millet.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/millet.json' with { type: 'json' }
import postharvest from '../data/postharvest/millet.json' with { type: 'json' }
import practice from '../data/practice/millet.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { CEREAL_FROST_LIMIT } from './frost-limits.ts'

export const millet = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  frost: CEREAL_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'heads', drying: 'heads', test: 'bite', store: 'bags', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'heads' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [
    'armoured_bush_cricket',
    'striga',
    'birds_quelea',
    'downy_mildew',
    'long_smut',
    'head_miner',
    'african_armyworm',
  ],
})

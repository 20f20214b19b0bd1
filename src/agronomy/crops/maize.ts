import figures from '../data/crops/maize.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/maize.json' with { type: 'json' }
import postharvest from '../data/postharvest/maize.json' with { type: 'json' }
import practice from '../data/practice/maize.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { CEREAL_FROST_LIMIT } from './frost-limits.ts'

export const maize = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  mendedBy: 2,
  frost: CEREAL_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'cobs', drying: 'cobs', test: 'bite', store: 'sorted', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'grain' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['faw', 'striga', 'maize_stem_borer', 'msv', 'maize_aflatoxin', 'armoured_bush_cricket', 'african_armyworm'],
})

import figures from '../data/crops/wheat.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/wheat.json' with { type: 'json' }
import postharvest from '../data/postharvest/wheat.json' with { type: 'json' }
import practice from '../data/practice/wheat.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { HARDY_FROST_LIMIT } from './frost-limits.ts'

export const wheat = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  frost: { ...HARDY_FROST_LIMIT, inFlower: { light: -1, killing: -3 } },
  handling: { ready: 'bags', bring: 'straw', drying: 'thin', test: 'weigh', store: 'bags', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  // AquaCrop's degree days of wheat: flowering at 1,250, grain at 1,450 of 2,400.
  growth: { flowering: 0.52, fruiting: 0.6, mature: 0.92, harvesting: 1 },
  sensitive: ['seedling', 'vegetative', 'flowering'],
  harvest: { kind: 'dried', sign: 'heads' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['wheat_rust'],
})

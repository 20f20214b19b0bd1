import figures from '../data/crops/onion.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/onion.json' with { type: 'json' }
import postharvest from '../data/postharvest/onion.json' with { type: 'json' }
import practice from '../data/practice/onion.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { HARDENED_FROST_LIMIT } from './frost-limits.ts'

export const onion = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  muriateAtOnce: 100,
  frost: HARDENED_FROST_LIMIT,
  handling: { ready: 'water', bring: 'bulb', drying: 'bulb', test: 'necks', store: 'onion', hold: 'airy' },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['fruiting'],
  harvest: { kind: 'dried', sign: 'bulb' },
  lingers: 60,
  care: { weedUntil: 45, bed: true, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: true,
  paddy: false,
  plantedLike: null,
  pests: ['onion_thrips', 'purple_blotch'],
})

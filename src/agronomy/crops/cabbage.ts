import figures from '../data/crops/cabbage.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/cabbage.json' with { type: 'json' }
import postharvest from '../data/postharvest/cabbage.json' with { type: 'json' }
import practice from '../data/practice/cabbage.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { HARDY_FROST_LIMIT } from './frost-limits.ts'

export const cabbage = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: HARDY_FROST_LIMIT,
  handling: { ready: null, bring: 'head', drying: null, test: null, store: null, hold: null },
  grownFor: 'leaf',
  stages: 'within-season',
  growth: null,
  sensitive: ['vegetative'],
  harvest: { kind: 'picked' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['dbm'],
})

import figures from '../data/crops/lettuce.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/lettuce.json' with { type: 'json' }
import postharvest from '../data/postharvest/lettuce.json' with { type: 'json' }
import practice from '../data/practice/lettuce.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { HARDENED_FROST_LIMIT } from './frost-limits.ts'

export const lettuce = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  muriateAtOnce: 100,
  frost: HARDENED_FROST_LIMIT,
  handling: { ready: null, bring: 'lettuce', drying: null, test: null, store: null, hold: null },
  grownFor: 'leaf',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'seedling', 'vegetative', 'mature'],
  harvest: { kind: 'picked' },
  lingers: 60,
  care: { weedUntil: 45, bed: true, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

import figures from '../data/crops/cabbage.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/cabbage.json' with { type: 'json' }
import postharvest from '../data/postharvest/cabbage.json' with { type: 'json' }
import practice from '../data/practice/cabbage.json' with { type: 'json' }
import { HARDY } from './frost-limits.ts'
import { type Annual, cropRecord } from './record.ts'

export const cabbage = cropRecord<Annual>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: HARDY,
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

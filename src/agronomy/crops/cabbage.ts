import figures from '../data/crops/cabbage.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/cabbage.json' with { type: 'json' }
import postharvest from '../data/postharvest/cabbage.json' with { type: 'json' }
import practice from '../data/practice/cabbage.json' with { type: 'json' }
import { HARDY } from './frost-limits.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

export const cabbage: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
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
}

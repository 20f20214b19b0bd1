import figures from '../data/crops/soybean.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/soybean.json' with { type: 'json' }
import postharvest from '../data/postharvest/soybean.json' with { type: 'json' }
import practice from '../data/practice/soybean.json' with { type: 'json' }
import { TENDER } from './frost-limits.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

export const soybean: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  fertilizer,
  fedAs: 'legume',
  frost: TENDER,
  handling: { ready: 'bags', bring: 'soybean', drying: 'stacks', test: 'weigh', store: 'bags', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['soybean_rust', 'pod_bugs'],
}

import figures from '../data/crops/soybean.json' with { type: 'json' }
import postharvest from '../data/postharvest/soybean.json' with { type: 'json' }
import practice from '../data/practice/soybean.json' with { type: 'json' }
import { basal, cited } from './feeding.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

const guide = cited(
  'soybean.fertilizer.1',
  'Agronomic practices for soybean in Nigeria, after Dugje et al. 2009 (IITA)',
)

export const soybean: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  handling: { ready: 'bags', bring: 'soybean', drying: 'stacks', test: 'weigh', store: 'bags', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume' },
  lingers: 60,
  care: { weedUntil: 45, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  feedings: [basal('phosphate', null, guide)],
  pests: ['soybean_rust', 'pod_bugs'],
}

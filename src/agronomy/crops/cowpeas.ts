import figures from '../data/crops/cowpeas.json' with { type: 'json' }
import postharvest from '../data/postharvest/cowpeas.json' with { type: 'json' }
import practice from '../data/practice/cowpeas.json' with { type: 'json' }
import { basal, cited } from './feeding.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

const guide = cited('cowpeas.fertilizer.0', 'Singh et al. 2011, 10.4236/as.2011.23042 (Sokoto)')

export const cowpeas: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  handling: { ready: 'bags', bring: 'legume', drying: 'beat', test: 'weigh', store: 'pulses', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume' },
  lingers: 60,
  care: { weedUntil: 45, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: true,
  paddy: false,
  plantedLike: null,
  feedings: [basal('phosphate', null, guide)],
  pests: ['cowpea_thrips', 'maruca', 'pod_bugs', 'cowpea_aphid'],
}

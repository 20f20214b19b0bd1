import figures from '../data/crops/sorghum.json' with { type: 'json' }
import postharvest from '../data/postharvest/sorghum.json' with { type: 'json' }
import practice from '../data/practice/sorghum.json' with { type: 'json' }
import { basal, cited, top } from './feeding.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

const guide = cited('sorghum.fertilizer.0', 'Ajeigbe et al. 2018, 10.1155/2018/7676058')

export const sorghum: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  handling: { ready: 'bags', bring: 'heads', drying: 'heads', test: 'weigh', store: 'sorted', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'heads' },
  lingers: 60,
  care: { weedUntil: 45, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: false,
  paddy: false,
  plantedLike: null,
  feedings: [basal('npk', null, guide), top(1, 21, 35, 'nitrogen', null, 'memory')],
  pests: [
    'striga',
    'armoured_bush_cricket',
    'sorghum_midge',
    'shoot_fly',
    'grain_mould',
    'birds_quelea',
    'african_armyworm',
  ],
}

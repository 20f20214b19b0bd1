import figures from '../data/crops/sesame.json' with { type: 'json' }
import postharvest from '../data/postharvest/sesame.json' with { type: 'json' }
import practice from '../data/practice/sesame.json' with { type: 'json' }
import { basal, cited } from './feeding.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

const guide = cited('sesame.fertilizer.0', 'Sesame growing guide, Nigeria')

export const sesame: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  handling: { ready: 'sheet', bring: 'sesame', drying: 'stooks', test: 'weigh', store: 'bags', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'capsules' },
  lingers: 60,
  care: { weedUntil: 45, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: true,
  paddy: false,
  plantedLike: null,
  // About three bags of NPK 15-15-15.
  feedings: [basal('npk', 150, guide)],
  pests: ['sesame_waterlog'],
}

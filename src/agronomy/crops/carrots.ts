import figures from '../data/crops/carrots.json' with { type: 'json' }
import practice from '../data/practice/carrots.json' with { type: 'json' }
import { top } from './feeding.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

export const carrots: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'fruiting'],
  harvest: { kind: 'roots', sign: 'shoulders', keeps: false, driesOff: false, waits: false },
  lingers: 60,
  care: { weedUntil: 45, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  feedings: [top(1, 28, 40, 'npk', null, 'memory')],
  pests: [],
}

import figures from '../data/crops/ginger.json' with { type: 'json' }
import practice from '../data/practice/ginger.json' with { type: 'json' }
import { top } from './feeding.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

export const ginger: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'seedling', 'fruiting'],
  harvest: { kind: 'roots', sign: 'roots', keeps: true, driesOff: true, waits: false },
  lingers: 120,
  care: { weedUntil: 126, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: true,
  paddy: false,
  plantedLike: null,
  feedings: [top(1, 42, 60, 'npk', null, 'memory')],
  pests: [],
}

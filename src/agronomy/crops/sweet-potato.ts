import figures from '../data/crops/sweet-potato.json' with { type: 'json' }
import postharvest from '../data/postharvest/sweet-potato.json' with { type: 'json' }
import practice from '../data/practice/sweet-potato.json' with { type: 'json' }
import { cited, top } from './feeding.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

const guide = cited('sweet-potato.fertilizer.2', 'Asa et al. 2021, 10.22161/ijeab (NRCRI)')

export const sweetPotato: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  handling: { ready: 'vines', bring: 'sweet', drying: 'sweet', test: null, store: 'sand', hold: 'airy' },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'seedling', 'vegetative'],
  harvest: { kind: 'roots', sign: 'roots', driesOff: false, waits: false },
  lingers: 60,
  care: { weedUntil: 45, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  // Best of 0, 50 and 100 kg/ha.
  feedings: [top(1, 21, 30, 'npk', 100, guide, true)],
  pests: ['sp_weevil', 'spvd'],
}

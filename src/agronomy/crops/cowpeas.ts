import figures from '../data/crops/cowpeas.json' with { type: 'json' }
import practice from '../data/practice/cowpeas.json' with { type: 'json' }
import { basal, cited } from './feeding.ts'
import type { Practice } from './practice.ts'
import type { Annual } from './record.ts'

const guide = cited('cowpeas.fertilizer.0', 'Singh et al. 2011, 10.4236/as.2011.23042 (Sokoto)')

export const cowpeas: Annual = {
  life: 'annual',
  figures,
  practice: practice as unknown as Practice,
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume', stored: true },
  lingers: 60,
  care: { weedUntil: 45, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: true,
  paddy: false,
  plantedLike: null,
  feedings: [basal('phosphate', null, guide)],
  pests: ['maruca', 'cowpea_thrips', 'cowpea_aphid'],
}

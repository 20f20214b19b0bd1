import figures from '../data/crops/soybean.json' with { type: 'json' }
import practice from '../data/practice/soybean.json' with { type: 'json' }
import { basal, cited } from './feeding.ts'
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
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume', stored: true },
  lingers: 60,
  care: { weedUntil: 45, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  feedings: [basal('phosphate', null, guide)],
  pests: [],
}

import figures from '../data/crops/coffee.json' with { type: 'json' }
import practice from '../data/practice/coffee.json' with { type: 'json' }
import type { Practice } from './practice.ts'
import type { Tree } from './record.ts'

export const coffee: Tree = {
  life: 'tree',
  figures,
  practice: practice as unknown as Practice,
  yearsToBear: 3,
  // Robusta: flowers after the first rains, harvest November to February.
  year: { nigeria: 'HHFFfffffMHH', namibia: 'fffMHHHHFFff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  feed: { product: 'npk', source: 'memory' },
  pests: ['clr', 'cbb_berry_borer', 'cbd'],
}

import figures from '../data/crops/coffee.json' with { type: 'json' }
import type { Tree } from './record.ts'

export const coffee: Tree = {
  life: 'tree',
  figures,
  yearsToBear: 3,
  // Robusta: flowers after the first rains, harvest November to February.
  year: { nigeria: 'HHFFfffffMHH', namibia: 'fffMHHHHFFff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  feed: { product: 'npk', source: 'memory' },
  pests: ['clr', 'cbb_berry_borer', 'cbd'],
}

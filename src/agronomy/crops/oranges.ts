import figures from '../data/crops/oranges.json' with { type: 'json' }
import practice from '../data/practice/oranges.json' with { type: 'json' }
import type { Practice } from './practice.ts'
import type { Tree } from './record.ts'

export const oranges: Tree = {
  life: 'tree',
  figures,
  practice: practice as unknown as Practice,
  yearsToBear: 4,
  year: { nigeria: 'HHFFffffHHHH', namibia: 'ffffHHHHFFff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  feed: { product: 'manure', source: 'memory' },
  pests: ['citrus_canker'],
}

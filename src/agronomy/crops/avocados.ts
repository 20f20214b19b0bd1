import figures from '../data/crops/avocados.json' with { type: 'json' }
import practice from '../data/practice/avocados.json' with { type: 'json' }
import type { Practice } from './practice.ts'
import type { Tree } from './record.ts'

export const avocados: Tree = {
  life: 'tree',
  figures,
  practice: practice as unknown as Practice,
  yearsToBear: 4,
  year: { nigeria: 'FFffHHHHVVVF', namibia: 'ffHHHHHFFfff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: true,
  feed: { product: 'manure', source: 'memory' },
  pests: [],
}

import figures from '../data/crops/avocados.json' with { type: 'json' }
import type { Tree } from './record.ts'

export const avocados: Tree = {
  life: 'tree',
  figures,
  yearsToBear: 4,
  year: { nigeria: 'FFffHHHHVVVF', namibia: 'ffHHHHHFFfff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: true,
  feed: { product: 'manure', source: 'memory' },
  pests: [],
}

import figures from '../data/crops/mangoes.json' with { type: 'json' }
import practice from '../data/practice/mangoes.json' with { type: 'json' }
import type { Practice } from './practice.ts'
import type { Tree } from './record.ts'

export const mangoes: Tree = {
  life: 'tree',
  figures,
  practice: practice as unknown as Practice,
  yearsToBear: 4,
  // In the forest and the derived savanna mango ripens earlier, from March on.
  year: { nigeria: 'FFfHHHHVVVVF', nigeriaSouth: 'FfHHHVVVVVVF', namibia: 'HHVVVVFFFffH' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  feed: { product: 'manure', source: 'memory' },
  pests: ['mango_anthracnose'],
}

import figures from '../data/crops/coffee.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/coffee.json' with { type: 'json' }
import postharvest from '../data/postharvest/coffee.json' with { type: 'json' }
import practice from '../data/practice/coffee.json' with { type: 'json' }
import { cropRecord, type Tree } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const coffee = cropRecord<Tree>({
  life: 'tree',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'coffee', drying: 'cherries', test: 'rattle', store: 'jute', hold: 'buyers' },
  yearsToBear: 3,
  // Robusta: flowers after the first rains, harvest November to February.
  year: { nigeria: 'HHFFfffffMHH', namibia: 'fffMHHHHFFff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['clr', 'cbb_berry_borer', 'cbd'],
})

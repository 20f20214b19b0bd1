import figures from '../data/crops/oranges.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/oranges.json' with { type: 'json' }
import fruitTree from '../data/fruit-tree-plan.json' with { type: 'json' }
import postharvest from '../data/postharvest/oranges.json' with { type: 'json' }
import practice from '../data/practice/oranges.json' with { type: 'json' }
import { cropRecord, type Tree } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const oranges = cropRecord<Tree>({
  life: 'tree',
  figures,
  practice: { ...practice, plan: fruitTree.plan },
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: { ...TREE_FROST_LIMIT, killing: -5 },
  handling: { ready: null, bring: 'orange', drying: null, test: null, store: null, hold: null },
  yearsToBear: 4,
  year: { nigeria: 'HHFFffffHHHH', namibia: 'ffffHHHHFFff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['citrus_canker'],
})

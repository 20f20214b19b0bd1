import figures from '../data/crops/avocados.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/avocados.json' with { type: 'json' }
import fruitTree from '../data/fruit-tree-plan.json' with { type: 'json' }
import postharvest from '../data/postharvest/avocados.json' with { type: 'json' }
import practice from '../data/practice/avocados.json' with { type: 'json' }
import { cropRecord, type Tree } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const avocados = cropRecord<Tree>({
  life: 'tree',
  figures,
  practice: { ...practice, plan: fruitTree.plan },
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  muriateAtOnce: 100,
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'avocado', drying: null, test: null, store: null, hold: null },
  yearsToBear: 4,
  year: { nigeria: 'FFffHHHHVVVF', namibia: 'ffHHHHHFFfff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: true,
  pests: [],
})

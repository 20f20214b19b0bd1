import figures from '../data/crops/mangoes.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/mangoes.json' with { type: 'json' }
import fruitTree from '../data/fruit-tree-plan.json' with { type: 'json' }
import postharvest from '../data/postharvest/mangoes.json' with { type: 'json' }
import practice from '../data/practice/mangoes.json' with { type: 'json' }
import { cropRecord, type Tree } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const mangoes = cropRecord<Tree>({
  life: 'tree',
  figures,
  practice: { ...practice, plan: fruitTree.plan },
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'mango', drying: null, test: null, store: null, hold: null },
  yearsToBear: 4,
  // In the forest and the derived savanna mango ripens earlier, from March on.
  year: { nigeria: 'FFfHHHHVVVVF', nigeriaSouth: 'FfHHHVVVVVVF', namibia: 'HHVVVVFFFffH' },
  // Bally, Harris and Whiley 2000 (doi.org/10.17660/actahortic.2000.509.30): 17 % more fruit without it in two of three years.
  restsDry: 3,
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['mango_anthracnose'],
})

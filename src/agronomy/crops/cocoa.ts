import figures from '../data/crops/cocoa.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/cocoa.json' with { type: 'json' }
import postharvest from '../data/postharvest/cocoa.json' with { type: 'json' }
import practice from '../data/practice/cocoa.json' with { type: 'json' }
import { cropRecord, type Tree } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const cocoa = cropRecord<Tree>({
  life: 'tree',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'cocoa', drying: 'cocoa', test: 'crack', store: 'jute', hold: 'buyers' },
  yearsToBear: 3,
  // Main crop October to March, in the forest; outside it trees flower again in March. The mid crop is small.
  year: { nigeria: 'HHFFFFfffHHH', nigeriaSouth: 'HHHFFFfffHHH', namibia: 'fffHHHHHHFFF' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['black_pod', 'mirids'],
})

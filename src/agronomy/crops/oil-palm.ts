import figures from '../data/crops/oil-palm.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/oil-palm.json' with { type: 'json' }
import postharvest from '../data/postharvest/oil-palm.json' with { type: 'json' }
import practice from '../data/practice/oil-palm.json' with { type: 'json' }
import { cropRecord, type Tree } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const oilPalm = cropRecord<Tree>({
  life: 'tree',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'palm', drying: null, test: null, store: null, hold: null },
  yearsToBear: 3,
  // Bunches ripen all year, most of them from February to June (from memory).
  year: { nigeria: 'MHHHHHffffff', namibia: 'ffffffMHHHHH' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['oil_palm_leaf_miner'],
})

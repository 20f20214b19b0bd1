import figures from '../data/crops/oil-palm.json' with { type: 'json' }
import practice from '../data/practice/oil-palm.json' with { type: 'json' }
import type { Practice } from './practice.ts'
import type { Tree } from './record.ts'

export const oilPalm: Tree = {
  life: 'tree',
  figures,
  practice: practice as unknown as Practice,
  yearsToBear: 3,
  // Bunches ripen all year, most of them from February to June (from memory).
  year: { nigeria: 'MHHHHHffffff', namibia: 'ffffffMHHHHH' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  feed: { product: 'npk', source: 'memory' },
  pests: [],
}

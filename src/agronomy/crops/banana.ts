import figures from '../data/crops/banana.json' with { type: 'json' }
import type { Mat } from './record.ts'

export const banana: Mat = {
  life: 'mat',
  figures,
  stages: 'within-season',
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  feed: { product: 'npk', source: 'memory' },
  pests: ['black_sigatoka', 'banana_weevil', 'bbtv'],
}

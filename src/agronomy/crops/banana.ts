import figures from '../data/crops/banana.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/banana.json' with { type: 'json' }
import postharvest from '../data/postharvest/banana.json' with { type: 'json' }
import practice from '../data/practice/banana.json' with { type: 'json' }
import { cropRecord, type MatCrop } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const banana = cropRecord<MatCrop>({
  life: 'mat',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'bunch', drying: null, test: null, store: null, hold: null },
  stages: 'within-season',
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['black_sigatoka', 'banana_weevil', 'bbtv'],
})

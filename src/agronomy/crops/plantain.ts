import figures from '../data/crops/plantain.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/banana.json' with { type: 'json' }
import postharvest from '../data/postharvest/plantain.json' with { type: 'json' }
import banana from '../data/practice/banana.json' with { type: 'json' }
import practice from '../data/practice/plantain.json' with { type: 'json' }
import { cropRecord, type MatCrop } from './crop-record.ts'
import { TREE_FROST_LIMIT } from './frost-limits.ts'

export const plantain = cropRecord<MatCrop>({
  life: 'mat',
  figures,
  practice: { ...practice, plan: banana.plan },
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TREE_FROST_LIMIT,
  handling: { ready: null, bring: 'bunch', drying: null, test: null, store: null, hold: null },
  stages: 'as-tabled',
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['black_sigatoka', 'banana_weevil', 'bbtv'],
})

import figures from '../data/crops/sesame.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/sesame.json' with { type: 'json' }
import postharvest from '../data/postharvest/sesame.json' with { type: 'json' }
import practice from '../data/practice/sesame.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const sesame = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'sheet', bring: 'sesame', drying: 'stooks', test: 'weigh', store: 'bags', hold: 'buyers' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'capsules' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: true,
  paddy: false,
  plantedLike: null,
  pests: ['sesame_waterlog'],
})

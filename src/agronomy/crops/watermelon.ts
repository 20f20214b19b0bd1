import figures from '../data/crops/watermelon.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/watermelon.json' with { type: 'json' }
import postharvest from '../data/postharvest/watermelon.json' with { type: 'json' }
import practice from '../data/practice/watermelon.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const watermelon = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: null, bring: 'melon', drying: null, test: null, store: null, hold: null },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'picked', sweetens: true },
  lingers: 30,
  care: { weedUntil: 35, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

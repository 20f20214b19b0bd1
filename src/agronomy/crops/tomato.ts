import figures from '../data/crops/tomato.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/tomato.json' with { type: 'json' }
import postharvest from '../data/postharvest/tomato.json' with { type: 'json' }
import practice from '../data/practice/tomato.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const tomato = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: null, bring: 'tomato', drying: null, test: null, store: null, hold: null },
  grownFor: 'fruit',
  stages: 'within-season',
  // Flowering day 49, ready from day 84 of 135; picked for weeks.
  growth: { vegetative: 0.16, flowering: 0.36, fruiting: 0.5, mature: 0.63, harvesting: 0.7 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'picked' },
  lingers: 100,
  care: { weedUntil: 45, bed: false, heaped: false, staked: true, pegs: false, guarded: false },
  drowns: true,
  paddy: false,
  plantedLike: null,
  pests: ['late_blight', 'bact_wilt', 'early_blight', 'tuta', 'tylcv'],
})

import figures from '../data/crops/egusi.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/egusi.json' with { type: 'json' }
import postharvest from '../data/postharvest/egusi.json' with { type: 'json' }
import practice from '../data/practice/egusi.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const egusi = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'gourds', drying: 'wash', test: 'snap', store: 'shell', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'vines' },
  lingers: 60,
  care: { weedUntil: 42, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

import figures from '../data/crops/groundnuts.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/groundnuts.json' with { type: 'json' }
import postharvest from '../data/postharvest/groundnuts.json' with { type: 'json' }
import practice from '../data/practice/groundnuts.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const groundnuts = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'legume',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'lift', drying: 'nuts', test: 'skin', store: 'nuts', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  // Flowers from about day 40, pods from about day 60 of 130 (see its water-sensitive stage).
  growth: { vegetative: 0.15, flowering: 0.31, fruiting: 0.46, mature: 0.93, harvesting: 1 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'pods' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: true, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['leaf_spots', 'rosette', 'gn_aflatoxin'],
})

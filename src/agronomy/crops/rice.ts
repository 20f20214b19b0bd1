import figures from '../data/crops/rice.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/rice.json' with { type: 'json' }
import postharvest from '../data/postharvest/rice.json' with { type: 'json' }
import practice from '../data/practice/rice.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const rice = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'cereal',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'straw', drying: 'rice', test: 'bite', store: 'bags', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  // Heads about 35 days before it is ripe, whatever the variety (IRRI: harvest 28-38 days after flowering).
  growth: { flowering: 0.7, fruiting: 0.8, mature: 0.95, harvesting: 1 },
  sensitive: ['vegetative', 'flowering'],
  harvest: { kind: 'dried', sign: 'rice' },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: false, staked: false, pegs: false, guarded: true },
  drowns: false,
  paddy: true,
  plantedLike: null,
  pests: ['rice_blast', 'rice_brown_spot', 'rice_blb', 'rymv', 'rice_gall_midge', 'rice_stem_borer', 'birds_quelea'],
})

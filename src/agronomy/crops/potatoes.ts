import figures from '../data/crops/potatoes.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/potatoes.json' with { type: 'json' }
import postharvest from '../data/postharvest/potatoes.json' with { type: 'json' }
import practice from '../data/practice/potatoes.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { CEREAL_FROST_LIMIT } from './frost-limits.ts'

export const potatoes = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: CEREAL_FROST_LIMIT,
  handling: { ready: 'haulms', bring: 'potato', drying: 'potato', test: null, store: 'dark', hold: 'airy' },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['vegetative', 'fruiting'],
  harvest: { kind: 'roots', sign: 'skins', driesOff: true, waits: false },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: true,
  paddy: false,
  plantedLike: null,
  pests: ['late_blight'],
})

import figures from '../data/crops/carrots.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/carrots.json' with { type: 'json' }
import postharvest from '../data/postharvest/carrots.json' with { type: 'json' }
import practice from '../data/practice/carrots.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { HARDENED_FROST_LIMIT } from './frost-limits.ts'

export const carrots = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: HARDENED_FROST_LIMIT,
  handling: { ready: 'fresh', bring: 'carrot', drying: null, test: null, store: null, hold: null },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'fruiting'],
  harvest: { kind: 'roots', sign: 'shoulders', driesOff: false, waits: false },
  lingers: 60,
  care: { weedUntil: 45, bed: true, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

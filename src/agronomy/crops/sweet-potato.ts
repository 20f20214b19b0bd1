import figures from '../data/crops/sweet-potato.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/sweet-potato.json' with { type: 'json' }
import postharvest from '../data/postharvest/sweet-potato.json' with { type: 'json' }
import practice from '../data/practice/sweet-potato.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const sweetPotato = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'vines', bring: 'sweet', drying: 'sweet', test: null, store: 'sand', hold: 'airy' },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'seedling', 'vegetative'],
  harvest: { kind: 'roots', sign: 'roots', driesOff: false, waits: false },
  lingers: 60,
  care: { weedUntil: 45, bed: false, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['sp_weevil', 'spvd'],
})

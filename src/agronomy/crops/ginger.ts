import figures from '../data/crops/ginger.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/ginger.json' with { type: 'json' }
import postharvest from '../data/postharvest/ginger.json' with { type: 'json' }
import practice from '../data/practice/ginger.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const ginger = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'ginger', drying: 'ginger', test: 'snap', store: 'jute', hold: 'buyers' },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['planted', 'seedling', 'fruiting'],
  harvest: { kind: 'roots', sign: 'roots', driesOff: true, waits: false },
  lingers: 120,
  care: { weedUntil: 126, bed: false, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: true,
  paddy: false,
  plantedLike: null,
  pests: [],
})

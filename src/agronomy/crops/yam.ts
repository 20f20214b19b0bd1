import figures from '../data/crops/yam.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/yam.json' with { type: 'json' }
import postharvest from '../data/postharvest/yam.json' with { type: 'json' }
import practice from '../data/practice/yam.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const yam = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'barn', bring: 'yam', drying: 'yam', test: null, store: 'yam', hold: 'airy' },
  grownFor: 'root',
  stages: 'within-season',
  growth: null,
  sensitive: ['fruiting'],
  harvest: { kind: 'roots', sign: 'roots', driesOff: false, waits: false },
  lingers: 120,
  care: { weedUntil: 60, bed: false, heaped: true, staked: true, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['yam_anthracnose', 'yam_beetle', 'yam_nematode'],
})

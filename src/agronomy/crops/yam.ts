import figures from '../data/crops/yam.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/yam.json' with { type: 'json' }
import postharvest from '../data/postharvest/yam.json' with { type: 'json' }
import practice from '../data/practice/yam.json' with { type: 'json' }
import { TENDER } from './frost-limits.ts'
import { type Annual, cropRecord } from './record.ts'

export const yam = cropRecord<Annual>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TENDER,
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

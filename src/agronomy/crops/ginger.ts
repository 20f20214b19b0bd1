import figures from '../data/crops/ginger.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/ginger.json' with { type: 'json' }
import postharvest from '../data/postharvest/ginger.json' with { type: 'json' }
import practice from '../data/practice/ginger.json' with { type: 'json' }
import { TENDER } from './frost-limits.ts'
import { type Annual, cropRecord } from './record.ts'

export const ginger = cropRecord<Annual>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TENDER,
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

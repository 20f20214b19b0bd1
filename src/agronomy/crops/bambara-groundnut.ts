import figures from '../data/crops/bambara-groundnut.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/bambara-groundnut.json' with { type: 'json' }
import postharvest from '../data/postharvest/bambara-groundnut.json' with { type: 'json' }
import practice from '../data/practice/bambara-groundnut.json' with { type: 'json' }
import { TENDER } from './frost-limits.ts'
import { type Annual, cropRecord } from './record.ts'

export const bambaraGroundnut = cropRecord<Annual>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'legume',
  frost: TENDER,
  handling: { ready: 'bags', bring: 'lift', drying: 'thin', test: 'weigh', store: 'pulses', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  // Proxy: groundnut, with pods under the ground from the middle of its season on.
  growth: { vegetative: 0.15, flowering: 0.31, fruiting: 0.46, mature: 0.93, harvesting: 1 },
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'shells' },
  lingers: 60,
  care: { weedUntil: 42, bed: false, heaped: true, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

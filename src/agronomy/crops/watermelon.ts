import figures from '../data/crops/watermelon.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/watermelon.json' with { type: 'json' }
import postharvest from '../data/postharvest/watermelon.json' with { type: 'json' }
import practice from '../data/practice/watermelon.json' with { type: 'json' }
import { TENDER } from './frost-limits.ts'
import { type Annual, cropRecord } from './record.ts'

export const watermelon = cropRecord<Annual>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER,
  handling: { ready: null, bring: 'melon', drying: null, test: null, store: null, hold: null },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'picked', sweetens: true },
  lingers: 30,
  care: { weedUntil: 35, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: [],
})

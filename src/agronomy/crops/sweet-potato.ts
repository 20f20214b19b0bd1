import figures from '../data/crops/sweet-potato.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/sweet-potato.json' with { type: 'json' }
import postharvest from '../data/postharvest/sweet-potato.json' with { type: 'json' }
import practice from '../data/practice/sweet-potato.json' with { type: 'json' }
import { TENDER } from './frost-limits.ts'
import { type Annual, cropRecord } from './record.ts'

export const sweetPotato = cropRecord<Annual>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  frost: TENDER,
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

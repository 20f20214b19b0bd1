import figures from '../data/crops/pigeon-pea.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/pigeon-pea.json' with { type: 'json' }
import practice from '../data/practice/pigeon-pea.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const pigeonPea = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest: null,
  fertilizer,
  fedAs: 'legume',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'bags', bring: 'legume', drying: 'pulse', test: 'weigh', store: 'pulses', hold: 'bags' },
  grownFor: 'fruit',
  stages: 'within-season',
  growth: null,
  sensitive: ['flowering', 'fruiting'],
  harvest: { kind: 'dried', sign: 'legume' },
  lingers: 120,
  care: { weedUntil: 56, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  // farmpally_pigeonpea: tall late kinds flower as days shorten.
  outlivesRains: true,
  paddy: false,
  plantedLike: null,
  pests: ['maruca'],
})

import figures from '../data/crops/spinach.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/spinach.json' with { type: 'json' }
import postharvest from '../data/postharvest/spinach.json' with { type: 'json' }
import practice from '../data/practice/spinach.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const spinach = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: null, bring: 'leaves', drying: null, test: null, store: null, hold: null },
  grownFor: 'leaf',
  // FAO-56 has spinach; the spinach of West Africa is amaranth, cut at 21-45 days.
  stages: { ini: 10, dev: 15, mid: 15, late: 5, total: 45 },
  // Amaranth, first cut from day 21-30 of 45 (partly from memory).
  growth: { mature: 0.6, harvesting: 0.67 },
  sensitive: ['planted', 'seedling', 'vegetative', 'mature'],
  harvest: { kind: 'picked' },
  lingers: 60,
  care: { weedUntil: 45, bed: true, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['amaranth_webworm'],
})

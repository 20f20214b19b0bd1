import figures from '../data/crops/cassava.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/cassava.json' with { type: 'json' }
import postharvest from '../data/postharvest/cassava.json' with { type: 'json' }
import practice from '../data/practice/cassava.json' with { type: 'json' }
import { type AnnualCrop, cropRecord } from './crop-record.ts'
import { TENDER_FROST_LIMIT } from './frost-limits.ts'

export const cassava = cropRecord<AnnualCrop>({
  life: 'annual',
  figures,
  practice,
  postharvest,
  fertilizer,
  fedAs: 'root',
  yieldPerUptake: 'cassava_ezui',
  frost: TENDER_FROST_LIMIT,
  handling: { ready: 'buyers', bring: 'cassava', drying: null, test: null, store: null, hold: null },
  grownFor: 'root',
  stages: 'within-season',
  // Lifted from 7-9 months to 12; the share is of the 270 days to first lifting.
  growth: { ofDays: 270, vegetative: 0.11, fruiting: 0.4, mature: 1, harvesting: 1.35 },
  sensitive: ['planted', 'seedling', 'vegetative'],
  harvest: { kind: 'roots', sign: 'roots', driesOff: false, waits: true },
  lingers: 240,
  care: { weedUntil: 60, bed: false, heaped: false, staked: false, pegs: false, guarded: false },
  drowns: false,
  paddy: false,
  plantedLike: null,
  pests: ['cmd', 'cbb', 'cgm', 'mealybug'],
})

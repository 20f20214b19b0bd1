import figures from '../data/crops/oranges.json' with { type: 'json' }
import fertilizer from '../data/fertilizer/oranges.json' with { type: 'json' }
import postharvest from '../data/postharvest/oranges.json' with { type: 'json' }
import practice from '../data/practice/oranges.json' with { type: 'json' }
import { TREE } from './frost-limits.ts'
import type { Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'
import type { Tree } from './record.ts'

export const oranges: Tree = {
  life: 'tree',
  figures,
  practice: practice as unknown as Practice,
  postharvest: postharvest as unknown as Postharvest,
  fertilizer,
  fedAs: 'vegetable',
  frost: { ...TREE, killing: -5 },
  handling: { ready: null, bring: 'orange', drying: null, test: null, store: null, hold: null },
  yearsToBear: 4,
  year: { nigeria: 'HHFFffffHHHH', namibia: 'ffffHHHHFFff' },
  sensitive: ['flowering', 'fruiting'],
  drowns: false,
  pests: ['citrus_canker'],
}

import { onsetRule, rainOnset } from '../climate/rains.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { lastOf } from '../season/log.ts'
import { toldNow } from '../season/told.ts'
import type { Advice } from '../types.ts'
import { adviceOf, aheadFigure, figure, pastFigure } from './advice.ts'
import { establishmentSource, sowingFacts, windowFigure } from './planting-figures.ts'
import { rotationRule } from './rotation.ts'
import { varietyRule } from './variety-choice.ts'

/** Days before the planned day from which the rain is watched. */
const WATCH = 14
/** How long the farmer is asked whether a planned crop was planted. */
const ASKED_DAYS = 21

/** A crop that is not in the ground yet: on which field and which variety, then what to wait for, then how to plant. */
export function beforePlantingRules(field: Field): Advice[] {
  const { planned } = field.season
  if (planned === null) return asked(field)
  const found = [rotationRule(field, planned), varietyRule(field, planned), whenToPlant(field, planned)]
  return found.filter((advice) => advice !== null)
}

/** From the planned day on: was it planted? The farmer's word of the stage is then older than that day. */
function asked(field: Field): Advice[] {
  const { planted } = field.season
  const { stageStatedOn, log } = field.situation
  if (planted === null || !stageStatedOn || stageStatedOn >= planted || lastOf({ log }, 'planted')) return []
  if (!toldNow(field, { from: planted, to: addDays(planted, ASKED_DAYS) }, 3)) return []
  return [
    adviceOf(field, {
      rule: 'planting.asked',
      priority: 'medium',
      confidence: 'high',
      stake: 6,
      soon: 6,
      why: 'stage',
      facts: { planted: planted.slice(5) },
      evidence: [],
      actions: ['practice.memory'],
      closes: { kind: 'planted', n: null },
      days: 7,
    }),
  ]
}

function whenToPlant(field: Field, planned: string): Advice | null {
  const { open, next } = field.outlook.standing
  if (daysBetween(field.asOf, planned) > WATCH || (!open && !next)) return null
  if (field.irrigated || open?.dry) return ready(field, planned)
  const { week, situation } = field
  const onset = rainOnset([...situation.history, ...situation.forecast], situation.place)
  const { sumMm } = onsetRule(situation.place)
  const started = onset !== null || week.rainLast14 >= 1.5 * sumMm
  if (!started || (week.dryDays >= 7 && week.dryAhead >= 4)) return waitForRain(field, started ? 'gap' : 'start')
  if (field.heavyRain) return null
  // What has begun may pause: seed in soil that is wet on top only swells and dies.
  return week.rainLast7 + week.rain2 < sumMm ? waitForRain(field, 'gap') : ready(field, planned)
}

function waitForRain(field: Field, waits: 'start' | 'gap'): Advice {
  const { week, situation, outlook } = field
  const rule = onsetRule(situation.place)
  const window = outlook.standing.open ?? outlook.standing.next!
  return adviceOf(field, {
    rule: 'planting.wait-rain',
    priority: 'medium',
    confidence: 'medium',
    stake: 8,
    soon: 8,
    why: week.dryDays >= 2 ? 'dry-days' : 'window',
    facts: { waits, onset: rule.sumMm, onsetDays: rule.days, dry: week.dryDays, last: window.to.slice(5) },
    evidence: [
      figure('evidence.onsetRain', rule.sumMm, 'mm', rule.id),
      pastFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'),
      aheadFigure(field, 'evidence.rainAhead', week.rain7, 'mm'),
      windowFigure(window),
    ],
    actions: [rule.id, window.source],
    days: 7,
    usesPast: true,
    usesForecast: true,
  })
}

function ready(field: Field, planned: string): Advice {
  const { week, outlook } = field
  const window = outlook.standing.open ?? outlook.standing.next!
  const rainFed = !field.irrigated && !window.dry
  return adviceOf(field, {
    rule: 'planting.ready',
    priority: 'medium',
    confidence: 'medium',
    stake: 6,
    soon: 7,
    why: !rainFed ? 'stage' : week.wetLast7 >= 2 ? 'wet-days' : 'wet-soil',
    facts: { wet: week.wetLast7, last: window.to.slice(5), ...sowingFacts(field) },
    evidence: [pastFigure(field, 'evidence.rainPast', week.rainLast14, 'mm'), windowFigure(window)],
    actions: [window.source, establishmentSource(field, 'spacing')],
    closes: { kind: 'planted', n: null },
    days: Math.max(1, Math.min(7, daysBetween(field.asOf, planned) + 7)),
    usesPast: rainFed,
  })
}

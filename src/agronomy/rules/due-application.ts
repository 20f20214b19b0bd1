import { firstItem, lastItem } from '../../shared/lookups.ts'
import { daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import {
  applicationLedger,
  combinedProducts,
  type LedgerEntry,
  mayHaveBeenApplied,
} from '../feeding/application-ledger.ts'
import type { ApplicationWindow } from '../feeding/application-timing.ts'
import { splitSourceId } from '../feeding/fertilizer-sources.ts'
import { fertilizerPlacement } from '../feeding/placement.ts'
import { productionSystem } from '../feeding/season-applications.ts'
import type { ApplicationPlan, PlannedApplicationProducts } from '../feeding/split-plan.ts'
import type { Field } from '../field.ts'
import { wasWeededLately } from '../season/log-entries.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import { stepsThisWeek } from '../season/season-plan.ts'
import type { Evidence } from '../types.ts'
import { applicationFacts, manureInsteadFacts, singleProductFacts } from './application-facts.ts'
import { evidenceFigure, growthStageFigures } from './build-advice.ts'

/** Applications due this week, with the last one's products and days. */
export interface DueApplication {
  field: Field
  plan: ApplicationPlan
  group: readonly LedgerEntry[]
  split: PlannedApplicationProducts
  span: ApplicationWindow
}

export function findDueApplication(field: Field, plan: ApplicationPlan): DueApplication | null {
  const { due } = applicationLedger(field)
  const last = due.at(-1)
  return last === undefined ? null : { field, plan, group: due, split: last.split, span: last }
}

/** True if the application may already have been made: it is not advised for a later day. */
export const isPossiblyApplied = ({ field, group }: DueApplication): boolean =>
  group.length === 1 && mayHaveBeenApplied(firstItem(group), field.asOf)

/** True if rain can wash out what is due. */
export const isLeachable = ({ group }: DueApplication): boolean => group.some(({ washes }) => washes)

/** Returns the parts that every card of a due application has. */
export const applicationAdviceParts = ({ field, plan, split }: DueApplication) => ({
  about: String(split.n),
  priority: 'medium' as const,
  confidence: plan.target?.rough ? ('medium' as const) : ('high' as const),
  closes: { kind: 'fed' as const, n: split.n },
  actions: [
    splitSourceId(field.crop.id, split.scheme, split.row.order),
    `fertilizer.${field.crop.id}.placement.${fertilizerPlacement(field.crop.id, productionSystem(field))?.index ?? 0}` as const,
  ],
})

/** Days after planting from which weeds compete with the crop. */
const WEEDS_STAND = 14

export function competesWithWeeds({ field, split, span }: DueApplication): boolean {
  const { planting } = planAnchorDays(field)
  const weedsStand = (day: string) => planting !== null && daysBetween(planting, day) >= WEEDS_STAND
  return split.n > 1 || weedsStand(span.from) || weedsStand(field.asOf)
}

/** Calendar rows from which on hoeing would damage the crop. */
const NO_HOE: ReadonlySet<string> = new Set(['no_hoe', 'stop_hoeing_vines_run'])

/** True if hoeing has ended for the season and no weeding is due. */
function stopsHoeing(field: Field): boolean {
  const now = stepsThisWeek(field).filter(({ operation, state }) => operation === 'weeded' && state === 'now')
  return now.length > 0 && now.every(({ row }) => NO_HOE.has(row))
}

/** True if the recommended rate is an estimate; a plan saved by the farmer does not use a rate. */
const isEstimate = ({ plan }: DueApplication): boolean => plan.target?.rough === true

const isCarried = ({ group }: DueApplication): boolean => firstItem(group).from !== lastItem(group).from

export function dueApplicationFacts(due: DueApplication): AdviceFacts {
  const { field, plan, split } = due
  const own = plan.target === null
  return {
    n: split.n,
    of: split.of,
    round: 1,
    ...applicationFacts(field, combinedProducts(due.group, applicationLedger(field).bears)),
    ...(due.group.length > 1
      ? { nFirst: firstItem(due.group).split.n, ...(isCarried(due) ? singleProductFacts(field, split.products) : {}) }
      : {}),
    ...(competesWithWeeds(due) && !wasWeededLately(field) && !stopsHoeing(field) ? { weed: 1 } : {}),
    ...(isEstimate(due) ? { rough: 1, note: 1 } : {}),
    ...(isPossiblyApplied(due) ? { given: 1 } : {}),
    ...(split.n === 1 && !own ? manureInsteadFacts(field, split.products) : {}),
  }
}

export function dueApplicationEvidence({
  field,
  plan,
  group,
}: Pick<DueApplication, 'field' | 'plan' | 'group'>): Evidence[] {
  const { target } = plan
  return [
    ...combinedProducts(group, applicationLedger(field).bears).map(({ kgPerHectare }) =>
      target
        ? evidenceFigure(
            'evidence.dose',
            kgPerHectare,
            'kg/ha',
            `fertilizer.${field.crop.id}.target.${target.index}`,
            target.rough,
          )
        : evidenceFigure('evidence.dose', kgPerHectare, 'kg/ha', 'farmer'),
    ),
    ...growthStageFigures(field),
  ]
}

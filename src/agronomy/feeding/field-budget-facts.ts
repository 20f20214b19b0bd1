import type { ApplicationFacts, BudgetFacts } from '../budget/budget-facts.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting, daysInNursery, establishmentMethod } from '../growth/establishment.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import {
  applicationWindow,
  DAYS_AFTER_PANICLE,
  DAYS_BEFORE_PANICLE,
  PANICLE_DAYS_BEFORE_HARVEST,
} from './application-timing.ts'
import { collectBudgetFacts, timedSplitRows } from './budget-facts.ts'
import type { SplitFigures } from './fertilizer-figures.ts'
import { keepRemainingApplications } from './remaining-applications.ts'
import { countryOfZone, productionSystem } from './season-applications.ts'

export function collectFieldBudgetFacts(field: Field): BudgetFacts {
  const grown = {
    crop: field.crop.id,
    zone: field.zone,
    country: countryOfZone(field),
    system: productionSystem(field),
    soil: field.soil.type,
  }
  const facts = collectBudgetFacts({
    ...grown,
    striga: field.situation.striga ?? false,
    rested: field.situation.previousCrop === 'fallow',
    ageYears: field.crop.perennial && field.dap !== null ? field.dap / 365 : null,
    whenOf: (row) => whenOf(field, row),
  })
  return planAnchorDays(field).planting === null || facts.perPlant
    ? facts
    : keepRemainingApplications(field, facts, timedSplitRows(grown))
}

type When = Pick<ApplicationFacts, 'transplanted' | 'fromDay' | 'toDay' | 'from' | 'to' | 'panicle'>

function whenOf(field: Field, row: SplitFigures): When {
  const { planting } = planAnchorDays(field)
  const span = planting === null ? null : applicationWindow(field, row)
  const seedling = establishmentMethod(field.situation, field.crop) === 'seedling'
  const [fromDay, toDay] =
    span && planting
      ? [daysBetween(planting, span.from), daysBetween(planting, span.to)]
      : usualDays(field, row, seedling)
  return {
    transplanted: row.days_after_transplanting !== undefined && seedling,
    fromDay,
    toDay,
    from: span?.from ?? null,
    to: span?.to ?? null,
    panicle: row.stage ? PANICLE_DAYS_BEFORE_HARVEST : null,
  }
}

/** Returns the usual days of an application after planting, or after transplanting for transplanted crops. */
function usualDays(
  { crop, seasonLength }: Field,
  row: SplitFigures,
  seedling: boolean,
): [number | null, number | null] {
  if (row.stage)
    return [
      seasonLength - PANICLE_DAYS_BEFORE_HARVEST - DAYS_BEFORE_PANICLE,
      seasonLength - PANICLE_DAYS_BEFORE_HARVEST + DAYS_AFTER_PANICLE,
    ]
  const nursery = row.days_after_transplanting && countsFromTransplanting(crop) && !seedling ? daysInNursery(crop) : 0
  const days = row.days_after_transplanting ?? row.days
  return days ? [days[0] + nursery, days[1] + nursery] : [null, null]
}

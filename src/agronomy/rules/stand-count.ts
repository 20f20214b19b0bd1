import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { establishmentMethod, sowsNursery } from '../growth/establishment.ts'
import { isSownIntoDrySoil } from './emergence-rules.ts'
import type { OperationCard } from './operation-cards.ts'
import { fallbackCropFacts, findLastSowingDay } from './planting-figures.ts'

/** Rain in mm, past or forecast, needed for filling gaps. */
const GAP_FILLING_RAIN_MM = 5
export const gapFillingCard = ({ irrigated, week }: Field): OperationCard | null =>
  irrigated || week.rainLast3 >= GAP_FILLING_RAIN_MM || week.rain3 >= GAP_FILLING_RAIN_MM
    ? { rule: 'care.fill', stake: 7 }
    : null

/** Days before the last sowing day from which the day is mentioned: earlier it would only invite to wait (a choice). */
const LAST_DAY_NEAR = 21

/** Returns the card to count the stand: fill gaps, or sow again if under half emerged and there is time; transplants are replaced. */
export function standCountCard(field: Field): OperationCard | null {
  const { record } = field.crop
  if (
    record.life !== 'annual' ||
    establishmentMethod(field.situation, field.crop) !== 'seed' ||
    sowsNursery(field.situation, field.crop)
  )
    return gapFillingCard(field)
  if (isSownIntoDrySoil(field)) return null
  // Without a known planting time, sowing again is never too late.
  if (field.sowing.length === 0) return { rule: 'planting.stand', stake: 8 }
  const sowing = findLastSowingDay(field)
  return sowing && sowing.last >= field.asOf
    ? {
        rule: 'planting.stand',
        stake: 8,
        facts: () =>
          sowing.shown && daysBetween(field.asOf, sowing.last) <= LAST_DAY_NEAR
            ? { resow: 'until', last: sowing.last.slice(5) }
            : {},
        until: sowing.last,
      }
    : { rule: 'planting.stand-late', stake: 8, facts: fallbackCropFacts }
}

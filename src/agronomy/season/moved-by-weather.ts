import type { Operation } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'

const NEEDS_DRY: ReadonlySet<Operation> = new Set(['weeded', 'earthed_up', 'land', 'thinned'])
const NEEDS_MOIST: ReadonlySet<Operation> = new Set(['plant', 'resown', 'earthed_up', 'fed'])
const DRAINING_DAYS = 1
/** Coming rain that, on soggy soil, delays field work until the rain spell ends, mm. */
const GOES_ON = 10
/** Rain below which the past week and the next two days count as dry, each, mm. */
const DRY_WEEK_MM = 5

export function moveStepByWeather<Due extends { operation: Operation; from: string; to: string; moved: unknown }>(
  step: Due,
  field: Field,
): Due {
  const { week, spell, soggy, heavyRain, heavyRainNear, asOf, irrigated, balance } = field
  // Paddies are weeded in mud, so only storms delay that.
  const needsDry = NEEDS_DRY.has(step.operation) && !(balance.paddy && !heavyRain && step.operation === 'weeded')
  if (needsDry && (soggy || heavyRain)) {
    const drained = soggy ? addDays(asOf, DRAINING_DAYS) : asOf
    const rain = spell?.comingFrom ?? asOf
    if (heavyRain && !heavyRainNear && step.from < rain)
      return { ...step, from: laterDate(step.from, drained), to: addDays(rain, -1), moved: 'rain' }
    const goesOn = spell !== null && (heavyRain || spell.coming >= GOES_ON)
    const from = goesOn ? addDays(spell.end, DRAINING_DAYS) : drained
    return { ...step, from, to: step.to > from ? step.to : addDays(from, 2), moved: 'rain' }
  }
  const dry = !irrigated && week.rainLast7 < DRY_WEEK_MM && week.rain2 < DRY_WEEK_MM
  return NEEDS_MOIST.has(step.operation) && dry ? { ...step, moved: 'dry_soil' } : step
}

const laterDate = (a: string, b: string): string => (a > b ? a : b)

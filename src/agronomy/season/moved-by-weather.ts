import type { Operation } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'

/** Needs soil that bears feet and a hoe, and a dry morning. */
const NEEDS_DRY: ReadonlySet<Operation> = new Set(['weeded', 'earthed_up', 'land', 'thinned'])
/** Needs moist soil. */
const NEEDS_MOIST: ReadonlySet<Operation> = new Set(['plant', 'resown', 'earthed_up', 'fed'])
/** Days after a heavy spell until soil is worked again. */
const DRAINS = 1
/** mm still to come of a rain that has filled the soil, from which work waits for its end. */
const GOES_ON = 10
/** Little rain in a week. */
const DRY_WEEK_MM = 5

/** A step that is due now, moved behind the rain that stands over its field, or waiting for some. */
export function movedByWeather<Due extends { operation: Operation; from: string; to: string; moved: unknown }>(
  step: Due,
  field: Field,
): Due {
  const { week, spell, soggy, heavyRain, heavyRainNear, asOf, irrigated, balance } = field
  // In a paddy weeds are pulled from the mud; a storm is waited for there, too.
  const needsDry = NEEDS_DRY.has(step.operation) && !(balance.paddy && !heavyRain && step.operation === 'weeded')
  if (needsDry && (soggy || heavyRain)) {
    const drained = soggy ? addDays(asOf, DRAINS) : asOf
    const rain = spell?.comingFrom ?? asOf
    if (heavyRain && !heavyRainNear && step.from < rain)
      return { ...step, from: later(step.from, drained), to: addDays(rain, -1), moved: 'rain' }
    const goesOn = spell !== null && (heavyRain || spell.coming >= GOES_ON)
    const from = goesOn ? addDays(spell.end, DRAINS) : drained
    return { ...step, from, to: step.to > from ? step.to : addDays(from, 2), moved: 'rain' }
  }
  const dry = !irrigated && week.rainLast7 < DRY_WEEK_MM && week.rain2 < DRY_WEEK_MM
  return NEEDS_MOIST.has(step.operation) && dry ? { ...step, moved: 'dry_soil' } : step
}

const later = (a: string, b: string): string => (a > b ? a : b)

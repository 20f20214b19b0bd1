import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { FieldSituation } from '../types.ts'

/** Part of the water brought to the field that reaches the roots, by method (from memory). */
export const EFFICIENCY: Record<IrrigationMethod, number> = {
  'rain-fed': 0.8,
  drip: 0.9,
  sprinkler: 0.75,
  manual: 0.8,
  flood: 0.6,
  furrow: 0.6,
  other: 0.7,
}

/**
 * mm brought in one watering at most, by method (a choice): more runs off, drains past the roots or is beyond a day's
 * carrying. 5 cm is as high as water is let stand in a basin.
 */
export const MOST_AT_ONCE: Record<IrrigationMethod, number> = {
  'rain-fed': 20,
  manual: 20,
  drip: 40,
  sprinkler: 50,
  furrow: 80,
  flood: 50,
  other: 50,
}

/** mm brought in one watering at least: with less than 3 cm the far end of a basin or furrow stays dry (a choice). */
export const LEAST_AT_ONCE: Record<IrrigationMethod, number> = {
  'rain-fed': 0,
  manual: 0,
  drip: 0,
  sprinkler: 0,
  furrow: 30,
  flood: 30,
  other: 0,
}

/** How a field is watered; rain-fed where it is not. */
export const methodOf = ({ irrigation }: Pick<FieldSituation, 'irrigation'>): IrrigationMethod =>
  irrigation.find((method) => method !== 'rain-fed') ?? 'rain-fed'

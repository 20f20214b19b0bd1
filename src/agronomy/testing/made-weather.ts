import { climateNormal } from '../climate/climate-normals.ts'
import type { DayWeather, Place } from '../types.ts'

/** Deterministic number 0 to 1 of a text (FNV-1a, mixed). */
export function drawn(text: string): number {
  let hash = 2166136261
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** Synthetic day (`seed`): monthly rain chance, exponential amount, means at the normal. */
export function madeDay(place: Place, date: string, seed: string): DayWeather {
  const usual = climateNormal(place, date)
  const key = `${place.lat}|${date}|${seed}`
  const chance = Math.min(0.75, (usual.rainProbability ?? 0) / 100)
  const rains = chance > 0.03 && drawn(`${key}|wet`) < chance
  const rain = rains ? tenth((-Math.log(1 - 0.97 * drawn(`${key}|mm`)) * usual.rain) / chance) : 0
  const wet = rain >= 1
  const warmer = (drawn(`${key}|t`) - 0.5) * 3
  return {
    ...usual,
    rain,
    rainProbability: wet ? 70 : 10,
    tMax: tenth(usual.tMax + warmer - (wet ? 1 : -0.5)),
    tMin: tenth(usual.tMin + warmer / 2),
    humidity: usual.humidity === null ? null : Math.min(98, Math.max(8, Math.round(usual.humidity + (wet ? 6 : -3)))),
    windMax: usual.windMax ?? 14,
    estimated: false,
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

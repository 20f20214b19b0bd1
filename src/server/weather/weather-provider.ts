import * as z from 'zod/mini'
import type { ForecastDay, WeatherSource } from '../../contracts/weather.ts'

/** Current weather from a provider, in the product's units: °C, %, mm, km/h, km. */
export interface CurrentReport {
  /** ISO time of the observation. */
  observedAt: string
  temperature: number
  humidity: number
  precipitation: number
  windSpeed: number
  visibility: number | null
  description: string
  icon: string
}

/** One local day from a provider. */
export type DayReport = Omit<ForecastDay, 'source' | 'estimated' | 'fetchedAt'> & {
  /** Covers only the remaining hours of today. */
  partial: boolean
}

/** A source of weather. Both methods throw ProviderFailure if it is unavailable or returns implausible data. */
export interface WeatherProvider {
  name: WeatherSource
  current(point: { lat: number; lng: number }): Promise<CurrentReport>
  /** Returns days in ascending order: up to `pastDays` past days if available, today, and the coming days. */
  days(point: { lat: number; lng: number }, pastDays: number): Promise<DayReport[]>
}

const numberBetween = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))

/** Plausible ranges (records with a margin); values outside are provider errors. */
export const PLAUSIBLE_WEATHER = {
  celsius: numberBetween(-60, 60),
  percent: numberBetween(0, 100),
  /** Record: Cilaos, Réunion, 1,825 mm in a day. */
  millimetres: numberBetween(0, 2000),
  kilometresPerHour: numberBetween(0, 420),
  metresPerSecond: numberBetween(0, 117),
  metres: numberBetween(0, 400_000),
  et0: numberBetween(0, 30),
}

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10
export const roundToHundredth = (value: number): number => Math.round(value * 100) / 100
export const roundOrNull = <T>(value: number | null | undefined, round: (value: number) => T): T | null =>
  value === null || value === undefined ? null : round(value)

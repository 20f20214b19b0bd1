import { expect, test } from 'bun:test'
import { CLIMATE_STATIONS, RAIN_PER_WET_DAY } from './climate-stations.ts'

type Year = [
  station: string,
  height: number,
  rain: number | null,
  tMax: number | null,
  tMin: number | null,
  humidity: number | null,
  wind: number | null,
]

/**
 * The year of every station: height in m, mm of rain, mean highest and lowest temperature in °C, humidity in % and wind at
 * 2 m in m/s, from the monthly series (WorldClim 1970-2000, NASA POWER 2001-2025), with Dutse's rain raised by a quarter, and
 * FAO-56's 2 m/s where the series is too calm to be true.
 */
// biome-ignore format: one line a station
const YEARS: Year[] = [
  ['Lagos (Ikeja)', 40, 1541, 30.7, 23.5, 83, null],
  ['Ibadan', 227, 1315, 31.3, 22, 74, null],
  ['Benin City', 78, 1965, 30.5, 21.6, 87, 2],
  ['Port Harcourt', 18, 2417, 30.6, 22.3, 83, null],
  ['Calabar', 62, 2992, 29.1, 23.5, 87, 1.5],
  ['Enugu', 137, 1513, 29.7, 22, 82, 1.7],
  ['Makurdi', 97, 1256, 32.6, 22.4, 76, 2],
  ['Lokoja', 63, 1049, 32, 22.5, 72, 1.7],
  ['Abuja', 344, 1176, 31.5, 21, 68, 1.5],
  ['Jos', 1285, 1239, 27.6, 16.3, 53, null],
  ['Kaduna', 645, 1265, 30.8, 19, 63, 2.2],
  ['Kano', 476, 759, 33.3, 19.7, 44, 2],
  ['Katsina', 518, 543, 32.5, 20, 46, null],
  ['Sokoto', 351, 648, 35.1, 21.6, 45, 2.2],
  ['Maiduguri', 354, 548, 36.3, 21.7, 38, 2.7],
  ['Yola', 174, 1074, 34, 21.8, 55, 1.7],
  ['Windhoek', 1661, 333, 26.6, 11.4, 39, null],
  ['Walvis Bay', 7, 25, 18.1, 12.5, 73, null],
  ['Rundu', 1100, 566, 30.7, 14.5, 46, null],
  ['Ondangwa', 1100, 488, 31, 14.6, 42, null],
  ['Katima Mulilo', 942, 631, 30.4, 14.6, 52, null],
  ['Grootfontein', 1418, 477, 29.5, 14.2, 42, null],
  ['Gobabis', 1400, 341, 28.4, 11.1, 40, null],
  ['Keetmanshoop', 1067, 142, 29.3, 12.6, 34, null],
  ['Luderitz', 121, 28, 18.1, 12.5, 73, null],
  ['Ilorin (bonus, real station)', 308, 1452, 32.8, 21.4, 71, 1.9],
  ['Umuahia', 150, 2137, 29.4, 22.6, 86, 1.5],
  ['Uyo', 65, 2451, 29.1, 23.5, 87, 1.5],
  ['Awka', 140, 1609, 31.5, 22.6, 85, 1.7],
  ['Bauchi', 615, 1005, 31.7, 19.8, 49, 2.2],
  ['Yenagoa', 10, 2912, 29.3, 23.4, 88, 1.4],
  ['Asaba', 50, 1609, 31.3, 22.5, 85, 1.7],
  ['Abakaliki', 115, 1936, 32.1, 22.9, 81, 1.7],
  ['Ado-Ekiti', 455, 1465, 29, 21.3, 84, 1.3],
  ['Gombe', 460, 843, 33.4, 20.1, 53, 2.5],
  ['Owerri', 75, 2293, 29.6, 22.8, 86, 1.3],
  ['Dutse', 460, 725, 33.7, 19.3, 41, 2],
  ['Birnin Kebbi', 250, 762, 35.1, 21.5, 48, 1.5],
  ['Damaturu', 455, 659, 34.9, 20.9, 44, 2.6],
  ['Gusau', 450, 724, 33.4, 20, 48, 2.5],
  ['Zaria (Samaru)', 685, 998, 31.5, 18.7, 51, null],
  ['Aba', 60, 2417, 30.6, 22.3, 83, null],
]

test('every station has the year of its series', () => {
  const tenth = (value: number) => Math.round(value * 10) / 10
  const mean = (months: number[] | null) => months && months.reduce((sum, value) => sum + value, 0) / 12
  const found = CLIMATE_STATIONS.map(({ name, elevation, rain, tMax, tMin, humidity, wind }) => [
    name,
    elevation,
    rain && Math.round(12 * mean(rain)!),
    tMax && tenth(mean(tMax)!),
    tMin && tenth(mean(tMin)!),
    humidity && Math.round(mean(humidity)!),
    wind && tenth(mean(wind)!),
  ])
  expect(found).toEqual(YEARS)
})

test('the coast of Namibia is warmest in February and coolest in August: Walvis Bay 20.4 and 15.7 °C', () => {
  const { tMax, tMin } = CLIMATE_STATIONS.find(({ name }) => name === 'Walvis Bay')!
  expect([tMax![1], tMax![7]].map((value) => value!.toFixed(1))).toEqual(['20.4', '15.7'])
  expect([tMin![1], tMin![7]].map((value) => value!.toFixed(1))).toEqual(['15.1', '9.9'])
})

test('a wet day brings what the gauge of Ilorin counted', () => {
  expect(RAIN_PER_WET_DAY).toBeCloseTo(18, 0)
})

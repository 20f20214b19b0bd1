import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { readWeatherFile } from './weather-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gona-weather-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function fileOf(text: string, name: string): Promise<string> {
  const path = join(folder, name)
  await Bun.write(path, text)
  return path
}

describe('a file of weather', () => {
  test('may be CSV with the usual column names, in any order', async () => {
    const days = await readWeatherFile(
      await fileOf('# station 7\nDate,TMin,TMax,Rain,RH\n2026-06-21,22,33,4.5,70\n2026-06-20,21,34,,\n', 'a.csv'),
    )
    expect(days.map(({ date, tMax, rain, humidity }) => [date, tMax, rain, humidity])).toEqual([
      ['2026-06-20', 34, 0, null],
      ['2026-06-21', 33, 4.5, 70],
    ])
  })

  test('may tell the wind in m/s at 2 m and the humidity by its extremes, as field stations do', async () => {
    const [day] = await readWeatherFile(
      await fileOf('date,tmax,tmin,rain,rhmax,rhmin,u2\n2026-06-20,34,21,0,80,40,2\n', 'c.csv'),
    )
    expect(day!.humidity).toBe(60)
    expect(day!.windMean).toBeCloseTo(9.63, 1)
  })

  test('may be what Open-Meteo answers', async () => {
    const answer = {
      daily: {
        time: ['2026-06-20'],
        temperature_2m_max: [34],
        temperature_2m_min: [21],
        precipitation_sum: [2],
        et0_fao_evapotranspiration: [5.1],
      },
    }
    const [day] = await readWeatherFile(await fileOf(JSON.stringify(answer), 'b.json'))
    expect(day).toMatchObject({ date: '2026-06-20', tMax: 34, tMin: 21, rain: 2, et0: 5.1, estimated: false })
  })

  test('may be a JSON list of days, with what is not known left out', async () => {
    const days = await readWeatherFile(
      await fileOf(
        '[{"Date":"2026-06-21T12:00","TMax":30,"rain":null,"rhmax":"x"},{"day":"2026-06-20","tmax":31,"tmin":0}]',
        'd.json',
      ),
    )
    const none = { rain: 0, rainProbability: null, humidity: null, windMax: null, windMean: null, radiation: null }
    expect(days).toEqual([
      {
        date: '2026-06-20',
        tMax: 31,
        tMin: 0,
        ...none,
        sunshineHours: null,
        dewPoint: null,
        et0: null,
        estimated: false,
      },
      {
        date: '2026-06-21',
        tMax: 30,
        tMin: 30,
        ...none,
        sunshineHours: null,
        dewPoint: null,
        et0: null,
        estimated: false,
      },
    ])
  })

  test.each([
    ['rhmax,rhmin', '80,', { humidity: null }],
    ['rhmax,rhmin', ',40', { humidity: null }],
    ['humidity,rhmax,rhmin', '55,80,40', { humidity: 55 }],
    ['windmean,u2', '7,2', { windMean: 7 }],
    ['u2', '', { windMean: null }],
    ['tdew,rs,sunshine_hours,windspeed', '18,20,9,11', { dewPoint: 18, radiation: 20, sunshineHours: 9, windMax: 11 }],
    ['precipitation_probability_max,eto', '80,0', { rainProbability: 80, et0: 0 }],
  ])('with the columns %s of %s', async (columns, cells, expected) => {
    const [day] = await readWeatherFile(
      await fileOf(`date,tmax,tmin,${columns}\n2026-06-20,34,21,${cells}\n`, `${Bun.hash(columns + cells)}.csv`),
    )
    expect(day).toMatchObject(expected)
  })

  test.each([
    ['date,tmin\n2026-06-20,20\n', 'day 1: tMax and tMin are required'],
    ['date,tmax\n2026-06-20,30\n,30\n', 'day 2: the date must be YYYY-MM-DD'],
    ['[]', 'has no days'],
    ['date,tmax,tmin\n20/06/2026,30,20\n', 'day 1: the date must be YYYY-MM-DD'],
    ['date,tmax,tmin\n2026-06-20,hot,20\n', 'day 1: tMax must be a number, not hot'],
    ['date,rain\n2026-06-20,3\n', 'day 1: tMax and tMin are required'],
    ['date,tmax,tmin\n', 'has no days'],
    ['{"hourly":{}}', 'must be a JSON list of days or an Open-Meteo response'],
  ])('that is wrong is told where and how: %#', async (text, sentence) => {
    const path = await fileOf(text, `wrong-${Bun.hash(text)}.csv`)
    expect(await rethrowing(readWeatherFile(path))).toThrow(sentence)
  })
})

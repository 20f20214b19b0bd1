import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { ForecastDay } from '../../contracts/weather.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone, text } = await import('../testing/screen.tsx')
const { WeekSummary } = await import('./week.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const usualDay = async (): Promise<ForecastDay> => {
  const answer = await phone.send('GET', '/api/weather/forecast?lat=12&lng=8.52')
  const [day] = (await answer.json()) as ForecastDay[]
  return { ...day!, precipitation: 0, temperature: 31, humidity: 40, estimated: false }
}
/** Seven dry days from 6 July, one of which differs. */
const weekWith = async (index: number, over: Partial<ForecastDay>): Promise<ForecastDay[]> => {
  const dry = await usualDay()
  return Array.from({ length: 7 }, (_, n) => ({
    ...dry,
    forecastDate: `2026-07-${String(6 + n).padStart(2, '0')}`,
    ...(n === index ? over : {}),
  }))
}
const DRAIN = 'Open your drains'

describe('what the week asks for', () => {
  test.each([
    [0, true],
    [2, true],
    [3, false],
    [6, false],
  ])('is named for heavy rain on day %p of today, tomorrow and the day after: %p', async (index, named) => {
    await phone.show(<WeekSummary days={await weekWith(index, { precipitation: 60 })} stated={false} />)
    expect(text().includes(DRAIN)).toBe(named)
  })

  test('is nothing where the figures are only usual for the season', async () => {
    await phone.show(<WeekSummary days={await weekWith(1, { precipitation: 60, estimated: true })} stated={false} />)
    expect(text()).not.toContain(DRAIN)
  })

  test('is nothing in a dry week that is not hot', async () => {
    await phone.show(<WeekSummary days={await weekWith(0, {})} stated={false} />)
    expect(document.querySelector('.week-do')).toBeNull()
  })
})

test('the work that the days suit is named with its picture, and the work that rain undoes', async () => {
  const suits = (look: string) =>
    [...document.querySelectorAll(`.week-${look} > *`)].map(({ textContent }) => textContent?.trim())
  await phone.show(<WeekSummary days={await weekWith(0, {})} stated={false} />)
  expect([suits('good'), suits('bad')]).toEqual([['Good these days', 'Dry', 'Weed'], []])
  await phone.show(<WeekSummary days={await weekWith(2, { precipitation: 6 })} stated={false} />)
  expect([suits('good'), suits('bad')]).toEqual([[], ['Not good these days', 'Spray']])
  expect(document.querySelector('.week-bad use')!.getAttribute('href')).toContain('no-spray')
})

test('a row like the one before says less, a day that differs says all', async () => {
  const { Forecast } = await import('./forecast.tsx')
  await phone.show(<Forecast days={await weekWith(3, { precipitation: 20 })} />)
  const looks = [...document.querySelectorAll('.day')].map((row) => row.className.replace('day day-', ''))
  expect(looks).toEqual(['of-normal', 'same', 'same', 'of-rain', 'of-normal', 'same', 'same'])
  await phone.show(<Forecast days={(await weekWith(0, {})).map((day) => ({ ...day, temperature: 36 }))} />)
  expect(document.querySelectorAll('.day-same')).toHaveLength(0)
})

test('a row that says less has humidity and wind all the same', async () => {
  const { Forecast } = await import('./forecast.tsx')
  await phone.show(<Forecast days={await weekWith(3, {})} />)
  const second = document.querySelectorAll('.day')[1]!
  expect(second.querySelector('.day-words')).toBeNull()
  expect(second.textContent).toContain('Humidity 40%')
})

describe('days that are only usual', () => {
  const NOTE = 'Typical for the season, not a live forecast.'

  test('are named where others are forecast', async () => {
    await phone.show(<WeekSummary days={await weekWith(6, { estimated: true })} stated />)
    expect(text()).toContain(`Sun: ${NOTE}`)
  })

  test.each([true, false])('are said once where all are, elsewhere on the page: %p', async (elsewhere) => {
    const days = (await weekWith(0, {})).map((day) => ({ ...day, estimated: true }))
    await phone.show(<WeekSummary days={days} stated={elsewhere} />)
    expect(text().includes(NOTE)).toBe(!elsewhere)
  })
})

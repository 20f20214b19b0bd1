import { afterEach, describe, expect, test } from 'bun:test'
import { HOUR_MS, KANO, stopProvider, withOpenMeteo } from './fixture.ts'

afterEach(stopProvider)

describe('a provider that fails', () => {
  const failures = [
    ['answers with an error', { kind: 'status', status: 500 }],
    ['refuses for asking too often', { kind: 'status', status: 429, body: '{}' }],
    ['sends half a JSON', { kind: 'malformed' }],
    ['sends another shape', { kind: 'strange' }],
    ['closes early', { kind: 'cut' }],
  ] as const

  test.each(failures)('and %s is answered from the last stored value, which tells its age', async (_, mood) => {
    const { weather, provider, pass } = await withOpenMeteo()
    const [now, week] = [await weather.current(KANO), await weather.forecast(KANO)]
    provider.behave(mood)
    pass(5 * HOUR_MS)
    expect(await weather.current(KANO)).toEqual(now)
    expect(await weather.forecast(KANO)).toEqual(week)
  })

  test.each(failures)('and %s, with nothing stored, is answered from normals', async (_, mood) => {
    const { weather, provider } = await withOpenMeteo()
    provider.behave(mood)
    expect(await weather.current(KANO)).toMatchObject({ source: 'climatology', estimated: true })
    const week = await weather.forecast(KANO)
    expect(week).toHaveLength(7)
    expect(week.every((day) => day.estimated && day.source === 'climatology')).toBe(true)
    expect((await weather.fieldDays(KANO)).estimated).toBe(true)
  })

  test('says no more of now after a day', async () => {
    const { weather, provider, pass } = await withOpenMeteo()
    await weather.current(KANO)
    provider.behave({ kind: 'status', status: 500 })
    pass(24 * HOUR_MS - 1)
    expect(await weather.current(KANO)).toMatchObject({ source: 'open-meteo' })
    pass(1)
    expect(await weather.current(KANO)).toMatchObject({ source: 'climatology', estimated: true })
  })

  test('is left alone for a minute, so that a server with no network answers at once', async () => {
    const { weather, provider, pass } = await withOpenMeteo()
    provider.behave({ kind: 'status', status: 503 })
    await weather.forecast(KANO)
    await weather.forecast({ lat: 9.06, lng: 7.5 })
    await weather.current({ lat: 9.06, lng: 7.5 })
    expect(provider.requests).toHaveLength(1)
    provider.behave({ kind: 'well' })
    pass(61_000)
    expect((await weather.forecast(KANO))[0]).toMatchObject({ source: 'open-meteo', estimated: false })
  })

  test('only for one question answers every other farmer as before', async () => {
    const { weather, provider } = await withOpenMeteo()
    provider.behave({ kind: 'status', status: 400, body: '{"error":true}' })
    expect(await weather.current({ lat: 4.1, lng: 7.5 })).toMatchObject({ source: 'climatology' })
    provider.behave({ kind: 'well' })
    expect(await weather.current(KANO)).toMatchObject({ source: 'open-meteo' })
  })

  test('leaves the days it forecast before; the others of the week are typical', async () => {
    const { weather, provider, pass } = await withOpenMeteo()
    await weather.forecast(KANO)
    await weather.current(KANO)
    provider.behave({ kind: 'status', status: 500 })
    pass(3 * 24 * HOUR_MS)
    const week = await weather.forecast(KANO)
    expect(week.map(({ estimated }) => estimated)).toEqual([false, false, false, false, true, true, true])
    expect(week[0]).toMatchObject({ forecastDate: '2026-06-23', fetchedAt: '2026-06-20T08:07:00.000Z' })
    expect(await weather.current(KANO)).toMatchObject({ source: 'climatology' })
  })

  test('at an address that refuses connections is no error either', async () => {
    const { weather, provider } = await withOpenMeteo()
    await provider.stop()
    expect(await weather.current(KANO)).toMatchObject({ estimated: true, observedAt: '2026-06-20T08:07:00.000Z' })
    expect(await weather.check()).toMatchObject({ provider: 'open-meteo', problem: 'it failed a moment ago' })
  })
})

import { expect, test } from 'bun:test'
import { createRateLimits, RATE_LIMITS } from '../../shared/rate-limits.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { testServices } from '../testing/services.ts'
import { createVisitorAdvice } from './visitor-advice.ts'

const { places, weather, clock } = await testServices()

function tryOut() {
  const limits = createRateLimits({ clock, enabled: true })
  const asked: string[] = []
  const fieldDays: typeof weather.fieldDays = (point) => {
    asked.push(`${point.lat},${point.lng}`)
    return weather.fieldDays(point)
  }
  return { asked, ...createVisitorAdvice({ clock, places, limits, weather: { fieldDays } }) }
}
const VISITOR = { address: '198.51.100.7' }
const KANO = { crop: 'maize', place: 'Kano' } as const

test('is worked out once for a crop, a place and a day, in the language of each visitor', async () => {
  const { week, asked } = tryOut()
  const english = await week(KANO, VISITOR, 'en')
  const hausa = await week(KANO, VISITOR, 'ha')
  expect(asked).toHaveLength(1)
  expect(hausa.advice!.planted).toBe(english.advice!.planted)
  expect(hausa.advice!.title).not.toBe(english.advice!.title)
  await week({ ...KANO, crop: 'rice' }, VISITOR, 'en')
  await week({ ...KANO, place: 'Jigawa' }, VISITOR, 'en')
  expect(asked).toHaveLength(3)
})

test('is tried again after a failure', async () => {
  const limits = createRateLimits({ clock, enabled: true })
  let failing = true
  const fieldDays: typeof weather.fieldDays = (point) =>
    failing ? Promise.reject(new Error('no')) : weather.fieldDays(point)
  const { week } = createVisitorAdvice({ clock, places, limits, weather: { fieldDays } })
  expect(await rethrowing(week(KANO, VISITOR, 'en'))).toThrow('no')
  failing = false
  expect((await week(KANO, VISITOR, 'en')).place).toBe('Kano')
})

test('is limited by address', async () => {
  const { week } = tryOut()
  for (let n = 0; n < RATE_LIMITS.tryOut.max; n++) await week(KANO, VISITOR, 'en')
  expect(await rethrowing(week(KANO, VISITOR, 'en'))).toThrow(/^Too many tries/)
  expect((await week(KANO, { address: '198.51.100.8' }, 'en')).place).toBe('Kano')
})

test('offers every state and region, Nigeria first', () => {
  const states = tryOut().states()
  expect(states.filter(({ country }) => country === 'NG')).toHaveLength(37)
  expect(states.filter(({ country }) => country === 'NA')).toHaveLength(14)
  expect(states[0]!.country).toBe('NG')
})

import { expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { PLAUSIBLE_WEATHER } from './weather-provider.ts'

test.each([
  ['celsius', -60, 60],
  ['percent', 0, 100],
  ['millimetres', 0, 2000],
  ['kilometresPerHour', 0, 420],
  ['metresPerSecond', 0, 117],
  ['metres', 0, 400_000],
  ['et0', 0, 30],
] as const)('a figure in %s is from %p to %p, both included', (name, least, most) => {
  const taken = [least - 0.1, least, most, most + 0.1].map(
    (value) => z.safeParse(PLAUSIBLE_WEATHER[name], value).success,
  )
  expect(taken).toEqual([false, true, true, false])
})

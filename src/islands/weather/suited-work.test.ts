import { expect, test } from 'bun:test'
import { suitedWork } from './suited-work.ts'

const days = (estimated: boolean, ...rain: number[]) => rain.map((precipitation) => ({ precipitation, estimated }))

test.each([
  [days(false, 0, 0.9, 0), ['dried', 'weeded'], []],
  [days(true, 0, 0.9, 0), ['dried', 'weeded'], []],
  [days(false, 0, 1, 0), [], []],
  [days(false, 0, 0, 5), [], ['sprayed']],
  [days(true, 9, 9, 9), [], []],
  [[], [], []],
])('%j suit %j, and not %j', (ahead, good, bad) => expect(suitedWork(ahead)).toEqual({ good, bad } as never))

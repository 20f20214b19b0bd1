import { describe, expect, test } from 'bun:test'
import { createYieldToEventLoop } from './yield-to-event-loop.ts'

describe('long work', () => {
  test('that has held the process for a while lets what waits go first', async () => {
    const giveWay = createYieldToEventLoop()
    const order: string[] = []
    setImmediate(() => order.push('a page'))
    Bun.sleepSync(20)
    await giveWay()
    order.push('the work')
    expect(order).toEqual(['a page', 'the work'])
  })
})

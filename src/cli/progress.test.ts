import { afterAll, expect, setSystemTime, test } from 'bun:test'
import { Writable } from 'node:stream'
import { createProgress } from './progress.ts'

afterAll(() => void setSystemTime())

function stream(isTTY: boolean) {
  const written: string[] = []
  const to = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { to: Object.assign(to, { isTTY }), written }
}

test('a terminal gets a bar that is drawn over, the last one with the end', () => {
  const { to, written } = stream(true)
  const progress = createProgress(to, 'Farmers', 48)
  const at = (ms: number, done: number) => {
    setSystemTime(1_800_000_000_000 + ms)
    progress.to(done)
  }
  at(0, 24)
  // Too soon after the one before.
  at(99, 25)
  at(100, 30)
  progress.to(48)
  progress.end()
  expect(written).toEqual([
    `\rFarmers [${'#'.repeat(12)}${'.'.repeat(12)}] 24/48`,
    `\rFarmers [${'#'.repeat(15)}${'.'.repeat(9)}] 30/48`,
    `\rFarmers [${'#'.repeat(24)}] 48/48\n`,
  ])
})

test('a bar is never longer than its width, and full where there is nothing to do', () => {
  for (const [done, total] of [
    [60, 48],
    [0, 0],
  ] as const) {
    const { to, written } = stream(true)
    const progress = createProgress(to, 'Farmers')
    progress.to(done, total)
    progress.end()
    expect(written).toEqual([
      `\rFarmers [${'#'.repeat(24)}] ${done}/${total}`,
      `\rFarmers [${'#'.repeat(24)}] ${done}/${total}\n`,
    ])
  }
})

test('a file gets one line at the end, and none where the total was never known', () => {
  const { to, written } = stream(false)
  const progress = createProgress(to, 'Farmers')
  progress.to(1)
  progress.end()
  expect(written).toEqual([])
  progress.to(2, 3)
  progress.end()
  expect(written).toEqual(['Farmers: 2/3\n'])
})

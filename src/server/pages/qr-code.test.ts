import { expect, test } from 'bun:test'
import { qrCode } from './qr-code.ts'

test('a text is a square with a light border of four modules and the three corners that readers look for', () => {
  const { size, path } = qrCode('otpauth://totp/Gona:%2B2348031234567?secret=ABC&issuer=Gona')
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`)
  for (let at = 0; at < size; at++) {
    for (const edge of [0, 1, 2, 3, size - 1, size - 4]) {
      expect([isDark(at, edge), isDark(edge, at)]).toEqual([false, false])
    }
  }
  const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    const seen = corner.map((row, y) => [...row].map((_, x) => (isDark(left + x, top + y) ? '1' : '0')).join(''))
    expect(seen).toEqual(corner)
  }
})

test('another text is another picture', () => {
  expect(qrCode('one').path).not.toBe(qrCode('two').path)
})

import { expect, test } from 'bun:test'
import { readMp3 } from './mp3.ts'

/** Ten frames with this header, each of this many bytes. */
function frames(header: readonly number[], bytes: number, count = 10) {
  const file = new Uint8Array(bytes * count)
  for (let n = 0; n < count; n++) file.set(header, n * bytes)
  return file
}
const secondsOf = (file: Uint8Array) => {
  const read = readMp3(file)
  return typeof read === 'string' ? read : Number(read.seconds.toFixed(4))
}

// ISO/IEC 11172-3 and 13818-3: bytes = samples / 8 * bit rate / sampling rate + padding.
test.each([
  ['MPEG 1, 128 kbit/s, 44.1 kHz', [0xff, 0xfb, 0x90, 0xc0], 417, 0.2612],
  ['MPEG 1, 128 kbit/s, 44.1 kHz, padded', [0xff, 0xfb, 0x92, 0xc0], 418, 0.2612],
  ['MPEG 1, 32 kbit/s, 48 kHz', [0xff, 0xfb, 0x14, 0xc0], 96, 0.24],
  ['MPEG 2, 64 kbit/s, 16 kHz', [0xff, 0xf3, 0x88, 0xc0], 288, 0.36],
  ['MPEG 2, 8 kbit/s, 24 kHz', [0xff, 0xf3, 0x14, 0xc0], 24, 0.24],
  ['MPEG 2.5, 16 kbit/s, 8 kHz', [0xff, 0xe3, 0x28, 0xc0], 144, 0.72],
])('%s has its length by its frames', (_, header, bytes, seconds) => {
  expect(secondsOf(frames(header, bytes))).toBe(seconds)
  // The last frame is cut off.
  expect(secondsOf(frames(header, bytes).subarray(0, -9))).toBe(seconds)
  expect(secondsOf(new Uint8Array([...frames(header, bytes, 5), ...new Uint8Array(500)]))).toBe(seconds / 2)
})

// Bit rates of layer III in kbit/s, by their number in the header from 1. At 48 and 24 kHz a frame has 3 bytes a kbit/s.
test.each([
  ['MPEG 1', 0xfb, [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]],
  ['MPEG 2', 0xf3, [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]],
] as const)('%s is read at each of its bit rates', (_, kind, rates) => {
  for (const [n, rate] of rates.entries())
    expect(secondsOf(frames([0xff, kind, ((n + 1) << 4) | 4, 0xc0], 3 * rate)), `${rate} kbit/s`).toBe(0.24)
})

test('a tag before the frames is skipped by its length of four times seven bits', () => {
  const tag = (...size: number[]) => [0x49, 0x44, 0x33, 4, 0, 0, ...size]
  const sound = frames([0xff, 0xf3, 0x88, 0xc0], 288)
  expect(secondsOf(new Uint8Array([...tag(0, 0, 1, 2), ...new Uint8Array(130), ...sound]))).toBe(0.36)
  expect(secondsOf(new Uint8Array([...tag(0, 0, 0x81, 2), ...new Uint8Array(130), ...sound]))).toBe(0.36)
  expect(secondsOf(new Uint8Array(tag(0, 0, 0)))).toBe('not an MP3 file')
})

test.each([
  ['nothing', []],
  ['no sync', [0xfe, 0xfb, 0x90, 0xc0]],
  ['three bits of sync missing', [0xff, 0x1b, 0x90, 0xc0]],
  ['layer II', [0xff, 0xfd, 0x90, 0xc0]],
  ['a reserved version', [0xff, 0xeb, 0x90, 0xc0]],
  ['no bit rate', [0xff, 0xfb, 0x00, 0xc0]],
  ['a bad bit rate', [0xff, 0xfb, 0xf0, 0xc0]],
  ['a reserved sampling rate', [0xff, 0xfb, 0x9c, 0xc0]],
  ['two bytes', [0xff, 0xfb]],
])('%s is no MP3', (_, header) => {
  expect(readMp3(new Uint8Array(header))).toBe('not an MP3 file')
})

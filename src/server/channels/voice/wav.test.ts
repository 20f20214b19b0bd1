import { describe, expect, test } from 'bun:test'
import { readWav } from './wav.ts'

interface Made {
  format?: number
  channels?: number
  hz?: number
  bits?: number
  /** Other chunks before the format, by name and length. */
  before?: [string, number][]
  /** Bytes that are cut from the end. */
  cut?: number
}
const LOUD = 0x4000
/** A WAV file with these samples. */
function wav(
  samples: readonly number[],
  { format = 1, channels = 1, hz = 8000, bits = 16, before = [], cut = 0 }: Made = {},
) {
  const chunk = (name: string, size: number, bytes: number[]) => [
    ...Buffer.from(name),
    ...new Uint8Array(new Uint32Array([size]).buffer),
    ...bytes,
  ]
  const fmt = Buffer.alloc(16)
  fmt.writeUInt16LE(format, 0)
  fmt.writeUInt16LE(channels, 2)
  fmt.writeUInt32LE(hz, 4)
  fmt.writeUInt16LE(bits, 14)
  const sound = Buffer.from(Int16Array.from(samples).buffer)
  const others = before.flatMap(([name, size]) => chunk(name, size, Array(size + (size % 2)).fill(0)))
  const bytes = [...others, ...chunk('fmt ', 16, [...fmt]), ...chunk('data', sound.length, [...sound])]
  const file = new Uint8Array([...Buffer.from('RIFF'), 0, 0, 0, 0, ...Buffer.from('WAVE'), ...bytes])
  return file.subarray(0, file.length - cut)
}
const sound = (seconds: number, level = LOUD, hz = 8000): number[] => Array(Math.round(seconds * hz)).fill(level)
const silence = (seconds: number) => sound(seconds, 0)

describe('a recording', () => {
  test('has its length, its loudness, and the silence before and after the words', () => {
    const read = readWav(wav([...silence(0.2), ...sound(0.5), ...silence(0.1), ...sound(0.1), ...silence(0.3)]))
    // Half of full scale is 6.02 dB below it, in half of the time another 3.01.
    expect(read).toEqual({
      seconds: 1.2,
      loudness: expect.closeTo(-9.03, 2),
      silence: { before: expect.closeTo(0.2, 9), after: expect.closeTo(0.3, 9) },
    })
  })

  test('of silence is silent from end to end', () => {
    expect(readWav(wav(silence(0.4)))).toEqual({
      seconds: 0.4,
      loudness: Number.NEGATIVE_INFINITY,
      silence: { before: expect.closeTo(0.4, 9), after: expect.closeTo(0.4, 9) },
    })
  })

  test('without samples lasts no time', () => {
    expect(readWav(wav([]))).toEqual({
      seconds: 0,
      loudness: Number.NEGATIVE_INFINITY,
      silence: { before: 0, after: 0 },
    })
  })

  test.each([
    ['50 dB below full scale', 103, 0.5],
    ['louder than that', 105, 0],
  ])('%s is silence, or not', (_, level, before) => {
    const read = readWav(wav(sound(0.5, level)))
    expect(read).toMatchObject({ silence: { before: expect.closeTo(before, 9) } })
  })

  test.each([
    ['at 8 kHz', { hz: 8000 }, 1],
    ['at 48 kHz', { hz: 48_000 }, 1 / 6],
    ['in the extensible format', { format: 0xfffe }, 1],
    ['after other chunks', { before: [['LIST', 26]] }, 1],
    [
      'after a chunk of an odd length',
      {
        before: [
          ['LIST', 27],
          ['fact', 4],
        ],
      },
      1,
    ],
  ] as [string, Made, number][])('is read %s', (_, made, seconds) => {
    expect(readWav(wav(sound(1), made))).toMatchObject({ seconds: expect.closeTo(seconds, 9) })
  })

  test('is read from the middle of a larger buffer', () => {
    const file = wav(sound(1))
    const large = new Uint8Array(file.length + 10)
    large.set(file, 7)
    expect(readWav(large.subarray(7, 7 + file.length))).toEqual(readWav(file))
  })
})

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'not a WAV file'],
  ['too short a file', wav([]).subarray(0, 43), 'not a WAV file'],
  ['another file', new Uint8Array(100), 'not a WAV file'],
  ['another RIFF file', new Uint8Array([...Buffer.from('RIFF0000AVI '), ...Array(50).fill(0)]), 'not a WAV file'],
  ['compressed sound', wav(sound(1), { format: 2 }), 'not plain PCM'],
  ['stereo', wav(sound(1), { channels: 2 }), 'not one channel (mono)'],
  ['too few samples a second', wav(sound(1), { hz: 7999 }), '7999 Hz, not 8000 to 48000'],
  ['too many', wav(sound(1), { hz: 48_001 }), '48001 Hz, not 8000 to 48000'],
  ['8 bits', wav(sound(1), { bits: 8 }), 'not 16 bits'],
  ['a file that is cut off', wav(sound(1), { cut: 1 }), 'the WAV file is truncated'],
  ['sound before its format', wav([], { before: [['data', 40]] }), 'no format before the sound data'],
  ['no sound', wav([], { before: [['LIST', 20]], cut: 8 }), 'no sound data'],
])('%s is refused', (_, file, refusal) => {
  expect(readWav(file)).toBe(refusal)
})

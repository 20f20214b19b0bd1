import type { Clip } from './clips.ts'
import { readMp3 } from './mp3.ts'
import { type Recording, readWav } from './wav.ts'

export type ClipFormat = 'wav' | 'mp3'

/** Largest file accepted: a clip is a few seconds long. */
const MOST_BYTES = 3_000_000
/** Accepted length as a multiple of the estimate: people speak at different speeds. */
const ACCEPTED_LENGTH_RATIO = { least: 0.3, most: 3 } as const
/** Smallest value of the longest accepted length, for clips of one short word. */
const LEAST_MOST_SECONDS = 3
/** Accepted loudness of a recording, dB below full scale. */
const ACCEPTED_LOUDNESS_DB = { least: -35, most: -6 } as const
/** Longest accepted silence before or after the words. */
const MOST_SILENCE_SECONDS = 1

export function checkClip(
  bytes: Uint8Array,
  format: ClipFormat,
  { seconds }: Pick<Clip, 'seconds'>,
): { refused: string | null; seconds: number; isAudible: boolean } {
  if (bytes.length > MOST_BYTES) return { refused: 'larger than 3 MB', seconds: 0, isAudible: false }
  const read = format === 'wav' ? readWav(bytes) : readMp3(bytes)
  if (typeof read === 'string') return { refused: read, seconds: 0, isAudible: false }
  const heard = read.loudness !== null
  return { refused: faultOf(read, seconds), seconds: Math.round(read.seconds * 100) / 100, isAudible: heard }
}

function faultOf({ seconds, loudness, silence }: Recording, expected: number): string | null {
  const most = Math.max(LEAST_MOST_SECONDS, expected * ACCEPTED_LENGTH_RATIO.most)
  const long = `${seconds.toFixed(1)} s long, about ${expected.toFixed(1)} s expected`
  if (loudness !== null && loudness < ACCEPTED_LOUDNESS_DB.least) return 'too quiet: record it closer to the mouth'
  if (seconds < expected * ACCEPTED_LENGTH_RATIO.least) return `too short: ${long}`
  if (seconds > most) return `too long: ${long}`
  if (loudness !== null && loudness > ACCEPTED_LOUDNESS_DB.most) return 'too loud: record it further from the mouth'
  if (silence && silence.before > MOST_SILENCE_SECONDS) return `${silence.before.toFixed(1)} s of silence at the start`
  if (silence && silence.after > MOST_SILENCE_SECONDS) return `${silence.after.toFixed(1)} s of silence at the end`
  return null
}

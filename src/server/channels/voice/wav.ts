/** Measurements of a recording. The loudness of an MP3 is unknown, because MP3 is not decoded here. */
export interface Recording {
  seconds: number
  /** Loudness of the whole recording, dB below full scale; null if unknown. */
  loudness: number | null
  /** Silence before and after the words, seconds. */
  silence: { before: number; after: number } | null
}

const PCM = 1
const EXTENSIBLE = 0xfffe
const MOST_HZ = 48_000
const LEAST_HZ = 8000
/** Length of the windows used to separate sound from silence. */
const STRETCH_SECONDS = 0.02
/** Loudness of a window up to which it counts as silence, dB below full scale. */
const SILENT_DB = -50

/** Reads a WAV file: RIFF with 16-bit PCM, one channel, 8–48 kHz. Returns a text with the error if it is not one. */
export function readWav(bytes: Uint8Array): Recording | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return 'not a WAV file'
  let hz = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (name(at) === 'fmt ') {
      if (start + 16 > bytes.length) return 'the WAV file is truncated'
      const format = view.getUint16(start, true)
      if (format !== PCM && format !== EXTENSIBLE) return 'not plain PCM'
      if (view.getUint16(start + 2, true) !== 1) return 'not one channel (mono)'
      hz = view.getUint32(start + 4, true)
      if (hz < LEAST_HZ || hz > MOST_HZ) return `${hz} Hz, not 8000 to 48000`
      if (view.getUint16(start + 14, true) !== 16) return 'not 16 bits'
    }
    if (name(at) === 'data') {
      if (hz === 0) return 'no format before the sound data'
      if (start + size > bytes.length) return 'the WAV file is truncated'
      return measureRecording(view, start, Math.floor(size / 2), hz)
    }
    // Chunks are aligned to two bytes.
    at = start + size + (size % 2)
  }
  return 'no sound data'
}

function measureRecording(view: DataView, start: number, samples: number, hz: number): Recording {
  const stretch = Math.max(1, Math.round(hz * STRETCH_SECONDS))
  const loud: boolean[] = []
  let all = 0
  for (let from = 0; from < samples; from += stretch) {
    let sum = 0
    const to = Math.min(samples, from + stretch)
    for (let n = from; n < to; n++) sum += (view.getInt16(start + 2 * n, true) / 0x8000) ** 2
    all += sum
    loud.push(toDecibels(sum / (to - from)) > SILENT_DB)
  }
  const before = loud.indexOf(true)
  const after = loud.length - 1 - loud.lastIndexOf(true)
  const silent = before < 0 ? loud.length : before
  return {
    seconds: samples / hz,
    loudness: toDecibels(all / Math.max(1, samples)),
    silence: { before: silent * STRETCH_SECONDS, after: (before < 0 ? loud.length : after) * STRETCH_SECONDS },
  }
}

const toDecibels = (power: number): number => (power > 0 ? 10 * Math.log10(power) : Number.NEGATIVE_INFINITY)

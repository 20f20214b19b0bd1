import type { Recording } from './wav.ts'

const MPEG1_KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const MPEG2_KBPS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const HZ = [[11_025, 12_000, 8000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]]
const MPEG1 = 3
const LAYER3 = 1

interface Frame {
  bytes: number
  seconds: number
}

function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [sync, kind, rate] = [bytes[at], bytes[at + 1], bytes[at + 2]]
  if (sync !== 0xff || kind === undefined || rate === undefined || (kind & 0xe0) !== 0xe0) return null
  const version = (kind >> 3) & 3
  if (((kind >> 1) & 3) !== LAYER3) return null
  const kbps = (version === MPEG1 ? MPEG1_KBPS : MPEG2_KBPS)[rate >> 4]
  const hz = HZ[version]?.[(rate >> 2) & 3]
  if (!kbps || !hz) return null
  const samples = version === MPEG1 ? 1152 : 576
  return { bytes: Math.floor((samples / 8) * ((kbps * 1000) / hz)) + ((rate >> 1) & 1), seconds: samples / hz }
}

export function readMp3(bytes: Uint8Array): Recording | string {
  let at = afterTag(bytes)
  let seconds = 0
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    // The last frame may be incomplete; players accept that.
    seconds += frame.seconds
    at += frame.bytes
  }
  return seconds > 0 ? { seconds, loudness: null, silence: null } : 'not an MP3 file'
}

/** Skips an ID3v2 tag, whose length is four times seven bits. */
function afterTag(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3' || bytes.length < 10) return 0
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
}

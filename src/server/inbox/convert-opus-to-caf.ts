/** Ids of WebM elements (RFC 9559): those that contain other elements, and those that contain a packet. */
const CONTAINER_ELEMENT_IDS = new Set([0x18538067, 0x1f43b675, 0xa0])
const PACKET_ELEMENT_IDS = new Set([0xa3, 0xa1])
/** Track number, time and flags before the packet of a block. */
const BLOCK_HEAD = 4
/** Samples of one ms. */
const PER_MS = 48

/** Copies the Opus packets of a WebM file to a Core Audio file, for iPhones before iOS 17.4, which cannot play WebM. */
export function convertOpusToCaf(webm: Uint8Array): Buffer<ArrayBuffer> {
  const packets = [...readPackets(webm)]
  const frames = packets.map(countOpusFrames)
  const [first = 0] = frames
  const perPacket = frames.every((each) => each === first) ? first : 0
  const { channels, preSkip } = readOpusHead(webm)

  const description = Buffer.alloc(32)
  description.writeDoubleBE(48_000)
  description.write('opus', 8)
  description.writeUInt32BE(perPacket, 20)
  description.writeUInt32BE(channels, 24)
  const counts = Buffer.alloc(24)
  const all = frames.reduce((sum, each) => sum + each, 0)
  counts.writeBigInt64BE(BigInt(packets.length))
  counts.writeBigInt64BE(BigInt(Math.max(0, all - preSkip)), 8)
  counts.writeInt32BE(preSkip, 16)
  const table = packets.flatMap(({ length }, n) => [
    ...encodeVarint(length),
    ...(perPacket ? [] : encodeVarint(frames[n] ?? 0)),
  ])
  return Buffer.concat([
    Buffer.from([0x63, 0x61, 0x66, 0x66, 0, 1, 0, 0]),
    ...cafChunk('desc', description),
    ...cafChunk('pakt', counts, Buffer.from(table)),
    // The count of edits precedes the packets.
    ...cafChunk('data', Buffer.alloc(4), ...packets),
  ])
}

function cafChunk(type: string, ...parts: Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(12)
  head.write(type)
  head.writeBigInt64BE(BigInt(parts.reduce((sum, { length }) => sum + length, 0)), 4)
  return [head, ...parts]
}

/** Seven bits a byte, the highest first; all but the last have their top bit set. */
const encodeVarint = (n: number): number[] =>
  n < 128 ? [n] : [...encodeVarint(n >> 7).map((byte) => byte | 128), n & 127]

/** Packets of the blocks, up to the first damaged element. */
function* readPackets(webm: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < webm.length; ) {
    const id = readNumberAt(webm, at, true)
    const size = readNumberAt(webm, at + id.bytes, false)
    const start = at + id.bytes + size.bytes
    if (CONTAINER_ELEMENT_IDS.has(id.value)) {
      at = start
      continue
    }
    at = start + size.value
    if (at > webm.length) return
    if (PACKET_ELEMENT_IDS.has(id.value) && size.value > BLOCK_HEAD) yield webm.subarray(start + BLOCK_HEAD, at)
  }
}

/** An id (with its marker) or a size (without it) of 1 to 8 bytes. */
function readNumberAt(bytes: Uint8Array, at: number, isId: boolean): { value: number; bytes: number } {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  let value = isId ? first : first & (0xff >> length)
  for (let n = 1; n < length; n++) value = value * 256 + (bytes[at + n] ?? 0)
  return { value, bytes: length }
}

/** Samples at 48 kHz of an Opus packet, by its first byte (RFC 6716, section 3.1). */
function countOpusFrames([toc = 0, count = 0]: Uint8Array): number {
  const config = toc >> 3
  const ms =
    config < 12 ? [10, 20, 40, 60][config & 3] : config < 16 ? [10, 20][config & 1] : [2.5, 5, 10, 20][config & 3]
  const code = toc & 3
  return (ms ?? 0) * PER_MS * (code === 0 ? 1 : code === 3 ? count & 63 : 2)
}

/** Channels, and the samples to skip at the start. */
function readOpusHead(webm: Uint8Array): { channels: number; preSkip: number } {
  const file = Buffer.from(webm.buffer, webm.byteOffset, webm.byteLength)
  const at = file.indexOf('OpusHead')
  if (at < 0 || at + 12 > file.length) return { channels: 1, preSkip: 0 }
  return { channels: file[at + 9] ?? 1, preSkip: file.readUInt16LE(at + 10) }
}

import {
  type BrotliCompress,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzipSync,
} from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A packed body for each text (ASCII, as long as the first one) in the one place where it differs. */
export type PackedWith = (text: string) => Bytes

/** brotli codes a byte by the two before it, so these two never change: they go with the text. */
const CARRIED = 2
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/**
 * Packs a body once for all the texts that may stand between `before` and `after`. The text lies in the packed stream as
 * it is, in a block of its own that both formats have for it. Null when what follows was packed by pointing into the
 * text, which is tried with another text: such a body is packed anew for each.
 */
export async function packAround(
  before: Uint8Array,
  text: string,
  after: Uint8Array,
  encoding: Encoding,
): Promise<PackedWith | null> {
  const hole = (chosen: string) => Buffer.concat([Buffer.from(chosen), after.subarray(0, CARRIED)])
  const rest = after.subarray(CARRIED)
  const { stream, flush, block, unpack } = FORMATS[encoding]
  const [head, , tail] = await packedParts(stream(), flush, [before, hole(text), rest])
  const crcBefore = crc32(before)

  const packed = (chosen: string): Bytes => {
    const middle = hole(chosen)
    if (encoding === 'br') return Buffer.concat([head!, block(middle), tail!])
    const end = Buffer.alloc(8)
    end.writeUInt32LE(crc32(rest, crc32(middle, crcBefore)), 0)
    end.writeUInt32LE(before.length + middle.length + rest.length, 4)
    return Buffer.concat([GZIP_HEADER, head!, block(middle), tail!, end])
  }

  const other = [...text].map((letter) => (letter === 'A' ? 'B' : 'A')).join('')
  const whole = Buffer.concat([before, hole(other), rest])
  return whole.equals(unpack(packed(other))) ? packed : null
}

const FORMATS = {
  br: {
    stream: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    /** An uncompressed meta-block (RFC 7932, 9.2): not the last, a length in 16 bits, "uncompressed", padding. */
    block(bytes: Buffer) {
      const header = ((bytes.length - 1) << 3) | (1 << 19)
      return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, header >> 16]), bytes])
    },
    unpack: (packed: Bytes) => unpacked(() => brotliDecompressSync(packed)),
  },
  gzip: {
    stream: () => createDeflateRaw({ level: 6 }),
    flush: constants.Z_SYNC_FLUSH,
    /** A stored block (RFC 1951, 3.2.4): not the last, its length and the length's complement. */
    block(bytes: Buffer) {
      const header = Buffer.alloc(5)
      header.writeUInt16LE(bytes.length, 1)
      header.writeUInt16LE(~bytes.length & 0xffff, 3)
      return Buffer.concat([header, bytes])
    },
    unpack: (packed: Bytes) => unpacked(() => gunzipSync(packed)),
  },
}

/** A stream that was packed by pointing into another text may not even be one. */
function unpacked(work: () => Buffer): Buffer {
  try {
    return work()
  } catch {
    return Buffer.alloc(0)
  }
}

/** One stream, cut where each part ends: a flush ends on a whole byte. */
async function packedParts(stream: BrotliCompress | DeflateRaw, flush: number, parts: Uint8Array[]): Promise<Buffer[]> {
  const packed: Buffer[][] = []
  stream.on('data', (chunk: Buffer) => packed.at(-1)!.push(chunk))
  for (const [n, part] of parts.entries()) {
    packed.push([])
    if (n < parts.length - 1) {
      stream.write(part)
      await new Promise<void>((resolve) => stream.flush(flush, resolve))
    } else {
      await new Promise<void>((resolve, reject) => stream.on('end', resolve).on('error', reject).end(part))
    }
  }
  return packed.map((chunks) => Buffer.concat(chunks))
}

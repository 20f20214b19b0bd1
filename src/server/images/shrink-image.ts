import { refusalError } from '../../contracts/refusals.ts'

const LONGEST_SIDE = 1280
const THUMBNAIL_SIDE = 320
/** 160 MB decoded: more than phones take by default, less than would overload a small server. */
const MAX_PIXELS = 40_000_000

interface Picture {
  /** WebP at most 1280 px, upright, without metadata. */
  bytes: Uint8Array
  thumbnail: Uint8Array
  width: number
  height: number
}

/** Resizes a JPEG, PNG or WebP (by content) and removes metadata. @throws AppError invalid, also over 40 megapixels */
export async function shrinkImage(file: Uint8Array): Promise<Picture> {
  try {
    const source = new Bun.Image(file, { maxPixels: MAX_PIXELS })
    const { format } = await source.metadata()
    const known = format === 'png' || format === 'webp' || (format === 'jpeg' && isCompleteJpeg(file))
    if (!known) throw refusalError('image.wrongType')
    const bytes = await resizeAndEncode(source, LONGEST_SIDE, 78)
    const shrunk = new Bun.Image(bytes)
    const { width, height } = await shrunk.metadata()
    return { bytes, thumbnail: await resizeAndEncode(shrunk, THUMBNAIL_SIDE, 70), width, height }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_IMAGE_')) {
      throw refusalError('image.wrongType')
    }
    throw error
  }
}

const resizeAndEncode = (image: Bun.Image, side: number, quality: number) =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality }).bytes()

/** Checks for a JPEG's end marker: a truncated file decodes without error to a half grey picture. */
function isCompleteJpeg(jpeg: Uint8Array): boolean {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  // Skips segments up to the start of the scan, because a thumbnail inside the metadata has an end marker too.
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda) {
    at += file[at + 1] === 0xff ? 1 : 2 + file.readUInt16BE(at + 2)
  }
  return file.includes(Buffer.from([0xff, 0xd9]), at)
}

import { crc32, deflateSync } from 'node:zlib'

/** A picture of `width` × `height` with changing colours, so that it does not compress to nothing; left half red, right half bluish. */
export function png(width: number, height: number): Promise<Uint8Array> {
  return new Bun.Image(bitmap(width, height)).png().bytes()
}
export function jpeg(width: number, height: number): Promise<Uint8Array> {
  return new Bun.Image(bitmap(width, height)).jpeg({ quality: 90 }).bytes()
}
export function webp(width: number, height: number): Promise<Uint8Array> {
  return new Bun.Image(bitmap(width, height)).webp().bytes()
}

/** A BMP file, the format easiest to write by hand. */
export function bitmap(width: number, height: number): Uint8Array {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + stride * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 54 + y * stride + x * 3
      const left = x < width / 2
      file[at] = left ? 0 : 200
      file[at + 1] = (x * y) % 60
      file[at + 2] = left ? 220 : 0
    }
  }
  return file
}

/** A PNG of a few KB that decodes to `side` × `side` empty pixels. */
export function pngBomb(side: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8 + body.length)
    frame.writeUInt32BE(data.length, 0)
    frame.set(body, 4)
    frame.writeUInt32BE(crc32(body), 4 + body.length)
    return frame
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Adds EXIF to a JPEG as a phone does: `orientation`, and `secret` as a text. */
export function withExif(file: Uint8Array, orientation: number, secret: string): Uint8Array {
  const words = Buffer.from(`${secret}\0`, 'latin1')
  const tiff = Buffer.alloc(8 + 2 + 24 + 4)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  // ImageDescription, ASCII, at the end of the block.
  tiff.writeUInt16BE(0x010e, 10)
  tiff.writeUInt16BE(2, 12)
  tiff.writeUInt32BE(words.length, 14)
  tiff.writeUInt32BE(tiff.length, 18)
  // Orientation, SHORT.
  tiff.writeUInt16BE(0x0112, 22)
  tiff.writeUInt16BE(3, 24)
  tiff.writeUInt32BE(1, 26)
  tiff.writeUInt16BE(orientation, 30)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, words])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 4)
  return Buffer.concat([head, body, file.subarray(2)])
}

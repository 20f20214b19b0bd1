/** Parses a Range header into the first and last byte of a file of `size` bytes. Null: not one byte range; 'none': past the end. */
export function byteRange(header: string | null | undefined, size: number): [number, number] | 'none' | null {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined) return null
  const [first, last] = [Number(from), Math.min(to ? Number(to) : Infinity, size - 1)]
  return first > last ? 'none' : [first, last]
}

/** Size of an element that goes on to the end. */
const OPEN = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
/** Speech of 60 ms in one frame, for one channel. */
const TOC = 0x58

const element = (id: number[], content: Uint8Array | number[]) => [
  ...id,
  0x40 | (content.length >> 8),
  content.length & 255,
  ...content,
]
const text = (words: string) => [...Buffer.from(words)]

/** Packets of `spoken`. */
export const packets = (count: number, size = 100) =>
  Array.from({ length: count }, (_, n) =>
    Buffer.from([TOC, ...Array.from({ length: size - 1 }, (_, at) => (n + at) % 251)]),
  )

/** A recording as Chrome makes it: WebM with Opus, 60 ms a packet. */
export function spoken(all = packets(5), codec = 'A_OPUS'): Buffer<ArrayBuffer> {
  const head = [...text('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]
  const track = [...element([0x86], text(codec)), ...element([0x63, 0xa2], head)]
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], track))
  const blocks = all.flatMap((packet, n) => element([0xa3], [0x81, (n * 60) >> 8, (n * 60) & 255, 0x80, ...packet]))
  return Buffer.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
    ...[0x18, 0x53, 0x80, 0x67],
    ...OPEN,
    ...tracks,
    ...[0x1f, 0x43, 0xb6, 0x75],
    ...OPEN,
    ...element([0xe7], [0]),
    ...blocks,
  ])
}

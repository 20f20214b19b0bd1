import { describe, expect, test } from 'bun:test'
import { convertOpusToCaf } from './convert-opus-to-caf.ts'
import { packets, spoken } from './testing/spoken.ts'

/** Content of the chunks by type. */
function chunksOf(caf: Buffer): Map<string, Buffer> {
  expect(caf.subarray(0, 8).toString('hex')).toBe('6361666600010000')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < caf.length; ) {
    const size = Number(caf.readBigInt64BE(at + 4))
    chunks.set(caf.toString('latin1', at, at + 4), caf.subarray(at + 12, at + 12 + size))
    at += 12 + size
  }
  return chunks
}

describe('a recording for iPhones', () => {
  test('has the packets of the WebM file, their sizes and their samples', () => {
    const all = [...packets(3, 100), ...packets(2, 200)]
    const chunks = chunksOf(convertOpusToCaf(spoken(all)))
    expect([...chunks.keys()]).toEqual(['desc', 'pakt', 'data'])
    const description = chunks.get('desc')!
    expect([description.readDoubleBE(0), description.toString('latin1', 8, 12)]).toEqual([48_000, 'opus'])
    // 60 ms a packet, one channel.
    expect([description.readUInt32BE(20), description.readUInt32BE(24)]).toEqual([2880, 1])
    const table = chunks.get('pakt')!
    expect([table.readBigInt64BE(0), table.readBigInt64BE(8)]).toEqual([5n, BigInt(5 * 2880)])
    expect([...table.subarray(24)]).toEqual([100, 100, 100, 0x81, 72, 0x81, 72])
    expect(chunks.get('data')!.subarray(4)).toEqual(Buffer.concat(all))
  })

  test('names the samples of each packet where they differ', () => {
    const [first, second] = packets(2)
    second![0] = 0x48 // 20 ms
    const chunks = chunksOf(convertOpusToCaf(spoken([first!, second!])))
    expect(chunks.get('desc')!.readUInt32BE(20)).toBe(0)
    expect([...chunks.get('pakt')!.subarray(24)]).toEqual([100, 0x96, 0x40, 100, 0x87, 0x40])
  })

  test('ends where the file is damaged', () => {
    for (const broken of [spoken().subarray(0, -50), Buffer.concat([spoken(), Buffer.alloc(9)]), Buffer.alloc(0)]) {
      const count = chunksOf(convertOpusToCaf(broken)).get('pakt')!.readBigInt64BE(0)
      expect(count).toBeLessThanOrEqual(5n)
    }
    const whole = chunksOf(convertOpusToCaf(spoken().subarray(0, -50)))
    expect(whole.get('pakt')!.readBigInt64BE(0)).toBe(4n)
  })
})

import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeWav } from '../server/channels/voice/fixture.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(60_000)

let gona: Gona
beforeEach(() => {
  gona = gonaIn()
})
afterEach(() => gona.remove())

const folder = () => join(gona.dataDir, '../recordings')

function record(clip: string, wav: Uint8Array, language = 'ha', format = 'wav') {
  mkdirSync(join(folder(), language), { recursive: true })
  writeFileSync(join(folder(), language, `${clip}.${format}`), wav)
}
function script(...lines: string[]): string {
  const file = join(gona.dataDir, '../script.csv')
  writeFileSync(file, ['language,clip,text,seconds,state', ...lines].join('\n'))
  return file
}
const listed = async (
  options: string,
): Promise<{ clip: string; text: string; state: string; reason: string | null }[]> =>
  JSON.parse((await gona.run(`voice clips ${options} --json`)).out)
const stateOf = async (clip: string) => (await listed('--language ha')).find((one) => one.clip === clip)!

describe('gona voice clips', () => {
  test('lists each clip of a language with its words and its state', async () => {
    const { code, out } = await gona.run('voice clips --language ha')
    expect(code).toBe(0)
    expect(out).toMatch(/^ha {2}crop-maize +\d\.?\d* s +missing +masara$/m)
    expect(
      out
        .trimEnd()
        .split('\n')
        .every((line) => line.startsWith('ha ')),
    ).toBe(true)
  })

  test('--csv has the columns that an import reads, and --missing leaves out what can be played', async () => {
    record('number-5', madeWav({ seconds: 1 }))
    await gona.run(`voice import ${folder()}`)
    const rows = (await gona.run('voice clips --language ha --missing --csv')).out.split('\r\n')
    expect(rows[0]).toBe('language,clip,text,seconds,state')
    expect(rows.some((row) => row.startsWith('ha,number-6,6,'))).toBe(true)
    expect(rows.some((row) => row.startsWith('ha,number-5,'))).toBe(false)
    expect((await gona.run('voice clips --language ha --csv')).out).toContain('ha,number-5,5,0.6,imported')
  })

  test('of a language that is not ours says which there are', async () => {
    const { code, err } = await gona.run('voice clips --language fr')
    expect([code, err]).toEqual([2, expect.stringContaining('--language must be one of en, ha')])
  })
})

describe('gona voice import', () => {
  test('takes in good recordings and ends with 0', async () => {
    record('number-5', madeWav({ seconds: 1 }))
    record('crop-maize', madeWav({ seconds: 1 }))
    const { code, out } = await gona.run(`voice import ${folder()}`)
    expect([code, out]).toEqual([0, '2 imported, 0 refused.\n'])
    expect(await stateOf('number-5')).toMatchObject({ state: 'imported' })
  })

  test('ends with 1 where one is refused, says why, and takes in the others', async () => {
    record('number-5', madeWav({ seconds: 1 }))
    record('goodbye', madeWav({ seconds: 4, silence: 1.5 }))
    const { code, out, err } = await gona.run(`voice import ${folder()}`)
    expect([code, out]).toEqual([1, '1 imported, 1 refused.\n'])
    expect(err).toContain('ha/goodbye: 1.5 s of silence at the start\n')
    expect(await stateOf('goodbye')).toMatchObject({ state: 'refused' })
  })

  test('with --script refuses what was read from other words, and what the script does not have', async () => {
    const { text } = await stateOf('goodbye')
    for (const clip of ['menu', 'goodbye', 'after']) record(clip, madeWav({ seconds: 4 }))
    const read = script('ha,menu,Danna daya.,2,missing', `ha,goodbye,"${text}",2,missing`)
    const { code, out, err } = await gona.run(`voice import ${folder()} --script ${read}`)
    expect([code, out]).toEqual([1, '1 imported, 2 refused.\n'])
    for (const clip of ['menu', 'after']) expect(err).toContain(`ha/${clip}: the text has changed`)
    expect(await stateOf('goodbye')).toMatchObject({ state: 'imported' })
    expect(await stateOf('after')).toMatchObject({ state: 'missing' })
  })

  test('says of MP3 that nobody has listened to it', async () => {
    const frames = new Uint8Array(30 * 288)
    for (let n = 0; n < 30; n++) frames.set([0xff, 0xf3, 0x88, 0xc0], n * 288)
    record('number-5', frames, 'ha', 'mp3')
    const { code, err } = await gona.run(`voice import ${folder()}`)
    expect([code, err]).toEqual([0, expect.stringContaining('1 MP3 files')])
  })

  test('of a folder that is not there is wrong use', async () => {
    expect(await gona.run('voice import nowhere')).toMatchObject({ code: 2, err: expect.stringContaining('nowhere') })
  })
})

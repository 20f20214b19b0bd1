import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { voiceClips } from '../db/schema/voice.ts'
import { madeWav, record as storeRecordings } from '../server/channels/voice/fixture.ts'
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

describe('gona voice speak', () => {
  const bin = () => join(gona.dataDir, '../bin')
  const speak = (options: string) => gona.run(`voice speak ${options}`, { settings: { PATH: bin() } })
  const spoken = () => readFileSync(join(bin(), 'spoken'), 'utf8').trim().split('\n')
  const textIn = async (language: string, clip: string) =>
    (await listed(`--language ${language}`)).find((one) => one.clip === clip)!
  /** Leaves only these clips without a recording. */
  const leave = (language: 'en' | 'af', ...except: string[]) =>
    gona.database((db) => storeRecordings({ db }, language, { except }))

  /** A stand-in with the options of espeak-ng: a WAV of half a second and a twelfth a letter. */
  function installEspeak(fails = false) {
    mkdirSync(bin(), { recursive: true })
    const program = join(bin(), 'espeak-ng')
    writeFileSync(
      program,
      `#!${process.execPath}
import { appendFileSync, writeFileSync } from 'node:fs'
import { madeWav } from '${join(import.meta.dir, '../server/channels/voice/fixture.ts')}'
const options = process.argv.slice(2)
const after = (name) => options[options.indexOf(name) + 1]
const text = await Bun.stdin.text()
if (${fails}) { console.error('Error: no data'); process.exit(1) }
appendFileSync('${join(bin(), 'spoken')}', after('-v') + ' ' + text + '\\n')
writeFileSync(after('-w'), madeWav({ seconds: 0.5 + text.length / 12, hz: 22050 }))
`,
    )
    chmodSync(program, 0o755)
  }

  test('fills clips without a recording, and marks them as a machine voice', async () => {
    installEspeak()
    await leave('af', 'goodbye', 'crop-maize')
    const { code, out } = await speak('--language af')
    expect([code, out]).toEqual([0, '2 spoken, 0 refused.\n'])
    const goodbye = await textIn('af', 'goodbye')
    expect(goodbye).toMatchObject({ state: 'machine', machine: true })
    expect(spoken()).toContain(`af ${goodbye.text}`)
    expect(await textIn('af', 'menu')).toMatchObject({ state: 'imported', machine: false })
    expect(await speak('--language af')).toMatchObject({ code: 0, out: '0 spoken, 0 refused.\n' })
  })

  test('a recording replaces a machine voice and is not replaced by one', async () => {
    installEspeak()
    await leave('en', 'number-5')
    await speak('--language en')
    expect((await gona.run('voice clips --language en --missing')).out).toMatch(/^en {2}number-5 .* machine /)
    record('number-5', madeWav({ seconds: 1 }), 'en')
    await gona.run(`voice import ${folder()}`)
    expect(await textIn('en', 'number-5')).toMatchObject({ state: 'imported', machine: false })
    await gona.database((db) => db.write(db.orm.update(voiceClips).set({ says: 'Other words.' })))
    expect(await speak('--language en')).toMatchObject({ code: 0, out: '0 spoken, 0 refused.\n' })
  })

  test('speaks again what it spoke in words of an older version', async () => {
    installEspeak()
    await leave('en', 'number-5')
    await speak('--language en')
    await gona.database((db) => db.write(db.orm.update(voiceClips).set({ says: 'Other words.' })))
    expect((await speak('--language en')).out).toBe('1 spoken, 0 refused.\n')
    expect(await textIn('en', 'number-5')).toMatchObject({ state: 'machine' })
  })

  test('says so where it is not installed, has no such voice, or fails', async () => {
    expect(await speak('--language en')).toMatchObject({
      code: 1,
      err: expect.stringContaining('espeak-ng is not installed'),
    })
    expect(await speak('--language ha')).toMatchObject({
      code: 2,
      err: expect.stringContaining('espeak-ng has no voice for ha, only for en and af.'),
    })
    expect(await speak('--language fr')).toMatchObject({ code: 2, err: expect.stringContaining('--language must be') })
    installEspeak(true)
    expect(await speak('--language en')).toMatchObject({
      code: 1,
      err: expect.stringContaining('espeak-ng failed: Error: no data'),
    })
  })
})

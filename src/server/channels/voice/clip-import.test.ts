import { beforeEach, describe, expect, test } from 'bun:test'
import { auditLog } from '../../../db/schema/operation.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import { type TestServices, testServices } from '../../testing/services.ts'
import type { ClipFormat } from './check-clip.ts'
import { madeWav } from './fixture.ts'
import type { OfferedClip } from './stored-clips.ts'

const OPERATOR = { kind: 'operator' } as const

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})

const offer = async (bytes: Uint8Array, over: Partial<OfferedClip> = {}) => {
  const [one] = await gona.voice.clips.import(OPERATOR, [
    { language: 'ha', clip: 'menu', format: 'wav', bytes, ...over },
  ])
  return one!.refused
}
const stateOf = async (name: string) => (await gona.voice.clips.list(OPERATOR, 'ha')).find(({ clip }) => clip === name)

/** MPEG 2 layer III, 64 kbit/s at 16 kHz: 288 bytes a frame, 36 ms. */
const madeMp3 = (seconds: number): Uint8Array => {
  const frames = Math.round(seconds / 0.036)
  const bytes = new Uint8Array(frames * 288)
  for (let n = 0; n < frames; n++) bytes.set([0xff, 0xf3, 0x88, 0xc0], n * 288)
  return bytes
}

/** Ten seconds of sound from the first moment, then 1.5 s of silence. */
const endingLate = (): Uint8Array => {
  const wav = madeWav({ seconds: 11.5, silence: 0 })
  wav.fill(0, 44 + 10 * 8000 * 2)
  return wav
}

describe('a recording', () => {
  test('is taken in and can be played', async () => {
    expect(await stateOf('menu')).toMatchObject({ state: 'missing' })
    expect(await offer(madeWav({ seconds: 10 }))).toBeNull()
    expect(await stateOf('menu')).toMatchObject({ state: 'imported', reason: null })
    expect(await gona.db.orm.select().from(auditLog)).toMatchObject([{ action: 'import_clips', count: 1 }])
    expect((await gona.voice.clips.audio('ha', 'menu')).format).toBe('wav')
  })

  test.each([
    ['is too quiet', madeWav({ seconds: 10, height: 0.005 }), 'too quiet'],
    ['is silent', madeWav({ seconds: 10, height: 0 }), 'too quiet'],
    ['is too loud', madeWav({ seconds: 10, height: 1 }), 'too loud'],
    ['is too short', madeWav({ seconds: 1 }), 'too short'],
    ['is too long', madeWav({ seconds: 80 }), 'too long'],
    ['begins late', madeWav({ seconds: 10, silence: 1.5 }), 'silence at the start'],
    ['ends late', endingLate(), 'silence at the end'],
    ['has two channels', madeWav({ seconds: 10, channels: 2 }), 'not one channel'],
    ['has 8 bits', madeWav({ seconds: 10, bits: 8 }), 'not 16 bits'],
    ['is of a low rate', madeWav({ seconds: 10, hz: 4000 }), '4000 Hz'],
    ['is cut off', madeWav({ seconds: 10 }).subarray(0, 5000), 'truncated'],
    ['is a text', new TextEncoder().encode('This is no sound at all, whatever its name may say it is.'), 'not a WAV'],
    ['is empty', new Uint8Array(), 'not a WAV'],
  ])('that %s is refused with the reason', async (_, bytes, reason) => {
    expect(await offer(bytes)).toContain(reason)
    expect(await stateOf('menu')).toMatchObject({ state: 'refused', reason: expect.stringContaining(reason) })
  })

  test('as MP3 has its length by its frames, a tag before them or not', async () => {
    const tag = new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 0, ...new Uint8Array(128)])
    expect(await offer(new Uint8Array([...tag, ...madeMp3(10)]), { format: 'mp3' })).toBeNull()
    expect(await offer(madeMp3(1), { format: 'mp3', clip: 'after' })).toContain('1.0 s long')
    expect(await offer(madeWav({ seconds: 10 }), { format: 'mp3', clip: 'ask' })).toBe('not an MP3 file')
  })

  test('as MP3 is taken in with a word that nobody has listened to it', async () => {
    const clips = (format: ClipFormat, bytes: Uint8Array) => [{ language: 'ha', clip: 'menu', format, bytes }]
    expect(await gona.voice.clips.import(OPERATOR, clips('mp3', madeMp3(10)))).toMatchObject([{ unheard: true }])
    expect(await gona.voice.clips.import(OPERATOR, clips('wav', madeWav({ seconds: 10 })))).toMatchObject([
      { unheard: false },
    ])
  })

  test('that is refused takes no good one’s place', async () => {
    await offer(madeWav({ seconds: 10 }))
    await offer(madeWav({ seconds: 1 }))
    expect(await stateOf('menu')).toMatchObject({ state: 'imported' })
  })

  test('is kept with the words that it says, and is to be recorded again when they change', async () => {
    await offer(madeWav({ seconds: 10 }))
    const { text } = (await stateOf('menu'))!
    await gona.db.write(gona.db.orm.update(voiceClips).set({ says: 'Danna daya.' }))
    expect(await stateOf('menu')).toMatchObject({ state: 'reworded', reason: 'it says “Danna daya.”' })
    expect((await gona.voice.clips.playable('ha')).size).toBe(0)
    expect(await offer(madeWav({ seconds: 10 }), { says: 'Danna daya.' })).toContain(text)
    expect(await offer(madeWav({ seconds: 10 }), { says: text })).toBeNull()
    expect(await stateOf('menu')).toMatchObject({ state: 'imported' })
    expect([...(await gona.voice.clips.playable('ha')).keys()]).toEqual(['menu'])
  })

  test('of a language or a name that is not needed is refused', async () => {
    expect(await offer(madeWav(), { language: 'fr' })).toBe('unknown language')
    expect(await offer(madeWav(), { clip: 'crop-tulip' })).toBe('no clip has this name')
  })
})

test('every clip has a name of its own that says what it speaks, and words to read', async () => {
  const list = await gona.voice.clips.list(OPERATOR)
  const names = list.map(({ language, clip }) => `${language}/${clip}`)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('ha/crop-maize')
  expect(names).toContain('yo/number-20')
  expect(names).toContain('en/rain-heavy-1')
  expect(list.filter(({ text, seconds }) => text.trim() === '' || seconds <= 0 || /[{}]/.test(text))).toEqual([])
})

import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { withDom } from '../testing/dom.ts'
import { define } from '../testing/phone-apis.ts'

withDom()
const { button, hasButton, openPhone, press, toastShown, until } = await import('../testing/screen.tsx')
const { ListenControl } = await import('./listen.tsx')

const CLIPS = ['/audio/ha/crop-maize.mp3', '/audio/ha/advice-weed-0.mp3']

let phone: Awaited<ReturnType<typeof openPhone>>
let advisory: Advisory
let undo: (() => void)[]
/** Texts played, in order. */
let heard: string[]
/** Players that were opened and not closed yet. */
let open = 0
/** Ends the recording that is playing. */
let endsNow: (() => void) | undefined

/** Recording that "decodes" to its own text, and plays until the test ends it. */
class Sound {
  currentTime = 0
  destination = {}
  decodeAudioData = async (bytes: ArrayBuffer) => ({ duration: 1, text: new TextDecoder().decode(bytes) })
  resume = async () => {}
  constructor() {
    open++
  }
  close = async () => {
    open--
  }
  createBufferSource = () => {
    const source = {
      buffer: null as { text: string } | null,
      onended: null as (() => void) | null,
      connect: () => {},
      start: (at: number) => {
        heard.push(`${at}: ${source.buffer?.text}`)
        endsNow = () => source.onended?.()
      },
    }
    return source
  }
}

const speech = {
  getVoices: () => [{ lang: 'en-NG' }],
  addEventListener: () => {},
  cancel: () => {},
  speak: (said: { text: string; onend: () => void }) => {
    heard.push(`voice: ${said.text}`)
    said.onend()
  },
}
class Utterance {
  constructor(readonly text: string) {}
}

beforeEach(async () => {
  heard = []
  open = 0
  undo = [define(globalThis, 'AudioContext', { value: Sound, configurable: true })]
  phone = await openPhone()
  await phone.send('POST', '/api/crops/initialize')
  await phone.send('POST', '/api/advisories/generate')
  ;[advisory] = await (await phone.send('GET', listAdvisories.path)).json()
  phone.answering((path) => (path.startsWith('/audio/') ? new Response(path) : undefined))
})
afterEach(async () => {
  await phone.close()
  for (const each of undo) each()
})
const withVoice = () =>
  undo.push(
    define(globalThis, 'speechSynthesis', { value: speech, configurable: true }),
    define(globalThis, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true }),
  )

describe('Listen', () => {
  test('plays the recordings one after the other, and can be stopped', async () => {
    await phone.show(<ListenControl advisory={advisory} clips={CLIPS} />, {}, 'ha')
    expect(heard).toEqual([])
    await press('Saurara')
    await until('both are heard', () => heard.length === 2)
    expect(heard).toEqual([`0: ${CLIPS[0]}`, `1: ${CLIPS[1]}`])
    await press('Tsaya')
    await until('it may be heard anew', () => button('Saurara').getAttribute('aria-pressed') === 'false')
    await until('it is silent', () => open === 0)
  })

  test('says by the phone’s voice what no recording says', async () => {
    withVoice()
    await phone.show(<ListenControl advisory={advisory} clips={CLIPS} />)
    await press('Listen')
    await until('the title is heard', () => heard.length === 2)
    endsNow?.()
    await until('the rest is heard', () => heard.length === 3)
    expect(heard[2]).toBe(`voice: ${advisory.content}`)
  })

  test('reads all of it out where a recording does not come', async () => {
    withVoice()
    phone.answering((path) => (path === CLIPS[1] ? new Response('', { status: 502 }) : undefined))
    await phone.show(<ListenControl advisory={advisory} clips={CLIPS} />)
    await press('Listen')
    await until('it is heard', () => heard.length > 0)
    expect(heard).toEqual([`voice: ${advisory.title}. ${advisory.content}`])
  })

  test('tells that it failed where there is no voice either', async () => {
    await phone.online(false)
    await phone.show(<ListenControl advisory={advisory} clips={CLIPS} />, {}, 'ha')
    await press('Saurara')
    await until('it is told', () => toastShown() !== null)
    expect(heard).toEqual([])
  })

  test('is not there without recording or voice, nor with only recordings for a day that is over', async () => {
    await phone.show(<ListenControl advisory={advisory} />, {}, 'ha')
    expect(hasButton(/^Saurara/)).toBe(false)
    await phone.show(<ListenControl advisory={{ ...advisory, by: '2026-07-05' }} clips={CLIPS} />, {}, 'ha')
    expect(hasButton(/^Saurara/)).toBe(false)
  })
})

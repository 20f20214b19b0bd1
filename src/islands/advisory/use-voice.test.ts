import { afterEach, expect, test } from 'bun:test'
import { define } from '../testing/phone-apis.ts'
import { speakText } from './use-voice.ts'

/** Utterance as the browser receives it. */
interface Spoken {
  text: string
  voice: unknown
  lang: string
  rate: number
  onend(): void
  onerror(): void
}

const HAUSA = { lang: 'ha-NG' } as SpeechSynthesisVoice
const undo: (() => void)[] = []
afterEach(() => {
  for (const each of undo.splice(0)) each()
})

/** Phone with a voice. `calls` records the order of its method calls. */
function phone() {
  const calls: string[] = []
  let spoken!: Spoken
  const speech = {
    cancel: () => void calls.push('cancel'),
    speak: (utterance: Spoken) => {
      calls.push('speak')
      spoken = utterance
    },
  }
  class Utterance {
    constructor(readonly text: string) {}
  }
  undo.push(
    define(globalThis, 'speechSynthesis', { value: speech, configurable: true }),
    define(globalThis, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true }),
  )
  return { calls, spoken: () => spoken }
}

test('reads slowly in the voice and the language given, after what was read before', async () => {
  const { calls, spoken } = phone()
  const read = speakText('Sannu', HAUSA, new AbortController().signal)
  expect(spoken()).toMatchObject({ text: 'Sannu', voice: HAUSA, lang: 'ha-NG', rate: 0.9 })
  expect(calls).toEqual(['cancel', 'speak'])
  spoken().onend()
  await read
})

test('ends where the phone fails, and falls silent where it is stopped', async () => {
  const { calls, spoken } = phone()
  const failed = speakText('Sannu', HAUSA, new AbortController().signal)
  spoken().onerror()
  await failed
  const stop = new AbortController()
  const stopped = speakText('Sannu', HAUSA, stop.signal)
  stop.abort()
  await stopped
  expect(calls.at(-1)).toBe('cancel')
})

import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { RECORDING_MAX_BYTES } from '../../contracts/questions.ts'
import { withDom } from '../testing/dom.ts'
import { define } from '../testing/phone-apis.ts'

withDom()
const { act, button, hasButton, press, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { VoiceField } = await import('./voice-field.tsx')

const phone = sharedPhone()

/** Microphone and recorder that the test controls. */
function studio() {
  const state = {
    asked: 0,
    turnedOn: 0,
    tracksOn: 0,
    allowed: Promise.resolve(),
    size: 100,
    refuses: false,
    options: {} as Record<string, unknown>,
    wanted: {},
    part: 0,
  }
  let recorder: Recorder | undefined
  class Recorder {
    static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus'
    state = 'inactive'
    ondataavailable?: (event: { data: Blob }) => void
    onstop?: () => void
    constructor(_: unknown, options: Record<string, unknown>) {
      state.options = options
      recorder = this
    }
    start(part: number) {
      this.state = 'recording'
      state.part = part
    }
    part(size = state.size) {
      this.ondataavailable?.({ data: new Blob([new Uint8Array(size)]) })
    }
    stop() {
      this.state = 'inactive'
      this.part()
      this.onstop?.()
    }
  }
  const getUserMedia = async (wanted: object) => {
    state.asked++
    state.wanted = wanted
    if (state.refuses) throw new DOMException('no', 'NotAllowedError')
    await state.allowed
    state.turnedOn++
    state.tracksOn++
    return { getTracks: () => [{ stop: () => state.tracksOn-- }] }
  }
  const undo = [
    define(globalThis, 'MediaRecorder', { value: Recorder }),
    define(navigator, 'mediaDevices', { value: { getUserMedia } }),
  ]
  return {
    state,
    recorder: () => recorder!,
    hasRecorded: () => recorder !== undefined,
    close: () => undo.map((each) => each()),
  }
}

let now: ReturnType<typeof studio>
beforeEach(() => {
  now = studio()
})
afterEach(() => now.close())

async function show() {
  const given: (Blob | null)[] = []
  await phone().show(<VoiceField voice={null} onChange={(voice) => given.push(voice)} />)
  return given
}
const pointer = (type: string) =>
  act(async () => {
    button(/Hold and speak|Stop/).dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))
  })
const records = () => until('it records', () => text().includes('Recording: '))

describe('hold to record', () => {
  test('asks for the microphone only after the press, and lets it go at the end', async () => {
    const given = await show()
    expect(now.state.asked).toBe(0)
    await pointer('pointerdown')
    await records()
    expect([now.state.asked, now.state.tracksOn]).toEqual([1, 1])
    // Mono, because stereo would be twice as large.
    expect(now.state.wanted).toEqual({ audio: { channelCount: 1 } })
    expect([now.state.options, now.state.part]).toEqual([
      { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 12_000, audioBitrateMode: 'constant' },
      1000,
    ])
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
    await pointer('pointerup')
    later.mockRestore()
    await until('it is over', () => given.length === 1)
    expect(given[0]!.size).toBe(100)
    expect(now.state.tracksOn).toBe(0)
  })

  test('goes on after a short touch, and stops at the next', async () => {
    const given = await show()
    const still = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    await pointer('pointerdown')
    await records()
    await pointer('pointerup')
    still.mockRestore()
    await press('Stop')
    expect(given).toHaveLength(0)
    await pointer('pointerdown')
    await until('it is over', () => given.length === 1)
  })

  test('starts and stops by a keyboard', async () => {
    const given = await show()
    await press('Hold and speak')
    await records()
    await press('Stop')
    await until('it is over', () => given.length === 1)
  })

  test('ends with the last part that fits', async () => {
    const given = await show()
    await press('Hold and speak')
    await records()
    now.state.size = 1
    await act(async () => {
      now.recorder().part(RECORDING_MAX_BYTES - 10)
      now.recorder().part(20)
    })
    await until('it is over', () => given.length === 1)
    expect(given[0]!.size).toBe(RECORDING_MAX_BYTES - 10)
  })

  test('ends by itself after 20 seconds', async () => {
    const real = globalThis.setTimeout
    let end = () => {}
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== 20_000) return real(run, ms)
      end = run
    }) as never)
    const given = await show()
    await press('Hold and speak')
    await records()
    await act(() => end())
    await until('it is over', () => given.length === 1)
    timers.mockRestore()
  })

  test('that brought nothing gives nothing', async () => {
    const given = await show()
    await press('Hold and speak')
    await records()
    now.state.size = 0
    await press('Stop')
    await until('it is over', () => hasButton('Hold and speak'))
    expect(given).toEqual([])
  })

  test('says so when the microphone is not allowed', async () => {
    now.state.refuses = true
    const given = await show()
    await press('Hold and speak')
    await until('it says so', () => text().includes('The microphone is off.'))
    expect([given, hasButton('Hold and speak')]).toEqual([[], true])
  })

  test('stopped before the microphone is allowed records nothing, and lets it go', async () => {
    let allow = () => {}
    now.state.allowed = new Promise((done) => {
      allow = done
    })
    const given = await show()
    await press('Hold and speak')
    await press('Hold and speak')
    await act(() => allow())
    await until('the microphone was on', () => now.state.turnedOn === 1)
    expect([now.hasRecorded(), now.state.tracksOn, given]).toEqual([false, 0, []])
  })

  test('is not there where the browser records no Opus in WebM, or gives no microphone', async () => {
    const back = define(navigator, 'mediaDevices', { value: undefined })
    await show()
    expect(hasButton('Hold and speak')).toBe(false)
    back()
    define(globalThis, 'MediaRecorder', { value: { isTypeSupported: () => false } })
    await show()
    expect(hasButton('Hold and speak')).toBe(false)
  })

  test('lets the microphone go when the page is left', async () => {
    await show()
    await press('Hold and speak')
    await records()
    await phone().leave()
    await until('it is off', () => now.state.tracksOn === 0)
  })
})

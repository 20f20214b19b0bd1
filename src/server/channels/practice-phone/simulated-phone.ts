import { type CallProgress, createSimulatedCall } from './call.ts'
import {
  type CallbackClient,
  type SimulatedTurn,
  sendSimulatedSms,
  sendUssdEnd,
  sendUssdTurn,
} from './callback-client.ts'

/** Networks end a session after 30 to 60 seconds without a key; the strictest limit is used. */
const NETWORK_SILENCE_S = 30

export interface PhoneOutput {
  kind: 'screen' | 'last' | 'sms' | 'spoken' | 'note'
  text: string
}

export async function createSimulatedPhone(
  gateway: CallbackClient,
  phone: string,
  sleep: (ms: number) => Promise<void> = Bun.sleep,
) {
  const calls = createSimulatedCall(gateway, phone)
  let dial: SimulatedTurn | null = null
  let call: CallProgress['waits'] = null
  let seen = (await gateway.messages(phone, '')).at(-1)?.id ?? ''

  async function turn(next: SimulatedTurn): Promise<PhoneOutput[]> {
    const { text, last } = await sendUssdTurn(gateway, next)
    dial = last ? null : next
    if (last) await sendUssdEnd(gateway, next, 'Success')
    return [{ kind: last ? 'last' : 'screen', text }]
  }

  function hear({ outputs: spokenTexts, waits }: CallProgress): PhoneOutput[] {
    call = waits
    const spoken = spokenTexts.map((text): PhoneOutput => ({ kind: 'spoken', text }))
    return waits ? spoken : [...spoken, { kind: 'note', text: 'The call is over.' }]
  }

  async function hang(): Promise<PhoneOutput[]> {
    if (call) {
      await calls.hangUp(call)
      call = null
      return [{ kind: 'note', text: 'You hung up.' }]
    }
    if (!dial) return [{ kind: 'note', text: 'There is nothing to hang up.' }]
    await sendUssdEnd(gateway, dial, 'Incomplete')
    dial = null
    return [{ kind: 'note', text: 'You hung up.' }]
  }

  async function dropped(open: SimulatedTurn): Promise<PhoneOutput[]> {
    await sendUssdEnd(gateway, open, 'Incomplete')
    dial = null
    return [{ kind: 'note', text: `The network ended the dial: no key for ${NETWORK_SILENCE_S} seconds.` }]
  }

  async function obey(line: string): Promise<PhoneOutput[]> {
    const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line)!
    // Within a session input is an answer, except for the commands that end it.
    if (word === 'hang' && rest === '') return hang()
    if (word === 'wait' && /^\d{1,3}$/.test(rest)) {
      await sleep(Number(rest) * 1000)
      if (dial && Number(rest) > NETWORK_SILENCE_S) return dropped(dial)
      return call ? hear(await calls.silence(call)) : []
    }
    if (call) return hear(await (line === '' ? calls.silence(call) : calls.press(call, line)))
    if (dial) return turn({ ...dial, answers: dial.answers === '' ? line : `${dial.answers}*${line}` })
    if (word === 'sms' && rest !== '') {
      await sendSimulatedSms(gateway, phone, rest)
      return []
    }
    if (line === 'call') return hear(await calls.ring())
    if (line !== '' && !/^\*\d+(\*\d+)*#$/.test(line))
      return [{ kind: 'note', text: `Dial a code like ${gateway.code} (or only press Enter), or: sms WORDS, or: call` }]
    const code = line === '' ? gateway.code : line
    return turn({ sessionId: `practice-${crypto.randomUUID()}`, phone, code, answers: '' })
  }

  return {
    get dialling() {
      return dial !== null
    },
    async type(line: string): Promise<PhoneOutput[]> {
      const spokenTexts = await obey(line.trim())
      const messages = await gateway.messages(phone, seen)
      seen = messages.at(-1)?.id ?? seen
      return [...spokenTexts, ...messages.map(({ text }): PhoneOutput => ({ kind: 'sms', text }))]
    },
    /** Turns the phone off: an open session ends as abandoned. */
    async off(): Promise<void> {
      if (dial || call) await hang()
    },
  }
}

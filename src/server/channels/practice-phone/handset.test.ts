import { beforeEach, describe, expect, test } from 'bun:test'
import { rethrowing } from '../../../shared/testing/rejections.ts'
import { type CallProgress, createSimulatedCall } from './call.ts'
import { type CallbackClient, SIMULATED_SESSION_PATTERN, sendUssdEnd, sendUssdTurn } from './callback-client.ts'
import { createSimulatedPhone } from './simulated-phone.ts'

const PHONE = '+2348055550001'
const CODE = '*384*1#'
const NUMBER = '+2347000000000'

interface Posted {
  path: string
  form: Record<string, string>
}
let posted: Posted[]
let answers: { status?: number; body: string }[]
let inbox: { id: string; text: string; at: string }[]
let gateway: CallbackClient
beforeEach(() => {
  posted = []
  answers = []
  inbox = []
  gateway = {
    async post(path, form) {
      posted.push({ path, form })
      if (path === '/api/ussd/end' || form.isActive === '0') return { status: 200, body: '' }
      const { status = 200, body } = answers.shift() ?? { body: 'CON More?' }
      return { status, body }
    },
    messages: async (_, after) => inbox.filter(({ id }) => id > after),
    shown: async () => null,
    code: CODE,
    number: NUMBER,
  }
})
const formsAt = (path: string) => posted.filter((one) => one.path === path).map(({ form }) => form)

describe('a handset', () => {
  const slept: number[] = []
  const open = () => createSimulatedPhone(gateway, PHONE, async (ms) => void slept.push(ms))

  test('dials its code, adds each key to the answers, and ends the session with the last screen', async () => {
    const phone = await open()
    answers = [{ body: 'CON One\nTwo' }, { body: 'CON Next' }, { body: 'END Bye' }]
    expect(await phone.type(' ')).toEqual([{ kind: 'screen', text: 'One\nTwo' }])
    expect(phone.dialling).toBe(true)
    expect(await phone.type('1')).toEqual([{ kind: 'screen', text: 'Next' }])
    expect(await phone.type('2')).toEqual([{ kind: 'last', text: 'Bye' }])
    expect(phone.dialling).toBe(false)
    const turns = formsAt('/api/ussd')
    expect(turns.map(({ text }) => text)).toEqual(['', '1', '1*2'])
    expect(new Set(turns.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(turns[0]).toMatchObject({ phoneNumber: PHONE, networkCode: '99999', serviceCode: CODE })
    expect(turns[0]!.sessionId).toMatch(SIMULATED_SESSION_PATTERN)
    expect(formsAt('/api/ussd/end')).toEqual([
      {
        sessionId: turns[0]!.sessionId!,
        serviceCode: CODE,
        networkCode: '99999',
        phoneNumber: PHONE,
        status: 'Success',
        input: '1*2',
      },
    ])
  })

  test('dials another code in a new session, and takes commands in a session as answers', async () => {
    const phone = await open()
    await phone.type('*347*77*2#')
    for (const text of ['sms HELP', 'call', 'hang up', 'wait long', '*384#']) await phone.type(text)
    expect(formsAt('/api/ussd').map(({ text, serviceCode }) => [serviceCode, text!.split('*').at(-1)])).toEqual([
      ['*347*77*2#', ''],
      ['*347*77*2#', 'sms HELP'],
      ['*347*77*2#', 'call'],
      ['*347*77*2#', 'hang up'],
      ['*347*77*2#', 'wait long'],
      ['*347*77*2#', '384#'],
    ])
    expect(formsAt('/api/sms/inbound')).toEqual([])
  })

  test('hangs up a session or a call, and says when there is none', async () => {
    const phone = await open()
    const hungUp = [{ kind: 'note', text: 'You hung up.' }]
    const nothing = [{ kind: 'note', text: 'There is nothing to hang up.' }]
    expect(await phone.type('hang')).toEqual(nothing as never)
    await phone.type('')
    expect([await phone.type('hang'), phone.dialling]).toEqual([hungUp as never, false])
    expect(formsAt('/api/ussd/end')).toMatchObject([{ status: 'Incomplete' }])
    answers = [{ body: '<Response><GetDigits callbackUrl="/next"><Say>Press</Say></GetDigits></Response>' }]
    await phone.type('call')
    expect(await phone.type('hang')).toEqual(hungUp as never)
    expect(formsAt('/api/voice').at(-1)).toMatchObject({ isActive: '0', callSessionState: 'Completed' })
    expect(await phone.type('hang')).toEqual(nothing as never)
  })

  test('waits in a session up to what the network allows, in a call until the prompt is over', async () => {
    const phone = await open()
    expect(await phone.type('wait 999')).toEqual([])
    answers = [
      {
        body: '<Response><GetDigits callbackUrl="/next"><Say>Press</Say></GetDigits><Say>Nobody there</Say></Response>',
      },
    ]
    await phone.type('call')
    expect(await phone.type('wait 5')).toEqual([
      { kind: 'spoken', text: 'Nobody there' },
      { kind: 'note', text: 'The call is over.' },
    ])
    expect(slept).toEqual([999_000, 5_000])
  })

  test.each(['1', 'sms', 'sms ', 'calling', '*384', '384#', '*a#', '**1#'])(
    'says what can be dialled after %p',
    async (line) => {
      expect(await (await open()).type(line)).toEqual([
        { kind: 'note', text: `Dial a code like ${CODE} (or only press Enter), or: sms WORDS, or: call` },
      ])
      expect(posted).toEqual([])
    },
  )

  test('sends an SMS, and shows each that comes once, none of before', async () => {
    inbox = [{ id: '1', text: 'Old', at: '' }]
    const phone = await open()
    inbox.push({ id: '2', text: 'New', at: '' }, { id: '3', text: 'Newer', at: '' })
    expect(await phone.type('sms HELP  me')).toEqual([
      { kind: 'sms', text: 'New' },
      { kind: 'sms', text: 'Newer' },
    ])
    expect(await phone.type('sms HELP')).toEqual([])
    expect(formsAt('/api/sms/inbound')[0]).toMatchObject({ from: PHONE, to: '', text: 'HELP  me', date: '' })
  })

  test.each([
    ['a session', '', '/api/ussd/end'],
    ['a call', 'call', '/api/voice'],
  ])('that is switched off in %s ends it', async (_, line, path) => {
    answers = [{ body: line === 'call' ? '<GetDigits callbackUrl="/n"><Say>x</Say></GetDigits>' : 'CON x' }]
    const phone = await open()
    await phone.type(line)
    await phone.off()
    const after = formsAt(path).length
    await phone.off()
    expect([formsAt(path).length, after]).toEqual([after, line === 'call' ? 2 : 1])
  })
})

describe('the answer to a dial', () => {
  const turn = { sessionId: 's', phone: PHONE, code: CODE, answers: '1' }

  test.each([
    [500, 'CON Text'],
    [200, 'Text'],
    [200, 'CON '],
    [200, ''],
    [200, 'con Text'],
  ])('with status %d and body %p is none', async (status, body) => {
    answers = [{ status, body }]
    expect(await rethrowing(sendUssdTurn(gateway, turn))).toThrow(`The callback answered ${status}: ${body}`)
  })

  test('ends the dial or not', async () => {
    answers = [{ body: 'CON a' }, { body: 'END b' }]
    expect([await sendUssdTurn(gateway, turn), await sendUssdTurn(gateway, turn)]).toEqual([
      { text: 'a', last: false },
      { text: 'b', last: true },
    ])
    await sendUssdEnd(gateway, turn, 'Incomplete')
    expect(posted.at(-1)!.form).toMatchObject({ status: 'Incomplete', input: '1' })
  })
})

describe('the answer to a call', () => {
  const heard = async (body: string): Promise<CallProgress> => {
    answers.unshift({ body })
    return createSimulatedCall(gateway, PHONE).ring()
  }

  test('is spoken in turn, to its end', async () => {
    const ring = await heard(
      '<Response><Say>A &amp; B &lt;&gt;&quot;&apos;</Say><Play url="https://g.test/api/voice/clips/ha/x.mp3?v=1"/></Response>',
    )
    expect(ring).toEqual({ outputs: [`A & B <>"'`, '[plays /api/voice/clips/ha/x.mp3]'], waits: null })
    expect(posted.map(({ form }) => form.isActive)).toEqual(['1', '0'])
    expect(posted[0]!.form).toMatchObject({ direction: 'Inbound', callerNumber: PHONE, destinationNumber: NUMBER })
    expect(posted[1]!.form).toMatchObject({ callSessionState: 'Completed', durationInSeconds: '60' })
  })

  test('that is a refusal or empty ends the call', async () => {
    for (const body of ['<Response><Reject/><Say>not heard</Say></Response>', '<Response></Response>'])
      expect(await heard(body)).toEqual({ outputs: [], waits: null })
  })

  test('leads on to another address', async () => {
    answers = [{ body: '<Say>there</Say>' }]
    expect(await heard('<Say>here</Say><Redirect>http://g.test/b?c=1&amp;d=2</Redirect><Say>never</Say>')).toEqual({
      outputs: ['here', 'there'],
      waits: null,
    })
    expect(posted[1]!.path).toBe('/b?c=1&d=2')
  })

  test('waits for a key, or goes on without one', async () => {
    const { outputs, waits } = await heard(
      '<Say>Hello</Say><GetDigits numDigits="1" callbackUrl="http://g.test/keys?a=1"><Say>Press</Say></GetDigits><Say>Bye</Say>',
    )
    expect([outputs, waits!.records, waits!.next]).toEqual([['Hello', 'Press'], false, '/keys?a=1'])
    answers = [{ body: '<Say>Two</Say>' }]
    expect((await createSimulatedCall(gateway, PHONE).press(waits!, '2')).outputs).toEqual(['Two'])
    expect(posted.find(({ path }) => path === '/keys?a=1')!.form).toMatchObject({ dtmfDigits: '2' })
    expect(await createSimulatedCall(gateway, PHONE).silence(waits!)).toEqual({ outputs: ['Bye'], waits: null })
  })

  test('records what is spoken', async () => {
    const { waits } = await heard('<Record callbackUrl="/spoken"><Say>Speak</Say></Record>')
    expect(waits!.records).toBe(true)
    await createSimulatedCall(gateway, PHONE).press(waits!, 'anything')
    const { form } = posted.find(({ path }) => path === '/spoken')!
    expect([form.recordingUrl, form.dtmfDigits]).toEqual(['http://localhost/recording.mp3', undefined])
  })

  test('with another status than 200 is an error, by its status and beginning', async () => {
    answers = [{ status: 503, body: 'x'.repeat(300) }]
    expect(await rethrowing(createSimulatedCall(gateway, PHONE).ring())).toThrow(
      `The callback answered 503: ${'x'.repeat(100)}`,
    )
  })
})

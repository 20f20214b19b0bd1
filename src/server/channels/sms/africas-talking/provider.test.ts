import { afterEach, beforeEach, expect, test } from 'bun:test'
import { permitTo } from '../../../testing/permits.ts'
import { API_KEY, type SmsServer, startSmsServer, USERNAME } from '../../../testing/providers/africas-talking.ts'
import type { SmsProvider } from '../sms-provider.ts'
import { africasTalking } from './provider.ts'
import { sendResultOfCode } from './status-codes.ts'

const ADA = '+2348030000001'
const BEN = '+264811234567'

let server: SmsServer
let provider: SmsProvider
beforeEach(async () => {
  server = await startSmsServer()
  provider = providerWith({})
})
afterEach(() => server.stop())

const providerWith = (over: Record<string, string>) => africasTalking.open({ ...server.settings, ...over }, fetch)

test('a request is the form that Africa’s Talking documents', async () => {
  await providerWith({ AFRICASTALKING_SENDER_ID: 'GONA' }).send('Weed & water', [permitTo(ADA), permitTo(BEN)])
  const [request] = server.requests
  expect(request!.form).toEqual({
    username: USERNAME,
    to: `${ADA},${BEN}`,
    message: 'Weed & water',
    bulkSMSMode: '1',
    from: 'GONA',
  })
  expect(request!.headers).toMatchObject({ apikey: API_KEY, accept: 'application/json' })
  expect(request!.headers['content-type']).toStartWith('application/x-www-form-urlencoded')
})

test('a request without a sender ID names none', async () => {
  await provider.send('x', [permitTo(ADA)])
  expect(server.requests[0]!.form).not.toHaveProperty('from')
})

test('the username sandbox goes to the sandbox, any other to the live address', async () => {
  const asked: string[] = []
  const spy = (async (url: string) => {
    asked.push(url)
    return Response.json({ UserData: { balance: 'KES 1.00' } })
  }) as unknown as typeof fetch
  await africasTalking.open({ AFRICASTALKING_USERNAME: 'sandbox' }, spy).balance()
  await africasTalking.open({ AFRICASTALKING_USERNAME: 'coop' }, spy).balance()
  expect(asked).toEqual([
    'https://api.sandbox.africastalking.com/version1/user?username=sandbox',
    'https://api.africastalking.com/version1/user?username=coop',
  ])
})

test('an answer is read for each recipient by itself', async () => {
  server.judge((phone) => (phone === ADA ? 101 : 403))
  const handover = await provider.send('x', [permitTo(ADA), permitTo(BEN)])
  expect(handover).toEqual({
    kind: 'answered',
    results: new Map([
      [ADA, sendResultOfCode(101, 'Success', { providerId: 'ATXid_1', cost: 'NGN 2.2000' })],
      [BEN, sendResultOfCode(403, 'InvalidPhoneNumber')],
    ]),
  })
})

test.each([
  ['InvalidSenderId', 402],
  ['InsufficientBalance', 405],
  ['Sent to 0/1 Total Cost: 0', 403],
])('an answer with no recipients and the message %s is code %p for all', async (message, code) => {
  server.meet(() => ({ kind: 'whole', message }))
  const handover = await provider.send('x', [permitTo(ADA)])
  expect(handover.kind === 'answered' && handover.results.get(ADA)).toEqual(sendResultOfCode(code, message))
})

test('a recipient that the answer does not name has no result', async () => {
  server.meet(() => ({ kind: 'forgetful' }))
  const handover = await provider.send('x', [permitTo(ADA), permitTo(BEN)])
  expect(handover.kind === 'answered' && [...handover.results.keys()]).toEqual([ADA])
})

test.each([500, 503])('an answer %p took nothing: try again', async (status) => {
  server.meet(() => ({ kind: 'status', status }))
  expect(await provider.send('x', [permitTo(ADA)])).toMatchObject({ kind: 'busy', retryAfterMs: null })
})

test('an answer 429 says how long to wait', async () => {
  server.meet(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '7' } }))
  expect(await provider.send('x', [permitTo(ADA)])).toMatchObject({ kind: 'busy', retryAfterMs: 7000 })
})

test('a server that is not there took nothing', async () => {
  await server.stop()
  expect((await provider.send('x', [permitTo(ADA)])).kind).toBe('busy')
})

test('a wrong key is a refusal that says what to check', async () => {
  const handover = await providerWith({ AFRICASTALKING_API_KEY: 'wrong' }).send('x', [permitTo(ADA)])
  expect(handover.kind).toBe('refused')
  expect('reason' in handover && handover.reason).toContain('AFRICASTALKING_API_KEY')
})

test('a gateway that gave up, a cut connection and half an answer leave the fate unknown', async () => {
  for (const mood of [
    { kind: 'status', status: 502 },
    { kind: 'status', status: 504 },
    { kind: 'cut-after' },
    { kind: 'cut-before' },
    { kind: 'malformed' },
    { kind: 'whole', message: 'Something new' },
  ] as const) {
    server.meet(() => mood)
    expect((await provider.send('x', [permitTo(ADA)])).kind).toBe('unknown')
  }
})

test('one call of send is one request', async () => {
  await provider.send('x', [permitTo(ADA)])
  server.meet(() => ({ kind: 'cut-after' }))
  await provider.send('x', [permitTo(ADA)])
  expect(server.requests).toHaveLength(2)
})

test('each request goes over a connection of its own: one kept from before may be dead, which looks like a cut after acceptance', async () => {
  for (let n = 0; n < 3; n++) expect((await provider.send('x', [permitTo(ADA)])).kind).toBe('answered')
  expect(server.connections).toBe(3)
})

test('the balance is read in both letter cases', async () => {
  expect(await provider.balance()).toBe('NGN 1785.50')
  server.lowerCase = true
  expect(await provider.balance()).toBe('NGN 1785.50')
})

test('messages that came in after an id are read, oldest first', async () => {
  server.inbox.push(
    { id: 9, from: ADA, text: 'STOP', date: '2026-05-04 09:00:00' },
    { id: 8, from: BEN, text: 'help', date: 'yesterday' },
    { id: 7, from: BEN, text: 'old', date: '2026-05-03T09:00:00Z' },
  )
  expect(await provider.received('7')).toEqual([
    { id: '8', from: BEN, text: 'help', date: null },
    { id: '9', from: ADA, text: 'STOP', date: '2026-05-04T09:00:00.000Z' },
  ])
})

import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Call } from '../contracts/call.ts'
import { CALLS } from '../contracts/calls.ts'
import { errorBodySchema } from '../contracts/shapes.ts'
import { actorOfRequest } from './http/context.ts'
import { garbage, nearly } from './testing/nasty.ts'
import { wholeApp } from './testing/whole-app.ts'

/** Contract of each call that changes something; null if its body is not JSON, or not read. */
const CONTRACTS: Record<string, z.ZodMiniType | null> = {
  'POST /api/sms/delivery': null,
  'POST /api/sms/inbound': null,
  'POST /api/sms/opt-out': null,
  'POST /api/ussd': null,
  'POST /api/ussd/end': null,
  'POST /api/voice': null,
  ...Object.fromEntries(
    (Object.values(CALLS) as Call[])
      .filter(({ method }) => method !== 'GET')
      .map((call) => [`${call.method} ${call.path}`, call.in ?? null]),
  ),
}
const SECRET = 'only the provider knows'
const RUNS = 1200

const gona = await wholeApp({ SMS_CALLBACK_SECRET: SECRET, VOICE_NUMBER: '+2348030000000', USSD_CODE: '*384*1#' })
const owner = actorOfRequest(gona.people.owner!)
const post = await gona.community.createPost(owner, { content: 'Ours' })
const reply = await gona.community.createReply(owner, post.id, { content: 'Ours' })
const [crop] = await gona.crops.initialize(owner)
const [advisory] = await gona.advisories.generate(owner)
const known = [post.id, reply.id, advisory!.id, crop!.id]

const param = fc.oneof(
  fc.constantFrom(...known),
  fc.uuid(),
  fc.constantFrom('0', '..', '%00', '%ff', '%E0%A4%A', 'null', "'--", 'x'.repeat(3000), '%2e%2e%2f'),
)
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.string({ unit: 'binary-ascii' })),
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ),
    'accept-language': fc.string({ unit: 'binary-ascii' }),
    cookie: fc.constantFrom('gona_session=x', 'lang=%', 'gona_device=..', '=;=;', 'lang=ha; lang=en'),
    origin: fc.constantFrom('null', 'http://gona.test', 'http://[', ''),
  },
  { requiredKeys: [] },
)
const sent = (contract: z.ZodMiniType | null) =>
  fc.oneof(
    { weight: 6, arbitrary: contract ? nearly(contract).map((value) => JSON.stringify(value) ?? '') : fc.constant('') },
    { weight: 2, arbitrary: garbage.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{"a":', '{"__proto__":{"x":1}}', '[1e999]', '{"a":1,"a":2}', '"\\ud800"'),
    },
  )

const writes = gona.routes.filter((route) => !route.startsWith('GET '))
const fill = (route: string, params: string[]) =>
  route.slice(route.indexOf(' ') + 1).replace(/:\w+/g, () => params.shift() ?? known[0]!)
const legal = (given: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && /^[\x20-\x7e]*$/.test(value)))

describe('whatever is sent', () => {
  test('has a contract here for every call that changes something', () => {
    expect(writes.filter((route) => route.includes('/api/') && !(route in CONTRACTS))).toEqual([])
  })

  test('to a call is answered, refused in the one shape, and never a 5xx', async () => {
    const request = fc.constantFrom(...Object.keys(CONTRACTS)).chain((route) =>
      fc.record({
        route: fc.constant(route),
        body: sent(CONTRACTS[route]!),
        params: fc.array(param, { minLength: 2, maxLength: 2 }),
        given: headers,
        role: fc.constantFrom('owner', 'admin', 'anonymous'),
      }),
    )
    await fc.assert(
      fc.asyncProperty(request, async ({ route, body, params, given, role }) => {
        const path =
          fill(route, params) + (/\/api\/(sms|ussd|voice)/.test(route) ? `?secret=${encodeURIComponent(SECRET)}` : '')
        const init = { body, headers: { 'content-type': 'application/json', ...legal(given) } }
        const answer = await gona.ask(role, route.slice(0, route.indexOf(' ')), path, init)
        const text = await answer.text()
        expect(`${answer.status} ${text.slice(0, 200)}`).toMatch(/^[2-4]/)
        if (answer.status < 400) return
        const shape = z.strictObject({ ...errorBodySchema.shape })
        expect(shape.safeParse(JSON.parse(text)).success).toBe(true)
      }),
      { numRuns: RUNS },
    )
  }, 600_000)

  test('by a form is answered with a page or the way on, and never a 5xx', async () => {
    const forms = writes.filter((route) => !route.includes('/api/'))
    const names = [
      'phone',
      'password',
      'firstName',
      'content',
      'cropType',
      'lang',
      'next',
      'back',
      'plantingDate',
      'id',
    ]
    const more = [
      'location',
      'primaryCrops',
      'farmArea',
      'growthStage',
      'code',
      'newPassword',
      'email',
      'parentReplyId',
    ]
    const field = fc.tuple(
      fc.constantFrom(...names, ...more),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        garbage.map((value) => JSON.stringify(value) ?? ''),
      ),
    )
    const request = fc.record({
      route: fc.constantFrom(...forms),
      fields: fc.array(field, { maxLength: 8 }),
      params: fc.array(param, { minLength: 2, maxLength: 2 }),
      role: fc.constantFrom('owner', 'anonymous'),
      raw: fc.option(fc.string({ unit: 'binary' }), { freq: 8 }),
      multipart: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ route, fields, params, role, raw, multipart }) => {
        const type = multipart ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded'
        const body = raw ?? new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]))
        const init = { body, headers: { accept: 'text/html', ...(raw === null ? {} : { 'content-type': type }) } }
        const answer = await gona.ask(role, 'POST', fill(route, params), init)
        const text = await answer.text()
        expect(`${route} ${answer.status} ${text.slice(0, 200)}`).toMatch(/^\S+ \S+ [2-4]/)
        const location = answer.headers.get('location')
        if (location !== null) expect(location).toMatch(/^\/(?![/\\])/)
        else expect(answer.headers.get('content-type')).toStartWith('text/html')
      }),
      { numRuns: 400 },
    )
  }, 600_000)
})

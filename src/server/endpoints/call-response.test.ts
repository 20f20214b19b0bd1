import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Call } from '../../contracts/call.ts'
import { CALLS } from '../../contracts/calls.ts'
import type { AppEnv } from '../http/context.ts'
import { dice, madeUp, UNLISTED } from '../testing/made-up.ts'
import { wholeApp } from '../testing/whole-app.ts'
import { responseToCall } from './call-response.ts'

const calls = Object.entries<Call>(CALLS).flatMap(([name, call]) => (call.out ? [{ name, call, out: call.out }] : []))

/** Values that satisfy a contract, with an unlisted field added to each object. */
function* outputsOf(out: z.ZodMiniType): Generator<{ output: unknown; listed: unknown }> {
  for (let seed = 1; seed <= 40; seed++) {
    const made = (unlisted = {}) =>
      madeUp(out, dice(seed), '2026-07-06T08:00:00Z', { drawing: () => 'action.weed' }, unlisted)
    const listed = out.safeParse(made())
    if (listed.success) yield { output: made(UNLISTED), listed: listed.data }
  }
}

/** Result of a service method, in the form of its kind of call. */
function resultOf({ session, paged }: Call, output: unknown): unknown[] {
  if (session) return [{ user: output, token: 'a token', device: 'a device' }]
  const page = { items: output, next: null, privateNote: 'a field of the page' }
  return paged ? [page, { ...page, shared: true }] : [output]
}

describe('the answer of a call over HTTP holds only what its contract names', () => {
  test.each(calls)('$name', async ({ call, out }) => {
    let tried = 0
    for (const { output, listed } of outputsOf(out))
      for (const result of resultOf(call, output)) {
        const app = new Hono<AppEnv>().get('/', (c) => responseToCall(c, call, result, {}))
        expect(await (await app.request('/')).json()).toEqual(JSON.parse(JSON.stringify(listed)))
        tried++
      }
    expect(tried).toBeGreaterThan(0)
  })
})

test('a field that a service adds does not leave through the JSON call or the page', async () => {
  const gona = await wholeApp()
  const { crops } = gona
  const [list, secret] = [crops.list, 'a new column of crops']
  await crops.initialize({ kind: 'user', user: gona.people.owner!, adminLocked: false })
  crops.list = async (actor) => (await list(actor)).map((crop) => ({ ...crop, secret }))
  const [json, page] = [await gona.ask('owner', 'GET', '/api/crops'), await gona.ask('owner', 'GET', '/profile')]
  expect([json.status, page.status]).toEqual([200, 200])
  expect(await json.text()).not.toContain(secret)
  expect(await page.text()).not.toContain(secret)
})

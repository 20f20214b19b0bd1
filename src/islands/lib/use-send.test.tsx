import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type Call, fillPath } from '../../contracts/call.ts'
import { sendTestSms } from '../../contracts/calls/admin.ts'
import { generateAdvisories } from '../../contracts/calls/advisories.ts'
import type { createPost } from '../../contracts/calls/community.ts'
import { CALLS } from '../../contracts/calls.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, openPhone, press, toastShown, until } = await import('../testing/screen.tsx')
const { useSend } = await import('./use-send.ts')
const { outboxQueue: queue } = await import('../offline/phone-outbox.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let keys: string[]
let body = 'first'
beforeEach(async () => {
  phone = await openPhone()
  keys = []
  body = 'first'
  const toServer = globalThis.fetch
  globalThis.fetch = ((path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') keys.push((init.headers as Record<string, string>)['Idempotency-Key']!)
    return toServer(path, init)
  }) as typeof fetch
})
afterEach(() => phone.close())

/** Sends a call that is useless later, so that it is never queued. */
function Ask() {
  const { send, error } = useSend(sendTestSms)
  return (
    <button type="button" onClick={() => void send({ phoneNumber: body })}>
      {error ? 'Ask again' : 'Ask'}
    </button>
  )
}
const nobodyAnswers = () => {
  throw new TypeError('Failed to fetch')
}
const refused = (status: number, message: string) => () => Response.json({ message }, { status })
async function ask() {
  const before = keys.length
  await press(/^Ask/)
  await until('it was sent', () => keys.length > before)
}

test('what nobody answered is sent again with the same key, told in words, until other words are sent', async () => {
  await phone.show(<Ask />)
  phone.answering(nobodyAnswers)
  await ask()
  await until('it is told', () => toastShown() !== null)
  expect(toastShown()).toBe('Error: No connection. What you typed is still here: try again when you have network.')
  await ask()
  body = 'second'
  await ask()
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('what the server refused is sent again as something new', async () => {
  await phone.show(<Ask />)
  phone.answering(refused(500, 'Internal Server Error'))
  await ask()
  await until('it is told', () => toastShown() === 'Error: Internal Server Error')
  await ask()
  expect(keys[1]).not.toBe(keys[0])
})

test('a session that has ended is told once for the page, not by each form', async () => {
  await phone.show(<Ask />)
  phone.answering(refused(401, 'Unauthorized'))
  await ask()
  await until('it is known', () => document.body.textContent === 'Ask again')
  expect(toastShown()).toBeNull()
})

function Generate() {
  const { send } = useSend(generateAdvisories)
  return (
    <button type="button" onClick={() => void send()}>
      Ask
    </button>
  )
}

test('a press that nobody answered says nothing of words that were never typed', async () => {
  await phone.show(<Generate />)
  phone.answering(nobodyAnswers)
  await ask()
  await until('it is told', () => toastShown() === 'Error: No network now. Try again when you have network.')
})

const KEPT = [...new Map(Object.values<Call>(CALLS).map((call) => [call.offline, call])).values()].flatMap((call) => {
  const path = fillPath(call.path, { id: 'a', logId: 'b' })
  // Only kind, method and path decide what happens without network.
  return typeof call.offline === 'string'
    ? [{ kind: call.offline, call: { ...call, path } as unknown as typeof createPost }]
    : []
})
/** Kinds of write whose tapped button shows the result. */
const TAPPED = ['log', 'logRemoved', 'like', 'read', 'feedback']

function Keep({ call }: { call: typeof createPost }) {
  const { send } = useSend(call)
  return (
    <button type="button" onClick={() => void send({ content: '' })}>
      Keep
    </button>
  )
}

test.each(KEPT)(
  'without network a write of the kind $kind waits, and says so unless it was a tap',
  async ({ kind, call }) => {
    expect(KEPT.length).toBeGreaterThan(TAPPED.length)
    await phone.show(<Keep call={call} />)
    phone.online(false)
    await press('Keep')
    await until('it waits', async () => (await queue.list(phone.user.id)).length === 1)
    await act(async () => Bun.sleep(5))
    expect(toastShown()).toBe(
      TAPPED.includes(kind) ? null : 'Saved on this phone: It will be sent when you have network.',
    )
  },
)

import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { idempotencyKeys, settings } from '../../db/schema/operation.ts'
import { technicalError } from '../../shared/errors.ts'
import { FARMER, startAccounts } from '../accounts/fixture.ts'
import type { AppEnv } from './context.ts'
import { errorResponse } from './error-response.ts'
import { idempotency } from './idempotency.ts'

const HOUR = 3_600_000
type Accounts = Awaited<ReturnType<typeof startAccounts>>
type Browser = ReturnType<Accounts['browser']>
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

async function until(holds: () => boolean) {
  while (!holds()) await Bun.sleep(1)
}

/** A route that counts how often its work was done. */
async function counter(patienceMs = 2000) {
  const gona = await startAccounts()
  const worked: unknown[] = []
  const gate = { open: Promise.resolve() }
  const { orm } = gona.db
  const row = (name: string) => orm.insert(settings).values({ name, value: 'saved' })
  const saved = async () => (await orm.select().from(settings).where(eq(settings.value, 'saved'))).length
  /** Route of one process; processes share only the database. */
  function process() {
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      const user = c.req.header('user')
      c.set('requestId', 'r')
      c.set('user', user ? ({ id: user } as never) : null)
      await next()
    })
    app.use(idempotency(gona, patienceMs))
    app.onError((error, c) => errorResponse(error, c, gona.log))
    return app.all('/work', work)
  }
  const app = process()
  async function work(c: Context<AppEnv>) {
    const body = c.req.header('content-type')?.startsWith('multipart')
      ? Object.fromEntries((await c.req.formData()).entries())
      : await c.req.text()
    worked.push(body)
    await gate.open
    const fail = c.req.query('fail')
    if (fail === 'crash') throw new Error('crash')
    if (fail) throw technicalError(fail as 'invalid', 'No')
    if (c.req.query('empty')) return c.body(null, 204)
    if (c.req.query('save')) await gona.db.write(row(crypto.randomUUID()))
    const after = c.req.query('after')
    if (after === 'crash') throw new Error('crash')
    if (after === 'unconfirmed') throw refusalError('server.unconfirmed')
    if (after) throw technicalError(after as 'invalid', 'No')
    if (c.req.query('clash')) await gona.db.write(row('a'), row('a'))
    return c.json({ done: worked.length }, 201)
  }
  const send = async (
    headers: Record<string, string>,
    body: BodyInit = '{"a":1}',
    path = '/work',
    method = 'POST',
    to = app,
  ) => {
    const response = await to.request(path, { method, body, headers: { user: 'musa', ...headers } })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers }
  }
  return { ...gona, elsewhere: process(), send, worked, gate, saved }
}

describe('a POST with an Idempotency-Key', () => {
  test('sent twice is done once and answered the same', async () => {
    const { send, worked } = await counter()
    const headers = key()
    const first = await send(headers)
    const second = await send(headers)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.headers.get('content-type')).toBe('application/json')
    expect(worked).toHaveLength(1)
  })

  test('an empty answer is replayed empty', async () => {
    const { send, worked } = await counter()
    const headers = key()
    await send(headers, '', '/work?empty=1')
    const { status, body } = await send(headers, '', '/work?empty=1')
    expect([status, body, worked.length]).toEqual([204, null, 1])
  })

  test('is each person’s own: another with the same key does their own work', async () => {
    const { send, worked } = await counter()
    const headers = key()
    await send(headers)
    await send({ ...headers, user: 'bode' })
    expect(worked).toHaveLength(2)
  })

  test('is forgotten after 24 hours', async () => {
    const { send, worked, pass } = await counter()
    const headers = key()
    await send(headers)
    pass(24 * HOUR)
    await send(headers)
    expect(worked).toHaveLength(1)
    pass(1)
    await send(headers)
    expect(worked).toHaveLength(2)
  })

  test('is pruned when it is older than a day, and never before', async () => {
    const { send, worked, pass, idempotencyKeys, clock } = await counter()
    const [old, recent] = [key(), key()]
    await send(old)
    pass(1)
    await send(recent)
    pass(24 * HOUR)
    expect(await idempotencyKeys.prune(clock.now())).toBe(1)
    expect((await send(recent)).headers.get('idempotency-replayed')).toBe('true')
    await send(old)
    expect(worked).toHaveLength(3)
  })

  test('a duplicate at the same moment waits for the first and gets its answer', async () => {
    const { send, worked, gate } = await counter()
    let open = () => {}
    gate.open = new Promise((resolve) => (open = resolve))
    const headers = key()
    const both = [send(headers), send(headers)]
    await until(() => worked.length === 1)
    open()
    const [one, two] = await Promise.all(both)
    expect(one!.body).toEqual(two!.body)
    expect(worked).toHaveLength(1)
  })

  test('a duplicate that waits too long is told to try again', async () => {
    const { send, gate, worked } = await counter(20)
    let open = () => {}
    gate.open = new Promise((resolve) => (open = resolve))
    const headers = key()
    const first = send(headers)
    await until(() => worked.length === 1)
    const second = await send(headers)
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '5'])
    open()
    expect((await first).status).toBe(201)
  })

  test('for another body or another call is refused', async () => {
    const { send, worked } = await counter()
    const headers = key()
    await send(headers)
    const other = await send(headers, '{"a":2}')
    expect([other.status, other.body.message]).toEqual([
      400,
      'This Idempotency-Key was used for another request. Please use a new one.',
    ])
    expect(worked).toHaveLength(1)
  })

  test.each(['', 'x', '1234', `${crypto.randomUUID()}0`])('that is no UUID (%j) is refused', async (bad) => {
    const { send } = await counter()
    const { status, body } = await send({ 'idempotency-key': bad })
    expect([status, body.message]).toEqual([400, 'Idempotency-Key must be a UUID'])
  })

  test.each(['invalid', 'rate_limited', 'unavailable', 'provider_failed', 'crash'])(
    'that failed (%s) may be sent again',
    async (code) => {
      const { send, worked, db } = await counter()
      const headers = key()
      expect((await send(headers, '', `/work?fail=${code}`)).status).toBeGreaterThanOrEqual(400)
      expect(await db.orm.select().from(idempotencyKeys)).toEqual([])
      expect((await send(headers)).status).toBe(201)
      expect(worked).toHaveLength(2)
    },
  )

  test.each(['invalid', 'unavailable', 'crash'])(
    'that failed (%s) after it had written something may be sent again too',
    async (code) => {
      const { send, worked, db, saved } = await counter()
      const headers = key()
      expect((await send(headers, '{}', `/work?save=1&after=${code}`)).status).toBeGreaterThanOrEqual(400)
      expect([await saved(), await db.orm.select().from(idempotencyKeys)]).toEqual([1, []])
      expect((await send(headers, '{}', '/work?save=1')).status).toBe(201)
      expect(worked).toHaveLength(2)
    },
  )

  test('is kept with the work it did: a process killed before it answered leaves no doubt', async () => {
    const { send, db, worked, pass, saved } = await counter(20)
    const headers = key()
    await send(headers, '{"a":1}', '/work?save=1')
    // State after the kill: the work and its key are committed, the response is not stored.
    await db.write(db.orm.update(idempotencyKeys).set({ status: null, body: null }))
    for (const ms of [0, 40_000]) {
      pass(ms)
      const soon = await send(headers, '{"a":1}', '/work?save=1')
      expect([soon.status, soon.headers.get('retry-after')]).toEqual([409, '5'])
    }
    pass(1)
    const later = await send(headers, '{"a":1}', '/work?save=1')
    expect([later.status, later.body.message]).toEqual([
      409,
      'This was done already. Please check the result before you send it again.',
    ])
    expect([worked.length, await saved()]).toEqual([1, 1])
  })

  test('stands with a write that no replica has confirmed: a repetition does nothing', async () => {
    const { send, db, worked, pass, saved } = await counter(20)
    const headers = key()
    const first = await send(headers, '{"a":1}', '/work?save=1&after=unconfirmed')
    expect([first.status, first.body.message]).toEqual([
      503,
      'We could not make sure that it is safe. Please check if it was saved before you try again.',
    ])
    expect(await db.orm.select({ status: idempotencyKeys.status }).from(idempotencyKeys)).toEqual([{ status: null }])
    pass(40_001)
    expect((await send(headers, '{"a":1}', '/work?save=1&after=unconfirmed')).body.message).toBe(
      'This was done already. Please check the result before you send it again.',
    )
    expect([worked.length, await saved()]).toEqual([1, 1])
  })

  test('is undone with its work when that fails, and then may be sent again', async () => {
    const { send, saved } = await counter()
    const headers = key()
    expect((await send(headers, '{}', '/work?clash=1')).status).toBe(500)
    expect(await saved()).toBe(0)
    expect((await send(headers, '{}', '/work')).status).toBe(201)
  })

  test('that reaches two processes at the same moment is done by one of them and answered alike', async () => {
    const { send, elsewhere, saved } = await counter()
    const headers = key()
    const [one, two] = await Promise.all([
      send(headers, '{}', '/work?save=1'),
      send(headers, '{}', '/work?save=1', 'POST', elsewhere),
    ])
    expect([one!.status, two!.status]).toEqual([201, 201])
    expect(one!.body).toEqual(two!.body)
    expect(await saved()).toBe(1)
  })

  test('an upload tried again is the same, though its boundary is new; another picture is another', async () => {
    const { send, worked } = await counter()
    const headers = key()
    const form = (bytes: string) => {
      const data = new FormData()
      data.append('image', new File([bytes], 'field.jpg', { type: 'image/jpeg' }))
      return data
    }
    const first = await send(headers, form('picture'))
    expect((await send(headers, form('picture'))).body).toEqual(first.body)
    expect(worked).toHaveLength(1)
    expect(((worked[0] as { image: File }).image as File).size).toBe(7)
    expect((await send(headers, form('other'))).status).toBe(400)
  })

  test('other methods, strangers and requests without a key go their way', async () => {
    const { send, worked, db } = await counter()
    const headers = key()
    await send(headers, '{}', '/work', 'PUT')
    await send(headers, '{}', '/work', 'PUT')
    await send({ ...headers, user: '' })
    await send({ ...headers, user: '' })
    await send({})
    await send({})
    expect(worked).toHaveLength(6)
    expect(await db.orm.select().from(idempotencyKeys)).toEqual([])
  })
})

describe('a registration with an Idempotency-Key', () => {
  test('sent twice over a bad network makes one account and signs in both times', async () => {
    const { browser, db } = await startAccounts()
    const headers = key()
    const farmer = browser()
    const first = await farmer.send('POST', '/api/register', FARMER, headers)
    farmer.cookies.clear()
    const second = await farmer.send('POST', '/api/register', FARMER, headers)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect((await farmer.send('GET', '/api/user')).body).toEqual(first.body)
    expect(await db.orm.select().from(users)).toHaveLength(1)
  })

  test('signs nobody in whose password is another now, whoever changed it, and is forgotten with that change', async () => {
    const changes = [
      (_: Accounts, farmer: Browser) =>
        farmer.send('PUT', '/api/account/password', { currentPassword: FARMER.password, newPassword: 'two new words' }),
      (gona: Accounts) => gona.accounts.operator.setPassword({ kind: 'operator' }, FARMER.phone),
    ]
    for (const change of changes) {
      const gona = await startAccounts()
      const headers = key()
      const farmer = gona.browser()
      await farmer.send('POST', '/api/register', FARMER, headers)
      await change(gona, farmer)
      expect(await gona.db.orm.select().from(idempotencyKeys)).toEqual([])
      const again = await gona.browser().send('POST', '/api/register', FARMER, headers)
      expect([again.status, again.setCookies]).toEqual([409, []])
    }
  })

  test('opens no session where its password would not: the present one counts, and so do the limits of signing in', async () => {
    const { browser, db, limits, lines } = await startAccounts()
    const headers = key()
    const { body } = await browser().send('POST', '/api/register', FARMER, headers)
    const again = () => browser('10.6.6.6').send('POST', '/api/register', FARMER, headers)
    const [person] = await db.orm.select().from(users)
    await db.write(db.orm.update(users).set({ password: null }))
    const refused = await again()
    expect([refused.status, refused.body, refused.setCookies]).toEqual([
      401,
      { message: 'Invalid phone number or password' },
      [],
    ])
    await db.write(db.orm.update(users).set({ password: person!.password }))
    for (let n = 0; n < 60; n++)
      if (limits.secondsToWait('signInAddress', '10.6.6.6') === 0) limits.take('signInAddress', '10.6.6.6')
    expect((await again()).status).toBe(429)
    const noted = lines.map((line) => JSON.parse(line)).filter(({ action }) => action === 'sign_in')
    expect(noted.map(({ outcome, user }) => [outcome, user])).toEqual([
      ['wrong_password', body.id],
      ['rate_limited', undefined],
    ])
  })

  test('with another password is refused: the key alone opens nothing', async () => {
    const { browser } = await startAccounts()
    const headers = key()
    await browser().send('POST', '/api/register', FARMER, headers)
    const other = { ...FARMER, password: 'guessed', confirmPassword: 'guessed' }
    const { status, setCookies } = await browser().send('POST', '/api/register', other, headers)
    expect([status, setCookies]).toEqual([400, []])
  })

  test('leaves neither key nor a digest in the table that a password could be guessed from', async () => {
    const { browser, db } = await startAccounts()
    const headers = key()
    await browser().send('POST', '/api/register', FARMER, headers)
    const [row] = await db.orm.select().from(idempotencyKeys)
    expect(JSON.stringify(row)).not.toContain(headers['idempotency-key'])
    expect(row!.request).toHaveLength(43)
  })

  test('that was refused may be corrected and sent again', async () => {
    const { browser } = await startAccounts()
    const headers = key()
    const farmer = browser()
    expect((await farmer.send('POST', '/api/register', { ...FARMER, password: 'x' }, headers)).status).toBe(400)
    expect((await farmer.send('POST', '/api/register', FARMER, headers)).status).toBe(201)
  })
})

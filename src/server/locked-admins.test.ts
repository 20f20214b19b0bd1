import { expect, setDefaultTimeout, test } from 'bun:test'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Call } from '../contracts/call.ts'
import { CALLS } from '../contracts/calls.ts'
import { secondFactors } from '../db/schema/sign-in.ts'
import { rejectionOf } from '../shared/testing/rejections.ts'
import { examineInstallation } from './doctor.ts'
import type { Actor } from './foundation/actor.ts'
import { type WholeApp, wholeApp } from './testing/whole-app.ts'

setDefaultTimeout(300_000)

const LOCKED = 'Administrators need two-step sign-in here. Please switch it on in your profile first.'
const gona = await wholeApp({ ADMIN_SECOND_FACTOR: 'required' })
const admin = gona.people.admin!
const locked: Actor = { kind: 'user', user: admin, adminLocked: true }
const owner: Actor = { kind: 'user', user: gona.people.owner!, adminLocked: false }
const postOfOwner = async () => (await gona.community.createPost(owner, { content: 'Ours' })).id

async function setFactor(on: boolean) {
  const createdAt = gona.clock.now().toISOString()
  const row = { userId: admin.id, secret: 'A'.repeat(32), confirmedAt: createdAt, createdAt }
  await gona.db.write(gona.db.orm.delete(secondFactors).where(eq(secondFactors.userId, admin.id)))
  if (on) await gona.db.write(gona.db.orm.insert(secondFactors).values(row))
}

/** Everything only an administrator may do, as service calls. */
const METHODS: Record<string, (gona: WholeApp, actor: Actor) => unknown> = {
  'reading the figures': ({ admin }, actor) => admin.analytics(actor),
  'reading posts to moderate': ({ admin }, actor) => admin.posts(actor, { limit: 20 }),
  'deleting a post': async ({ admin }, actor) => admin.deletePost(actor, await postOfOwner()),
  'exporting farmers': ({ admin }, actor) => admin.exportFarmers(actor),
  'sending a test SMS': ({ sms }, actor) => sms.sendTest(actor, '+2348031234567'),
  'looking at a bulk SMS': ({ sms }, actor) => sms.preview(actor),
  'sending a bulk SMS': ({ sms }, actor) => sms.sendAdvisories(actor),
  'listing bulk SMS': ({ sms }, actor) => sms.campaigns(actor),
  'reading of a bulk SMS': ({ sms }, actor) => sms.campaign(actor, crypto.randomUUID()),
  'waiting for a bulk SMS': ({ sms }, actor) => sms.finish(actor, crypto.randomUUID()),
}

test.each(Object.entries(METHODS))(
  '%s is refused to an administrator who lacks the second factor',
  async (_, method) => {
    const refused = expect.objectContaining({ code: 'forbidden', message: LOCKED })
    expect(await rejectionOf((async () => await method(gona, locked))())).toEqual(refused)
  },
)

/** Requests of the administrator, all in one session that began without the second factor. */
async function session() {
  const body = JSON.stringify({ phone: admin.phone, password: 'secret-of-aisha' })
  const headers = { host: 'gona.test', 'content-type': 'application/json' }
  const answer = await gona.app.request('http://gona.test/api/login', { method: 'POST', body, headers })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return (method: string, path: string) =>
    gona.app.request(`http://gona.test${path}`, { method, headers: { host: 'gona.test', cookie } })
}

const OF_ADMINS = (Object.values(CALLS) as Call[])
  .filter(({ who, path, form }) => who === 'admin' && !path.includes(':') && !form)
  .map(({ method, path }) => [method, path, 200] as const)

test.each([...OF_ADMINS, ['POST', '/api/admin/sms/test', 400] as const])(
  '%s %s is refused until they have it, and open from then on',
  async (method, path, status) => {
    await setFactor(false)
    const ask = await session()
    const refused = await ask(method, path)
    expect([refused.status, await refused.json()]).toEqual([403, { message: LOCKED }])
    await setFactor(true)
    const answer = await ask(method, path)
    expect(answer.status).toBe(status)
    await answer.text()
  },
)

test('they read and write as a farmer does: no one’s email, and only their own posts can be deleted', async () => {
  await setFactor(false)
  await gona.accounts.profile.update(owner, { email: 'owner@example.org', currentPassword: 'secret-of-aisha' })
  const id = await postOfOwner()
  const ask = await session()
  expect((await ask('GET', '/api/user')).status).toBe(200)
  const post = `/api/community/posts/${id}`
  expect((await (await ask('GET', post)).json()).author.email).toBeNull()
  expect((await ask('DELETE', post)).status).toBe(403)
  await setFactor(true)
  expect((await (await ask('GET', post)).json()).author.email).toBe('owner@example.org')
  expect((await ask('DELETE', post)).status).toBe(204)
})

test('the command line and timed jobs are not asked for it', async () => {
  await setFactor(false)
  expect(await gona.admin.analytics({ kind: 'operator' })).toHaveProperty('totalFarmers')
  expect(await gona.sms.campaigns({ kind: 'system', job: 'daily-sms' })).toBeArray()
})

test('gona doctor names who lacks it, and says when no one does', async () => {
  const admins = async () =>
    (await examineInstallation({ ...gona.config, DATA_DIR: tmpdir() }, async () => gona as never)).find(
      ({ subject }) => subject === 'admins',
    )
  await setFactor(false)
  expect(await admins()).toEqual({
    subject: 'admins',
    ok: false,
    detail: `ask these to switch on two-step sign-in; until then they cannot administer: Eve ${admin.phone}`,
  })
  await setFactor(true)
  expect(await admins()).toEqual({ subject: 'admins', ok: true, detail: 'all have two-step sign-in' })
})

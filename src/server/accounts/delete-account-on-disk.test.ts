import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { posts } from '../../db/schema/community.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { FARMER, startAccounts } from './fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'gona-forgotten-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOW = '2026-06-20T08:00:00.000Z'

/** All bytes of the folder on disk: the database and its log. */
const onDisk = () => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))

test('who has left is not in the bytes of the files either, among many who stay', async () => {
  const { db, browser } = await startAccounts({}, join(folder, 'gona.db'))
  const farmer = browser()
  const { body } = await farmer.send('POST', '/api/register', { ...FARMER, firstName: 'Vanishing-Amina' })
  const rows = (whose: string, userId: string) =>
    Array.from({ length: 60 }, (_, n) => [
      db.orm.insert(posts).values({
        id: Bun.randomUUIDv7(),
        authorId: userId,
        content: `${whose} post ${n} ${'x'.repeat((n * 97) % 3000)}`,
        createdAt: NOW,
        updatedAt: NOW,
      }),
      db.orm.insert(notifications).values({
        id: Bun.randomUUIDv7(),
        userId,
        type: 'advisory',
        title: 't',
        message: `${whose} notice ${n}`,
        createdAt: NOW,
      }),
      db.orm.insert(smsMessages).values({
        id: Bun.randomUUIDv7(),
        userId,
        phone: '+2348031234567',
        text: `${whose} sms ${n}`,
        segments: 1,
        state: 'delivered',
        createdAt: NOW,
      }),
    ]).flat()
  const neighbour = (await browser().send('POST', '/api/register', { ...FARMER, phone: '08055555555' })).body
  await db.write(...rows('Staying', neighbour.id), ...rows('Vanishing', body.id), ...rows('Staying', neighbour.id))
  await db.write(...rows('Vanishing', body.id))
  expect(onDisk().includes('Vanishing post 7')).toBe(true)

  expect((await farmer.send('DELETE', '/api/account', { password: FARMER.password })).status).toBe(204)
  const bytes = onDisk()
  for (const trace of ['Vanishing', body.id]) expect(bytes.includes(trace)).toBe(false)
  expect(bytes.includes('Staying post 7')).toBe(true)
  db.close()
})

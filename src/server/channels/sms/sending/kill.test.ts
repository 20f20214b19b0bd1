import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '../../../../db/file/open-file.ts'
import type { Database } from '../../../../db/open.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { advisories } from '../../../../db/schema/advisories.ts'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { seededDraws } from '../../../testing/draws.ts'
import { type SmsServer, startSmsServer } from '../../../testing/providers/africas-talking.ts'
import { preferences } from '../fixture.ts'

const FARMERS = 3000
const TEXTS = 150
const ROUNDS = 12

const draws = seededDraws('kills of a sender')

let folder: string
let db: Database
let server: SmsServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gona-kill-'))
  db = openFile(join(folder, 'gona.db'))
  server = await startSmsServer()
  await seed()
})
afterAll(async () => {
  db.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('killed at any moment and started again, a campaign ends with nobody having got a second message', async () => {
  const cuts = (number: number) => number % 17 === 5
  let reached = Promise.withResolvers<void>()
  /** Request of this round that is accepted and never answered: its messages are in flight at the kill. */
  let last = Number.POSITIVE_INFINITY
  server.judge((phone) => (phone.endsWith('7') ? 403 : 101))
  server.meet((_, number) => {
    if (number >= last) {
      last = Number.POSITIVE_INFINITY
      reached.resolve()
      return { kind: 'held', until: new Promise(() => {}) }
    }
    return cuts(number) ? { kind: 'cut-after' } : { kind: 'slow', ms: draws.between(4, 24) }
  })
  for (let round = 0; round < ROUNDS; round++) {
    reached = Promise.withResolvers()
    const sending = round % 4 > 0
    last = sending ? server.requests.length + round : Number.POSITIVE_INFINITY
    const sender = await startSender()
    // Every fourth round kills while it is starting or composing.
    await (sending ? reached.promise : Bun.sleep(draws.between(0, 40)))
    sender.kill('SIGKILL')
    await sender.exited
  }
  last = Number.POSITIVE_INFINITY
  expect(await (await startSender()).exited).toBe(0)

  const most = Math.max(...[...server.accepted.values()].map((texts) => texts.length))
  expect(most).toBe(1)
  const messages = await db.orm.select().from(smsMessages)
  expect(new Set(messages.map((message) => message.phone)).size).toBe(FARMERS)
  expect(messages).toHaveLength(FARMERS)
  const count = (...states: string[]) => messages.filter(({ state }) => states.includes(state)).length
  expect(count('accepted', 'failed', 'unknown')).toBe(FARMERS)
  for (const { phone, state } of messages) if (state === 'accepted') expect(server.accepted.has(phone)).toBe(true)
  // Kills left messages in flight, beyond those whose connection the provider cut.
  const cut = server.requests.filter((_, number) => cuts(number)).flatMap(({ to }) => to).length
  expect(count('unknown')).toBeGreaterThan(cut)
}, 300_000)

async function startSender() {
  const script = join(import.meta.dir, 'killed-sender.ts')
  const sender = Bun.spawn([process.execPath, script, join(folder, 'gona.db'), server.url], { stdout: 'pipe' })
  await sender.stdout.getReader().read()
  return sender
}

async function seed() {
  const at = new Date().toISOString()
  const people = Array.from({ length: FARMERS }, (_, i) => ({
    id: Bun.randomUUIDv7(),
    phone: `+23480${String(30_000_000 + i)}`,
    notificationPreferences: preferences(true),
    phoneProvedAt: at,
    createdAt: at,
    updatedAt: at,
  }))
  for (let from = 0; from < FARMERS; from += 500) {
    const some = people.slice(from, from + 500)
    await db.write(
      db.orm.insert(users).values(some),
      db.orm.insert(advisories).values(
        some.map(({ id }, i) => ({
          id: Bun.randomUUIDv7(),
          userId: id,
          cropType: 'maize' as const,
          title: 'Weed',
          content: 'Weed',
          priority: 'medium' as const,
          category: 'other' as const,
          situation: 'weed',
          rule: 'care.weeds' as const,
          facts: {},
          evidence: [],
          language: 'en' as const,
          sms: `Maize: weed field ${(from + i) % TEXTS}.`,
          score: 1,
          createdAt: at,
          updatedAt: at,
        })),
      ),
    )
  }
}

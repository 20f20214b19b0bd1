import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { openFile } from '../../db/file/open-file.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { createLog } from '../../shared/log.ts'
import { readConfig } from '../config.ts'
import { seededDraws } from '../testing/draws.ts'
import { createWordService } from '../words/service.ts'
import { createWarningService } from './service.ts'
import { ALERT, bytesOf, CANCEL } from './testing/samples.ts'

setDefaultTimeout(600_000)

const FARMERS = 10_000
const KILLS = 30
/** Minutes after the alert; the lease of a killed process has expired each time. */
const NOON = Date.parse('2026-08-18T11:00:00Z')

const draws = seededDraws('kills of a notifier')
let folder: string
let db: Database
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gona-warned-'))
  db = openFile(join(folder, 'gona.db'))
  const at = new Date(NOON).toISOString()
  for (let from = 0; from < FARMERS; from += 500) {
    const people = Array.from({ length: 500 }, (_, i) => ({
      id: Bun.randomUUIDv7(),
      phone: `+23480${String(30_000_000 + from + i)}`,
      location: { name: 'Kano', lat: 12, lng: 8.52 },
      notificationPreferences: preferencesWithSwitchesOn(['weather', 'advisory', 'sms']),
      channels: i % 2 === 0 ? { warnings: 'sms' as const } : {},
      phoneProvedAt: at,
      createdAt: at,
      updatedAt: at,
    }))
    await db.write(db.orm.insert(users).values(people))
  }
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

let minutes = 0
async function startNotifier() {
  minutes += 3
  const script = join(import.meta.dir, 'testing/killed-notifier.ts')
  const now = new Date(NOON + minutes * 60_000).toISOString()
  const process_ = Bun.spawn([process.execPath, script, join(folder, 'gona.db'), now], { stdout: 'pipe' })
  await process_.stdout.getReader().read()
  return process_
}

async function add(xml: string) {
  const config = readConfig({ WEATHER_PROVIDER: 'climatology' })
  const clock = { now: () => new Date(NOON) }
  const warnings = createWarningService({
    db,
    clock,
    log: createLog('silent'),
    config,
    fetch,
    words: createWordService({ db, clock }),
  })
  await warnings.importFiles({ kind: 'operator' }, [{ name: 'file.xml', bytes: bytesOf(xml) }])
}

async function killed(times: number) {
  for (let kill = 0; kill < times; kill++) {
    const notifier = await startNotifier()
    await Bun.sleep(draws.between(0, 250))
    notifier.kill('SIGKILL')
    await notifier.exited
  }
  expect(await (await startNotifier()).exited).toBe(0)
}

/** Numbers of people by the number of rows that they have. */
const spread = async (rows: string) =>
  Object.fromEntries(
    await db.orm.values<[string, number]>(
      sql.raw(`select n, count(*) from (select (select count(*) from ${rows}) as n from users) group by n`),
    ),
  )

test('killed 30 times while notifying 10,000 people, nobody is notified twice and nobody is missed', async () => {
  await add(ALERT)
  await killed(KILLS / 2)
  expect(await spread("notifications where user_id = users.id and dedupe_key like 'cap-warned:%'")).toEqual({
    1: FARMERS,
  })
  expect(await spread("warning_notices where user_id = users.id and what = 'warned'")).toEqual({ 1: FARMERS })
  const sms = "sms_messages where user_id = users.id and kind = 'severe warning'"
  expect(await spread(sms)).toEqual({ 0: FARMERS / 2, 1: FARMERS / 2 })

  await db.write(sql`update sms_messages set state = 'accepted'`)
  await add(CANCEL)
  await killed(KILLS / 2)
  expect(await spread("notifications where user_id = users.id and dedupe_key like 'cap-warned:%'")).toEqual({
    0: FARMERS,
  })
  expect(await spread("notifications where user_id = users.id and dedupe_key like 'cap-withdrawn:%'")).toEqual({
    1: FARMERS,
  })
  expect(await spread(sms)).toEqual({ 0: FARMERS / 2, 2: FARMERS / 2 })
})

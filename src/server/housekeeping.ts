import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import { deleteInSteps, inSteps } from '../db/in-steps.ts'
import { notifications } from '../db/schema/notifications.ts'
import { accountSmsDays, smsMessages } from '../db/schema/sms.ts'
import { weatherData } from '../db/schema/weather.ts'
import type { Accounts } from './accounts/service.ts'
import type { Foundation } from './foundation.ts'
import type { IdempotencyKeys } from './idempotency-keys.ts'
import type { Images } from './images/service.ts'

const DAY = 86_400_000
/** How long each kind of row is kept (docs/operating.md); ended sessions go at once, answers kept for replay after a day. */
const KEEP_DAYS = { smsText: 30, smsOfNobody: 30, accountSmsDays: 2, weather: 200, readNotifications: 180 } as const
const BACKUP_NAME = /^gona-\d{4}-\d{2}-\d{2}T\d{6}\.db$/
/** Left by one that was killed in the middle. */
const UNFINISHED_NAME = /^gona-\d{4}-\d{2}-\d{2}T\d{6}\.db\../

export type Housekeeping = ReturnType<typeof createHousekeeping>

/** What the server does for itself each night: forgets what it no longer needs, and keeps copies. */
export function createHousekeeping({
  db,
  config,
  images,
  accounts,
  idempotencyKeys,
  log,
}: Pick<Foundation, 'db' | 'config' | 'log'> & {
  images: Pick<Images, 'pruneUnused'>
  accounts: Pick<Accounts, 'prune'>
  idempotencyKeys: Pick<IdempotencyKeys, 'prune'>
}) {
  return {
    /** Goes in steps: a million farmers leave a million old rows in a night. */
    async prune(asOf: Date): Promise<void> {
      const before = (days: number) => new Date(asOf.getTime() - days * DAY).toISOString()
      await accounts.prune(asOf)
      await deleteInSteps(db, accountSmsDays, lt(accountSmsDays.day, before(KEEP_DAYS.accountSmsDays).slice(0, 10)))
      await idempotencyKeys.prune(asOf)
      await deleteInSteps(db, weatherData, lt(weatherData.timestamp, before(KEEP_DAYS.weather)))
      // The literals are what the partial indexes ask for.
      await deleteInSteps(db, notifications, sql`is_read = 1 and created_at < ${before(KEEP_DAYS.readNotifications)}`)
      await inSteps(
        db,
        (some) => sql`
          update ${smsMessages} set text = '' where rowid in (
            select rowid from ${smsMessages} where text <> '' and final_at < ${before(KEEP_DAYS.smsText)}
              and state in ('accepted', 'delivered', 'failed', 'unknown', 'skipped') ${some})
          returning 1`,
      )
      // To a phone without an account, as an answer to HELP: nobody could ask to see or delete it.
      await deleteInSteps(db, smsMessages, sql`user_id is null and created_at < ${before(KEEP_DAYS.smsOfNobody)}`)
      await images.pruneUnused(asOf)
      await db.foldLog()
      log.info('housekeeping.pruned')
    },

    /** A dated copy in BACKUP_DIR, the newest BACKUP_KEEP kept; nothing when BACKUP_DIR is unset. Returns the file. */
    async backup(asOf: Date): Promise<string | null> {
      if (!config.BACKUP_DIR) return null
      const stamp = asOf.toISOString().slice(0, 19).replaceAll(':', '')
      const file = `${config.BACKUP_DIR}/gona-${stamp}.db`
      await db.backupTo(file)
      dropOld(config.BACKUP_DIR, file, config.BACKUP_KEEP)
      log.info('housekeeping.backup')
      return file
    },
  }
}

/** Keeps `made` and the newest before it, whatever the clock called them. */
function dropOld(folder: string, made: string, keep: number) {
  const names = readdirSync(folder)
  const older = names.filter((name) => BACKUP_NAME.test(name) && name !== basename(made)).sort()
  const killed = names.filter((name) => UNFINISHED_NAME.test(name))
  for (const name of [...older.slice(0, Math.max(0, older.length - keep + 1)), ...killed]) rmSync(join(folder, name))
}

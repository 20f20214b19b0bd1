import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { and, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { notifications, recoveryCodes, smsMessages, weatherData } from '../db/schema.ts'
import type { Accounts } from './accounts/service.ts'
import type { IdempotencyKeys } from './http/idempotency-keys.ts'
import type { Images } from './images/service.ts'
import type { Foundation } from './services.ts'

const DAY = 86_400_000
/** How long each kind of row is kept (docs/operating.md); ended sessions go at once, answers kept for replay after a day. */
const KEEP_DAYS = { smsText: 30, weather: 200, readNotifications: 180 } as const
const BACKUP_NAME = /^gona-\d{4}-\d{2}-\d{2}T\d{6}\.db$/

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
  accounts: Pick<Accounts, 'pruneSessions'>
  idempotencyKeys: Pick<IdempotencyKeys, 'prune'>
}) {
  return {
    async prune(asOf: Date): Promise<void> {
      const before = (days: number) => new Date(asOf.getTime() - days * DAY).toISOString()
      const { orm } = db
      await accounts.pruneSessions(asOf)
      await idempotencyKeys.prune(asOf)
      await db.write(
        orm.delete(recoveryCodes).where(lt(recoveryCodes.expiresAt, asOf.toISOString())),
        orm.delete(weatherData).where(lt(weatherData.timestamp, before(KEEP_DAYS.weather))),
        orm
          .delete(notifications)
          .where(
            and(sql`${notifications.isRead} = 1`, lt(notifications.createdAt, before(KEEP_DAYS.readNotifications))),
          ),
        orm
          .update(smsMessages)
          .set({ text: '' })
          .where(
            and(
              isNotNull(smsMessages.finalAt),
              lt(smsMessages.finalAt, before(KEEP_DAYS.smsText)),
              inArray(smsMessages.state, ['accepted', 'delivered', 'failed', 'unknown', 'skipped']),
              ne(smsMessages.text, ''),
            ),
          ),
      )
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
      dropOld(config.BACKUP_DIR, config.BACKUP_KEEP)
      log.info('housekeeping.backup')
      return file
    },
  }
}

function dropOld(folder: string, keep: number) {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const copies = readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
  for (const name of copies.slice(0, Math.max(0, copies.length - keep))) rmSync(`${folder}/${name}`)
}

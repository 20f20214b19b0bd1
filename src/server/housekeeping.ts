import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Foundation } from './foundation/foundation.ts'

const BACKUP_NAME = /^gona-\d{4}-\d{2}-\d{2}T\d{6}\.db$/
/** Name of the temporary file that a killed backup leaves. */
const UNFINISHED_NAME = /^gona-\d{4}-\d{2}-\d{2}T\d{6}\.db\../

/** Nightly housekeeping: deletes expired data and makes backups. */
export function createHousekeeping(
  { db, config, log }: Pick<Foundation, 'db' | 'config' | 'log'>,
  parts: { prune(asOf: Date): Promise<unknown> }[],
) {
  return {
    /** Deletes in steps: a million farmers leave a million expired rows in a night. */
    async prune(asOf: Date): Promise<void> {
      for (const part of parts) await part.prune(asOf)
      await db.foldLog()
      log.info('housekeeping.pruned')
    },

    /** Writes a dated copy to BACKUP_DIR and keeps the newest BACKUP_KEEP; does nothing without BACKUP_DIR. Returns the file. */
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

/** Deletes backups except `made` and the newest before it; later dates come from a wrong clock. */
function dropOld(folder: string, made: string, keep: number) {
  const names = readdirSync(folder)
  const older = names.filter((name) => BACKUP_NAME.test(name) && name !== basename(made)).sort()
  const killed = names.filter((name) => UNFINISHED_NAME.test(name))
  for (const name of [...older.slice(0, Math.max(0, older.length - keep + 1)), ...killed]) rmSync(join(folder, name))
}

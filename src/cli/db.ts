import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { EXIT_CODES, technicalError } from '../shared/errors.ts'
import type { CliContext } from './context.ts'
import { registerFailover } from './failover.ts'

export function registerDb(db: Command, context: CliContext) {
  db.command('migrate')
    .description('update the database schema (serve does so at start)')
    .action(async () => {
      const services = await context.services()
      context.result({ database: services.db.place }, `${services.db.place} is up to date.`)
    })

  db.command('backup <file>')
    .description('write a consistent copy; the server may be running')
    .action(async (file: string) => {
      await refuseNone(context)
      const services = await context.services()
      await services.db.backupTo(file)
      context.result({ file, bytes: Bun.file(file).size }, `Backed up to ${file} (${Bun.file(file).size} bytes).`)
    })

  db.command('restore <file>')
    .description('replace the database with a backup (stop the server first)')
    .option('--yes', 'do not ask for confirmation')
    .action((file: string, more: { yes?: boolean }) => restoreBackup(context, file, more))

  db.command('copy [file]')
    .description(
      'copy a backup, or the file in DATA_DIR (stop the server first), to the empty libSQL server at DATABASE_URL',
    )
    .action(async (file?: string) => {
      const { DATABASE_URL: [url] = [], DATABASE_AUTH_TOKEN: authToken, DATA_DIR } = await context.config()
      if (!url) throw technicalError('invalid', 'Set DATABASE_URL to the server to copy to.')
      const { copyToServer } = await import('../db/libsql/copy.ts')
      const tables = await copyToServer(file ?? `${DATA_DIR}/gona.db`, { url, authToken }, ({ table, rows }) =>
        context.say(`${table}: ${rows} rows, the same on both sides`),
      )
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      context.result(
        { tables },
        `Copied ${rows} rows in ${tables.length} tables. Every table was read back and compared.`,
      )
    })

  registerFailover(db, context)

  db.command('check')
    .description('check the database for damage')
    .action(async () => {
      await refuseNone(context)
      const wrong = await (await context.services()).db.check()
      context.result(
        { ok: wrong.length === 0, wrong },
        wrong.length === 0 ? 'The database is intact.' : wrong.join('\n'),
      )
      if (wrong.length > 0) context.exitCode = EXIT_CODES.failed
    })
}

async function restoreBackup(context: CliContext, file: string, { yes }: { yes?: boolean }) {
  if ((await context.config()).DATABASE_URL) {
    throw technicalError('invalid', 'DATABASE_URL is set. Use gona db copy FILE to restore a backup to a server.')
  }
  const { restoreDatabase } = await import('../db/file/restore.ts')
  const target = `${(await context.config()).DATA_DIR}/gona.db`
  if (!yes && existsSync(target) && !(await context.confirm(`Replace ${target} with ${file}?`))) {
    throw technicalError('invalid', 'Nothing was changed. Add --yes to restore without confirmation.')
  }
  const former = await restoreDatabase(file, target)
  context.result(
    { restored: target, kept: former },
    `Restored ${target}.${former ? ` The previous database was moved to ${former}.` : ''}`,
  )
}

/** Refuses a missing file: opening would create an empty one, which then passes the check or becomes a backup. */
async function refuseNone(context: CliContext): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = await context.config()
  if (!DATABASE_URL && !existsSync(`${DATA_DIR}/gona.db`)) {
    throw technicalError('not_found', `There is no database in ${DATA_DIR}. Set DATA_DIR to its folder.`)
  }
}

import type { Config } from '../shared/config.ts'
import type { Database } from './database.ts'
import { openFile } from './file/open-file.ts'
import { closeToOthers, privatePaths } from './file/private-files.ts'

export { type Database, type Orm, rowCount, type Write } from './database.ts'

/**
 * Opens the file in DATA_DIR, or the libSQL server at DATABASE_URL. @throws AppError for a database of another version,
 * a damaged, unwritable or unreachable one
 */
export async function openDatabase(
  config: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR' | 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>,
): Promise<Database> {
  if (!config.DATABASE_URL) {
    for (const path of privatePaths(config)) closeToOthers(path)
    return openFile(`${config.DATA_DIR}/gona.db`)
  }
  const { openServer } = await import('./libsql/open-server.ts')
  const db = openServer({ url: config.DATABASE_URL, authToken: config.DATABASE_AUTH_TOKEN })
  await db.ping()
  return db
}

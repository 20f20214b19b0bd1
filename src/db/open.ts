import type { Config } from '../shared/config.ts'
import type { Log } from '../shared/log.ts'
import type { Database } from './database.ts'
import { openFile } from './file/open-file.ts'
import { privatePaths, restrictAccess } from './file/private-files.ts'
import type { ServerSettings } from './libsql/cluster-settings.ts'

export { type Database, type Orm, rowCountSql, type Write } from './database.ts'

/** Opens the file in DATA_DIR or the server at DATABASE_URL. @throws AppError if unusable */
export async function openDatabase(
  config: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR'> & Partial<ServerSettings>,
  log?: Log,
): Promise<Database> {
  if (!config.DATABASE_URL) {
    for (const path of privatePaths(config)) restrictAccess(path)
    return openFile(`${config.DATA_DIR}/gona.db`)
  }
  const { openServer } = await import('./libsql/open-server.ts')
  const { clusterSettings } = await import('./libsql/cluster-settings.ts')
  const db = openServer({ ...clusterSettings(config), log })
  await db.ping()
  return db
}

import { readMigrationFiles } from 'drizzle-orm/migrator'

/** Read at build time, so that the executable carries its migrations. */
export function embeddedMigrations() {
  return readMigrationFiles({ migrationsFolder: `${import.meta.dir}/../../migrations` })
}

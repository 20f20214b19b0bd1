import { readMigrationFiles } from 'drizzle-orm/migrator'

/** Runs at build time: the executable contains its migrations. */
export function embeddedMigrations() {
  return readMigrationFiles({ migrationsFolder: `${import.meta.dir}/../../migrations` })
}

import { Database as Sqlite } from 'bun:sqlite'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// npm run migrations -- --name <what>: writes the migration of a changed schema and migrations/schema.sql. Run it again
// after adding SQL of your own to the new migration.
const root = join(import.meta.dir, '..')
const META = join(root, 'migrations/meta')
const kit = join(root, 'node_modules/.bin/drizzle-kit')

const { exitCode } = Bun.spawnSync([kit, 'generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit'],
})
if (exitCode !== 0) process.exit(exitCode)

// drizzle-kit compares with the newest snapshot only; each is as long as the schema.
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'))
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(META, older))

// Imported here: the migrations are read when the module is loaded.
const { schemaText } = await import('./lib/schema-text.ts')
await Bun.write(join(root, 'migrations/schema.sql'), schemaText(new Sqlite(':memory:')))

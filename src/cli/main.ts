import { run } from './run.ts'

// What Gona writes, its user alone can read: backups and exports too, wherever they go.
process.umask(0o077)
process.exit(await run(process.argv.slice(2), process.env))

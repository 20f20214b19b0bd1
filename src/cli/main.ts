import { run } from './run.ts'

if (Bun.isMainThread) {
  // What Gona writes, its user alone can read: backups and exports too, wherever they go.
  process.umask(0o077)
  process.exit(await run(process.argv.slice(2), process.env))
} else {
  const { answerReads } = await import('../server/reader.ts')
  answerReads()
}

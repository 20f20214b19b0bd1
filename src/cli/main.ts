import { run } from './run.ts'
import { flushOutput } from './terminal.ts'

if (Bun.isMainThread) {
  // What Gona writes, its user alone can read: backups and exports too, wherever they go.
  process.umask(0o077)
  const exitCode = await run(process.argv.slice(2), process.env)
  await flushOutput()
  process.exit(exitCode)
} else {
  const { answerReads } = await import('../server/reader.ts')
  answerReads()
}

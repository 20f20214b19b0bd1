import { runCli } from './run-cli.ts'
import { flushOutput } from './terminal.ts'

// Backups and exports are readable by their owner only.
process.umask(0o077)
const exitCode = await runCli(process.argv.slice(2), process.env)
await flushOutput()
process.exit(exitCode)

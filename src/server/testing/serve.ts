// A whole server in its own process, for tests that stop or kill it. Needs no build.
import { readConfig } from '../config.ts'
import { serveUntilStopped } from '../serve.ts'
import { noAssets } from './no-assets.ts'

await serveUntilStopped(readConfig(process.env), async () => noAssets)
process.exit(0)

// A whole server in a process of its own, for tests that stop or kill one. Needs no build.
import { readConfig } from '../config.ts'
import { serveUntilStopped } from '../serve.ts'
import { noAssets } from './no-assets.ts'

await serveUntilStopped(readConfig(process.env), async () => noAssets)
process.exit(0)

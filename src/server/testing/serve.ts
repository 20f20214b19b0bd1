// A whole server in a process of its own, for tests that must stop or kill one. Needs no build.
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { serveUntilStopped } from '../serve.ts'
import { noAssets } from './no-assets.ts'

await serveUntilStopped(readConfig(process.env), async () => noAssets, join(import.meta.dir, 'reader.ts'))
process.exit(0)

import type { Database } from '../../db/open.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Log } from '../../shared/log.ts'
import type { Config } from '../config.ts'

export interface Foundation {
  db: Database
  config: Config
  clock: Clock
  log: Log
  fetch: typeof fetch
}

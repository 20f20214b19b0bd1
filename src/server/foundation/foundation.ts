import type { Database } from '../../db/open.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Log } from '../../shared/log.ts'
import type { Config } from '../config.ts'

/** Dependencies available to every service factory; each takes only what it needs. */
export interface Foundation {
  db: Database
  config: Config
  clock: Clock
  log: Log
  /** Client for outside requests; tests set their own servers' addresses in `config` instead of replacing it. */
  fetch: typeof fetch
}

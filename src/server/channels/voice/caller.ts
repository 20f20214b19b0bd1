import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { FieldUpdates } from '../../advisories/field-work.ts'
import type { AdvisoryService } from '../../advisories/service.ts'
import type { FarmLogService } from '../../crops/farm-log.ts'
import type { HarvestService } from '../../harvests/service.ts'
import type { WarningService } from '../../warnings/service.ts'
import type { RainService } from '../../weather/rains/service.ts'
import type { WeatherService } from '../../weather/service.ts'
import type { createWordService } from '../../words/service.ts'

export interface CallServices {
  advisories: Pick<AdvisoryService, 'spoken'>
  fieldWork: Pick<FieldUpdates, 'add' | 'feedback'>
  farmLog: Pick<FarmLogService, 'today'>
  weather: Pick<WeatherService, 'forecast'>
  rains: Pick<RainService, 'at'>
  warnings: Pick<WarningService, 'textsAt' | 'sentencesAt'>
  words: Pick<ReturnType<typeof createWordService>, 'report'>
  harvests: Pick<HarvestService, 'open' | 'asked' | 'take'>
}

export interface Caller {
  phone: string
  user: User | null
  language: Language
  keys: string | null
  /** Result of a question spoken since the previous place; `full`: too many open questions. */
  recorded: 'stored' | 'full' | null
  /** Runs `work` once, however often this turn arrives. `isDone` reports whether it has run. */
  once(name: string, work: () => Promise<unknown>): Promise<void>
  isDone(name: string): Promise<boolean>
}

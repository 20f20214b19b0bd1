import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { FieldUpdates } from '../../advisories/field-work.ts'
import type { Advisories } from '../../advisories/service.ts'
import type { FarmLog } from '../../crops/farm-log.ts'
import type { Harvests } from '../../harvests/service.ts'
import type { Warnings } from '../../warnings/service.ts'
import type { Rains } from '../../weather/rains/service.ts'
import type { Weather } from '../../weather/service.ts'
import type { createWords } from '../../words/service.ts'

export interface CallServices {
  advisories: Pick<Advisories, 'spoken'>
  fieldWork: Pick<FieldUpdates, 'add' | 'feedback'>
  farmLog: Pick<FarmLog, 'today'>
  weather: Pick<Weather, 'forecast'>
  rains: Pick<Rains, 'at'>
  warnings: Pick<Warnings, 'textsAt' | 'sentencesAt'>
  words: Pick<ReturnType<typeof createWords>, 'report'>
  harvests: Pick<Harvests, 'open' | 'asked' | 'take'>
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

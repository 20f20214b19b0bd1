import type { Language } from '../../contracts/languages.ts'
import type { WarningEvent } from '../../contracts/warnings.ts'
import { firstItem } from '../../shared/lookups.ts'
import { classifyWarningEvent } from './event-class.ts'
import type { WarningBlock } from './warning-events.ts'
import { eventAndTimeIn, localTime } from './warning-texts.ts'

/** A warning in force that has begun or begins within two days. */
export interface SoonWarning {
  event: WarningEvent
  /** First day, local date. */
  from: string
  /** Source, event and time in words. */
  names(language: Language): { source: string; event: string; time: string }
}

export const BEGINS_SOON_MS = 48 * 3_600_000

export function toSoonWarning(blocks: readonly WarningBlock[], zone: string): SoonWarning {
  return {
    event: classifyWarningEvent(firstItem(blocks)),
    from: localTime(firstItem(blocks).onset, zone).day,
    names: (language) => eventAndTimeIn(blocks, zone, language),
  }
}

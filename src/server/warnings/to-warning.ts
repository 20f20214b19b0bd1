import type { User } from '../../contracts/account.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Warning, WarningEvent } from '../../contracts/warnings.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { firstItem } from '../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { timeZoneOfPhone } from '../channels/sending-hours.ts'
import { classifyWarningEvent } from './event-class.ts'
import {
  blocksFor,
  type FarmPosition,
  type MessageVersion,
  type WarningBlock,
  warningTextFor,
} from './warning-events.ts'
import { dateTimeInWords, instructionIn, severityToShow, toSentenceCase, weatherServiceName } from './warning-texts.ts'

const DRAWINGS: Record<WarningEvent, DrawingId> = {
  thunderstorm: 'sky.storm',
  'heavy-rain': 'sky.rain',
  flood: 'sign.waterlogged',
  heat: 'sky.heat',
  dust: 'sky.dust',
  wind: 'sky.wind',
  'dry-spell': 'sky.sun',
  other: 'sky.cloud',
}

/** Reader of a warning: language, and time zone by the phone number. */
type Reader = Pick<User, 'preferredLanguage' | 'phone'>

export function warningState(version: MessageVersion, place: FarmPosition, now: string): Warning['state'] {
  if (version.over !== null) return version.over
  if (version.blocks.every(({ expires }) => expires <= now)) return 'ended'
  return blocksFor(version, place, now).length > 0 ? 'in force' : 'elsewhere'
}

export function toWarning(
  blocks: readonly WarningBlock[],
  { preferredLanguage: language, phone }: Reader,
  state: Warning['state'],
): Warning {
  const gravest = firstItem(blocks)
  const text = warningTextFor(blocks, language)
  const zone = timeZoneOfPhone(phone)
  const words = TEXTS_BY_LANGUAGE[language].warnings
  const event = classifyWarningEvent(gravest)
  const severity = severityToShow(gravest)
  return {
    id: text.message.id,
    event,
    drawing: DRAWINGS[event],
    severity,
    title: words.events[event],
    severityWord: words.severities[severity],
    from: dateTimeInWords(gravest.onset, zone, language),
    until: dateTimeInWords(gravest.expires, zone, language),
    onset: gravest.onset,
    expires: gravest.expires,
    todo: instructionIn(blocks, language),
    text: toSentenceCase(text.description || text.headline || text.event),
    language: text.language,
    issued: fillPlaceholders(words.issued, {
      source: weatherServiceName(gravest),
      at: dateTimeInWords(text.message.sent, zone, language),
    }),
    state,
  }
}

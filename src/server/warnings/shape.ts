import type { User } from '../../contracts/account.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Warning, WarningEvent } from '../../contracts/warnings.ts'
import { fill } from '../../shared/fill.ts'
import { firstItem } from '../../shared/lookups.ts'
import { WORDS } from '../../words/index.ts'
import { zoneOf } from '../channels/sending-hours.ts'
import { eventOf } from './event-class.ts'
import { blocksFor, type FarmPosition, type MessageVersion, textFor, type WarningBlock } from './events.ts'
import { instructionIn, momentInWords, sentenceCase, severityOf, sourceOf } from './texts.ts'

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
  const text = textFor(blocks, language)
  const zone = zoneOf(phone)
  const words = WORDS[language].warnings
  const event = eventOf(gravest)
  const severity = severityOf(gravest)
  return {
    id: text.message.id,
    event,
    drawing: DRAWINGS[event],
    severity,
    title: words.events[event],
    severityWord: words.severities[severity],
    from: momentInWords(gravest.onset, zone, language),
    until: momentInWords(gravest.expires, zone, language),
    onset: gravest.onset,
    expires: gravest.expires,
    todo: instructionIn(blocks, language),
    text: sentenceCase(text.description || text.headline || text.event),
    language: text.language,
    issued: fill(words.issued, {
      source: sourceOf(gravest),
      at: momentInWords(text.message.sent, zone, language),
    }),
    state,
  }
}

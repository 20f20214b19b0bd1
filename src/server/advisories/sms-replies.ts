import { dayInWords } from '../../advice-words/word-advice.ts'
import { postponesFertilizer } from '../../agronomy/choose-advice.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../words/index.ts'
import type { FarmLogService } from '../crops/farm-log.ts'
import type { Actor } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type AdvisoryRow, requestedCount } from './advisory-row.ts'
import { createCountFollowUp } from './count-decision.ts'
import type { FieldReader } from './field-reader.ts'
import type { FieldUpdates } from './field-work.ts'
import type { PlantCount } from './parse-sms-answer.ts'

export interface AdviceRepliesDeps extends Pick<Foundation, 'config'> {
  farmLog: Pick<FarmLogService, 'today'>
  fieldWork: Pick<FieldUpdates, 'add' | 'feedback'>
  fieldNow: FieldReader
}

/** Stores a reply to advice by SMS, and writes the response. */
export function createAdviceReplies({ config, farmLog, fieldWork, fieldNow }: AdviceRepliesDeps) {
  const decisionOn = createCountFollowUp(fieldNow)

  const valuesOf = (actor: Actor, language: Language) => ({
    app: config.APP_NAME,
    crop: '',
    day: dayInWords(farmLog.today(actor), language),
  })

  /** Records that an application was held for rain, or given. */
  async function replyToFeeding(actor: Actor, cards: AdvisoryRow[], reported: 'held' | 'gave', language: Language) {
    const feeding = cards.find(({ closes }) => closes?.kind === 'fed')
    if (!feeding || (reported === 'held' && !postponesFertilizer(feeding))) return null
    await fieldWork.feedback(actor, feeding.id, reported === 'gave' ? { gave: true } : { done: true })
    const { noted, logged } = TEXTS_BY_LANGUAGE[language].sms
    const values = valuesOf(actor, language)
    if (reported === 'held') return fillPlaceholders(noted, values)
    return fillPlaceholders(logged, {
      ...values,
      did: translatorFor(language)('did.fed'),
      crop: cropIn(feeding, language),
    })
  }

  async function replyToDone(actor: Actor, last: AdvisoryRow, language: Language): Promise<string> {
    const { howMany, noted, logged } = TEXTS_BY_LANGUAGE[language].sms
    const values = valuesOf(actor, language)
    const counting = requestedCount(last)
    if (counting) return fillPlaceholders(howMany, { ...values, of: counting.of })
    await fieldWork.feedback(actor, last.id, { done: true })
    if (!last.closes || postponesFertilizer(last)) return fillPlaceholders(noted, values)
    const did = translatorFor(language)(`did.${last.closes.kind}`)
    return fillPlaceholders(logged, { ...values, did, crop: cropIn(last, language) })
  }

  /** Stores a count and returns the decision on it. */
  async function replyToCount(actor: Actor, cards: AdvisoryRow[], reported: PlantCount, language: Language) {
    const card = cards.find((row) => requestedCount(row) && row.cropId)
    const counting = card && requestedCount(card)
    if (!card?.cropId || !counting) return null
    const { howMany, counted } = TEXTS_BY_LANGUAGE[language].sms
    const values = valuesOf(actor, language)
    const { count } = reported
    const of = reported.of ?? counting.of
    if (count > of) return fillPlaceholders(howMany, { ...values, of })
    const date = farmLog.today(actor)
    await fieldWork.add(actor, card.cropId, { kind: 'scouted', date, product: counting.pest, count, of })
    const decision = await decisionOn(actor, card.cropId, card.facts.pest, language)
    return decision?.text ?? fillPlaceholders(counted, { ...values, crop: cropIn(card, language), count, of })
  }

  return { replyToFeeding, replyToDone, replyToCount }
}

const cropIn = ({ cropType }: AdvisoryRow, language: Language): string =>
  TEXTS_BY_LANGUAGE[language].advice.crops[canonicalCrop(cropType)]

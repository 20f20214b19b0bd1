import { and, eq, inArray } from 'drizzle-orm'
import { dayInWords } from '../../advice-words/wording.ts'
import { holdsFeed } from '../../agronomy/choose.ts'
import type { User } from '../../contracts/account.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { fill } from '../../shared/fill.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { translatorFor, WORDS } from '../../words/index.ts'
import { findUser } from '../accounts/user-row.ts'
import type { FarmLog } from '../crops/farm-log.ts'
import { type Actor, person } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { createWords } from '../words/service.ts'
import { readAnswer } from './answer-words.ts'
import { createCountDecision } from './count-decision.ts'
import type { FieldNow } from './field-now.ts'
import type { FieldWork } from './field-work.ts'
import { type AdvisoryRow, countOf } from './shape.ts'

type Needs = Pick<Foundation, 'db' | 'config'> & {
  farmLog: Pick<FarmLog, 'today'>
  fieldWork: Pick<FieldWork, 'add' | 'feedback'>
  fieldNow: FieldNow
  words: Pick<ReturnType<typeof createWords>, 'report'>
}

export type SmsAnswers = ReturnType<typeof createSmsAnswers>

/** Handles replies to advice by SMS: done, or a count of affected plants. */
export function createSmsAnswers({ db, config, farmLog, fieldWork, fieldNow, words: register }: Needs) {
  const decisionOn = createCountDecision(fieldNow)

  /** Returns the person's advisories with these ids, in their order. */
  async function adviceOf({ id: userId }: User, ids: readonly string[]): Promise<AdvisoryRow[]> {
    const rows = await db.orm
      .select()
      .from(advisories)
      .where(and(eq(advisories.userId, userId), inArray(advisories.id, [...ids])))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** Records whether the last of these advisories was useful. Returns false without one. */
    async useful(actor: Actor, sent: readonly string[], useful: boolean): Promise<boolean> {
      const [last] = await adviceOf(person(actor), sent)
      if (!last) return false
      await fieldWork.feedback(actor, last.id, { useful })
      return true
    },

    /** Reports the sentence of the last of these advisories, once. Returns false without one. */
    async badlySaid(
      actor: Actor,
      sent: readonly string[],
      once: (name: string, work: () => Promise<unknown>) => Promise<void>,
    ): Promise<boolean> {
      const user = person(actor)
      const [last] = await adviceOf(user, sent)
      if (!last) return false
      const language = sendingLanguage(user.preferredLanguage)
      await once('badlySaid', () => register.report(language, [`advice.rules.${last.rule}.sms`]))
      return true
    },

    isAnswer: (text: string): boolean => readAnswer(text) !== null,

    /**
     * Returns the response in the sending language; null if the text is no reply, or nothing was asked.
     * @param sent ids of the last advisories sent, newest first
     * @throws AppError like `FarmLog.add`
     */
    async answer(userId: string, text: string, sent: readonly string[]): Promise<string | null> {
      const reported = readAnswer(text)
      const user = reported === null ? null : await findUser(db, eq(users.id, userId))
      if (reported === null || !user) return null
      const cards = await adviceOf(user, sent)
      const actor: Actor = { kind: 'user', user, adminLocked: false }
      const language = sendingLanguage(user.preferredLanguage)
      const words = WORDS[language].sms
      const values = { app: config.APP_NAME, crop: '', day: dayInWords(farmLog.today(actor), language) }
      const t = translatorFor(language)

      if (reported === 'held' || reported === 'gave') {
        const feeding = cards.find(({ closes }) => closes?.kind === 'fed')
        if (!feeding || (reported === 'held' && !holdsFeed(feeding))) return null
        await fieldWork.feedback(actor, feeding.id, reported === 'gave' ? { gave: true } : { done: true })
        const crop = cropIn(feeding, language)
        return reported === 'held'
          ? fill(words.noted, values)
          : fill(words.logged, { ...values, did: t('did.fed'), crop })
      }

      const [last] = cards
      if (last && (reported === 'done' || (reported.count === 1 && reported.of === null && !countOf(last)))) {
        const counting = countOf(last)
        if (counting) return fill(words.howMany, { ...values, of: counting.of })
        await fieldWork.feedback(actor, last.id, { done: true })
        if (!last.closes || holdsFeed(last)) return fill(words.noted, values)
        const did = t(`did.${last.closes.kind}`)
        return fill(words.logged, { ...values, did, crop: cropIn(last, language) })
      }

      if (reported === 'done') return null
      const card = cards.find((row) => countOf(row) && row.cropId)
      const counting = card && countOf(card)
      if (!card?.cropId || !counting) return null
      const { pest, of: countOfCard } = counting
      const { count } = reported
      const of = reported.of ?? countOfCard
      if (count > of) return fill(words.howMany, { ...values, of })
      await fieldWork.add(actor, card.cropId, {
        kind: 'scouted',
        date: farmLog.today(actor),
        product: pest,
        count,
        of,
      })
      const crop = cropIn(card, language)
      return (
        (await decisionOn(actor, card.cropId, card.facts.pest, language))?.text ??
        fill(words.counted, { ...values, crop, count, of })
      )
    },
  }
}

/** Name of the crop within a sentence. */
const cropIn = ({ cropType }: AdvisoryRow, language: Language): string =>
  WORDS[language].advice.crops[canonicalCrop(cropType)]

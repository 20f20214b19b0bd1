import { canonicalCrop } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Config } from '../../shared/config.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import type { QuestionRow } from './question-rows.ts'

const MAX_SEGMENTS = 2

export interface NearbyFarmerQuestionText {
  id: string
  /** Whole sentence for the web: first name, crop, question. */
  title: string
  message: string
  sms: string
}

/** Returns the SMS to a farmer nearby, in two segments; a long question is cut. */
function peerSms(asks: string, values: { name: string; crop: string }, question: string): string {
  const letters = [...toPlainCharacters(question.replace(/\s+/g, ' ').trim())]
  const whole = () => toPlainCharacters(fillPlaceholders(asks, { ...values, text: endWithFullStop(letters.join('')) }))
  while (smsLength(whole()).segments > MAX_SEGMENTS) letters.splice(-1)
  return whole()
}

const endWithFullStop = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)

export function wordNearbyFarmerQuestion(
  config: Config,
  question: QuestionRow,
  firstName: string | null,
  language: Language,
): NearbyFarmerQuestionText {
  const { notices, sms, advice } = TEXTS_BY_LANGUAGE[sendingLanguage(language)]
  const crop = advice.crops[canonicalCrop(question.cropType!)]
  const values = { name: firstName || config.APP_NAME, crop }
  return {
    id: question.id,
    title: notices.peerAsks,
    message: fillPlaceholders(notices.peerAsksBody, { ...values, text: question.text }),
    sms: peerSms(sms.peerAsks, values, question.text),
  }
}

import type { AudienceSms } from '../../../../contracts/audience.ts'
import { LANGUAGE_IDS, type Language } from '../../../../contracts/languages.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'

const MOST_SEGMENTS = 2

export function audienceMessage(app: string, { text, texts = {}, ...audience }: AudienceSms) {
  const typed: Partial<Record<Language, string>> = {}
  for (const language of LANGUAGE_IDS) {
    const own = texts[language] ?? text
    if (own === undefined) continue
    const whole = `${app}: ${own}`
    if (smsLength(toPlainCharacters(whole)).segments > MOST_SEGMENTS) throw refusalError('sms.tooLong')
    typed[language] = whole
  }
  return { audience, texts: Object.keys(typed).length > 0 ? typed : null }
}

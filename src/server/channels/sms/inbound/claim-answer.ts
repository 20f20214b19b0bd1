import { LANGUAGE_IDS, type Language } from '../../../../contracts/languages.ts'
import { AppError } from '../../../../shared/errors.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { lazyValue } from '../../../../shared/lazy-value.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import { refusalText } from '../../../../words/refusals.ts'
import type { OwnershipClaim } from '../../../accounts/claims/account-by-phone.ts'
import { farmInWords } from '../../ussd/menu/labels.ts'
import { hintPlaceholders } from './hint-words.ts'

export interface ClaimReplies {
  keep(phone: string): Promise<void>
  refuse(phone: string): Promise<void>
}

const lettersOnly = (text: string): string =>
  toPlainCharacters(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
const wordsMeaning = (key: 'advisory.yes' | 'advisory.no') =>
  lazyValue(() => new Set(LANGUAGE_IDS.map((language) => lettersOnly(translatorFor(language)(key)))))
const deletionWords = lazyValue(
  () => new Set(LANGUAGE_IDS.map((language) => lettersOnly(TEXTS_BY_LANGUAGE[language].sms.claimDelete))),
)
const yesWords = wordsMeaning('advisory.yes')
const noWords = wordsMeaning('advisory.no')

/** Reads YES, NO and DELETE in any language, and repeats the question after anything else. NO deletes nothing and names the word that does. */
export async function replyToClaim(
  claims: ClaimReplies,
  app: string,
  claim: OwnershipClaim,
  phone: string,
  text: string,
): Promise<string> {
  const language: Language = sendingLanguage(claim.language)
  const t = translatorFor(language)
  const { sms } = TEXTS_BY_LANGUAGE[language]
  const word = lettersOnly(text)
  if (yesWords().has(word)) {
    await claims.keep(phone)
    return fillPlaceholders(sms.claimKept, { app })
  }
  if (deletionWords().has(word)) {
    try {
      await claims.refuse(phone)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return `${app}: ${refusalText(error, language).message}`
    }
    return fillPlaceholders(sms.howJoin, { app, ...hintPlaceholders(language) })
  }
  const farm = farmInWords(claim.farm, language)
  const named = { app, farm, yes: t('advisory.yes').toUpperCase(), no: t('advisory.no').toUpperCase() }
  if (noWords().has(word)) return fillPlaceholders(sms.claimSure, { ...named, word: sms.claimDelete })
  const question = fillPlaceholders(sms.claim, named)
  return claim.passwordEnded ? `${question} ${TEXTS_BY_LANGUAGE[language].ussd.claimEnded}` : question
}

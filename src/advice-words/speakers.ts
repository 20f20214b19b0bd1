import type { PestId } from '../agronomy/pests/pests.ts'
import type { EvidenceLabel, ReasonId } from '../agronomy/rules/reasons.ts'
import type { RuleId } from '../agronomy/rules/rule-catalogue.ts'
import type { CanonicalCropId } from '../contracts/crops.ts'
import type { GrowthStage } from '../contracts/farm.ts'
import type { GradeId } from '../contracts/grades.ts'
import type { Language } from '../contracts/languages.ts'
import { OPERATIONS } from '../contracts/season.ts'
import { recordFrom } from '../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { toSmsCharacters } from '../words/plain-characters.ts'
import { countWordChanges } from '../words/word-changes.ts'
import type { AdviceSpeaker, AdviceWords } from './speaker.ts'

/** Words that every language must have. The compiler reports a missing rule, reason, pest, crop or stage. */
interface Spoken {
  rules: Record<RuleId, unknown>
  reasons: Record<ReasonId, string>
  evidence: Record<EvidenceLabel, string>
  pests: Record<PestId, unknown>
  crops: Record<CanonicalCropId, string>
  stages: Record<GrowthStage, string>
  products: Partial<Record<GradeId, string>>
}

/** Advice words of a language, with the names of the season's steps. */
function wordsOf(language: Language): AdviceWords & Spoken {
  const { advice, screens } = TEXTS_BY_LANGUAGE[language]
  return { ...advice, steps: recordFrom(OPERATIONS, (operation) => screens[`step.${operation}`]) }
}

interface Speaker {
  page: AdviceSpeaker
  sms: AdviceSpeaker
}

const SPEAKERS = new Map<Language, Speaker>()
let madeAfter = countWordChanges()

/** Returns the voices of a language: `page` with all letters, `sms` folded to GSM-7. They are rebuilt after corrections. */
export function speakerInLanguage(language: Language): Speaker {
  if (madeAfter !== countWordChanges()) {
    SPEAKERS.clear()
    madeAfter = countWordChanges()
  }
  let speaker = SPEAKERS.get(language)
  if (!speaker) {
    // Corrections change words in place, and caches use the words object as key: a copy gives new caches.
    const words = structuredClone(wordsOf(language))
    const plain = toSmsCharacters(words, language)
    speaker = { page: { words, days: words.days }, sms: { words: plain, days: plain.daysShort } }
    SPEAKERS.set(language, speaker)
  }
  return speaker
}

import type { Language } from '../contracts/languages.ts'
import { WORDS } from './index.ts'

/** Words that its services refuse with, in English; the same keys have them in each language. */
const REFUSALS = ['wrongCode', 'codeRequired', 'late', 'onAlready'] as const

interface Refused {
  message: string | null
  fields: Record<string, string>
}

/** A refused form with the second factor's own sentences in a language; others are left for the page's catalogue. */
export function inSecondFactorWords<Form extends Refused>(form: Form, language: Language): Form {
  const say = (sentence: string) => {
    const key = REFUSALS.find((name) => WORDS.en.secondFactor[name] === sentence)
    return key ? WORDS[language].secondFactor[key] : sentence
  }
  const fields = Object.fromEntries(Object.entries(form.fields).map(([field, sentence]) => [field, say(sentence)]))
  return { ...form, message: form.message && say(form.message), fields }
}

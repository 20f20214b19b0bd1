import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { parseChoice } from '../explain/option-values.ts'

const TRANSLATIONS = LANGUAGE_IDS.filter((language) => language !== 'en')

/** Returns the language of an option. @throws AppError invalid */
export const parseLanguageOption = (text: string): Exclude<Language, 'en'> =>
  parseChoice(text, TRANSLATIONS, 'language')

export const isoToday = (): string => new Date().toISOString().slice(0, 10)

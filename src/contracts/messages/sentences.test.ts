import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { WORDS } from '../../words/index.ts'
import { inSecondFactorWords } from '../../words/second-factor.ts'
import { type MessageKey, translator } from '../../words/translate.ts'
import { fieldsInTheirWords, inTheirWords, SCREENS_SAY } from './sentences.ts'

const english = translator(WORDS.en.screens)
const keys = ((key: MessageKey, params = {}) => `${key} ${JSON.stringify(params)}`) as typeof english

/** Said to programs, or to whoever runs the server: never on a screen. */
const NOT_FOR_SCREENS = [
  /application\/json/,
  /nested too deeply/,
  /not valid JSON/,
  /Idempotency-Key/,
  /^Not a valid id$/,
  /^Not found$/,
  /^Nobody has this phone number$/,
  /^This person has no two-step sign-in$/,
  /^Please give lat and lng/,
  /\bPORT\b/,
  /^Bad settings/,
  /^The first line must name/,
  /^The form could not be read$/,
]

test('a sentence of the server is found with its place names and numbers', () => {
  expect(inTheirWords('Incorrect password', keys)).toBe('sentence.password {}')
  expect(inTheirWords('Password is required', keys)).toBe('error.passwordRequired {}')
  expect(inTheirWords('Too many tries. Please wait 12 minutes and try again.', keys)).toBe(
    'sentence.waitMinutes {"n":"12"}',
  )
  expect(inTheirWords('We could not find "Ile-Ife (Ọṣun)". Please enter the name of a town near you.', keys)).toBe(
    'sentence.placeNotFound {"name":"Ile-Ife (Ọṣun)"}',
  )
})

test('an unknown sentence stays as it is', () => {
  expect(inTheirWords('Something the server never said', keys)).toBe('Something the server never said')
  expect(inTheirWords('', keys)).toBe('')
})

test('every field of a form is put into words', () => {
  expect(fieldsInTheirWords({ phone: 'Phone number is too long', note: 'Unknown' }, keys)).toEqual({
    phone: 'sentence.phoneLong {}',
    note: 'Unknown',
  })
})

test('in English a sentence stays what the server said', () => {
  for (const sentence of [...Object.keys(SCREENS_SAY), 'Please use at most 200 characters', 'Please check crops.0']) {
    expect(inTheirWords(sentence, english)).toBe(sentence)
  }
})

test('every sentence that contracts and services refuse with has words', async () => {
  const said = await sentencesOf(['src/contracts/*.ts', 'src/server/**/*.ts', 'src/db/file/group-commit.ts'])
  expect(said.size).toBeGreaterThan(50)
  const inWords = (sentence: string) =>
    inTheirWords(sentence, keys) !== sentence ||
    inSecondFactorWords({ message: sentence, fields: {} }, 'ha').message !== sentence
  expect([...said].filter((sentence) => !inWords(sentence))).toEqual([])
})

/** Literals that follow a refusal or a rule of a contract, and constants in capitals that are used as one. */
async function sentencesOf(patterns: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  const refusal =
    /(?:AppError\(\s*'\w+',\s*|notFound\(|invalidField\([^,()]+,\s*|error: |refuse\(|const [A-Z_]+ =\s+|(?:phone|email|username): (?='This )|z\s*\.(?:enum|string|number|union|uuid|minLength|maxLength|gte|lte|regex|refine|email|date)\([^'"`]*)(?:'([A-Z][^']+)'|"([A-Z][^"]+)"|`([A-Z][^`]+)`)/g
  const comments = /\/\*\*[\s\S]*?\*\//g
  for (const pattern of patterns) {
    for await (const path of new Glob(pattern).scan('.')) {
      if (/\.test\.|testing\/|config\.ts|africas-talking|\/sms\/(?!routes|service)/.test(path)) continue
      for (const [, single, double, template] of (await Bun.file(path).text())
        .replace(comments, '')
        .matchAll(refusal)) {
        const sentence = (single ?? double ?? template ?? '')
          .replace(/\$\{wait\}/, '7 minutes')
          .replace(/\$\{[^}]+\}/g, '7')
        if (/\s/.test(sentence) && !NOT_FOR_SCREENS.some((other) => other.test(sentence))) found.add(sentence)
      }
    }
  }
  return found
}

/** Every catalogue of words has the same keys and the same `{parameters}` as English; nothing is left empty. */
import { LANGUAGE_IDS, type Language } from '../src/contracts/farm.ts'
import { CATALOGUES } from '../src/words/screens.ts'

const parametersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort().join(',')

const english = CATALOGUES.en
const complaints = LANGUAGE_IDS.flatMap((language: Language) => {
  const words = CATALOGUES[language]
  const keys = new Set([...Object.keys(english), ...Object.keys(words)]) as Set<keyof typeof english>
  return [...keys].flatMap((key) => {
    if (!(key in words)) return [`${language}: ${key} is missing`]
    if (!(key in english)) return [`${language}: ${key} is not in English`]
    if (words[key].trim() === '') return [`${language}: ${key} is empty`]
    const [asked, given] = [parametersOf(english[key]), parametersOf(words[key])]
    return asked === given ? [] : [`${language}: ${key} has {${given}} where English has {${asked}}`]
  })
})
for (const complaint of complaints) console.error(complaint)
console.log(
  `${LANGUAGE_IDS.length} languages, ${Object.keys(english).length} messages, ${complaints.length} complaints`,
)
process.exit(complaints.length === 0 ? 0 : 1)

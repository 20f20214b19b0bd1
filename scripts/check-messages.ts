/** Words that compile may still be wrong: what `complaints` says of each language ends `npm run check`. */
import { LANGUAGE_IDS } from '../src/contracts/languages.ts'
import { complaints } from '../src/words/complaints.ts'
import { sentencesOf } from '../src/words/sentences.ts'
import { WORDS } from '../src/words/index.ts'

const found = LANGUAGE_IDS.flatMap((language) => complaints(language))
for (const complaint of found) console.error(complaint)
console.log(
  `${LANGUAGE_IDS.length} languages, ${sentencesOf(WORDS.en).size} sentences each, ${found.length} complaints`,
)
process.exit(found.length === 0 ? 0 : 1)

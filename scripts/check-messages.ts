/** Part of `npm run check`: reports defects of translations that compile. */
import { unknownPlaceholders } from '../src/advice-words/placeholders/unknown.ts'
import { LANGUAGE_IDS } from '../src/contracts/languages.ts'
import { complaints } from '../src/words/complaints.ts'
import { adviceGrade, MOST_SCHOOL } from '../src/words/correcting/advice-grade.ts'
import { WORDS } from '../src/words/index.ts'
import { sentencesOf } from '../src/words/sentences.ts'

const found = LANGUAGE_IDS.flatMap((language) => [...complaints(language), ...unknownPlaceholders(language)])
for (const complaint of found) console.error(complaint)
console.log(
  `${LANGUAGE_IDS.length} languages, ${sentencesOf(WORDS.en).size} sentences each, ${found.length} complaints`,
)
const grade = adviceGrade()
console.log(`English advice asks for ${grade.toFixed(1)} years of school (at most ${MOST_SCHOOL})`)
process.exit(found.length === 0 && grade <= MOST_SCHOOL ? 0 : 1)

/**
 * Part of `npm run check`: reports defects of translations that compile, and sentences that are not as recorded.
 * `--record` shows these and records them.
 */

import { join } from 'node:path'
import { unknownPlaceholders } from '../src/advice-words/placeholders/unknown.ts'
import { LANGUAGE_IDS, type Language } from '../src/contracts/languages.ts'
import { valueAt } from '../src/shared/lookups.ts'
import { dangerousSentences, strongestReadingOf } from '../src/words/blind-readings.ts'
import { listComplaints } from '../src/words/complaints.ts'
import { adviceGrade, MAX_SCHOOL_YEARS } from '../src/words/correcting/advice-grade.ts'
import { TEXTS_BY_LANGUAGE } from '../src/words/index.ts'
import { sentenceRecord, sentencesChangedSince, sentencesNow } from '../src/words/sentence-record.ts'
import { sentencesOf } from '../src/words/sentences.ts'

/** Languages whose messages go out in English until speakers have read them. */
const NOT_SENT: readonly Language[] = ['ng']

const RECORD = join(import.meta.dir, '../src/words/recorded.json')
const TO_RECORD = [
  'The sentences above are not as recorded. Read each beside its English: figures, units, "not", days and weeks,',
  'morning and evening, order of placeholders. Then record them:',
  'node scripts/with-bun.mjs scripts/check-messages.ts --record',
].join('\n')

/** Message on the unread sentences of a language. */
function toRead(language: Language): string[] {
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  const unread = dangerousSentences().filter(
    (path) => strongestReadingOf(language, path, valueAt(own, path)).state === 'unread',
  )
  if (unread.length === 0) return []
  return [
    [
      `${unread.length} sentences of ${language} that could hurt are new or changed and unread, so ${language} would not be sent.`,
      'Read each word for word beside its English; what says something else, mend. Then note it:',
      `node scripts/with-bun.mjs src/cli/main.ts words checked --language ${language} --by "your name" ${unread.length > 40 ? '--all' : unread.join(' ')}`,
      'A sentence by which nobody acts is declared in HARMLESS of src/words/hazards.ts, with its reason.',
    ].join('\n'),
  ]
}

const found = LANGUAGE_IDS.flatMap((language) => [...listComplaints(language), ...unknownPlaceholders(language)])
const unread = LANGUAGE_IDS.filter((language) => !NOT_SENT.includes(language)).flatMap(toRead)
const changed = sentencesChangedSince(await Bun.file(RECORD).json(), sentencesNow())
for (const complaint of [...found, ...unread, ...changed]) console.error(complaint)
const isRecorded = changed.length === 0 || process.argv.includes('--record')
if (!isRecorded) console.error(TO_RECORD)
else if (changed.length > 0) await Bun.write(RECORD, `${JSON.stringify(sentenceRecord(sentencesNow()), null, 2)}\n`)
console.log(
  `${LANGUAGE_IDS.length} languages, ${sentencesOf(TEXTS_BY_LANGUAGE.en).size} sentences each, ${found.length} complaints`,
)
const grade = adviceGrade()
console.log(`English advice asks for ${grade.toFixed(1)} years of school (at most ${MAX_SCHOOL_YEARS})`)
process.exit(isRecorded && found.length + unread.length === 0 && grade <= MAX_SCHOOL_YEARS ? 0 : 1)

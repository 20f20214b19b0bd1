/** Prints docs/sms-words.md: `bun scripts/sms-words.ts > docs/sms-words.md`. */
import { LANGUAGE_IDS, LANGUAGES } from '../src/contracts/languages.ts'
import { LANGUAGE_WORDS, SMS_WORD_IDS, SMS_WORDS, type SmsWord } from '../src/words/sms-words.ts'

const MEANS: Record<SmsWord, string> = {
  today: 'the most useful advice for now',
  weather: 'the weather of three days; `WEATHER KANO`: of a place',
  week: 'all that is to be done now, one line each',
  join: 'registers: `JOIN KANO MAIZE 12/6`',
  useful: 'the last advice was useful; also `1`',
  notUseful: 'it was not; also `2`',
  bags: 'how many bags of fertiliser: `BAGS MAIZE 2` (acres), `BAGS MAIZE 2 HA`',
  ask: 'a question, for a person to answer: `ASK WHY IS MY MAIZE YELLOW`',
  stop: 'ends all SMS, in any message that has the English word',
  start: 'begins them again',
  help: 'what this is',
}

const spelt = (list: string) =>
  list
    .split('|')
    .map((word) => `\`${word}\``)
    .join(' ')

export function smsWordsPage(): string {
  const table = SMS_WORD_IDS.map((word) =>
    ['', MEANS[word], ...LANGUAGE_IDS.map((language) => spelt(SMS_WORDS[language][word])), ''].join(' | ').trim(),
  )
  return `# Words by SMS

Anyone may send these. Capitals, marks and full stops do not matter, and in a word of five letters or more one may be wrong or two may
have changed places; never in the words that stop, begin or explain SMS. English ones are understood from everybody. Made by \`bun scripts/sms-words.ts\`.

| what it does | ${LANGUAGE_IDS.map((language) => LANGUAGES[language].name).join(' | ')} |
| --- | ${LANGUAGE_IDS.map(() => '---').join(' | ')} |
${table.join('\n')}
| from now on in this language | ${LANGUAGE_IDS.map((language) => spelt(LANGUAGE_WORDS[language])).join(' | ')} |

- \`DONE\`, or \`1\` where nothing was counted: the last advice is done. A number answers the question of an advice.
- A crop's name in any language, or a usual other name of it (\`SOYA\`, \`BENISEED\`), and a day, \`MAIZE 12/6\` or \`masara 12 June\`: planted then. Day first; without a year the nearest one past.
- An answer is at most two segments. One phone gets at most five a day. Hints name words of the reader's language.
- Every other SMS goes to the administrators' list of questions: not understood (with one line back a day), after STOP, or beyond those five.
- What comes from a short code or a name, or is our own last text, is not answered.
`
}

if (import.meta.main) process.stdout.write(smsWordsPage())

/**
 * Simulates the SMS of a year: generated farmers in both countries are advised every Monday, and each text is built and
 * checked in every language. `npm run messages -- --farmers 4000 --seed 1`; `--show` prints an example of each fault,
 * `--write` puts the table into docs/languages.md.
 * Exits with 1 on a fault.
 */
import { parseArgs } from 'node:util'
import { countMessages, type MessageCounts } from '../src/advice-words/testing/message-counts.ts'
import { MESSAGE_FAULTS } from '../src/advice-words/testing/message-faults.ts'
import { isLanguageReadForDanger } from '../src/words/clearance.ts'
import { LANGUAGES_PAGE, put } from './languages.ts'

const { values } = parseArgs({
  options: {
    farmers: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const counted = countMessages(Number(values.farmers), Number(values.seed))

const HEAD = ['language', 'messages', 'texts', 'longest', 'whole', 'measure kept', ...MESSAGE_FAULTS]
const table = [HEAD, HEAD.map(() => '---'), ...counted.map(cellsOf)].map(row).join('\n')
console.log(table)
if (values.write) {
  const day = new Date().toISOString().slice(0, 10)
  const page = await Bun.file(LANGUAGES_PAGE).text()
  const ran = `Results of ${day}, ${values.farmers} farmers, seed ${values.seed}:`
  await Bun.write(LANGUAGES_PAGE, put(page, 'messages', `${ran}\n\n${table}`))
}
if (values.show)
  for (const { language, examples } of counted)
    for (const [what, text] of examples) console.log(`${language}, ${what}: ${text}`)

const wrong = counted
  .filter(({ language }) => isLanguageReadForDanger(language))
  .reduce((sum, { faults }) => sum + Object.values(faults).reduce((all, n) => all + n, 0), 0)
process.exit(wrong === 0 ? 0 : 1)

function cellsOf({ language, messages, texts, longest, whole, measures, faults }: MessageCounts): string[] {
  const figures = [messages, texts, longest, share(whole, messages), share(measures.kept, measures.asked)]
  return [
    isLanguageReadForDanger(language) ? language : `${language} (not sent)`,
    ...figures,
    ...MESSAGE_FAULTS.map((fault) => faults[fault]),
  ].map(String)
}

function share(some: number, all: number): string {
  return all === 0 ? '' : `${Math.floor((100 * some) / all)} %`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/**
 * Simulates the SMS of a year: generated farmers in both countries are advised every Monday, and each text is built and
 * checked in every language. `npm run messages -- --farmers 4000 --seed 1`; `--show` prints an example of each fault.
 * Exits with 1 on a fault.
 */
import { parseArgs } from 'node:util'
import { countMessages, type MessageCounts } from '../src/advice-words/testing/message-counts.ts'
import { MESSAGE_FAULTS } from '../src/advice-words/testing/message-faults.ts'
import { isCleared } from '../src/words/clearance.ts'

const { values } = parseArgs({
  options: {
    farmers: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
})
const counted = countMessages(Number(values.farmers), Number(values.seed))

const HEAD = ['language', 'messages', 'texts', 'longest', 'whole', 'measure kept', ...MESSAGE_FAULTS]
console.log(row(HEAD))
console.log(row(HEAD.map(() => '---')))
for (const counts of counted) console.log(row(cellsOf(counts)))
if (values.show)
  for (const { language, examples } of counted)
    for (const [what, text] of examples) console.log(`${language}, ${what}: ${text}`)

const wrong = counted
  .filter(({ language }) => isCleared(language))
  .reduce((sum, { faults }) => sum + Object.values(faults).reduce((all, n) => all + n, 0), 0)
process.exit(wrong === 0 ? 0 : 1)

function cellsOf({ language, messages, texts, longest, whole, measures, faults }: MessageCounts): string[] {
  const figures = [messages, texts, longest, share(whole, messages), share(measures.kept, measures.asked)]
  return [language, ...figures, ...MESSAGE_FAULTS.map((fault) => faults[fault])].map(String)
}

function share(some: number, all: number): string {
  return all === 0 ? '' : `${Math.floor((100 * some) / all)} %`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

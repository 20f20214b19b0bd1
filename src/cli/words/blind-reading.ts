import { join } from 'node:path'
import type { Command } from 'commander'
import type { Language } from '../../contracts/languages.ts'
import { EXIT_CODES, technicalError } from '../../shared/errors.ts'
import { valueAt } from '../../shared/lookups.ts'
import {
  type BlindResult,
  type BlindSheet,
  blindSheet,
  compareSheet,
  filledSheetSchema,
} from '../../words/blind/sheet.ts'
import {
  type BlindReading,
  dangerousSentences,
  sentenceFingerprint,
  strongestReadingOf,
} from '../../words/blind-readings.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import type { CliContext } from '../context.ts'
import { parseNumber } from '../explain/option-values.ts'
import { isoToday, parseLanguageOption } from './language-option.ts'
import { languageFolder } from './source-tree.ts'

/** Commands for back-translations by readers who have not seen the English. */
export function registerBlindReading(words: Command, context: CliContext) {
  words
    .command('unread')
    .description('export sentences that could cause harm and were never translated back without the English')
    .requiredOption('--language <tag>', 'language of the sentences')
    .option('--limit <n>', 'most sentences')
    .option('--out <file>', 'JSON file to fill in (default: print the sentences)')
    .action(async ({ language, limit, out }: { language: string; limit?: string; out?: string }) => {
      const sheet = blindSheet(parseLanguageOption(language), parseNumber(limit, '--limit') ?? undefined)
      if (!out) return context.result(sheet, () => sheetText(sheet))
      await Bun.write(out, `${JSON.stringify(sheet, null, 1)}\n`)
      context.result({ file: out }, `${sheet.sentences.length} sentences written to ${out}`)
    })

  words
    .command('readings <file>')
    .description('import blind readings; compares figures, negations and actions with the English')
    .requiredOption('--by <name>', 'name of the reader')
    .option('--source <folder>', 'checkout to write readings.json in', '.')
    .option('--dry-run', 'compare and change nothing')
    .action(async (file: string, { by, source, dryRun }: { by: string; source: string; dryRun?: boolean }) => {
      const sheet = await readSheet(file)
      const language = parseLanguageOption(sheet.language)
      const results = compareSheet(language, sheet)
      if (!dryRun) await keepBlind(join(languageFolder(source, language), 'readings.json'), results, by, isoToday())
      const differing = results.filter(({ outcome }) => outcome === 'differs' || outcome === 'gone')
      context.result(results, () => resultsText(results))
      if (differing.length > 0) context.exitCode = EXIT_CODES.failed
    })

  words
    .command('checked [ids...]')
    .description('note that sentences were read beside their English, which is less than a blind reading')
    .requiredOption('--language <tag>')
    .requiredOption('--by <name>', 'reader')
    .option('--all', 'every sentence that could hurt and is unread')
    .option('--source <folder>', 'checkout whose readings.json gets them', '.')
    .action(async (ids: string[], options: { language: string; by: string; all?: boolean; source: string }) => {
      const language = parseLanguageOption(options.language)
      const unread = unreadOf(language)
      const strange = ids.filter((id) => !unread.has(id))
      if (strange.length > 0)
        throw technicalError('invalid', `Not an unread sentence that could hurt: ${strange.join(', ')}`)
      const read = [...unread].filter(([id]) => options.all || ids.includes(id))
      const path = join(languageFolder(options.source, language), 'readings.json')
      await addReading(
        path,
        { state: 'checked', by: options.by, on: isoToday() },
        new Map(read.map(([id, text]) => [id, [sentenceFingerprint(text)]])),
      )
      context.result(
        read.map(([id]) => id),
        `${read.length} noted as read by ${options.by}, ${unread.size - read.length} unread`,
      )
    })
}

function unreadOf(language: Language): Map<string, string> {
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  return new Map(
    dangerousSentences()
      .map((id): [string, string] => [id, valueAt(own, id)])
      .filter(([id, text]) => strongestReadingOf(language, id, text).state === 'unread'),
  )
}

const sheetText = ({ task, sentences }: BlindSheet): string =>
  [task, ...sentences.map(({ n, text }) => `${n}. ${text}`)].join('\n')

async function readSheet(file: string) {
  const text = await Bun.file(file)
    .text()
    .catch(() => {
      throw technicalError('not_found', `Cannot read ${file}. Check the path and its permissions.`)
    })
  try {
    return filledSheetSchema.parse(JSON.parse(text))
  } catch {
    throw technicalError(
      'invalid',
      `${file} is not a filled sheet of gona words unread --json. Keep the "code" of every sentence and add a "literal".`,
    )
  }
}

function resultsText(results: readonly BlindResult[]): string {
  const count = (outcome: BlindResult['outcome']) => results.filter((one) => one.outcome === outcome).length
  return [
    ...results
      .filter(({ outcome }) => outcome === 'differs' || outcome === 'gone')
      .map(({ id, says, english, text, literal }) =>
        [`${id}: ${says.join('; ')}`, `  English: ${english}`, `  Text:    ${text}`, `  Reading: ${literal}`].join(
          '\n',
        ),
      ),
    `${count('agrees')} agree, ${count('differs')} differ, ${count('empty')} empty, ${count('gone')} gone.`,
    ...(count('differs') > 0
      ? [
          'Correct the sentences that differ. If only the wording differs, add "same": "your name" to the sentence in the file and run the command again.',
        ]
      : []),
  ].join('\n')
}

/** Stores the back-translations that agree with the English. */
async function keepBlind(path: string, results: readonly BlindResult[], by: string, on: string) {
  const agreed = results.filter(({ outcome }) => outcome === 'agrees')
  const read = agreed.map(({ id, text, literal }): [string, [string, string]] => [
    id,
    [sentenceFingerprint(text), literal.trim()],
  ])
  await addReading(path, { state: 'checked', by, on, blind: true }, new Map(read))
}

/** Adds sentences to the reading of one reader and day; an earlier checked reading of the same sentence goes. */
async function addReading(
  path: string,
  reader: Omit<BlindReading, 'sentences'>,
  read: ReadonlyMap<string, [string, string?]>,
) {
  if (read.size === 0) return
  const readings: BlindReading[] = await Bun.file(path).json()
  for (const reading of readings)
    if (reading.state === 'checked') for (const id of read.keys()) delete reading.sentences[id]
  const isOwn = (one: BlindReading) =>
    one.by === reader.by && one.on === reader.on && one.state === reader.state && !one.blind === !reader.blind
  const own = readings.find(isOwn) ?? { ...reader, sentences: {} }
  Object.assign(own.sentences, Object.fromEntries(read))
  const merged = [...readings.filter((one) => one !== own), own].filter(
    ({ sentences }) => Object.keys(sentences).length > 0,
  )
  await Bun.write(path, `${JSON.stringify(merged, null, 2)}\n`)
}

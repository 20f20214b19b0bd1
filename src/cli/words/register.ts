import { type Command, Option } from 'commander'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import { EXIT_CODES, technicalError } from '../../shared/errors.ts'
import { countStates, dangerousSentences, READING_STATES, readingStateOf } from '../../words/blind-readings.ts'
import { type JudgedCorrection, judgeCorrection } from '../../words/correcting/judge.ts'
import { wordsRows } from '../../words/correcting/rows.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import type { CliContext } from '../context.ts'
import { registerBlindReading } from './blind-reading.ts'
import { registerGlossary } from './glossary.ts'
import { isoToday, parseLanguageOption } from './language-option.ts'
import { printedSheet } from './printed-sheet.ts'
import { csvSheet, poSheet, readCsvSheet, readPoSheet } from './sheets.ts'
import { writeSources } from './source-tree.ts'

interface ImportOptions {
  language?: string
  source?: string
  as: 'checked' | 'native'
  dryRun?: boolean
}

export function registerWords(words: Command, context: CliContext) {
  registerBlindReading(words, context)
  registerGlossary(words, context)
  words
    .command('states')
    .description('show how far the review of each language is')
    .option('--markdown', 'print the table of docs/languages.md')
    .action(async ({ markdown }: { markdown?: boolean }) => {
      if (!markdown) await context.services()
      const rows = statesRows()
      context.result(rows, () => (markdown ? statesTable(rows) : statesText(rows)))
    })

  words
    .command('reported')
    .description('list sentences that readers reported as badly said, the most reported first')
    .action(async () => {
      const { words } = await context.services()
      const rows = await words.badlySaid()
      context.result(rows, () => (rows.length > 0 ? rows.map(reportedText).join('\n') : 'No sentence was reported.'))
    })

  words
    .command('export <language>')
    .description('export a sheet to review and correct')
    .addOption(new Option('--only <what>', 'danger: only sentences that could cause harm').choices(['danger']))
    .option('--csv', 'CSV, for a spreadsheet (default)')
    .option('--po', 'PO, for translation tools')
    .option('--out <file>', 'output file (default: stdout)')
    .option('--source', 'use the built-in texts, without a database')
    .action(
      (asked: string, options: { only?: 'danger'; po?: boolean; csv?: boolean; out?: string; source?: boolean }) =>
        exportSheet(context, asked, options),
    )

  words
    .command('sheet <language>')
    .description('print a page with the sentences that could cause harm, to be reviewed and signed')
    .option('--out <file>', 'output file (default: stdout)')
    .option('--source', 'use the built-in texts, without a database')
    .action(async (asked: string, options: { out?: string; source?: boolean }) => {
      const language = parseLanguageOption(asked)
      if (!options.source) await context.services()
      const rows = wordsRows(language, { danger: true })
      await writeOutput(context, options.out, printedSheet(language, rows, isoToday()), `${rows.length} sentences`)
    })

  words
    .command('import <file>')
    .description('import a reviewed sheet; reports each refused line with its reason')
    .option('--language <tag>', 'language of the sheet (a PO file names its own)')
    .addOption(new Option('--as <state>', 'level of the reviewers').choices(READING_STATES.slice(1)).default('checked'))
    .option('--source <folder>', 'write to the sources of a checkout (default: the database of this server)')
    .option('--dry-run', 'check the sheet and change nothing')
    .action((file: string, options: ImportOptions) => importSheet(context, file, options))
}

async function exportSheet(
  context: CliContext,
  asked: string,
  options: { only?: 'danger'; po?: boolean; csv?: boolean; out?: string; source?: boolean },
) {
  const language = parseLanguageOption(asked)
  if (options.csv && options.po) throw technicalError('invalid', 'Give --csv or --po, not both.')
  if (!options.source) await context.services()
  const rows = wordsRows(language, { danger: options.only === 'danger' })
  await writeOutput(
    context,
    options.out,
    options.po ? poSheet(language, rows) : csvSheet(rows),
    `${rows.length} sentences`,
  )
}

const reportedText = ({
  language,
  path,
  times,
  lastOn,
}: {
  language: Language
  path: string
  times: number
  lastOn: string
}) =>
  `${String(times).padStart(5)}  ${language}  ${path}  (last on ${lastOn})\n       ${sentencesOf(TEXTS_BY_LANGUAGE[language]).get(path) ?? 'This sentence is gone.'}`

async function importSheet(context: CliContext, file: string, { language: named, source, as, dryRun }: ImportOptions) {
  const text = await Bun.file(file)
    .text()
    .catch(() => {
      throw technicalError('not_found', `Cannot read ${file}. Check the path and its permissions.`)
    })
  const isPo = /^\s*(#.*\n)*msgid /m.test(text) && !text.replace(/^\uFEFF/, '').startsWith('id')
  const tag = named ?? (isPo ? /"Language:\s*(\w+)/.exec(text)?.[1] : undefined)
  if (!tag) throw technicalError('invalid', 'Give --language, because the sheet does not name one.')
  const language = parseLanguageOption(tag)
  const services = source ? null : await context.services()
  const present = new Map(sentencesOf(TEXTS_BY_LANGUAGE[language]))
  const judged = judgeCorrection(language, isPo ? readPoSheet(text, present) : readCsvSheet(text))
  const count = (outcome: JudgedCorrection['outcome']) => judged.filter((one) => one.outcome === outcome).length
  let lost: string[] = []
  if (!dryRun) {
    if (source) lost = await writeSources(source, language, judged, present, { as, on: isoToday() })
    else await services!.words.keep(language, judged, as)
  }
  const changed = judged.filter(({ outcome }) => outcome !== 'kept')
  context.result({ language, lines: changed.map(({ text: _, ...line }) => line), notFound: lost }, () =>
    [
      ...changed.map(
        ({ line, id, outcome, says }) =>
          `line ${line}: ${outcome} ${id}${says.length > 0 ? `: ${says.join('; ')}` : ''}`,
      ),
      ...lost.map((id) => `${id}: not found in the sources, or found twice; change it by hand`),
      `${count('taken')} taken, ${count('confirmed')} confirmed, ${count('refused')} refused, ${count('kept')} unchanged${dryRun ? ' (nothing was written)' : ''}.`,
      ...(services && !dryRun ? ['A running server uses them within a minute.'] : []),
    ].join('\n'),
  )
  if (count('refused') > 0 || lost.length > 0) context.exitCode = EXIT_CODES.failed
}

async function writeOutput(context: CliContext, out: string | undefined, text: string, what: string) {
  if (!out || out === '-') return context.stream(text)
  await Bun.write(out, text).catch(() => {
    throw technicalError('unavailable', `Cannot write ${out}. Check its folder and its permissions.`)
  })
  context.result({ file: out, what }, `${what} written to ${out}`)
}

type StatesRow = { language: Language; name: string; state: string; unread: number; checked: number; native: number }

export const statesRows = (): StatesRow[] =>
  LANGUAGE_IDS.map((language) => ({
    language,
    name: LANGUAGES[language].name,
    state: readingStateOf(language),
    ...countStates(language),
  }))

const statesText = (rows: StatesRow[]) =>
  rows
    .map(({ language, name, state, unread, checked, native }) =>
      language === 'en'
        ? `${language.padEnd(4)} ${name}: the original`
        : `${language.padEnd(4)} ${name}: ${state}. Of ${dangerousSentences().length} sentences that could cause harm: ${native} native, ${checked} checked, ${unread} unread.`,
    )
    .join('\n')

/** Table for docs/languages.md (scripts/languages.ts). */
export const statesTable = (rows: StatesRow[]) =>
  [
    '| Code | Language | Could cause harm | Native | Checked | Unread | Sent by SMS |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ language, name, state, unread, checked, native }) =>
      language === 'en'
        ? `| en | English | ${dangerousSentences().length} | the original | | | yes |`
        : `| ${language} | ${name} | ${dangerousSentences().length} | ${native} | ${checked} | ${unread} | ${state === 'unread' ? '**no**, in English' : 'yes'} |`,
    ),
  ].join('\n')

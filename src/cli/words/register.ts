import { type Command, Option } from 'commander'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import { EXIT, technicalError } from '../../ground/errors.ts'
import { type Judged, judge } from '../../words/correcting/judge.ts'
import { wordsRows } from '../../words/correcting/rows.ts'
import { WORDS } from '../../words/index.ts'
import { countStates, dangerous, STATES, stateOf } from '../../words/readings.ts'
import { sentencesOf } from '../../words/sentences.ts'
import type { CliContext } from '../context.ts'
import { registerBlind } from './blind.ts'
import { languageOf, today } from './language-option.ts'
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
  registerBlind(words, context)
  words
    .command('states')
    .description('how far each language has been read')
    .option('--markdown', 'as the table of docs/languages.md')
    .action(async ({ markdown }: { markdown?: boolean }) => {
      if (!markdown) await context.services()
      const rows = statesRows()
      context.result(rows, () => (markdown ? statesTable(rows) : statesText(rows)))
    })

  words
    .command('export <language>')
    .description('a sheet to read and correct, on stdout or in a file')
    .addOption(new Option('--only <what>', 'danger: only what could hurt').choices(['danger']))
    .option('--csv', 'for a spreadsheet (the usual)')
    .option('--po', 'for the tools of translators')
    .option('--out <file>')
    .option('--source', 'of the built-in words, without a database')
    .action(
      async (
        asked: string,
        options: { only?: 'danger'; po?: boolean; csv?: boolean; out?: string; source?: boolean },
      ) => {
        const language = languageOf(asked)
        if (options.csv && options.po) throw technicalError('invalid', 'Choose --csv or --po')
        if (!options.source) await context.services()
        const rows = wordsRows(language, { danger: options.only === 'danger' })
        await put(
          context,
          options.out,
          options.po ? poSheet(language, rows) : csvSheet(rows),
          `${rows.length} sentences`,
        )
      },
    )

  words
    .command('sheet <language>')
    .description('a page to print: the sentences that can hurt, to be read and signed')
    .option('--out <file>')
    .option('--source', 'of the built-in words, without a database')
    .action(async (asked: string, options: { out?: string; source?: boolean }) => {
      const language = languageOf(asked)
      if (!options.source) await context.services()
      const rows = wordsRows(language, { danger: true })
      await put(context, options.out, printedSheet(language, rows, today()), `${rows.length} sentences`)
    })

  words
    .command('import <file>')
    .description('take a sheet that was filled in: line by line, with the reason of what is not taken')
    .option('--language <tag>', 'of the sheet; a PO file says it itself')
    .addOption(new Option('--as <state>', 'what its readers are').choices(STATES.slice(1)).default('native'))
    .option('--source <folder>', 'write into the sources of a checkout; without it, into the database of this server')
    .option('--dry-run', 'only say what would be done')
    .action((file: string, options: ImportOptions) => importSheet(context, file, options))
}

async function importSheet(context: CliContext, file: string, { language: told, source, as, dryRun }: ImportOptions) {
  const text = await Bun.file(file)
    .text()
    .catch(() => {
      throw technicalError('not_found', `Cannot read ${file}`)
    })
  const isPo = /^\s*(#.*\n)*msgid /m.test(text) && !text.replace(/^\uFEFF/, '').startsWith('id')
  const tag = told ?? (isPo ? /"Language:\s*(\w+)/.exec(text)?.[1] : undefined)
  if (!tag) throw technicalError('invalid', 'Say --language, the sheet does not')
  const language = languageOf(tag)
  const services = source ? null : await context.services()
  const present = new Map(sentencesOf(WORDS[language]))
  const judged = judge(language, isPo ? readPoSheet(text, present) : readCsvSheet(text))
  const count = (outcome: Judged['outcome']) => judged.filter((one) => one.outcome === outcome).length
  let lost: string[] = []
  if (!dryRun) {
    if (source) lost = await writeSources(source, language, judged, present, { as, on: today() })
    else await services!.words.keep(language, judged, as)
  }
  const said = judged.filter(({ outcome }) => outcome !== 'kept')
  context.result({ language, lines: said.map(({ text: _, ...line }) => line), notFound: lost }, () =>
    [
      ...said.map(
        ({ line, id, outcome, says }) =>
          `line ${line}: ${outcome} ${id}${says.length > 0 ? `: ${says.join('; ')}` : ''}`,
      ),
      ...lost.map((id) => `${id}: not found in the sources, or twice: please change it by hand`),
      `${count('taken')} taken, ${count('confirmed')} confirmed, ${count('refused')} refused, ${count('kept')} left as they are${dryRun ? ' (nothing was written)' : ''}.`,
      ...(services && !dryRun ? ['A running Gona says them within a minute.'] : []),
    ].join('\n'),
  )
  if (count('refused') > 0 || lost.length > 0) context.exitCode = EXIT.failed
}

async function put(context: CliContext, out: string | undefined, text: string, what: string) {
  if (!out || out === '-') return context.stream(text)
  await Bun.write(out, text).catch(() => {
    throw technicalError('unavailable', `Cannot write ${out}`)
  })
  context.result({ file: out, what }, `${what} written to ${out}`)
}

type StatesRow = { language: Language; name: string; state: string; unread: number; checked: number; native: number }

export const statesRows = (): StatesRow[] =>
  LANGUAGE_IDS.map((language) => ({
    language,
    name: LANGUAGES[language].name,
    state: stateOf(language),
    ...countStates(language),
  }))

const statesText = (rows: StatesRow[]) =>
  rows
    .map(({ language, name, state, unread, checked, native }) =>
      language === 'en'
        ? `${language.padEnd(4)} ${name}: the original`
        : `${language.padEnd(4)} ${name}: ${state}. Of ${dangerous().length} sentences that could hurt: ${native} native, ${checked} checked, ${unread} unread.`,
    )
    .join('\n')

/** Table for docs/languages.md (scripts/languages.ts). */
export const statesTable = (rows: StatesRow[]) =>
  [
    '| Code | Language | Could hurt | Native | Checked | Unread | Sent by SMS |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ language, name, state, unread, checked, native }) =>
      language === 'en'
        ? `| en | English | ${dangerous().length} | the original | | | yes |`
        : `| ${language} | ${name} | ${dangerous().length} | ${native} | ${checked} | ${unread} | ${state === 'unread' ? '**no**, in English' : 'yes'} |`,
    ),
  ].join('\n')

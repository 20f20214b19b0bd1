/**
 * Writes the generated tables of docs/languages.md, each between its markers: `bun scripts/languages.ts`.
 * `npm run messages -- --write` writes the one of simulated messages.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { statesRows, statesTable } from '../src/cli/words/register.ts'
import { LANGUAGE_IDS, LANGUAGES } from '../src/contracts/languages.ts'
import { GLOSSARY_LANGUAGES, GLOSSARY_TERMS, glossaryUse } from '../src/words/glossary/glossary.ts'
import { TEXTS_BY_LANGUAGE } from '../src/words/index.ts'

const root = join(import.meta.dir, '..')
export const LANGUAGES_PAGE = join(root, 'docs/languages.md')
/** Texts for people by file; the others are English only, or have a page of their own. */
const CONTENTS: Record<string, string> = {
  'screens.ts': 'Common words, sign-in, registration, soils, dates',
  'crops.ts': 'Names of crops',
  'farm.ts': 'Home, weather, advisories, profile, notifications, crop forms',
  'season.ts': 'The season of a crop, and the farm log',
  'fertilizer.ts': 'How many bags: questions, plan, costs and reasons',
  'prices.ts': 'Prices of fertilizer and produce',
  'market.ts': 'Market prices for farmers: prices seen, sell or keep',
  'warnings.ts': 'Warnings of weather services: events, severities, what to do',
  'rains.ts': 'Start of the rains: odds, past years, planting tables',
  'community.ts': 'Community: feed, post, replies',
  'offline.ts': 'Offline use, data use, the home screen of the phone',
  'push.ts': 'Alerts on the phone',
  'landing.ts': 'Landing page',
  'recovery.ts': 'Forgotten password',
  'second-factor.ts': 'Two-step sign-in',
  'admin.ts': "Administrator's dashboard and SMS",
  'inbox.ts': "Administrator's list of questions",
  'questions.ts': 'Questions of farmers, and the screen of extension officers',
  'practice.ts': 'Simulated phone',
  'advice/': 'The advice itself, on screen and by SMS',
  'tips.ts': 'Tips beside the advice',
  'notices.ts': 'Notifications',
  'sms.ts': 'SMS, and the words for "done"',
  'sms-words.ts': 'SMS keywords: [sms-words.md](sms-words.md)',
  'ussd.ts': 'USSD menu',
  'voice.ts': 'Calls',
  'refusals.ts': 'Error messages',
  'model.ts': "Checks of a language model's texts",
}
const ENGLISH_ONLY = ['index.ts', 'privacy.ts', 'sent-in.ts', 'terms.ts']

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (heads: string[], rows: string[][]) => [heads, heads.map(() => '---'), ...rows].map(row).join('\n')

function filesTable(): string {
  const inFolder = readdirSync(join(root, 'src/words/en'), { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  )
  const files = inFolder.filter((name) => !ENGLISH_ONLY.includes(name))
  const unlisted = [
    ...files.filter((name) => !CONTENTS[name]),
    ...Object.keys(CONTENTS).filter((name) => !files.includes(name)),
  ]
  if (unlisted.length > 0)
    throw new Error(`CONTENTS of scripts/languages.ts and src/words/en differ: ${unlisted.join(', ')}`)
  return table(
    ['Text', 'File'],
    Object.entries(CONTENTS).map(([name, what]) => [what, `\`src/words/ha/${name}\``]),
  )
}

const doneTable = () =>
  table(
    ['Language', 'Done', 'I held it', 'I gave it'],
    LANGUAGE_IDS.map((id) => {
      const { doneWords, heldWords, gaveWords } = TEXTS_BY_LANGUAGE[id].sms
      return [LANGUAGES[id].name, ...[doneWords, heldWords, gaveWords].map((words) => words.split('|').join(', '))]
    }),
  )

/** Sentences that use the word of the glossary, of those that name each term in English. */
function glossaryTable(): string {
  const uses = GLOSSARY_LANGUAGES.map((language) => new Map(glossaryUse(language).map((use) => [use.term, use])))
  const cell = ({ used, named }: { used: number; named: number }) => `${used}/${named}`
  const sums = uses.map((terms) =>
    [...terms.values()].reduce(
      (sum, { used, named, forbidden, second }) => ({
        used: sum.used + used,
        named: sum.named + named,
        wrong: sum.wrong + forbidden + second,
      }),
      { used: 0, named: 0, wrong: 0 },
    ),
  )
  return table(
    ['Term', ...GLOSSARY_LANGUAGES],
    [
      ['**all terms**', ...sums.map(cell)],
      ['**forbidden forms, second words**', ...sums.map(({ wrong }) => String(wrong))],
      ...Object.keys(GLOSSARY_TERMS).map((term) => [
        term,
        ...uses.map((terms) => {
          const use = terms.get(term)
          return use ? cell(use) : ''
        }),
      ]),
    ],
  )
}

/** Replaces the text between `<!-- name -->` and `<!-- end -->`. @throws Error without the markers */
export function put(page: string, name: string, text: string): string {
  const between = new RegExp(`(<!-- ${name}[^\\n]*-->\\n)[^]*?(<!-- end -->)`)
  if (!between.test(page)) throw new Error(`docs/languages.md has no markers for ${name}`)
  return page.replace(between, (_, start, end) => `${start}${text}\n${end}`)
}

/** Returns the page with current tables. Counts of the glossary change with every sentence and are written on demand. */
export const languagesPage = (page: string): string =>
  putAll(page, { states: statesTable(statesRows()), files: filesTable(), done: doneTable() })

const putAll = (page: string, tables: Record<string, string>): string =>
  Object.entries(tables).reduce((written, [name, text]) => put(written, name, text.trim()), page)

if (import.meta.main) {
  const page = languagesPage(await Bun.file(LANGUAGES_PAGE).text())
  await Bun.write(LANGUAGES_PAGE, putAll(page, { glossary: glossaryTable() }))
}

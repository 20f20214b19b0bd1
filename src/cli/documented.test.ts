import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagesPage } from '../../scripts/languages.ts'
import { SETTING_NAMES } from '../server/config.ts'
import { gonaIn } from './testing/gona.ts'

const root = join(import.meta.dir, '../..')
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const read = (page: string) => readFileSync(join(root, page), 'utf8')

const gona = gonaIn()
afterAll(() => gona.remove())

/** Lists every command, like `db restore`. */
async function commands(path = ''): Promise<string[]> {
  const { out } = await gona.run(`${path} --help`)
  const [, listed = ''] = /\nCommands:\n([\s\S]*)$/.exec(out) ?? []
  const names = [...listed.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name!).filter((name) => name !== 'help')
  const below = await Promise.all(names.map((name) => commands(`${path} ${name}`.trim())))
  return [...names.map((name) => `${path} ${name}`.trim()), ...below.flat()]
}

describe('what is written about the command line', () => {
  test.each(PAGES)('%s names only commands that there are', async (page) => {
    const known = await commands()
    const groups = new Set(known.flatMap((path) => (path.includes(' ') ? [path.split(' ')[0]!] : [])))
    const named = [...read(page).matchAll(/`(?:[\w]+=\S+ )*gona ([a-z][a-z0-9-]*)(?: ([a-z][a-z0-9-]*))?(?![\w.|])/g)]
    const paths = named.map(([, first, second]) => (groups.has(first!) && second ? `${first} ${second}` : first!))
    expect(paths.filter((path) => !known.includes(path))).toEqual([])
  })

  test('the README lists them all', async () => {
    const table = read('README.md').split('### Command line')[1]!.split('### Settings')[0]!
    const words = new Set(table.match(/[a-z][a-z0-9-]+/g))
    const missing = (await commands()).filter((path) => !path.split(' ').every((word) => words.has(word)))
    expect(missing).toEqual([])
  })
})

test('the README lists every setting, and no other', () => {
  const table = read('README.md').split('### Settings')[1]!.split('\n## ')[0]!
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name!))
  expect(listed.sort()).toEqual([...SETTING_NAMES].sort())
})

test('the tables of docs/languages.md are current; when this fails, run `bun scripts/languages.ts`', () => {
  const page = read('docs/languages.md')
  expect(page).toBe(languagesPage(page))
})

test.each(PAGES)('%s has tables whose rows have as many cells as their headings', (page) => {
  const lines = read(page).split('\n')
  const cells = (line: string) => line.replaceAll('\\|', '').split('|').length
  const broken = lines.filter((line, index) => {
    const before = lines[index - 1] ?? ''
    return line.startsWith('|') && before.startsWith('|') && cells(line) !== cells(before)
  })
  expect(broken).toEqual([])
})

test.each(PAGES)('%s names only tests and files of the source that there are', (page) => {
  const paths = [...read(page).matchAll(/`((?:src|e2e|scripts|docs|bench)\/[\w./-]+\.\w+)`/g)].map(([, path]) => path!)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

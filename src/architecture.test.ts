import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'

const ROOT = import.meta.dir
const files = [...new Glob('**/*.{ts,tsx}').scanSync(ROOT)].filter((path) => !path.includes('.test.'))
const sources = new Map(
  await Promise.all(files.map(async (path) => [path, await Bun.file(`${ROOT}/${path}`).text()] as const)),
)

/** What each part may import of the others (docs: README, "The map"). */
const MAY_IMPORT: Record<string, string[]> = {
  ground: ['ground'],
  contracts: ['contracts', 'ground', 'words'],
  words: ['words', 'contracts', 'ground'],
  agronomy: ['agronomy', 'contracts', 'words'],
  islands: ['islands', 'contracts', 'words'],
  // A screen under test stands before the real server; no screen asks for it.
  'islands/testing': ['islands/testing', 'islands', 'contracts', 'words', 'ground', 'server'],
  db: ['db', 'ground', 'contracts', 'agronomy', 'server'],
  server: ['server', 'db', 'ground', 'contracts', 'words', 'agronomy', 'islands'],
  // `npm test` fetches the libSQL server, and says where it is.
  'server/testing/libsql.ts': ['scripts'],
  cli: ['cli', 'server', 'ground', 'db', 'contracts', 'words', 'agronomy'],
}

function importsOf(path: string): { from: string; typeOnly: boolean }[] {
  const text = sources.get(path)!
  return [...text.matchAll(/import\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g)].map((match) => ({
    from: new URL(match[2] ?? match[3]!, `file:///${path}`).pathname.slice(1),
    typeOnly: match[1] !== undefined,
  }))
}

const partOf = (path: string) => (path.startsWith('islands/testing/') ? 'islands/testing' : path.split('/')[0]!)

describe('the house', () => {
  test('each part imports only what it may', () => {
    const wrong = files.flatMap((path) =>
      importsOf(path)
        .filter(({ from }) => !(MAY_IMPORT[path] ?? MAY_IMPORT[partOf(path)])?.includes(partOf(from)))
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(wrong).toEqual([])
  })

  test('services know nothing of HTTP: no service imports http or pages', () => {
    const wrong = files
      .filter((path) => /^server\/\w+\/service\.ts$/.test(path))
      .flatMap((path) =>
        importsOf(path)
          .filter(({ from, typeOnly }) => !typeOnly && /^server\/(http|pages)\//.test(from))
          .map(({ from }) => `${path} imports ${from}`),
      )
    expect(wrong).toEqual([])
  })

  test('only src/db opens databases', () => {
    const openers = files.filter(
      (path) => !path.startsWith('server/testing/') && /new Sqlite\(|new Database\(/.test(sources.get(path)!),
    )
    expect(openers.filter((path) => !path.startsWith('db/'))).toEqual([])
  })

  test("every view of the server names its JSX, so that React's is the default elsewhere", () => {
    const wrong = files.filter(
      (path) =>
        path.startsWith('server/') &&
        path.endsWith('.tsx') &&
        !sources.get(path)!.startsWith('/** @jsxImportSource hono/jsx */'),
    )
    expect(wrong).toEqual([])
  })

  test('no island parses with a contract: the browser gets schemas that do nothing', () => {
    const wrong = files.filter(
      (path) => path.startsWith('islands/') && /\.safeParse\(|(?<!JSON|Date)\.parse\(/.test(sources.get(path)!),
    )
    expect(wrong).toEqual([])
  })

  test('contracts import nothing but zod and themselves', () => {
    const wrong = files.filter(
      (path) => path.startsWith('contracts/') && /from '(?!\.|zod\/mini')/.test(sources.get(path)!),
    )
    expect(wrong).toEqual([])
  })
})

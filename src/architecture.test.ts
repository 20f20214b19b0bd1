import { describe, expect, test } from 'bun:test'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'
import fc from 'fast-check'
import { CROP_IDS } from './contracts/crops.ts'

/** Modules by the files in them: the first line that fits. Any other module is the folder of its name. */
const MODULES: [module: string, files: RegExp][] = [
  ['tests', /\.test\.|\/testing\/|\/fixture\.tsx?$|\/killed-sender\.ts$/],
  ['budget', /^agronomy\/budget\//],
  [
    'composition',
    /^server\/(all-personal-data|app|compose|compose-options|compose-phones|config|doctor|housekeeping|practice-phone|schedule|serve)\.ts$/,
  ],
  ['http', /^server\/http\//],
  ['endpoints', /^server\/endpoints\//],
  ['pages', /^server\/pages\//],
  ['foundation', /^server\/foundation\//],
  ['domains', /^server\/\w+\//],
]

/** Modules that a module may import, from the bottom up; from the second list, types only. */
const MAY_IMPORT: Record<string, [values: string, types?: string]> = {
  shared: [''],
  contracts: ['shared'],
  statistics: [''],
  words: ['shared contracts'],
  // Worked out in the browser too: nothing but the sum itself, on facts that it is handed.
  budget: ['contracts', 'agronomy'],
  agronomy: ['shared contracts budget'],
  'advice-words': ['shared contracts words agronomy'],
  islands: ['contracts budget', 'words'],
  drawings: ['shared contracts'],
  db: ['shared contracts', 'agronomy'],
  foundation: ['shared contracts db', 'composition'],
  domains: ['shared contracts statistics words agronomy advice-words budget db foundation'],
  http: ['shared contracts words drawings foundation', 'domains db islands'],
  endpoints: ['shared contracts words foundation http', 'domains composition'],
  pages: ['shared contracts words foundation http endpoints', 'domains composition islands'],
  composition: ['shared contracts words db foundation domains http endpoints pages'],
  cli: ['shared contracts words agronomy advice-words budget db foundation domains composition'],
}

/** Single imports allowed beside those. */
const ALSO: Record<string, string[]> = {
  'agronomy/units.ts': ['agronomy/budget/budget-plan.ts'],
  // A message with a number in it is put together where the number is known.
  'shared/fill-placeholders.ts': ['islands/profile/second-factor.tsx'],
  'words/amounts-in-words.ts': [
    'islands/bags/amounts.ts',
    'islands/bags/ask.tsx',
    'islands/bags/grades.tsx',
    'islands/bags/next-bag.tsx',
    'islands/bags/splits.tsx',
    'islands/bags/sum.tsx',
    'islands/bags/to-buy.tsx',
    'islands/bags/verdict.tsx',
  ],
  'words/rain-lines.ts': ['islands/rains/onset-chart.tsx', 'islands/rains/rains.tsx', 'islands/weather/rains-card.tsx'],
  'words/sentences-in.ts': ['islands/ui/badly-said.tsx'],
  'words/sky-words.ts': [
    'islands/home/place-weather.tsx',
    'islands/home/summary.tsx',
    'islands/weather/current-card.tsx',
    'islands/weather/forecast.tsx',
  ],
  'words/translate.ts': ['islands/lib/page.tsx', 'islands/main.tsx', 'islands/offline/start.tsx'],
  // The server renders a page from the screen's own components.
  'islands/registry.ts': ['server/http/island.tsx'],
  'islands/home/tasks.ts': ['server/pages/try-out.tsx'],
  'islands/home/task-words.ts': ['server/pages/try-out.tsx'],
  'islands/lib/format-time.ts': ['server/pages/try-out.tsx'],
  'islands/lib/island-root.tsx': ['server/http/react-tree.ts'],
  'islands/wizard/set-up.ts': ['server/pages/home.ts'],
  'islands/lib/query-client.ts': ['server/http/react-tree.ts'],
  'islands/shell/still-shell.tsx': ['server/http/react-tree.ts'],
}

/** Owner of each schema file, and the other domains that read its tables. A domain is a folder of the server or of its channels. */
const TABLES: Record<string, [owner: string, others?: string]> = {
  accounts: [
    'accounts',
    'admin advisories channels community crops harvests inbox notifications practice-phone prices push sms ussd voice weather',
  ],
  'sign-in': ['accounts', 'push'],
  places: ['places'],
  crops: ['crops', 'advisories accounts harvests inbox'],
  'farm-log': ['crops'],
  fertilizer: ['fertilizer'],
  weather: ['weather'],
  rains: ['weather'],
  advisories: ['advisories', 'crops inbox sms'],
  notifications: ['notifications', 'advisories push voice warnings'],
  push: ['push'],
  community: ['community', 'images'],
  images: ['images', 'community inbox'],
  prices: ['prices'],
  sms: ['sms'],
  ussd: ['ussd'],
  voice: ['voice'],
  channels: ['channels'],
  inbox: ['inbox'],
  operation: ['foundation', 'admin channels ussd'],
  words: ['words'],
  trials: ['trials'],
  harvests: ['harvests'],
  warnings: ['warnings'],
}

const ROOT = import.meta.dir
const sources = new Map<string, string>()
for (const path of new Glob('*/**/*.{ts,tsx}').scanSync(ROOT))
  sources.set(path, await Bun.file(`${ROOT}/${path}`).text())

const moduleOf = (path: string) => MODULES.find(([, files]) => files.test(path))?.[0] ?? path.split('/')[0]!
const product = [...sources.keys()].filter((path) => moduleOf(path) !== 'tests')

interface Import {
  from: string
  to: string
  kind: 'value' | 'type' | 'later'
}
const IMPORT = /^(?:import|export) (type )?(?:[^'";]*? from )?'(\.[^']+)'|import\('(\.[^']+)'\)/gm
const imports = product.flatMap((from) =>
  [...sources.get(from)!.matchAll(IMPORT)].map(([, type, now, later]): Import => {
    const kind = type ? 'type' : later ? 'later' : 'value'
    return { from, to: join(dirname(from), now ?? later!), kind }
  }),
)
const arrows = (wrong: Import[]) => wrong.map(({ from, to, kind }) => `${from} imports ${to} (${kind})`)

const mayImport = ({ from, to, kind }: Import) => {
  const [module, other] = [moduleOf(from), moduleOf(to)]
  const [values, types = ''] = MAY_IMPORT[module]!
  return module === other || `${values} ${kind === 'type' ? types : ''}`.split(' ').includes(other)
}
const isNamed = ({ from, to }: Import) => ALSO[to]?.includes(from) ?? false

const tablesOf = (path: string) => /^db\/schema\/(?!columns)([\w-]+)\.ts$/.exec(path)?.[1]
const domainOf = (path: string) =>
  moduleOf(path) === 'domains' ? path.match(/^server\/(?:channels\/(?=[\w-]+\/))?([\w-]+)\//)![1]! : moduleOf(path)
const mayAsk = ({ from, to }: Import) => {
  const [owner, others = ''] = TABLES[tablesOf(to)!] ?? ['nobody']
  return ['db', 'cli', owner, ...others.split(' ')].includes(domainOf(from))
}

const EXPORT = /^export (?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm
const NAMES = /^(?:import|export)(?: type)? (?:\w+, )?\{([^}]+)\} from '(\.[^']+)'/gm
const WHOLE = /^import \* as \w+ from '(\.[^']+)'|import\('(\.[^']+)'\)/gm

/** Exports of `src` that no other file imports. Files imported whole and the schema, which drizzle-kit reads, are left out. */
async function unusedExports(): Promise<string[]> {
  const files = new Map([...sources].map(([path, text]) => [join(ROOT, path), text]))
  for (const path of new Glob('{bench,e2e,scripts}/**/*.{ts,mts,mjs}').scanSync(join(ROOT, '..')))
    files.set(join(ROOT, '..', path), await Bun.file(join(ROOT, '..', path)).text())
  const used = new Set<string>()
  for (const [path, text] of files) {
    for (const [, names, from] of text.matchAll(NAMES))
      for (const [, name] of names!.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g))
        used.add(`${join(dirname(path), from!)} ${name}`)
    for (const [, now, later] of text.matchAll(WHOLE)) used.add(join(dirname(path), now ?? later!))
  }
  return product.flatMap((path) =>
    path.startsWith('db/schema/') || used.has(join(ROOT, path))
      ? []
      : [...sources.get(path)!.matchAll(EXPORT)]
          .map(([, name]) => `${path} ${name}`)
          .filter((entry) => !used.has(join(ROOT, entry))),
  )
}

/** A way round through values that comes back to where it began. */
function circle(): string[] {
  const next = Map.groupBy(
    imports.filter(({ kind }) => kind === 'value'),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const walk = (path: string, way: string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return []
    done.add(path)
    for (const { to } of next.get(path) ?? []) {
      const found = walk(to, [...way, path])
      if (found.length > 0) return found
    }
    return []
  }
  return product.map((path) => walk(path, [])).find((found) => found.length > 0) ?? []
}

describe('the modules', () => {
  test('a file imports only what its module may', () => {
    expect(arrows(imports.filter((one) => !mayImport(one) && !isNamed(one)))).toEqual([])
  })

  test('an import that is allowed by name is still there, and needs it', () => {
    const named = Object.entries(ALSO).flatMap(([to, files]) => files.map((from) => `${from} ${to}`))
    const needed = new Set(imports.filter((one) => !mayImport(one)).map(({ from, to }) => `${from} ${to}`))
    expect(named.filter((arrow) => !needed.has(arrow))).toEqual([])
  })

  test('values are imported in no circle', () => {
    expect(circle()).toEqual([])
  })

  test("a domain asks its own tables, and another's only where the list says so", () => {
    expect(arrows(imports.filter((one) => tablesOf(one.to) && !mayAsk(one)))).toEqual([])
  })

  test('whoever is listed as asking tables does', () => {
    const asks = new Set(imports.map(({ from, to }) => `${domainOf(from)} ${tablesOf(to)}`))
    const listed = Object.entries(TABLES).flatMap(([tables, who]) =>
      who.flatMap((names = '') => names.split(' ').map((name) => `${name} ${tables}`)),
    )
    expect(listed.filter((line) => !asks.has(line))).toEqual([])
  })

  test('only src/db opens databases', () => {
    const openers = product.filter((path) => /new Sqlite\(|new Database\(/.test(sources.get(path)!))
    expect(openers.filter((path) => !path.startsWith('db/'))).toEqual([])
  })

  test("every view of the server names its JSX, so that React's is the default elsewhere", () => {
    const views = product.filter((path) => path.startsWith('server/') && path.endsWith('.tsx'))
    expect(views.filter((path) => !sources.get(path)!.startsWith('/** @jsxImportSource hono/jsx */'))).toEqual([])
  })

  test('no island parses with a contract: the browser gets schemas that do nothing', () => {
    const parses = product.filter((path) => /\.safeParse\(|(?<!JSON|Date)\.parse\(/.test(sources.get(path)!))
    expect(parses.filter((path) => path.startsWith('islands/'))).toEqual([])
  })

  test('no rule knows a crop by its name: it asks for a trait of the record', () => {
    const adviser = product.filter((path) => path.startsWith('agronomy/') && !path.startsWith('agronomy/crops/'))
    const named = new RegExp(`'(${CROP_IDS.join('|')})'`)
    expect(adviser.filter((path) => named.test(sources.get(path)!))).toEqual([])
    const compared = new RegExp(`[!=]== '(${CROP_IDS.join('|')})'`)
    expect(product.filter((path) => compared.test(sources.get(path)!))).toEqual([])
  })

  test('of packages contracts import zod only', () => {
    const contracts = product.filter((path) => path.startsWith('contracts/'))
    expect(contracts.filter((path) => /from '(?!\.|zod\/mini')/.test(sources.get(path)!))).toEqual([])
  })
})

test('no test waits inside a matcher, where some writes never end', () => {
  const waiting = [...sources].filter(([, text]) => /\)\s*\.(rejects|resolves)\./.test(text))
  expect(waiting.map(([path]) => path)).toEqual([])
})

test('an export is imported by another file', async () => {
  expect(await unusedExports()).toEqual([])
})

test('no property passes or fails by luck: what it draws is the same in every run', () => {
  expect(fc.readConfigureGlobal().seed).toBeNumber()
})

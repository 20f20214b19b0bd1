import { afterAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import { type Call, matchPath } from '../contracts/call.ts'
import { CALLS } from '../contracts/calls.ts'
import { harvestFiguresSchema } from '../contracts/harvests.ts'
import { personDetailsSchema, personLogEntrySchema, personMessageSchema } from '../contracts/people.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { IslandRoot } from './lib/island-root.tsx'
import type { PageGlobals } from './lib/page.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { ISLANDS, type IslandName } from './registry.ts'
import { changed, digest, withoutIds } from './testing/outline.ts'
import { RECORDED_AT, recordedServer } from './testing/recorded-server.ts'
import { richDemo } from './testing/rich-demo.ts'
import { untypedVariants, type Variant, variantsOf } from './testing/variants.ts'

setDefaultTimeout(300_000)

/** Longest shown part of a change; a hash covers the rest. */
const SHOWN = 70
const READS = Object.values(CALLS).filter((call: Call) => call.method === 'GET' && call.out)

const listOf = (item: z.ZodMiniType) => z.object({ items: z.array(item), next: z.nullable(z.string()) })
/** Contracts of properties; all changes of the others are tried, and those left out that no page can show. */
const PROPS: Record<string, z.ZodMiniType> = {
  person: personDetailsSchema,
  messages: listOf(personMessageSchema),
  log: listOf(personLogEntrySchema),
  harvests: z.array(harvestFiguresSchema),
}

const folder = mkdtempSync(join(tmpdir(), 'gona-variants-'))
const { pages, cookies } = await richDemo(join(folder, 'demo.db'))
const server = await recordedServer(join(folder, 'demo.db'))
setSystemTime(new Date(RECORDED_AT))
afterAll(() => {
  setSystemTime()
  server.close()
  rmSync(folder, { recursive: true })
})
/** Variants of each screen that an earlier page has shown. */
const shown = new Map<string, Set<string>>()

test.each(pages.filter(({ reader }) => reader !== 'newcomer').map((page) => [page.name, page.reader, page] as const))(
  '%s as %s shows every change of its data as recorded',
  async (_, reader, { screen, path }) => {
    const html = await (await server.request(path, { headers: { cookie: cookies[reader], host: 'gona.test' } })).text()
    const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
    const [, name] = /data-island="([^"]+)"/.exec(html) ?? []
    if (!json || !name) return
    const state: PageGlobals = JSON.parse(json)
    const { default: island } = await ISLANDS[name as IslandName]()
    const before = linesOf(island, state)
    const seen = shown.getOrInsertComputed(screen, () => new Set())
    const lines: string[] = []
    for (const { name: variant, changes } of variantsOfPage(state)) {
      if (seen.has(variant)) continue
      seen.add(variant)
      const diff = changed(before, linesOf(island, changes)).map((line) => line.replace(/^([-+]) \s*/, '$1 '))
      if (diff.length > 0 && !diff.some((line) => line.startsWith('+ breaks'))) lines.push(`${variant}: ${short(diff)}`)
    }
    expect(lines.join('\n')).toMatchSnapshot()
  },
)

function* variantsOfPage({ page, reads }: PageGlobals): Generator<{ name: string; changes: PageGlobals }> {
  for (const [at, [key, value]] of reads.entries()) {
    const call = READS.find(({ path }) => matchPath(path, String(key[0])) !== null)
    if (!call) continue
    for (const { name, data } of ofRead(call, key, value))
      yield { name: `${call.path}${name}`, changes: { page, reads: reads.with(at, [key, data]) } }
  }
  for (const [prop, value] of Object.entries(page.props)) {
    const contract = PROPS[prop]
    for (const { name, data } of contract && value ? variantsOf(contract, value, prop) : untypedVariants(value, prop))
      yield { name: `props ${name}`, changes: { page: { ...page, props: { ...page.props, [prop]: data } }, reads } }
  }
  const others: Partial<typeof page>[] = [
    { lessData: !page.lessData },
    { calls: page.calls ? undefined : true },
    { operator: undefined },
  ]
  for (const other of others) yield { name: JSON.stringify(other), changes: { page: { ...page, ...other }, reads } }
}

/** Returns the changes of a read; a list that is read page by page has its items in pages. */
function ofRead(call: Call, key: readonly unknown[], value: unknown): Variant[] {
  if (!call.out) return []
  if (key[1] !== 'pages') return variantsOf(call.out, value)
  const { pages: [first, ...others] = [] } = value as { pages?: { items: unknown; next: string | null }[] }
  if (!first) return []
  const pagesWith = (changes: object) => ({ ...(value as object), pages: [{ ...first, ...changes }, ...others] })
  return [
    { name: ' next', data: pagesWith({ next: first.next ? null : 'next' }) },
    ...variantsOf(call.out, first.items).map(({ name, data }) => ({ name, data: pagesWith({ items: data }) })),
  ]
}

/** Returns the tags and texts of a page; why it cannot be rendered, for data that cannot be. */
function linesOf(island: Parameters<typeof IslandRoot>[0]['island'], { page, reads }: PageGlobals): string[] {
  const client = createQueryClient()
  for (const [key, value] of reads) client.setQueryData(key, value)
  const messages = TEXTS_BY_LANGUAGE[page.language].screens
  try {
    return renderToStaticMarkup(createElement(IslandRoot, { island, client, page, messages })).split(/(?=<)/)
  } catch (error) {
    return [`breaks: ${error}`]
  }
}

function short(diff: string[]): string {
  const [first = '', second = '', ...rest] = diff.map((line) => withoutIds(line.replace(/ class="[^"]*"/, '')))
  const texts = [first, second].filter(Boolean).map((line) => line.slice(0, SHOWN))
  return [...texts, `${rest.length} ${digest(diff.join('\n'))}`].join(' | ')
}

import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeDomEnds, withDom } from './testing/dom.ts'

withDom()
const { crawl, createMemory } = await import('./testing/crawl.ts')
const { numberedIds } = await import('./testing/outline.ts')
const { openRecorder } = await import('./testing/recorder.tsx')
const { richDemo } = await import('./testing/rich-demo.ts')

setDefaultTimeout(300_000)

/** A newcomer's pages have the same controls as the farmer's, except home, which creates the crops. */
const isOnlyRead = (reader: string, name: string) => reader === 'newcomer' && name !== '/'

const folder = mkdtempSync(join(tmpdir(), 'gona-recorded-'))
const { pages, cookies } = await richDemo(join(folder, 'demo.db'))
const recorder = await openRecorder(join(folder, 'demo.db'))
const memories: Record<string, ReturnType<typeof createMemory>> = {}
const dialogs = createMemory()
beforeDomEnds(async () => {
  await recorder.close()
  rmSync(folder, { recursive: true })
})

test.each(pages.map((page) => [page.name, page.reader, page] as const))(
  '%s as %s, each of its buttons and each of its forms are as recorded',
  async (name, reader, { screen, path }) => {
    recorder.as(cookies[reader])
    const lines = (await recorder.open(path)) ? recorder.lines() : ['no island']
    memories[screen] ??= createMemory()
    const refused = isOnlyRead(reader, name) ? [] : ['without reads:', ...(await recorder.openRefused(path, lines))]
    const pressed = isOnlyRead(reader, name) ? [] : await crawl(recorder, path, memories[screen], dialogs)
    expect(numberedIds()([...lines, ...refused, ...pressed].join('\n'))).toMatchSnapshot()
  },
)

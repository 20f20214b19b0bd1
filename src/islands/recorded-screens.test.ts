import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDom } from './testing/dom.ts'

withDom()
const { crawl, createMemory } = await import('./testing/crawl.ts')
const { numberedIds } = await import('./testing/outline.ts')
const { openRecorder } = await import('./testing/recorder.tsx')
const { richDemo } = await import('./testing/rich-demo.ts')

setDefaultTimeout(300_000)

/** A newcomer's pages have the controls of the farmer's, except that home sets the crops up. */
const isOnlyRead = (reader: string, name: string) => reader === 'newcomer' && name !== '/'

test('every screen, each of its buttons and each of its forms are as recorded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gona-recorded-'))
  const { pages, cookies } = await richDemo(join(folder, 'demo.db'))
  const recorder = await openRecorder(join(folder, 'demo.db'))
  const memories: Record<string, ReturnType<typeof createMemory>> = {}
  const dialogs = createMemory()
  const recorded: Record<string, string> = {}
  try {
    for (const { screen, name, path, reader } of pages) {
      recorder.as(cookies[reader])
      const lines = (await recorder.open(path)) ? recorder.lines() : ['no island']
      memories[screen] ??= createMemory()
      const pressed = isOnlyRead(reader, name) ? [] : await crawl(recorder, path, memories[screen], dialogs)
      recorded[`${name} as ${reader}`] = numberedIds()([...lines, ...pressed].join('\n'))
    }
  } finally {
    await recorder.close()
    rmSync(folder, { recursive: true })
  }
  for (const [page, text] of Object.entries(recorded)) expect(text).toMatchSnapshot(page)
})

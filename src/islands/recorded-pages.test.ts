import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { SCREENS, type ScreenName } from '../contracts/screens.ts'
import { pagesOf } from '../server/testing/full/pages.ts'
import { FULL_NOW } from '../server/testing/full/people.ts'
import { readable } from '../server/testing/full/record.ts'
import { type FullApp, fullApp } from '../server/testing/full/services.ts'
import { withDom } from './testing/dom.ts'

withDom()
const { changed, outlineOf } = await import('./testing/outline.ts')

setDefaultTimeout(300_000)

let gona: FullApp
beforeAll(async () => {
  setSystemTime(new Date(FULL_NOW))
  gona = await fullApp(['ada', 'bola', 'cato', 'dele', 'femi', 'gbenga'], {
    ...{ OPERATOR_NAME: 'Union', OPERATOR_PHONE: '+2348000000000', OPERATOR_EMAIL: 'help@union.example' },
  })
})
afterAll(() => {
  setSystemTime()
})

test.each(Object.keys(SCREENS) as ScreenName[])('%s without script shows what is recorded', async (name) => {
  const text = readable()
  const before: { request: string; lines: string[] }[] = []
  const recorded: string[] = []
  for (const { reader, request, address } of pagesOf(name)) {
    const answer = await gona.request(reader, 'GET', address)
    const html = await answer.text()
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const lines = outlineOf(new DOMParser().parseFromString(html, 'text/html').body).map(text)
    const nearest = before
      .map((other) => ({ of: other.request, lines: changed(other.lines, lines) }))
      .toSorted((a, b) => a.lines.length - b.lines.length)[0]
    before.push({ request, lines })
    if (nearest) recorded.push(`${request}, unlike ${nearest.of}:`, ...nearest.lines)
    else recorded.push(`${request}:`, ...lines)
  }
  expect(recorded.join('\n')).toMatchSnapshot()
})

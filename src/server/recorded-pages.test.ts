import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { SCREENS, type ScreenName } from '../contracts/screens.ts'
import { pagesOf } from './testing/full/pages.ts'
import { FULL_NOW, idOf } from './testing/full/people.ts'
import { readable } from './testing/full/record.ts'
import { type FullApp, fullApp } from './testing/full/services.ts'

setDefaultTimeout(300_000)

/** Addresses that are no screen; each is asked with the headers after it, by a visitor and by a farmer. */
const OTHERS: [path: string, headers?: Record<string, string>][] = [
  ['/'],
  ['/', { 'accept-language': 'ha' }],
  ['/terms'],
  ['/privacy'],
  ['/privacy', { 'accept-language': 'yo' }],
  ['/offline'],
  ['/no-such-page'],
  ['/try?place=Kano&crop=maize'],
  ['/try?place=Kano&crop=rice', { 'accept-language': 'ha' }],
  ['/try?place=Khomas&crop=millet'],
  ['/try?at=12,8.52&crop=cassava'],
  ['/try?place=Nowhere&crop=maize'],
  ['/try'],
  ['/forgot'],
  ['/signin/phone?next=/weather'],
  ['/signin/code?next=/weather'],
  ['/healthz'],
  ['/metrics'],
  ['/cap/rss.xml'],
  ['/cap/00000000-0000-7000-8000-000000000000.xml'],
  [`/images/${'a'.repeat(64)}.webp`],
  [`/images/${'a'.repeat(64)}-320.webp`],
  [`/images/${'a'.repeat(64)}.webp`, { 'if-none-match': `"${'a'.repeat(64)}"` }],
  [`/images/${'c'.repeat(64)}.webp`],
  ['/drawings/farm.done.svg'],
  ['/drawings/no-such.svg'],
  ['/recordings/00000000-0000-7000-8000-000000000000.webm'],
  ['/audio/en/intro.wav'],
  ['/audio/ha/intro.mp3'],
  ['/api/login?next=/weather'],
  ['/api/no-such-call'],
]
const SHORT = 30
/** Headers with a meaning for the reader; those of security have tests of their own. */
const HEADERS = ['location', 'content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'content-range']
/** Values that differ in every run. */
const RANDOM =
  /(?<="id":")[0-9a-f]{16}(?=")|(?<=request )[\w-]+|(?<="version":")[^"]+|(?<=_seconds\S* )[\d.]+|(?<=_bytes )\d+/g

let gona: FullApp
beforeAll(async () => {
  // Forms and contracts read the machine's day.
  setSystemTime(new Date(FULL_NOW))
  gona = await fullApp(['ada', 'bola', 'cato', 'dele', 'femi', 'gbenga'], { METRICS: 'on', OPERATOR_NAME: 'Union' })
})
afterAll(() => {
  setSystemTime()
})

test.each(Object.keys(SCREENS) as ScreenName[])('%s is a page with the recorded reads', async (name) => {
  const text = readable()
  const once = shortAgain()
  const lines: string[] = []
  const said = new Map<string, string>()
  for (const { reader, request, address } of pagesOf(name)) {
    const answer = await gona.request(reader, 'GET', address)
    const shown = [headOf(answer), ...partsOf(await answer.text())].map(text)
    const whole = shown.join('\n')
    lines.push(said.has(whole) ? `${request}: as ${said.get(whole)}` : `${request}:`)
    if (!said.has(whole)) lines.push(...shown.map((line) => `  ${once(line)}`))
    if (!said.has(whole)) said.set(whole, request)
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

test.each(OTHERS.map(([path, headers = {}]) => [path, headers] as const))(
  '%s %j answers as recorded',
  async (path, headers) => {
    const text = readable()
    const answerTo = async (reader: 'nobody' | 'ada') => {
      const answer = await gona.request(reader, 'GET', path, { headers })
      const body = await answer.text()
      const lines = [headOf(answer), ...(body.startsWith('<!DOCTYPE html') ? textsOf(body) : body.split('\n'))]
      return lines.map((line) => text(line.replace(RANDOM, '…'))).join('\n')
    }
    const [toVisitor, toFarmer] = [await answerTo('nobody'), await answerTo('ada')]
    expect(toFarmer === toVisitor ? toVisitor : `${toVisitor}\nada: ${toFarmer}`).toMatchSnapshot()
  },
)

/** Shortens a line that was printed before to its beginning. */
function shortAgain() {
  const seen = new Set<string>()
  return (line: string): string => {
    if (!seen.has(line)) {
      seen.add(line)
      return line
    }
    return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line
  }
}

test('a recording is heard by those who may, whole, in parts and for older iPhones', async () => {
  const lines: string[] = []
  const address = `/recordings/${idOf('ada asks of weevils')}`
  for (const reader of ['nobody', 'ada', 'bola', 'cato', 'femi', 'gbenga'])
    for (const [kind, range] of [
      ['webm'],
      ['caf'],
      ['webm', 'bytes=0-9'],
      ['webm', 'bytes=-5'],
      ['webm', 'bytes=9999-'],
    ]) {
      const answer = await gona.request(reader, 'GET', `${address}.${kind}`, { headers: range ? { range } : {} })
      const body = await answer.bytes()
      const heard = answer.status < 300 ? `${body.length} bytes ${Bun.hash.crc32(body)}` : ''
      lines.push([reader, kind, range, headOf(answer), heard].filter(Boolean).join(' '))
    }
  expect(lines.join('\n')).toMatchSnapshot()
})

const headOf = ({ status, headers }: Response) =>
  [status, ...HEADERS.flatMap((name) => headers.get(name) ?? [])].join(' ')

const STATE = /<script type="application\/json"[^>]*>(.*?)<\/script>/s

/** Title, properties and reads of a page; of one without an island the texts. */
function partsOf(html: string): string[] {
  const [, state] = STATE.exec(html) ?? []
  if (!html.startsWith('<!DOCTYPE html')) return html.split('\n')
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  if (!state) return [title, ...textsOf(html)]
  const { page, reads } = JSON.parse(state) as { page: { props?: object }; reads: [unknown, unknown][] }
  const { props = {}, ...rest } = page
  return [
    title,
    json(rest),
    ...Object.entries(props).map(([name, value]) => `${name}=${json(value)}`),
    ...reads.map(([key, value]) => `${json(key)} ${json(value)}`),
  ].map((line) => line.replace(RANDOM, '…'))
}

const json = (value: unknown) => JSON.stringify(value, (_, field) => (field === null ? undefined : field))

/** Texts, links and fields between the tags. */
const textsOf = (html: string) => [
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(?:a|form|input|option|button|select)\b([^>]*)>/g, ' [$1] ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' '),
]

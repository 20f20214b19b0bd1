import { afterEach, describe, expect, test } from 'bun:test'
import { createLog } from '../../ground/log.ts'
import { createReaders, type Readers } from './readers.ts'

const SAYS_READY = "postMessage('ready');"
const ANSWERS = `${SAYS_READY} self.onmessage = ({ data }) => {
  if (data === 'stop') process.exit()
  const body = new TextEncoder().encode('reader ' + data.url + ' ' + new Headers(data.headers).get('cookie'))
  postMessage({ number: data.number, answer: { status: 200, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']], body } })
}`
const REFUSES = `${SAYS_READY} self.onmessage = ({ data }) => postMessage({ number: data.number, answer: null })`
const DIES = `${SAYS_READY} self.onmessage = () => process.exit(1)`
const ENDS_WITHOUT_ANSWERING = `${SAYS_READY} self.onmessage = ({ data }) => data === 'stop' && process.exit()`
const CANNOT_START = 'throw new Error("no such thing")'

const opened: Readers[] = []
afterEach(() => {
  for (const readers of opened.splice(0)) readers.stop()
})

function server(program: string, { most = 1, isCrowd = true } = {}) {
  const known = { began: 0, there: 0 }
  const readers = createReaders({
    most,
    startThread() {
      known.began++
      return new Worker(URL.createObjectURL(new Blob([program])))
    },
    async answerHere(request) {
      await Bun.sleep(1)
      return new Response(`here ${request.url} ${request.headers.get('cookie')}`)
    },
    answeredThere: () => known.there++,
    crowd: { joins: () => isCrowd },
    log: createLog('silent'),
  })
  opened.push(readers)
  const ask = async (path: string, n: number, init?: RequestInit) =>
    readers.answer(new Request(`http://gona.test${path}`, { headers: { cookie: `n=${n}` }, ...init }), {})
  return { known, ask, stop: () => readers.stop() }
}

/** Waves of ten until something is so. */
async function crowdUntil({ ask }: ReturnType<typeof server>, isSo: () => boolean, path = '/weather') {
  const texts: string[] = []
  for (let n = 0; texts.length === 0 || !isSo(); n += 10) {
    const wave = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(path, n + i)))
    texts.push(...(await Promise.all(wave.map((answer) => answer.text()))))
  }
  return texts
}

describe('in a crowd', () => {
  test('reads are answered by whoever has time, each to who asked it', async () => {
    const one = server(ANSWERS)
    const texts = await crowdUntil(one, () => one.known.there > 20)
    expect(new Set(texts.map((text) => text.split(' ')[0]))).toEqual(new Set(['here', 'reader']))
    for (const [n, text] of texts.entries()) expect(text).toEndWith(`http://gona.test/weather n=${n}`)
    expect(one.known.began).toBe(1)
  })

  test('every cookie that a reader gives is given', async () => {
    const one = server(ANSWERS)
    await crowdUntil(one, () => one.known.there > 0)
    for (;;) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => one.ask('/', n)))
      const there = answers.find((answer) => answer.headers.has('set-cookie'))
      if (there) return expect(there.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    }
  })

  test.each([
    ['a write', '/api/crops', { method: 'POST', body: '{}' }],
    ['what counts in a limit: weather elsewhere', '/api/weather/current?lat=1&lon=2', {}],
    ['a place that is looked for', '/api/geocode', {}],
    ['an administrator', '/api/admin/analytics', {}],
    ['the feed, which many share', '/api/community/posts', {}],
    ['one of many addresses', '/advisory/12', {}],
    ['a page of who is not signed in', '/signin', {}],
    ['a visitor', '/', { headers: {} }],
  ])('%s is answered here', async (_, path, init) => {
    const one = server(ANSWERS)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => one.ask(path, n, init)))
    for (const answer of answers) expect(await answer.text()).toStartWith('here')
    expect(one.known.began).toBe(0)
  })
})

test('without a crowd, and with one core, there are no readers', async () => {
  for (const calm of [server(ANSWERS, { isCrowd: false }), server(ANSWERS, { most: 0 })]) {
    const texts = await crowdUntil(calm, () => true)
    expect(texts.every((text) => text.startsWith('here'))).toBe(true)
    expect(calm.known.began).toBe(0)
  }
})

describe('nothing is lost', () => {
  test('what a reader cannot answer is answered here', async () => {
    const one = server(REFUSES)
    let asked = 0
    const texts = await crowdUntil(one, () => ++asked > 30)
    expect(texts.every((text) => text.startsWith('here'))).toBe(true)
  })

  test('what a reader was asked before it is told to end is answered here', async () => {
    const one = server(ENDS_WITHOUT_ANSWERING)
    let answered = 0
    let sent = 0
    const count = () => answered++
    const hangs = () => sent - answered === 3
    // Three stay with the reader once it is ready.
    do {
      for (let n = 0; n < 10; n++) void one.ask('/weather', sent++).then(count)
      await Bun.sleep(30)
    } while (!hangs())
    one.stop()
    while (answered < sent) await Bun.sleep(1)
    expect(answered).toBe(sent)
  })

  test.each([
    ['dies with questions', DIES],
    ['cannot start', CANNOT_START],
  ])('a reader that %s is not started again at once, and all are answered', async (_, program) => {
    const one = server(program)
    let waves = 0
    const texts = await crowdUntil(one, () => ++waves > 50)
    expect(texts.every((text) => text.startsWith('here'))).toBe(true)
    expect(one.known.began).toBe(1)
  })
})

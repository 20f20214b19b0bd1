import { afterAll, expect, setDefaultTimeout } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readersFor } from './http/readers.ts'
import { signedInCookie, startChild } from './testing/child.ts'
import { testWith } from './testing/test-with.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-reader-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

testWith('two cores', readersFor(navigator.hardwareConcurrency) > 0)(
  'a crowd is answered by a second thread too: everyone sees their own, and what they just wrote',
  async () => {
    const child = await startChild(folder, { LOG_LEVEL: 'info', METRICS: 'on' })
    const phones = ['08031234561', '08031234562', '08031234563']
    const people = await Promise.all(
      phones.map(async (phone) => ({ phone: `+234${phone.slice(1)}`, cookie: await signedInCookie(child, phone) })),
    )
    const crowd = async (path: string) =>
      Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          const { phone, cookie } = people[n % people.length]!
          const answer = await child.send('GET', path, undefined, { cookie })
          expect(answer.status).toBe(200)
          return { phone, text: await answer.text() }
        }),
      )
    let asked = 0
    while (!child.said().includes('reader.ready') || asked < 400) {
      for (const { phone, text } of await crowd('/profile')) {
        asked++
        const shown = people.filter((person) => text.includes(person.phone)).map((person) => person.phone)
        expect(shown).toEqual([phone])
      }
    }
    const [first] = people
    for (let n = 0; n < 10; n++) {
      const content = `The rains have begun here, day ${n}`
      await child.send('POST', '/api/community/posts', { content }, { cookie: first!.cookie })
      for (const { text } of await crowd('/community')) expect(text).toContain(content)
    }
    const counted = await (await child.send('GET', '/metrics')).text()
    expect(Number(/gona_requests_total\{method="GET",status="200"\} (\d+)/.exec(counted)![1])).toBe(asked + 400)
    child.process.kill('SIGTERM')
    expect(await child.process.exited).toBe(0)
    expect(child.said()).not.toContain('reader.lost')
  },
)

import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { createPhone, ON, record, spokenOf } from './channels/voice/fixture.ts'
import { FULL_NOW, PEOPLE } from './testing/full/people.ts'
import { changesOf, readable, rowsOf } from './testing/full/record.ts'
import { fullServices } from './testing/full/services.ts'

setDefaultTimeout(300_000)

const STRANGER = '+2348078888888'
const KEYS = ['1', '2', '3', '4', '5', '0', '9', '']
/** Rows of the calls themselves. */
const OWN = /^. (calls|phone_effects|told_days) /

beforeAll(() => {
  setSystemTime(new Date(FULL_NOW))
})
afterAll(() => {
  setSystemTime()
})

test.each([
  ['ada', 'en', 4],
  ['bola', 'ha', 3],
  ['efe', 'pcm', 3],
  [STRANGER, 'en', 3],
] as const)('a call of %s in %s is answered at each key as recorded', async (who, language, depth) => {
  const gona = await fullServices(ON)
  await record(gona, language)
  const phone = createPhone(gona)
  const number = PEOPLE[who]?.phone ?? who
  const text = readable()
  const before = await rowsOf(gona.db)
  const lines: string[] = []
  const seen = new Set<string>()
  const ways: string[][] = [[]]
  for (let n = 0; ways.length > 0; n++) {
    const way = ways.shift()!
    let heard = await phone.ring(number, `call ${n}`)
    for (const key of way) {
      if (!waits(heard)) break
      heard = await phone.answer(heard, number, { dtmfDigits: key }, `call ${n}`)
    }
    const spoken = spokenOf(heard)
    const isNew = !seen.has(spoken)
    lines.push(
      `${way.map((key) => key || '-').join(' ') || '(ring)'}${waits(heard) ? '' : ' end'}: ${text(isNew ? spoken : `${spoken.slice(0, 40)}…`)}`,
    )
    seen.add(spoken)
    if (isNew && waits(heard) && way.length < depth) ways.push(...KEYS.map((key) => [...way, key]))
    await phone.end(number, `call ${n}`)
  }
  expect(lines.join('\n')).toMatchSnapshot()
  await gona.sms.run()
  const changes = changesOf(before, await rowsOf(gona.db)).filter((line) => !OWN.test(line))
  expect(changes.map(text).join('\n')).toMatchSnapshot()
})

const waits = (heard: Awaited<ReturnType<ReturnType<typeof createPhone>['ring']>>) =>
  heard.some(({ kind }) => kind === 'keys' || kind === 'record')

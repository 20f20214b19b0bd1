import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { SMS_WORD_IDS, SMS_WORDS, type SmsWord } from '../words/sms-words.ts'
import { FULL_NOW, PEOPLE } from './testing/full/people.ts'
import { changesOf, type Rows, readable, rowsOf } from './testing/full/record.ts'
import { fullServices } from './testing/full/services.ts'

setDefaultTimeout(300_000)

const BEFORE = '2026-07-03T08:00:00.000Z'
/** Rows that keep a message from being handled twice. */
const ONCE = /^\+ (idempotency_keys|phone_effects)/
const CODE = /\b\d{6}\b/g
const STRANGER = '+2348078888888'
/** Texts after a word, besides none. */
const MORE: Partial<Record<SmsWord, readonly string[]>> = {
  weather: ['Kaduna', 'Nowhere'],
  join: ['KANO maize 12/6', 'Nowhere gold', 'KANO'],
  bags: ['maize 2', 'rice 1 ha', 'gold 1'],
  price: ['maize', 'maize Ibadan', 'gold'],
  ask: ['when do I weed my maize?', 'weevils in my stored maize'],
}
/** Messages without a word of the list. */
const FREE = [
  'done',
  '1',
  '0',
  'maize 12/6',
  'cowpeas 3 June',
  'worms 6',
  '12 bags',
  'yes',
  'no',
  'good morning',
  '   ',
  '5/20',
]

let gona: Awaited<ReturnType<typeof fullServices>>
let rows: Rows
beforeAll(() => {
  setSystemTime(new Date(FULL_NOW))
})
afterAll(() => {
  setSystemTime()
})
beforeEach(async () => {
  gona = await fullServices()
  rows = await rowsOf(gona.db)
})

describe('by SMS each word', () => {
  test.each([
    ['ada', 'en', 'changes'],
    ['bola', 'ha', 'texts'],
    ['cato', 'af', 'texts'],
    ['dele', 'yo', 'texts'],
    ['efe', 'pcm', 'texts'],
    ['ife', 'en', 'changes'],
    [STRANGER, 'en', 'changes'],
  ] as const)('of %s in %s is answered as recorded', async (who, language, kind) => {
    const from = PEOPLE[who]?.phone ?? who
    const text = readable()
    const lines: string[] = []
    const sent = [
      ...FREE,
      ...SMS_WORD_IDS.flatMap((word) => ['', ...(MORE[word] ?? [])].map((more) => [word, more] as const)).map(
        ([word, more]) => `${SMS_WORDS[language][word].split('|')[0]!.toUpperCase()} ${more}`.trim(),
      ),
    ]
    for (const [n, words] of sent.entries()) {
      await gona.sms.callbacks.inbound({ id: `in ${n}`, from, text: words, date: null })
      await gona.sms.run()
      const changes = changesOf(rows, await rowsOf(gona.db)).filter((line) => !ONCE.test(line))
      // The next word has its whole budget, and no question that waits.
      await gona.db.write(sql`update inbox_messages set state = 'closed' where user_id is not null`)
      await gona.db.write(sql`update sms_messages set created_at = ${BEFORE}, sent_at = ${BEFORE}`)
      rows = await rowsOf(gona.db)
      const answers = changes.flatMap((line) => /^\+ sms_messages .*? text=(.*?) segments=/.exec(line)?.[1] ?? [])
      lines.push(`${words}:`, ...(kind === 'texts' ? answers : changes).map((line) => `  ${text(line)}`))
    }
    expect(lines.join('\n')).toMatchSnapshot()
  })
})

describe('by USSD each key', () => {
  test.each([
    ['ada', 6, 420],
    ['bola', 4, 160],
    ['dele', 4, 60],
    ['efe', 3, 100],
    ['ife', 3, 50],
    [STRANGER, 9, 160],
  ] as const)('of %s leads to the recorded screens', async (who, depth, most) => {
    const phone = PEOPLE[who]?.phone ?? who
    const text = readable()
    const lines: string[] = []
    const seen = new Set<string>()
    const ways: string[][] = [[]]
    for (let n = 0; ways.length > 0 && n < most; n++) {
      const way = ways.shift()!
      const dial = (answers: string) =>
        gona.ussd.turn({ sessionId: `dial ${n}`, phone, network: '62130', serviceCode: '*384*1#', answers })
      await dial('')
      const { text: screen, last } = way.length > 0 ? await dial(way.join('*')) : await dial('')
      const shown = screen.replaceAll('\n', ' / ').replace(CODE, '…')
      lines.push(
        `${way.join('*') || '(dial)'}${last ? ' end' : ''}: ${text(seen.has(screen) ? `${shown.slice(0, 30)}…` : shown)}`,
      )
      if (seen.has(screen) || last || way.length >= depth) continue
      seen.add(screen)
      const keys = [...screen.matchAll(/^(\d+) /gm)].map(([, key]) => key!)
      const isQuestion = keys.every((key) => ['0', '00', '98', '99'].includes(key))
      ways.push(...[...keys, ...(isQuestion ? ['Kano', '5', '12/6'] : [])].map((key) => [...way, key]))
    }
    expect(lines.join('\n')).toMatchSnapshot()
    const changes = changesOf(rows, await rowsOf(gona.db)).filter((line) => !/^. (ussd_|phone_effects)/.test(line))
    expect(changes.map(text).join('\n')).toMatchSnapshot()
  })
})

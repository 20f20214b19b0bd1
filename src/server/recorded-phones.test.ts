import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { smsMessages } from '../db/schema/sms.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { SMS_KEYWORD_IDS, SMS_KEYWORDS, type SmsKeywordId } from '../words/sms-words.ts'
import { dialler } from './channels/ussd/menu/fixture.ts'
import { FULL_NOW, idOf, PEOPLE } from './testing/full/people.ts'
import { changesOf, type Rows, readable, rowsOf } from './testing/full/record.ts'
import { fullServices } from './testing/full/services.ts'

setDefaultTimeout(300_000)

const BEFORE = '2026-07-03T08:00:00.000Z'
/** Rows that keep a message from being handled twice. */
const ONCE = /^\+ (idempotency_keys|phone_effects)/
const CODE = /\b\d{6}\b/g
const STRANGER = '+2348078888888'
/** Texts after a word, besides none. */
const MORE: Partial<Record<SmsKeywordId, readonly string[]>> = {
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
      ...SMS_KEYWORD_IDS.flatMap((word) => ['', ...(MORE[word] ?? [])].map((more) => [word, more] as const)).map(
        ([word, more]) => `${SMS_KEYWORDS[language][word].split('|')[0]!.toUpperCase()} ${more}`.trim(),
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

const PROVED = sql`update users set phone_proved_at = created_at`

test.each(['ada', 'bola', 'efe', 'ife'] as const)('by SMS each reply of %s to each advice is recorded', async (who) => {
  const { phone, preferredLanguage = 'en' } = PEOPLE[who]!
  const { heldWords, gaveWords, doneWords } = TEXTS_BY_LANGUAGE[preferredLanguage].sms
  const replies = [
    '21/20',
    ...[heldWords, gaveWords].map((words) => words.split('|')[0]!),
    '3',
    '1',
    '5 of 20',
    doneWords,
  ]
  const [held, fed] = [`advice 1 of ${who}`, `advice 2 of ${who}`].map(idOf)
  await gona.db.write(
    PROVED,
    sql`update advisories set rule = 'fertilizer.hold', closes = '{"kind":"fed"}' where id = ${held}`,
    sql`update advisories set closes = '{"kind":"fed"}' where id = ${fed} and user_id <> ${idOf('ife')}`,
  )
  const advices = await gona.db.orm.values<[string]>(
    sql`select id from advisories where user_id = ${idOf(who)} order by rowid`,
  )
  const text = readable()
  const lines: string[] = []
  for (const [advice, [advisoryId]] of advices.entries())
    for (const [n, reply] of replies.entries()) {
      const sms = { userId: idOf(who), phone, kind: 'advice' as const, text: 'Advice', segments: 1, advisoryId }
      const id = Bun.randomUUIDv7('hex', new Date(FULL_NOW))
      await gona.db.write(
        sql`delete from sms_messages where user_id = ${idOf(who)}`,
        sql`update inbox_messages set state = 'closed' where user_id is not null`,
        gona.db.orm
          .insert(smsMessages)
          .values({ ...sms, id, state: 'accepted', createdAt: FULL_NOW, sentAt: FULL_NOW }),
      )
      rows = await rowsOf(gona.db)
      const words = reply.split('|')[0]!
      await gona.sms.callbacks.inbound({ id: `in ${advice} ${n}`, from: phone, text: words, date: null })
      await gona.sms.run()
      const changes = changesOf(rows, await rowsOf(gona.db)).filter((line) => !ONCE.test(line))
      lines.push(text(`${advisoryId} ${words}:`), ...changes.map((line) => `  ${text(line)}`))
    }
  expect(lines.join('\n')).toMatchSnapshot()
})

/** Keys that lead deeper than each key is tried below. */
const JOURNEYS: [who: string, ...keys: string[]][] = [
  [
    STRANGER,
    '1',
    '#Register',
    '#Yes, also by SMS',
    'Kano',
    '1',
    '#4 weeks ago',
    '#Yes',
    '#Cowpeas',
    '#I know the day',
    '35/6',
    '12*6',
    '#No',
    '#Advice for now',
  ],
  ['ada', '#Ask a question', 'Weevils are in my stored maize', '#No', '#No'],
  ['ada', '#Ask a question', 'Weevils eat the stored maize', '#Yes'],
  ['ada', '#Ask a question', 'When do I sell? Which day?'],
  ['ada', '#Ask a question', '#My questions', '1'],
  ['ada', '#Ask a question', '#My questions', '3'],
  [
    'ada',
    '#I have done it',
    '#Maize',
    '#Something else',
    '#I harvested',
    '#Another day',
    '1/1/2027',
    '1/7',
    '#bags',
    'many',
    '12.5',
    '#Undo',
  ],
  ['ada', '#I have done it', '#Maize', '#Something else', '#I sprayed', '#Today', ' Neem '],
  ['ada', '#I have done it', '#Maize', '#Something else', '#I sprayed', '#Yesterday', '99'],
  ['ife', '#Count a pest', '9999', '1'],
  ['ada', '#Advice for now', '#I have done it', '#Undo'],
  ['ada', '#My Crops', '#Tomato', '#I have done it', '#I planted', '#Today'],
  ['ada', '#My Crops', '#Maize', '#Growth Stage', '#Flowering Stage'],
  ['ada', '#My Crops', '#Maize', '#Size of the field', '3'],
  ['ada', '#My Crops', '#Maize', '#Remove crop', '2'],
  ['ada', '#My Crops', '#Add Crop', '#Cowpeas', '#Not planted yet', '#in 2 weeks'],
  ['ada', '#Settings', '#Turn SMS off'],
  ['ada', '#Settings', '#Soil Type', '#Clay'],
  ['ada', '#Settings', '#My name', ' Adaeze '],
  ['ada', '#Settings', '#How should we reach you?', '1', '1'],
  ['ada', '#Settings', '#How should we reach you?', '1', '2'],
  ['ada', '#Settings', '#How should we reach you?', '2', '3'],
  ['ada', '#Settings', '#Code for the web'],
  ['efe', '7', '98', '8'],
  ['ife', '#Ask a question', '#My questions'],
  ['ife', '#Settings', '#Delete my account', '#No, keep it'],
  ['ife', '#Settings', '#Delete my account', '#Yes, delete'],
]

test('by USSD each journey leads through the recorded screens to the recorded rows', async () => {
  const text = readable()
  const lines: string[] = []
  await gona.db.write(PROVED)
  rows = await rowsOf(gona.db)
  for (const [who, ...keys] of JOURNEYS) {
    const phone = await dialler(gona, PEOPLE[who]?.phone ?? who).dial()
    lines.push(`${who}:`)
    for (const key of keys) {
      const missing = await phone.press(key).then(
        () => '',
        () => ' is missing',
      )
      lines.push(text(`  ${key}${missing}: ${phone.text.replaceAll('\n', ' / ').replace(CODE, '…')}`))
    }
    await gona.sms.run()
    const now = await rowsOf(gona.db)
    const changes = changesOf(rows, now).filter((line) => !/^. (ussd_|phone_effects)/.test(line))
    rows = now
    lines.push(...changes.map((line) => `  ${text(line)}`))
  }
  expect(lines.join('\n')).toMatchSnapshot()
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

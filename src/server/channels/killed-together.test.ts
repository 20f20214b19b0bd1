import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import type { Database } from '../../db/database.ts'
import { openFile } from '../../db/file/open-file.ts'
import { users } from '../../db/schema/accounts.ts'
import { posts } from '../../db/schema/community.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { type Child, signedInCookie, startChild } from '../testing/child.ts'
import { seededDraws } from '../testing/draws.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { readAnswer } from '../testing/providers/voice-switch.ts'
import { until } from '../testing/until.ts'
import { nextOf, ON } from './voice/fixture.ts'

/** Five rounds keep the test short; 30 find rarer faults and take minutes. */
const ROUNDS = Number(process.env.GONA_KILL_ROUNDS ?? 5)
setDefaultTimeout(60_000 * ROUNDS)
/** Operations per kind and round. */
const AT_ONCE = 3
const LATEST_KILL_MS = 250
const FARMER = '+2348031234567'
const DIALLER = '+2348031234568'
const draws = seededDraws('kills of a server with all channels')

const folder = mkdtempSync(join(tmpdir(), 'gona-together-'))
const provider = await startSmsServer()
afterAll(async () => {
  child.process.kill('SIGKILL')
  await child.process.exited
  await provider.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { VOICE_NUMBER, CHANNEL_SECRET } = ON
const settings = {
  VOICE_NUMBER,
  CHANNEL_SECRET,
  ...provider.settings,
  USSD_CODE: '*384*1#',
  SMS_ROUTE: 'transactional',
  SMS_ANSWER_DAILY_CAP: '100000',
}
let child: Child
let running = Promise.withResolvers<void>()
async function start() {
  child = await startChild(folder, settings)
  running.resolve()
}
async function kill() {
  running = Promise.withResolvers()
  child.process.kill('SIGKILL')
  await child.process.exited
}

/** Repeats a request unchanged until it is answered, as providers and phones do after a lost connection. */
async function sure(send: () => Promise<Response>): Promise<string> {
  for (;;) {
    await running.promise
    try {
      const answer = await send()
      const text = await answer.text()
      // The killed server had completed or started the request with this key.
      if (answer.status < 300 || text.includes('This was done already.')) return text
      const isBegun = answer.status === 409 && text.includes('is being worked on')
      if (answer.status < 500 && !isBegun) throw new Error(`Refused: ${answer.status} ${text}`)
    } catch (error) {
      if (String(error).includes('Refused')) throw error
    }
    await Bun.sleep(5)
  }
}
const post = (path: string, form: Record<string, string>) =>
  sure(() => fetch(`${child.url}${path}`, { method: 'POST', body: new URLSearchParams(form) }))
const callback = (path: string, form: Record<string, string>) => post(`${path}?secret=${CHANNEL_SECRET}`, form)

const FIRST = `/api/voice?secret=${CHANNEL_SECRET}`
let cookie = ''
const strangerOf = (n: number) => `+23480555${String(10_000 + n)}`
const postOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Authors of posts and questions, who have replies and answers sent by SMS. */
const authorOf = (n: number) => `+23480666${String(10_000 + n)}`

/** Operations that are acknowledged when they return, and the rows that prove each took effect once. */
const WORK = {
  async word(n: number) {
    const from = strangerOf(n)
    await callback('/api/sms/inbound', { id: `in-${n}`, from, to: '123', text: `ASK word ${n}`, date: '' })
    return `inbox_messages where phone = '${from}' and text = 'word ${n}'`
  },
  async dial(n: number) {
    const turn = (text: string) =>
      callback('/api/ussd', {
        sessionId: `d-${n}`,
        phoneNumber: DIALLER,
        networkCode: '1',
        serviceCode: '*384*1#',
        text,
      })
    const [, ask] = new RegExp(`^(\\d+) ${TEXTS_BY_LANGUAGE.en.ussd.ask}$`, 'm').exec(await turn(''))!
    await turn(ask!)
    await turn(`${ask}*dial ${n}`)
    return `inbox_messages where phone = '${DIALLER}' and text = 'dial ${n}'`
  },
  async call(n: number) {
    const callerNumber = FARMER
    const event = { sessionId: `v-${n}`, direction: 'Inbound', callerNumber, destinationNumber: VOICE_NUMBER }
    const answer = async (path: string, over: Record<string, string>) =>
      readAnswer(await post(path, { ...event, isActive: '1', ...over }), path === FIRST)
    const next = (heard: Awaited<ReturnType<typeof answer>>) => {
      const { pathname, search } = new URL(nextOf(heard), child.url)
      return pathname + search
    }
    const home = await answer(FIRST, {})
    const asks = await answer(next(home), { dtmfDigits: '4' })
    const recordingUrl = `https://voice.example/${n}.mp3`
    await answer(next(asks), { recordingUrl, durationInSeconds: '5' })
    await callback('/api/voice', { ...event, isActive: '0', recordingUrl, durationInSeconds: '9' })
    return `inbox_messages where recording_url = '${recordingUrl}'`
  },
  async post(n: number) {
    const headers = { cookie, 'idempotency-key': `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }
    await sure(() => child.send('POST', '/api/community/posts', { content: `Post ${n}` }, headers))
    return `posts where content = 'Post ${n}'`
  },
  async reply(n: number) {
    const headers = { cookie, 'idempotency-key': `00000000-0000-4000-9000-${String(n).padStart(12, '0')}` }
    await sure(() =>
      child.send('POST', `/api/community/posts/${postOf(n)}/replies`, { content: 'It was sown' }, headers),
    )
    return `sms_messages as m join replies as r on r.id = m.reply_id where r.post_id = '${postOf(n)}' and m.phone = '${authorOf(n)}'`
  },
  async officer(n: number) {
    const headers = { cookie, 'idempotency-key': `00000000-0000-4000-a000-${String(n).padStart(12, '0')}` }
    await sure(() => child.send('POST', `/api/questions/${postOf(n)}/answers`, { text: 'Weed it early' }, headers))
    return `sms_messages as m join question_answers as a on a.question_id = '${postOf(n)}' where m.phone = '${authorOf(n)}'`
  },
}

/** Posts and questions whose authors follow them by SMS. */
async function addPosts(db: Database, count: number) {
  const at = '2026-01-01T00:00:00.000Z'
  const dated = { createdAt: at, updatedAt: at }
  const authors = Array.from({ length: count }, (_, n) => ({
    id: `author-${n}`,
    phone: authorOf(n),
    phoneProvedAt: at,
    channels: { answers: 'sms' } as const,
    notificationPreferences: preferencesWithSwitchesOn(['community', 'sms']),
    ...dated,
  }))
  const written = authors.map(({ id }, n) => ({ id: postOf(n), authorId: id, content: 'When is it sown?', ...dated }))
  const questions = authors.map(({ id, phone }, n) => ({
    ...{ id: postOf(n), userId: id, phone, channel: 'web' as const, text: 'When is it sown?', createdAt: at },
  }))
  await db.write(
    db.orm.insert(users).values(authors),
    db.orm.insert(posts).values(written),
    db.orm.insert(inboxMessages).values(questions),
  )
}

test('nothing acknowledged is lost and nothing comes twice when the server is killed under all channels', async () => {
  await start()
  cookie = await signedInCookie(child, FARMER)
  await signedInCookie(child, DIALLER)
  await kill()
  const before = openFile(join(folder, 'gona.db'))
  await before.write(before.orm.update(users).set({ phoneProvedAt: '2026-01-01T00:00:00.000Z', isOfficer: true }))
  await addPosts(before, ROUNDS * AT_ONCE * Object.keys(WORK).length)
  before.close()
  await start()

  const happened: string[] = []
  let n = 0
  for (let round = 0; round < ROUNDS; round++) {
    const work = Object.values(WORK).flatMap((does) => Array.from({ length: AT_ONCE }, () => does(n++)))
    const all = Promise.all(work)
    all.catch(() => {})
    await Bun.sleep(draws.between(0, LATEST_KILL_MS))
    await kill()
    await start()
    happened.push(...(await all))
    // A phone may have few open questions.
    const { orm, write, close } = openFile(join(folder, 'gona.db'))
    await write(sql`update inbox_messages set state = 'closed' where channel <> 'web'`)
    expect(await orm.all(sql`select 1 from sms_messages where state = 'failed'`)).toEqual([])
    close()
  }

  const { orm, close } = openFile(join(folder, 'gona.db'))
  await until(async () => {
    const [row] = await orm.all<{ n: number }>(
      sql`select count(*) as n from sms_messages where state in ('queued', 'held', 'sending')`,
    )
    return row!.n === 0
  })
  const wrong: string[] = []
  for (const rows of happened) {
    const [found] = await orm.all<{ n: number }>(sql.raw(`select count(*) as n from ${rows}`))
    if (found!.n !== 1) wrong.push(`${found!.n} ${rows}`)
  }
  for (let stranger = 0; stranger < n; stranger++) {
    const phone = strangerOf(stranger)
    const sent = provider.accepted.get(phone)?.length ?? 0
    if (sent > 1) wrong.push(`${sent} SMS to ${phone}`)
    const [stored] = await orm.all<{ n: number }>(sql`select count(*) as n from sms_messages where phone = ${phone}`)
    const asked = happened.some((rows) => rows.includes(`'${phone}'`))
    if (asked && stored!.n !== 1) wrong.push(`${stored!.n} answers stored for ${phone}`)
    const replies = provider.accepted.get(authorOf(stranger))?.length ?? 0
    if (replies > 1) wrong.push(`${replies} SMS to ${authorOf(stranger)}`)
  }
  close()
  expect(wrong).toEqual([])
  expect(happened).toHaveLength(ROUNDS * AT_ONCE * Object.keys(WORK).length)
})

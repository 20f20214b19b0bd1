import { and, eq, sql } from 'drizzle-orm'
import type { ChosenChannels } from '../../contracts/channels.ts'
import { type CropId, canonicalCrop, cropSynonyms } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { Orm, Write } from '../../db/open.ts'
import { rowWhere } from '../../db/row-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, questionPeers } from '../../db/schema/inbox.ts'
import { type Clock, daysBefore } from '../../shared/clock.ts'
import type { Config } from '../../shared/config.ts'
import { fill } from '../../shared/fill.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { smsLength } from '../../words/gsm7.ts'
import { WORDS } from '../../words/index.ts'
import { plain } from '../../words/plain.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { kilometresBetween, type Point } from '../places/nearest.ts'
import type { QuestionRow } from './question-rows.ts'

const MOST = 3
const REACH_KM = 150
const KM_PER_DEGREE = 111
/** A farmer is asked at most once in these days. */
const REST_DAYS = 7
/** Farmers of the states around that are looked at, the first by the order of `candidates`. */
const MOST_LOOKED_AT = 200
const SEGMENTS = 2

/** A farmer nearby, with what decides how to reach them. */
export interface Peer {
  id: string
  phone: string
  preferredLanguage: Language
  switches: NotificationPreferences
  chosen: ChosenChannels
}

export interface PeerQuestion {
  id: string
  /** Whole sentence for the web: first name, crop, question. */
  title: string
  message: string
  sms: string
}

/** Writes that put a question to a farmer by their own channel if `onlyIf` holds; null: none may be used now. */
export type PutToPeer = (
  peer: Peer,
  question: PeerQuestion,
  onlyIf: ReturnType<typeof sql>,
) => Promise<{ bySms: boolean; writes: Write[] } | null>

/** SMS to a farmer nearby: two segments, a long question cut. */
function peerSms(asks: string, values: { name: string; crop: string }, question: string): string {
  const letters = [...plain(question.replace(/\s+/g, ' ').trim())]
  const whole = () => plain(fill(asks, { ...values, text: sentence(letters.join('')) }))
  while (smsLength(whole()).segments > SEGMENTS) letters.splice(-1)
  return whole()
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)

export type Peers = ReturnType<typeof createPeers>

type Needs = Pick<Foundation, 'db' | 'clock' | 'config' | 'log'> & { putToPeer: PutToPeer }

/** Puts open questions to farmers nearby who grow the crop and speak the language. */
export function createPeers(needs: Needs) {
  const { db, clock, log } = needs

  const { orm } = db

  return {
    /** Puts a question to three farmers at most, none at night. A question that names no crop or comes from no known place goes to officers only. */
    async put(questionId: string): Promise<void> {
      const [row] = await orm
        .select({ question: inboxMessages, caller: users })
        .from(inboxMessages)
        .innerJoin(users, eq(users.id, inboxMessages.userId))
        .where(and(eq(inboxMessages.id, questionId), eq(inboxMessages.state, 'open')))
      const at = row && coordinatesOf(row.caller.location)
      if (!row || !at || !row.question.cropType || row.question.text === '' || row.question.mergedInto) return
      const { question, caller } = row
      let asked = await orm.$count(questionPeers, eq(questionPeers.questionId, questionId))
      const language = question.language ?? caller.preferredLanguage
      for (const { id } of await candidates(needs, caller, at, question.cropType!, language)) {
        if (asked >= MOST) break
        const peer = await peerOf(orm, id)
        if (peer && (await askOne(needs, peer, question, caller.firstName))) asked++
      }
      if (asked === 0) return
      const askedAt = clock.now().toISOString()
      await db.write(orm.update(inboxMessages).set({ askedAt }).where(eq(inboxMessages.id, questionId)))
    },

    /** Puts it without failing the question itself. */
    async putSafely(questionId: string): Promise<void> {
      try {
        await this.put(questionId)
      } catch (error) {
        log.error('questions.peers_failed', { message: error instanceof Error ? error.name : 'unknown' })
      }
    },
  }
}

/** Sends the question to one farmer unless another process did meanwhile. Returns whether it was sent. */
async function askOne(
  { clock, putToPeer, config, db }: Needs,
  peer: Peer,
  question: QuestionRow,
  firstName: string | null,
): Promise<boolean> {
  const { orm } = db
  const now = clock.now()
  const id = Bun.randomUUIDv7('hex', now)
  const isSent = sql`exists (select 1 from question_peers where id = ${id})`
  const put = await putToPeer(peer, worded(config, question, firstName, peer.preferredLanguage), isSent)
  if (!put) return false
  const row = { id, questionId: question.id, userId: peer.id, bySms: put.bySms, createdAt: now.toISOString() }
  const mayAsk = sql`not exists (select 1 from question_peers where user_id = ${peer.id} and created_at > ${restSince(clock)})
      and (select count(*) from question_peers where question_id = ${question.id}) < ${MOST}
      and exists (select 1 from inbox_messages where id = ${question.id} and state = 'open')`
  const [sent] = await db.write(
    orm
      .insert(questionPeers)
      .select(rowWhere(questionPeers, row, mayAsk))
      .onConflictDoNothing()
      .returning({ id: questionPeers.id }),
    ...put.writes,
  )
  return sent.length > 0
}

function worded(config: Config, question: QuestionRow, firstName: string | null, language: Language): PeerQuestion {
  const { notices, sms, advice } = WORDS[sendingLanguage(language)]
  const crop = advice.crops[canonicalCrop(question.cropType!)]
  const values = { name: firstName || config.APP_NAME, crop }
  return {
    id: question.id,
    title: notices.peerAsks,
    message: fill(notices.peerAsksBody, { ...values, text: question.text }),
    sms: peerSms(sms.peerAsks, values, question.text),
  }
}

async function peerOf(orm: Orm, id: string): Promise<Peer | null> {
  const { phone, preferredLanguage, notificationPreferences, channels } = users
  const [row] = await orm
    .select({ id: users.id, phone, preferredLanguage, switches: notificationPreferences, chosen: channels })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

/** Same crop, language and kind of account within reach: lead farmers first, then those whose answers solved, then the nearest. */
async function candidates(
  { db, clock }: Needs,
  caller: { id: string; isPractice: boolean },
  at: Point,
  crop: CropId,
  language: Language,
) {
  const { orm } = db
  const [lat, lng] = [REACH_KM / KM_PER_DEGREE, REACH_KM / KM_PER_DEGREE / Math.cos((at.lat * Math.PI) / 180)]
  const types = JSON.stringify(cropSynonyms(canonicalCrop(crop)))
  const near = (column: string, mid: number, by: number) => sql`${sql.raw(column)} between ${mid - by} and ${mid + by}`
  const inReach = sql`${near("u.location ->> '$.lat'", at.lat, lat)} and ${near("u.location ->> '$.lng'", at.lng, lng)}`
  const states = sql`(select distinct state from locations where ${near('lat', at.lat, lat + 1)} and ${near('lng', at.lng, lng + 1)})`
  const rows = await orm.all<{ id: string; location: string }>(sql`
      select u.id, u.location from users as u
      where u.is_admin = 0 and u.region in ${states} and u.id <> ${caller.id} and u.is_practice = ${Number(caller.isPractice)}
        and u.preferred_language = ${language} and ${inReach}
        and exists (select 1 from crops as c where c.user_id = u.id
          and c.crop_type in (select value from json_each(${types})))
        and not exists (select 1 from question_peers as p where p.user_id = u.id and p.created_at > ${restSince(clock)})
      order by u.is_lead_farmer desc,
        (select count(*) from question_answers as a join inbox_messages as q on q.id = a.question_id
          where a.author_id = u.id and a.role = 'peer' and q.solved_at is not null) desc,
        abs((u.location ->> '$.lat') - ${at.lat}) + abs((u.location ->> '$.lng') - ${at.lng}), u.id
      limit ${MOST_LOOKED_AT}`)
  return rows.filter(({ location }) => {
    const point = coordinatesOf(JSON.parse(location))
    return point !== null && kilometresBetween(at, point) <= REACH_KM
  })
}

const restSince = (clock: Clock) => daysBefore(clock.now(), REST_DAYS)

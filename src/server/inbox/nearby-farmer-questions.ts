import { and, eq, sql } from 'drizzle-orm'
import type { ChosenChannels } from '../../contracts/channels.ts'
import type { Language } from '../../contracts/languages.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import type { Orm, Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, questionPeers } from '../../db/schema/inbox.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { findNearbyFarmers, restPeriodStart } from './nearby-farmer-candidates.ts'
import { type NearbyFarmerQuestionText, wordNearbyFarmerQuestion } from './nearby-farmer-text.ts'
import type { QuestionRow } from './question-rows.ts'

const MAX_FARMERS_ASKED = 3

/** A farmer nearby, with the facts that decide the channel. */
export interface NearbyFarmer {
  id: string
  phone: string
  preferredLanguage: Language
  switches: NotificationPreferences
  chosen: ChosenChannels
}

/** Returns writes that send a question to a farmer on the chosen channel if `onlyIf` holds; null if no channel may be used now. */
export type SendToNearbyFarmer = (
  peer: NearbyFarmer,
  question: NearbyFarmerQuestionText,
  onlyIf: ReturnType<typeof sql>,
) => Promise<{ bySms: boolean; writes: Write[] } | null>

export type NearbyFarmerQuestions = ReturnType<typeof createNearbyFarmerQuestions>

type Deps = Pick<Foundation, 'db' | 'clock' | 'config' | 'log'> & { putToPeer: SendToNearbyFarmer }

/** Sends open questions to farmers nearby who grow the crop and speak the language. */
export function createNearbyFarmerQuestions(deps: Deps) {
  const { db, clock, log } = deps

  const { orm } = db

  return {
    /** Sends a question to at most three farmers, never at night. Only officers get a question without a crop or a known place. */
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
      for (const { id } of await findNearbyFarmers(deps, caller, at, question.cropType!, language)) {
        if (asked >= MAX_FARMERS_ASKED) break
        const peer = await readNearbyFarmer(orm, id)
        if (peer && (await askNearbyFarmer(deps, peer, question, caller.firstName))) asked++
      }
      if (asked === 0) return
      const askedAt = clock.now().toISOString()
      await db.write(orm.update(inboxMessages).set({ askedAt }).where(eq(inboxMessages.id, questionId)))
    },

    /** Calls `put`; a failure is logged, so that it does not fail the question itself. */
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
async function askNearbyFarmer(
  { clock, putToPeer, config, db }: Deps,
  peer: NearbyFarmer,
  question: QuestionRow,
  firstName: string | null,
): Promise<boolean> {
  const { orm } = db
  const now = clock.now()
  const id = Bun.randomUUIDv7('hex', now)
  const isSent = sql`exists (select 1 from question_peers where id = ${id})`
  const put = await putToPeer(
    peer,
    wordNearbyFarmerQuestion(config, question, firstName, peer.preferredLanguage),
    isSent,
  )
  if (!put) return false
  const row = { id, questionId: question.id, userId: peer.id, bySms: put.bySms, createdAt: now.toISOString() }
  const mayAsk = sql`not exists (select 1 from question_peers where user_id = ${peer.id} and created_at > ${restPeriodStart(clock)})
      and (select count(*) from question_peers where question_id = ${question.id}) < ${MAX_FARMERS_ASKED}
      and exists (select 1 from inbox_messages where id = ${question.id} and state = 'open')`
  const [sent] = await db.write(
    orm
      .insert(questionPeers)
      .select(conditionalRow(questionPeers, row, mayAsk))
      .onConflictDoNothing()
      .returning({ id: questionPeers.id }),
    ...put.writes,
  )
  return sent.length > 0
}

async function readNearbyFarmer(orm: Orm, id: string): Promise<NearbyFarmer | null> {
  const { phone, preferredLanguage, notificationPreferences, channels } = users
  const [row] = await orm
    .select({ id: users.id, phone, preferredLanguage, switches: notificationPreferences, chosen: channels })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { recognise } from '../../agronomy/pests/product-names.ts'
import { imageIdOf } from '../../contracts/community.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import {
  type AnswerInput,
  cropsIn,
  type OfficerListParams,
  type OfficerQuestion,
  type QuestionAnswer,
} from '../../contracts/questions.ts'
import { refuse, refuseField } from '../../contracts/refusals.ts'
import { isMissing } from '../../db/failures.ts'
import { users } from '../../db/schema/accounts.ts'
import { images } from '../../db/schema/images.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { fill } from '../../shared/fill.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { smsLength } from '../../words/gsm7.ts'
import { WORDS } from '../../words/index.ts'
import { plain } from '../../words/plain.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, mayAdminister, person, requireOfficer } from '../foundation/actor.ts'
import { audit } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Deliver } from './deliver.ts'
import { giveAnswer } from './give-answer.ts'
import { type AnswerRow, answerShape, answersOf, pageOf, type QuestionRow, questionShape } from './question-rows.ts'

/** An officer's claim ends when no answer came. */
const CLAIM_MS = 30 * 60_000
const SEGMENTS = 2

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  deliver: Deliver
}

export type OfficerQuestions = ReturnType<typeof createOfficerQuestions>

/** Questions of every channel, for extension officers and administrators. */
export function createOfficerQuestions({ db, clock, config, deliver }: Needs) {
  const { orm } = db

  /** The officer's own rows: of their states and crops, or all. */
  async function scopeOf(actor: Actor): Promise<SQL | undefined> {
    requireOfficer(actor)
    if (mayAdminister(actor)) return undefined
    const [row] = await orm
      .select({ states: users.officerStates, crops: users.officerCrops })
      .from(users)
      .where(eq(users.id, person(actor).id))
    const { states = [], crops: theirs = [] } = row ?? {}
    return and(
      states.length > 0 ? inArray(inboxMessages.region, states) : undefined,
      theirs.length > 0 ? or(inArray(inboxMessages.cropType, theirs), isNull(inboxMessages.cropType)) : undefined,
    )
  }

  const claimEnd = () => new Date(clock.now().getTime() - CLAIM_MS).toISOString()
  const officerId = (actor: Actor) => (actor.kind === 'user' ? actor.user.id : null)
  const isFree = (actor: Actor) =>
    or(
      isNull(inboxMessages.claimedBy),
      eq(inboxMessages.claimedBy, officerId(actor) ?? ''),
      lt(inboxMessages.claimedAt, claimEnd()),
    )

  const claimant = sql<
    string | null
  >`(select first_name from users as claimant where claimant.id = ${inboxMessages.claimedBy})`
  const listed = (where: SQL | undefined) =>
    orm
      .select({ question: inboxMessages, firstName: users.firstName, crops: users.primaryCrops, claimant })
      .from(inboxMessages)
      .leftJoin(users, eq(users.id, inboxMessages.userId))
      .where(where)

  type Listed = Awaited<ReturnType<typeof listed>>[number]

  function officerShape(actor: Actor, { question, firstName, crops, claimant }: Listed, answers: readonly AnswerRow[]) {
    const { claimedBy, claimedAt, firstAnswerAt, createdAt } = question
    const held = claimedBy !== null && claimedAt !== null && claimedAt >= claimEnd() && question.state === 'open'
    const mine = held && claimedBy === officerId(actor)
    return {
      ...questionShape(question, answers, config.APP_NAME),
      farmer: { firstName, state: question.region, crops: cropsIn(crops) },
      waiting: firstAnswerAt ? null : Math.floor((clock.now().getTime() - Date.parse(createdAt)) / 60_000),
      claimedByMe: mine,
      claimedBy: held && !mine ? (claimant ?? config.APP_NAME) : null,
    } satisfies OfficerQuestion
  }

  /** One question within the officer's rows. @throws AppError forbidden, not_found */
  async function oneFor(actor: Actor, id: string): Promise<Listed> {
    const [row] = await listed(and(eq(inboxMessages.id, id), await scopeOf(actor)))
    if (!row) throw refuse('question.missing')
    return row
  }

  async function shownTo(actor: Actor, id: string): Promise<OfficerQuestion> {
    const row = await oneFor(actor, id)
    return officerShape(actor, row, (await answersOf(db, [id])).get(id) ?? [])
  }

  /** @throws AppError conflict when another officer holds it */
  async function change(
    actor: Actor,
    id: string,
    set: Partial<typeof inboxMessages.$inferInsert>,
    action: 'claim' | 'close',
  ) {
    await oneFor(actor, id)
    const still = and(eq(inboxMessages.id, id), isFree(actor))
    // Without a count, a row of the log fails the whole batch.
    const count = sql`(${orm.select({ one: sql`1` }).from(inboxMessages).where(still)})`
    try {
      await db.write(
        audit(db, { actor, action: `inbox.${action}`, count }, clock.now()),
        orm.update(inboxMessages).set(set).where(still),
      )
    } catch (error) {
      throw isMissing(error, 'audit_log.count') ? refuse('question.claimed') : error
    }
    return shownTo(actor, id)
  }

  return {
    /** Questions of the officer's states and crops; those that wait longest first. @throws AppError forbidden */
    async queue(
      actor: Actor,
      { limit, before, state, crop, region }: OfficerListParams,
    ): Promise<Page<OfficerQuestion>> {
      const scope = await scopeOf(actor)
      const standing =
        state === 'answered'
          ? sql`${inboxMessages.state} <> 'open'`
          : and(
              eq(inboxMessages.state, 'open'),
              state === 'mine'
                ? and(eq(inboxMessages.claimedBy, officerId(actor) ?? ''), gte(inboxMessages.claimedAt, claimEnd()))
                : undefined,
            )
      const oldestFirst = state !== 'answered'
      const cursor = before
        ? oldestFirst
          ? sql`${inboxMessages.id} > ${before}`
          : lt(inboxMessages.id, before)
        : undefined
      const rows = await listed(
        and(
          scope,
          standing,
          cursor,
          crop ? eq(inboxMessages.cropType, crop) : undefined,
          region ? eq(inboxMessages.region, region) : undefined,
        ),
      )
        .orderBy(oldestFirst ? asc(inboxMessages.id) : desc(inboxMessages.id))
        .limit(limit + 1)
      const { shown, next } = await pageOf(db, rows, limit)
      return { items: shown.map(({ answers, ...row }) => officerShape(actor, row, answers)), next }
    },

    /** Keeps other officers from answering for half an hour. @throws AppError not_found, conflict while another does */
    claim: (actor: Actor, id: string) =>
      change(actor, id, { claimedBy: officerId(actor), claimedAt: clock.now().toISOString() }, 'claim'),

    /** Ends a question without a further answer. @throws AppError not_found, conflict */
    close: (actor: Actor, id: string) =>
      change(actor, id, { state: 'closed', closedAt: clock.now().toISOString(), claimedBy: null }, 'close'),

    /**
     * Stores an officer's answer and sends it as its caller chose, both or neither.
     * @throws AppError not_found; conflict while another officer answers, for a barred product, and when nothing may go
     */
    async answer(actor: Actor, id: string, { text, imageUrl }: AnswerInput): Promise<QuestionAnswer> {
      const { question } = await oneFor(actor, id)
      await refuseBarred(question, text)
      const author = actor.kind === 'user' ? actor.user : null
      if (imageUrl && !(await isOwnImage(author?.id, imageUrl))) throw refuseField('imageUrl', 'image.first')
      const sms = smsOf(question, text, author?.firstName ?? config.APP_NAME)
      const answer = await giveAnswer({ db, clock, deliver }, actor, question, { text, imageUrl, sms }, isFree(actor))
      return answerShape({ answer, by: author?.firstName ?? null }, config.APP_NAME)
    },
  }

  async function isOwnImage(userId: string | undefined, imageUrl: string): Promise<boolean> {
    const theirs = and(eq(images.id, imageIdOf(imageUrl)), eq(images.ownerId, userId ?? ''))
    return (await orm.$count(images, theirs)) > 0
  }

  /** @throws AppError conflict when an answer names a product that is barred on the crop in the caller's country */
  async function refuseBarred({ userId, cropType }: QuestionRow, text: string): Promise<void> {
    const [caller] = userId ? await orm.select({ country: users.country }).from(users).where(eq(users.id, userId)) : []
    const country = caller?.country === 'NA' ? 'NA' : 'NG'
    const { barred } = recognise(text, country, cropType && canonicalCrop(cropType))
    if (barred?.sure) throw refuse('answer.barred', { name: barred.active })
  }

  /** Two segments that name the officer; a longer answer ends with the address where the rest is. */
  function smsOf({ id, language }: QuestionRow, text: string, name: string): string {
    const words = WORDS[sendingLanguage(language ?? 'en')].notices
    const whole = plain(fill(words.fromOfficer, { name, text }))
    if (smsLength(whole).segments <= SEGMENTS) return whole
    const rest = config.PUBLIC_URL ? ` ${fill(words.restAt, { link: `${config.PUBLIC_URL}/questions/${id}` })}` : ''
    const letters = [...whole]
    while (smsLength(`${letters.join('').trimEnd()}...${rest}`).segments > SEGMENTS) letters.pop()
    return `${letters.join('').trimEnd()}...${rest}`
  }
}

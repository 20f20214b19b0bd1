import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { imageIdOf } from '../../contracts/community.ts'
import {
  type FarmQuestion,
  type QuestionInput,
  recordingAddress,
  type SolvedInput,
  type SuggestedAnswer,
} from '../../contracts/questions.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import type { Orm } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { images } from '../../db/schema/images.ts'
import { inboxMessages, questionAnswers, questionRecordings } from '../../db/schema/inbox.ts'
import type { AppError } from '../../shared/errors.ts'
import { firstItem } from '../../shared/lookups.ts'
import { findCropInText } from '../channels/sms/inbound/parse-word-request.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { NearbyFarmerAnswers } from './nearby-farmer-answers.ts'
import type { NearbyFarmerQuestions } from './nearby-farmer-questions.ts'
import {
  answersByQuestion,
  farmStateOf,
  type QuestionRow,
  questionPage,
  toFarmQuestion,
  toQuestionAnswer,
} from './question-rows.ts'
import { decodeRecording } from './recordings.ts'

/** Highest number of questions of one person: asked within 24 hours, and waiting for an answer at one time. */
const MAX_QUESTIONS = { aDay: 5, open: 30 } as const
const DAY_MS = 86_400_000
/** Sorts after every id. */
const FIRST_PAGE_CURSOR = '~'

export type QuestionService = ReturnType<typeof createQuestionService>

type Deps = Pick<Foundation, 'db' | 'clock' | 'config'> & {
  answerBank: AnswerBank
  peers: Pick<NearbyFarmerQuestions, 'putSafely'>
  peerAnswers: Pick<NearbyFarmerAnswers, 'askedOf' | 'skip'>
}

/** Questions that farmers ask on the web, and their own questions of every channel. */
export function createQuestionService(deps: Deps) {
  const { peerAnswers } = deps

  return {
    get: (actor: Actor, id: string) => getQuestion(deps, actor, id),

    ask: (actor: Actor, input: QuestionInput) => askQuestion(deps, actor, input),

    list: (actor: Actor, page: { limit: number; before?: string | undefined }) => listQuestions(deps, actor, page),

    /** Ends the request to a farmer who was asked and knows no answer. @throws AppError not_found */
    async skip(actor: Actor, id: string): Promise<FarmQuestion> {
      const question = await questionAskedOf(deps, actor, id)
      await peerAnswers.skip(signedInUser(actor).id, id)
      return question
    },

    solve: (actor: Actor, id: string, input: SolvedInput) => markQuestionSolved(deps, actor, id, input),
  }
}

/** Closes a question with the answer that helped, or records that no answer helped. @throws AppError not_found */
async function markQuestionSolved(
  deps: Deps,
  actor: Actor,
  id: string,
  { answerId, solved }: SolvedInput,
): Promise<FarmQuestion> {
  const { db, answerBank, clock, peers } = deps
  const { orm } = db
  const row = await ownRow(orm, actor, id)
  const answers = (await answersByQuestion(db, [id])).get(id) ?? []
  const sent = answers.filter(({ answer }) => answer.heldAt === null)
  const offered = solved && answerId && row.suggested.includes(answerId) ? await answerBank.byIds([answerId]) : []
  if (offered[0]) await adoptSuggestion(deps, row, offered[0])
  else if (answerId && !sent.some(({ answer }) => answer.id === answerId)) throw refusalError('answer.missing')
  else if (sent.length > 0) {
    const at = clock.now().toISOString()
    const set = solved
      ? { solvedAt: at, state: 'answered' as const, closedAt: at, suggested: [] }
      : { solvedAt: null, state: 'open' as const, closedAt: null, suggested: [], mergedInto: null }
    await db.write(orm.update(inboxMessages).set(set).where(eq(inboxMessages.id, id)))
  } else if (!solved && row.suggested.length > 0) {
    const declined = orm
      .update(inboxMessages)
      .set({ suggested: [] })
      .where(and(eq(inboxMessages.id, id), isNull(inboxMessages.solvedAt)))
    await db.write(declined, answerBank.judging(row.suggested))
    await peers.putSafely(id)
  }
  if (row.suggested.length > 0) await answerBank.search.update()
  return getQuestion(deps, actor, id)
}

/** Returns the user's questions of every channel, newest first. */
async function listQuestions(
  { db, answerBank, config }: Deps,
  actor: Actor,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Page<FarmQuestion>> {
  const { orm } = db
  const rows = await orm
    .select({ question: inboxMessages })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, signedInUser(actor).id), lt(inboxMessages.id, before ?? FIRST_PAGE_CURSOR)))
    .orderBy(desc(inboxMessages.id))
    .limit(limit + 1)
  const { shown, next } = await questionPage(db, rows, limit)
  const items: FarmQuestion[] = []
  for (const { question, answers } of shown) {
    const suggested = await answerBank.byIds(question.suggested)
    items.push(toFarmQuestion(question, { answers, suggested }, config.APP_NAME))
  }
  return { items, next }
}

/** @throws AppError not_found, invalid for a wrong recording, conflict for the sixth question of a day or the 31st that waits */
async function askQuestion(deps: Deps, actor: Actor, input: QuestionInput): Promise<FarmQuestion> {
  const { clock, db, answerBank, config, peers } = deps
  const { orm } = db
  const user = signedInUser(actor)
  const subject = await subjectOf(orm, user.id, input)
  const now = clock.now()
  const id = Bun.randomUUIDv7('hex', now)
  const bytes = input.recording ? decodeRecording(input.recording) : null
  const image = input.imageUrl ? imageIdOf(input.imageUrl) : null
  const mine = (where: SQL) => sql`(select count(*) from inbox_messages where user_id = ${user.id} and ${where})`
  const recent = mine(sql`channel = 'web' and created_at > ${new Date(now.getTime() - DAY_MS).toISOString()}`)
  const open = mine(sql`state = 'open'`)
  const about = {
    text: input.text,
    ...subject,
    cropType: subject.cropType ?? findCropInText(input.text),
    region: await farmStateOf(db, user.id),
    language: input.language ?? user.preferredLanguage,
  }
  const suggested = await answerBank.fitting(about)
  const ids = suggested.map(({ id }) => id)
  const row = {
    id,
    userId: user.id,
    phone: user.phone,
    channel: 'web' as const,
    recordingUrl: bytes && recordingAddress(id),
    imageUrl: input.imageUrl ?? null,
    ...about,
    suggested: ids,
    createdAt: now.toISOString(),
  }
  const isStored = sql`exists (select 1 from inbox_messages where id = ${id})`
  const isUploaded = sql`(${image} is null or exists (select 1 from ${images} where id = ${image} and owner_id = ${user.id}))`
  const [stored] = await db.write(
    orm
      .insert(inboxMessages)
      .select(
        conditionalRow(
          inboxMessages,
          row,
          sql`${recent} < ${MAX_QUESTIONS.aDay} and ${open} < ${MAX_QUESTIONS.open} and ${isUploaded}`,
        ),
      )
      .returning(),
    answerBank.countShown(ids, isStored),
    ...(bytes
      ? [orm.insert(questionRecordings).select(conditionalRow(questionRecordings, { questionId: id, bytes }, isStored))]
      : []),
  )
  if (stored[0]) {
    if (ids.length > 0) return toFarmQuestion(stored[0], { answers: [], suggested }, config.APP_NAME)
    await peers.putSafely(row.id)
    return getQuestion(deps, actor, row.id)
  }
  throw await reasonNotStored(orm, recent, open)
}

/** Ends a question with a saved answer that was offered for it. */
async function adoptSuggestion(
  { clock, db, answerBank }: Deps,
  { id, suggested }: QuestionRow,
  { id: keptId, answer }: SuggestedAnswer,
): Promise<void> {
  const { orm } = db
  const now = clock.now()
  const at = now.toISOString()
  const isNew = sql`exists (select 1 from inbox_messages where id = ${id} and suggested <> '[]')`
  const row = { id: Bun.randomUUIDv7('hex', now), questionId: id, text: answer, role: 'kept' as const, keptId }
  const helped = { state: 'answered' as const, solvedAt: at, closedAt: at, answer, suggested: [] }
  await db.write(
    orm.insert(questionAnswers).select(conditionalRow(questionAnswers, { ...row, createdAt: at }, isNew)),
    answerBank.countSolved(keptId, isNew),
    answerBank.judging(suggested),
    orm
      .update(inboxMessages)
      .set({ ...helped, firstAnswerAt: sql`coalesce(first_answer_at, ${at})` })
      .where(eq(inboxMessages.id, id)),
  )
}

/** Returns a question of the user, or one that was sent to the user. @throws AppError not_found */
async function getQuestion(deps: Deps, actor: Actor, id: string): Promise<FarmQuestion> {
  const { db, answerBank, config } = deps
  const { orm } = db
  const [mine] = await orm
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), eq(inboxMessages.userId, signedInUser(actor).id)))
  if (!mine) return questionAskedOf(deps, actor, id)
  const row = await ownRow(orm, actor, id)
  const answers = (await answersByQuestion(db, [id])).get(id) ?? []
  return toFarmQuestion(row, { answers, suggested: await answerBank.byIds(row.suggested) }, config.APP_NAME)
}

/** Returns another farmer's question that was sent to the user, with the user's own answers. @throws AppError not_found */
async function questionAskedOf({ peerAnswers, db, config }: Deps, actor: Actor, id: string): Promise<FarmQuestion> {
  const { orm } = db
  const row = await peerAnswers.askedOf(actor, id).catch(() => {
    throw refusalError('question.missing')
  })
  const [caller] = await orm
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, row.userId ?? ''))
  const all = (await answersByQuestion(db, [id])).get(id) ?? []
  const answers = all.filter(({ answer }) => answer.authorId === signedInUser(actor).id)
  const shown = toFarmQuestion(row, { answers: [] }, config.APP_NAME)
  const own = answers.map((answer) => toQuestionAnswer(answer, config.APP_NAME))
  return { ...shown, from: caller?.firstName || config.APP_NAME, answers: own }
}

/** @throws AppError not_found for another person's */
async function ownRow(orm: Orm, actor: Actor, id: string): Promise<QuestionRow> {
  const [row] = await orm
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), eq(inboxMessages.userId, signedInUser(actor).id)))
  if (!row) throw refusalError('question.missing')
  return row
}

/**
 * Returns advice, field, crop and stage of a question; without a field, those of the advice.
 * @throws AppError not_found for another person's
 */
async function subjectOf(orm: Orm, userId: string, { cropId, advisoryId }: QuestionInput) {
  const advice = advisoryId ? await adviceOf(orm, userId, advisoryId) : null
  const about = { advisoryId: advisoryId ?? null }
  if (!cropId) return { ...(advice ?? { cropId: null, cropType: null, stage: null }), ...about }
  const [crop] = await orm
    .select({ cropType: crops.cropType, stage: crops.growthStage })
    .from(crops)
    .where(and(eq(crops.id, cropId), eq(crops.userId, userId)))
  if (!crop) throw refusalError('crop.missing')
  return { cropId, ...crop, ...about }
}

async function adviceOf(orm: Orm, userId: string, advisoryId: string) {
  const [advice] = await orm
    .select({ cropId: advisories.cropId, cropType: crops.cropType, stage: crops.growthStage })
    .from(advisories)
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .where(and(eq(advisories.id, advisoryId), eq(advisories.userId, userId)))
  if (!advice) throw refusalError('advisory.missing')
  return advice
}

/** Returns the limit that a refused question exceeded; without one, its image was not uploaded. */
async function reasonNotStored(orm: Orm, recent: SQL, open: SQL): Promise<AppError> {
  const counts = firstItem(
    await orm.all<{ asked: number; open: number }>(sql`select ${recent} as asked, ${open} as open`),
  )
  if (counts.asked >= MAX_QUESTIONS.aDay) return refusalError('question.today', { max: MAX_QUESTIONS.aDay })
  if (counts.open >= MAX_QUESTIONS.open) return refusalError('question.waiting', { max: MAX_QUESTIONS.open })
  return fieldRefusalError('imageUrl', 'image.first')
}

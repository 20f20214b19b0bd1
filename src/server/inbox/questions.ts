import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { imageIdOf } from '../../contracts/community.ts'
import type { FarmQuestion, QuestionInput } from '../../contracts/questions.ts'
import { refuse, refuseField } from '../../contracts/refusals.ts'
import { rowWhere } from '../../db/row-where.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { images } from '../../db/schema/images.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, person } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { answersOf, pageOf, questionShape } from './question-rows.ts'

/** Questions of one person: asked in 24 hours, and waiting for an answer. */
const MOST = { aDay: 5, open: 30 } as const
const DAY_MS = 86_400_000
/** Sorts after every id. */
const NEWEST = '~'

export type Questions = ReturnType<typeof createQuestions>

/** Questions that farmers ask on the web, and their own questions of every channel. */
export function createQuestions({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const { orm } = db

  /**
   * Advice, field, crop and stage of a question; without a field, those of the advice.
   * @throws AppError not_found for another person's
   */
  async function subjectOf(userId: string, { cropId, advisoryId }: QuestionInput) {
    const advice = advisoryId ? await adviceOf(userId, advisoryId) : null
    const about = { advisoryId: advisoryId ?? null }
    if (!cropId) return { ...(advice ?? { cropId: null, cropType: null, stage: null }), ...about }
    const [crop] = await orm
      .select({ cropType: crops.cropType, stage: crops.growthStage })
      .from(crops)
      .where(and(eq(crops.id, cropId), eq(crops.userId, userId)))
    if (!crop) throw refuse('crop.missing')
    return { cropId, ...crop, ...about }
  }

  async function adviceOf(userId: string, advisoryId: string) {
    const [advice] = await orm
      .select({ cropId: advisories.cropId, cropType: crops.cropType, stage: crops.growthStage })
      .from(advisories)
      .leftJoin(crops, eq(crops.id, advisories.cropId))
      .where(and(eq(advisories.id, advisoryId), eq(advisories.userId, userId)))
    if (!advice) throw refuse('advisory.missing')
    return advice
  }

  /** @throws AppError not_found for another person's */
  async function get(actor: Actor, id: string): Promise<FarmQuestion> {
    const [row] = await orm
      .select()
      .from(inboxMessages)
      .where(and(eq(inboxMessages.id, id), eq(inboxMessages.userId, person(actor).id)))
    if (!row) throw refuse('question.missing')
    return questionShape(row, (await answersOf(db, [id])).get(id) ?? [], config.APP_NAME)
  }

  return {
    get,

    /** @throws AppError not_found, conflict for the sixth question of a day or the 31st that waits */
    async ask(actor: Actor, input: QuestionInput): Promise<FarmQuestion> {
      const user = person(actor)
      const subject = await subjectOf(user.id, input)
      const now = clock.now()
      const id = Bun.randomUUIDv7('hex', now)
      const image = input.imageUrl ? imageIdOf(input.imageUrl) : null
      const mine = (where: SQL) => sql`(select count(*) from inbox_messages where user_id = ${user.id} and ${where})`
      const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
      const asked = mine(sql`channel = 'web' and created_at > ${dayAgo}`)
      const open = mine(sql`state = 'open'`)
      const row = {
        id,
        userId: user.id,
        phone: user.phone,
        channel: 'web' as const,
        text: input.text,
        recordingUrl: null,
        imageUrl: input.imageUrl ?? null,
        ...subject,
        region: sql`(select region from users where id = ${user.id})`,
        language: input.language ?? user.preferredLanguage,
        createdAt: now.toISOString(),
      }
      const isUploaded = sql`(${image} is null or exists (select 1 from ${images} where id = ${image} and owner_id = ${user.id}))`
      const [stored] = await db.write(
        orm
          .insert(inboxMessages)
          .select(
            rowWhere(inboxMessages, row, sql`${asked} < ${MOST.aDay} and ${open} < ${MOST.open} and ${isUploaded}`),
          )
          .returning(),
      )
      if (stored[0]) return questionShape(stored[0], [], config.APP_NAME)
      const [counts] = await orm.all<{ asked: number; open: number }>(sql`select ${asked} as asked, ${open} as open`)
      if (counts!.asked >= MOST.aDay) throw refuse('question.today', { max: MOST.aDay })
      if (counts!.open >= MOST.open) throw refuse('question.waiting', { max: MOST.open })
      throw refuseField('imageUrl', 'image.first')
    },

    /** Own questions of every channel, newest first. */
    async list(
      actor: Actor,
      { limit, before }: { limit: number; before?: string | undefined },
    ): Promise<Page<FarmQuestion>> {
      const rows = await orm
        .select({ question: inboxMessages })
        .from(inboxMessages)
        .where(and(eq(inboxMessages.userId, person(actor).id), lt(inboxMessages.id, before ?? NEWEST)))
        .orderBy(desc(inboxMessages.id))
        .limit(limit + 1)
      const { shown, next } = await pageOf(db, rows, limit)
      return { items: shown.map(({ question, answers }) => questionShape(question, answers, config.APP_NAME)), next }
    },

    /** Ends an answered question, or opens it again. @throws AppError not_found for another person's */
    async solve(actor: Actor, id: string, solved: boolean): Promise<FarmQuestion> {
      const before = await get(actor, id)
      if (before.answers.length > 0) {
        const now = clock.now().toISOString()
        const set = solved
          ? { solvedAt: now, state: 'answered' as const, closedAt: now }
          : { solvedAt: null, state: 'open' as const, closedAt: null }
        await db.write(orm.update(inboxMessages).set(set).where(eq(inboxMessages.id, id)))
      }
      return get(actor, id)
    },
  }
}

import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type OfficerQuestion, parseCropList } from '../../contracts/questions.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { type Actor, mayAdminister, requireOfficer, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import { createOfficerFarm, type OfficerFarmDeps } from './officer-farm.ts'
import {
  type AnswerRow,
  answersByQuestion,
  heldAnswersOfMerged,
  toFarmQuestion,
  toQuestionAnswer,
} from './question-rows.ts'

/** Time after which an officer's claim ends. */
const CLAIM_MS = 30 * 60_000
/** Minutes after which a question needs an officer today. */
const LATE_MINUTES = 24 * 60

export const officerIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.user.id : null)

export type OfficerView = ReturnType<typeof createOfficerView>
type Listed = Awaited<ReturnType<OfficerView['listed']>>[number]

/** Questions as officers see them: those of their states and crops, never with a phone number, surname or email. */
export function createOfficerView({
  db,
  clock,
  config,
  answerBank,
  ...farm
}: Pick<Foundation, 'db' | 'clock' | 'config'> & OfficerFarmDeps & { answerBank: AnswerBank }) {
  const farmOf = createOfficerFarm({ db, clock, ...farm })

  const scopeOf = (actor: Actor) => officerScope(db, actor)
  const claimEnd = () => new Date(clock.now().getTime() - CLAIM_MS).toISOString()
  const isFree = (actor: Actor) =>
    or(
      isNull(inboxMessages.claimedBy),
      eq(inboxMessages.claimedBy, officerIdOf(actor) ?? ''),
      lt(inboxMessages.claimedAt, claimEnd()),
    )

  const listed = (where: SQL | undefined) => questionsWhere(db, where)

  async function shape(actor: Actor, row: Listed, answers: readonly AnswerRow[]): Promise<OfficerQuestion> {
    const { question, firstName, crops } = row
    const { claimedBy, claimedAt, firstAnswerAt, createdAt } = question
    const claimed = claimedBy !== null && claimedAt !== null && claimedAt >= claimEnd() && question.state === 'open'
    const mine = claimed && claimedBy === officerIdOf(actor)
    const waiting = firstAnswerAt ? null : Math.floor((clock.now().getTime() - Date.parse(createdAt)) / 60_000)
    const held = await heldAnswersOfMerged(db, question.id)
    const suggested = question.state === 'open' ? await answerBank.fitting(question) : []
    return {
      ...toFarmQuestion(question, { answers: [], suggested }, config.APP_NAME),
      answers: [...answers, ...held].map((answer) => toQuestionAnswer(answer, config.APP_NAME)),
      farmer: { firstName, state: question.region, crops: parseCropList(crops) },
      ...(await farmOf(question, row.location)),
      draft: (question.state === 'open' && question.draft) || null,
      waiting,
      late: question.state === 'open' && waiting !== null && waiting >= LATE_MINUTES,
      claimedByMe: mine,
      claimedBy: claimed && !mine ? (row.claimant ?? config.APP_NAME) : null,
    }
  }

  /** One question within the officer's rows. @throws AppError forbidden, not_found */
  async function oneFor(actor: Actor, id: string): Promise<Listed> {
    const [row] = await listed(and(eq(inboxMessages.id, id), await scopeOf(actor)))
    if (!row) throw refusalError('question.missing')
    return row
  }

  return {
    scopeOf,
    claimEnd,
    isFree,
    listed,
    shape,
    oneFor,
    async shownTo(actor: Actor, id: string): Promise<OfficerQuestion> {
      return shape(actor, await oneFor(actor, id), (await answersByQuestion(db, [id])).get(id) ?? [])
    },
  }
}

/** Condition for the officer's own rows: of their states and crops, or all. @throws AppError forbidden */
async function officerScope({ orm }: Foundation['db'], actor: Actor): Promise<SQL | undefined> {
  requireOfficer(actor)
  if (mayAdminister(actor)) return undefined
  const [row] = await orm
    .select({ states: users.officerStates, crops: users.officerCrops })
    .from(users)
    .where(eq(users.id, signedInUser(actor).id))
  const { states = [], crops: theirs = [] } = row ?? {}
  return and(
    states.length > 0 ? inArray(inboxMessages.region, states) : undefined,
    theirs.length > 0 ? or(inArray(inboxMessages.cropType, theirs), isNull(inboxMessages.cropType)) : undefined,
  )
}

const claimantNameSql = sql<
  string | null
>`(select first_name from users as claimant where claimant.id = ${inboxMessages.claimedBy})`

const questionsWhere = ({ orm }: Foundation['db'], where: SQL | undefined) =>
  orm
    .select({
      question: inboxMessages,
      firstName: users.firstName,
      crops: users.primaryCrops,
      location: users.location,
      claimant: claimantNameSql,
    })
    .from(inboxMessages)
    .leftJoin(users, eq(users.id, inboxMessages.userId))
    .where(where)

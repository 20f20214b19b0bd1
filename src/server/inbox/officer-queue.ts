import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { OfficerListParams, OfficerQuestion } from '../../contracts/questions.ts'
import type { Database } from '../../db/database.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import type { Page } from '../community/listing.ts'
import type { Actor } from '../foundation/actor.ts'
import { type OfficerView, officerIdOf } from './officer-view.ts'
import { questionPage } from './question-rows.ts'

/** Lists questions of the officer's states and crops; those that wait longest first. @throws AppError forbidden */
export function createOfficerQueue(db: Database, view: OfficerView) {
  return async function queue(
    actor: Actor,
    { limit, before, state, crop, region }: OfficerListParams,
  ): Promise<Page<OfficerQuestion>> {
    const scope = await view.scopeOf(actor)
    const isMine = and(
      eq(inboxMessages.claimedBy, officerIdOf(actor) ?? ''),
      gte(inboxMessages.claimedAt, view.claimEnd()),
    )
    const isOpen = and(eq(inboxMessages.state, 'open'), state === 'mine' ? isMine : undefined)
    const standing = state === 'answered' ? sql`${inboxMessages.state} <> 'open'` : isOpen
    const oldestFirst = state !== 'answered'
    const cursor = before
      ? oldestFirst
        ? sql`${inboxMessages.id} > ${before}`
        : lt(inboxMessages.id, before)
      : undefined
    const rows = await view
      .listed(
        and(
          scope,
          standing,
          cursor,
          isNull(inboxMessages.mergedInto),
          crop ? eq(inboxMessages.cropType, crop) : undefined,
          region ? eq(inboxMessages.region, region) : undefined,
        ),
      )
      .orderBy(oldestFirst ? asc(inboxMessages.id) : desc(inboxMessages.id))
      .limit(limit + 1)
    const { shown, next } = await questionPage(db, rows, limit)
    const items: OfficerQuestion[] = []
    for (const { answers, ...row } of shown) items.push(await view.shape(actor, row, answers))
    return { items, next }
  }
}

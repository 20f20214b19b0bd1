import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { TrialReport } from '../../contracts/trials.ts'
import type { Orm } from '../../db/open.ts'
import { trials } from '../../db/schema/trials.ts'
import { isoNow } from '../../shared/clock.ts'
import { technicalError } from '../../shared/errors.ts'
import { lastItem } from '../../shared/lookups.ts'
import { type Actor, requireAdmin, requireOperator } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { addTrial, buildCurrentReport } from './add-trial.ts'
import type { TrialRow } from './trial-arms.ts'

const PAGE = 20

/** Comparisons by chance: declared by the operator, read by administrators. */
export function createTrialService({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  return {
    add: (actor: Actor, declared: unknown) => addTrial({ clock, db }, actor, declared),

    /** Lists all comparisons ever begun, newest first. */
    async list(actor: Actor): Promise<Omit<TrialRow, 'salt'>[]> {
      requireAdmin(actor)
      const rows = await orm.select().from(trials).orderBy(desc(trials.createdAt), desc(trials.id))
      return rows.map(({ salt: _, ...row }) => row)
    },

    stop: (actor: Actor, id: string) => stopTrial({ db, clock }, actor, id),

    /** @throws AppError not_found */
    async report(actor: Actor, id: string): Promise<TrialReport> {
      requireAdmin(actor)
      return buildCurrentReport({ db, clock }, await readTrialRow(orm, id))
    },

    /** Reports of all comparisons, newest first; `before`: the last id of the page before. */
    async reports(actor: Actor, { before }: { before?: string | undefined } = {}) {
      requireAdmin(actor)
      const last = before === undefined ? null : await readTrialRow(orm, before)
      const rows = await orm
        .select()
        .from(trials)
        .where(last ? lt(sql`(${trials.createdAt}, ${trials.id})`, sql`(${last.createdAt}, ${last.id})`) : undefined)
        .orderBy(desc(trials.createdAt), desc(trials.id))
        .limit(PAGE + 1)
      const items: TrialReport[] = []
      for (const row of rows.slice(0, PAGE)) items.push(await buildCurrentReport({ db, clock }, row))
      return { items, next: rows.length > PAGE ? lastItem(items).id : null }
    },
  }
}

/** Ends a comparison; everybody gets the usual advice from now on. @throws AppError not_found, conflict */
async function stopTrial(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<TrialReport> {
  const { orm } = db
  requireOperator(actor)
  const { stoppedAt } = await readTrialRow(orm, id)
  if (stoppedAt !== null) throw technicalError('conflict', `The comparison "${id}" was stopped already.`)
  const [rows] = await db.write(
    orm
      .update(trials)
      .set({ stoppedAt: isoNow(clock) })
      .where(and(eq(trials.id, id), isNull(trials.stoppedAt)))
      .returning(),
    auditWrite(db, { actor, action: 'trial.stop' }, clock.now()),
  )
  return buildCurrentReport({ db, clock }, rows[0] ?? (await readTrialRow(orm, id)))
}

async function readTrialRow(orm: Orm, id: string): Promise<TrialRow> {
  const [row] = await orm.select().from(trials).where(eq(trials.id, id))
  if (!row) throw technicalError('not_found', `There is no comparison "${id}". Run gona trials list.`)
  return row
}

import { eq, sql } from 'drizzle-orm'
import type { Orm, Write } from '../../db/open.ts'
import { toldLater } from '../../db/row-where.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { withValues } from '../../db/with-values.ts'

type Row = typeof advisories.$inferSelect

/** What a row says of an advice, new or told again, as it is stored; all else stays as it was. */
export type ToldValues = Omit<
  Row,
  'closes' | 'id' | 'userId' | 'cropId' | 'cropType' | 'icon' | 'situation' | 'isRead' | 'useful' | 'done' | 'createdAt'
> & { closes: string | null }

const UNSEEN = { isRead: false, useful: null, done: false }

export type AdviceWrites = ReturnType<typeof adviceWrites>

/** The writes of a run, prepared once: making their texts takes longer than doing them. */
export function adviceWrites(orm: Orm) {
  // Nullable JSON, which drizzle would store as the text `null`.
  const told = { ...toldLater(advisories), closes: sql`${sql.placeholder('closes')}` }
  const { id, userId, cropId, cropType, icon, situation, isRead, useful, done, createdAt, ...refreshed } = told
  const whose = eq(advisories.id, sql.placeholder('id'))
  const add = orm.insert(advisories).values(told).prepare()
  const refresh = orm
    .update(advisories)
    .set(refreshed as object)
    .where(whose)
    .prepare()
  const end = orm
    .update(advisories)
    .set({ validUntil: told.validUntil, updatedAt: told.updatedAt } as object)
    .where(whose)
    .prepare()

  // Both change the values they are given: a copy of so many takes its time.
  return {
    add: (row: Omit<Row, keyof ToldValues | 'isRead' | 'useful' | 'done'>, values: ToldValues): Write =>
      withValues(add, Object.assign(values, row, UNSEEN)),
    refresh: (id: string, values: ToldValues): Write => withValues(refresh, Object.assign(values, { id })),
    end: (id: string, ended: Pick<Row, 'validUntil' | 'updatedAt'>): Write => withValues(end, { id, ...ended }),
  }
}

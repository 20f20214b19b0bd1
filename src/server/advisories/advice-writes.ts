import { eq, sql } from 'drizzle-orm'
import type { Orm, Write } from '../../db/open.ts'
import { toldLater } from '../../db/row-where.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { withValues } from '../../db/with-values.ts'

type Row = typeof advisories.$inferSelect

/** What a row says of an advice, new or told again; all else stays as it was. */
export type ToldValues = Omit<
  Row,
  'id' | 'userId' | 'cropId' | 'cropType' | 'icon' | 'situation' | 'isRead' | 'useful' | 'done' | 'createdAt'
>

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
  /** Changes what it is given: a copy of so many values takes its time. */
  const stored = <More extends object>(values: ToldValues, more: More) =>
    Object.assign(values, more, { closes: values.closes && JSON.stringify(values.closes) }) as Record<string, unknown>

  return {
    add: (row: Omit<Row, keyof ToldValues | 'isRead' | 'useful' | 'done'>, values: ToldValues): Write =>
      withValues(add, stored(values, { ...row, isRead: false, useful: null, done: false })),
    refresh: (id: string, values: ToldValues): Write => withValues(refresh, stored(values, { id })),
    end: (id: string, ended: Pick<Row, 'validUntil' | 'updatedAt'>): Write => withValues(end, { id, ...ended }),
  }
}

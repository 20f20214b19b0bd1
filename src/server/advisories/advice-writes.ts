import { eq, sql } from 'drizzle-orm'
import { bindValues } from '../../db/bind-values.ts'
import { placeholdersOf } from '../../db/conditional-row.ts'
import type { Orm, Write } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'

type Row = typeof advisories.$inferSelect

/** Columns of an advisory that a run sets, new or refreshed; the others stay. */
type RefreshedColumns = Omit<
  Row,
  | 'closes'
  | 'id'
  | 'userId'
  | 'cropId'
  | 'cropType'
  | 'icon'
  | 'situation'
  | 'isRead'
  | 'useful'
  | 'done'
  | 'doneAt'
  | 'createdAt'
> & { closes: string | null }

const UNREAD_COLUMNS = { isRead: false, useful: null, done: false, doneAt: null }

export type AdviceWrites = ReturnType<typeof prepareAdviceWrites>

/** Writes of a run, prepared once: building their SQL takes longer than running them. */
export function prepareAdviceWrites(orm: Orm) {
  // Nullable JSON, which drizzle would store as the text `null`.
  const columns = { ...placeholdersOf(advisories), closes: sql`${sql.placeholder('closes')}` }
  const { id, userId, cropId, cropType, icon, situation, isRead, useful, done, doneAt, createdAt, ...refreshed } =
    columns
  const whose = eq(advisories.id, sql.placeholder('id'))
  const add = orm.insert(advisories).values(columns).prepare()
  const refresh = orm
    .update(advisories)
    .set(refreshed as object)
    .where(whose)
    .prepare()
  const end = orm
    .update(advisories)
    .set({ validUntil: columns.validUntil, updatedAt: columns.updatedAt } as object)
    .where(whose)
    .prepare()

  // Both modify the given values, because copying that many takes time.
  return {
    add: (
      row: Omit<Row, keyof RefreshedColumns | 'isRead' | 'useful' | 'done' | 'doneAt'>,
      values: RefreshedColumns,
    ): Write => bindValues(add, Object.assign(values, row, UNREAD_COLUMNS)),
    refresh: (id: string, values: RefreshedColumns): Write => bindValues(refresh, Object.assign(values, { id })),
    end: (id: string, ended: Pick<Row, 'validUntil' | 'updatedAt'>): Write => bindValues(end, { id, ...ended }),
  }
}

import { eq, getTableColumns, sql } from 'drizzle-orm'
import { capMessages, warningNotices } from '../../db/schema/warnings.ts'
import type { PersonalData } from '../foundation/personal-data.ts'

const { userId: _, warning: __, ...columns } = getTableColumns(warningNotices)
const alertIdentifierSql = sql<string>`(select identifier from ${capMessages} where id = warning)`

/** Notices about warnings; the warnings themselves name no person. */
export const warningData: PersonalData = {
  tables: [warningNotices],
  held: ({ orm }, { id }) => ({
    warningNotices: () =>
      orm
        .select({ ...columns, warning: alertIdentifierSql })
        .from(warningNotices)
        .where(eq(warningNotices.userId, id)),
  }),
}

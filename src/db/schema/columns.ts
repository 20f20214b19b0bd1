import { type AnySQLiteColumn, customType, integer, text } from 'drizzle-orm/sqlite-core'
import { removeInvisible } from '../../contracts/shapes.ts'

/** Times are ISO 8601 texts in UTC, days `YYYY-MM-DD`; ids are UUIDv7, so a later row has a larger id. */
export const idColumn = () => text('id').primaryKey()
export const createdAtColumn = () => text('created_at').notNull()
export const updatedAtColumn = () => text('updated_at').notNull()
export const jsonColumn = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
export const booleanColumn = (name: string) => integer(name, { mode: 'boolean' })
export const countColumn = (name: string) => integer(name).notNull().default(0)
/** Name of a person without control and format characters, also of earlier writes. */
export const personNameColumn = customType<{ data: string; driverData: string | null }>({
  dataType: () => 'text',
  toDriver: (name) => removeInvisible(name) || null,
  fromDriver: (name) => removeInvisible(name ?? ''),
})
export const foreignKeyColumn = (name: string, row: () => AnySQLiteColumn) =>
  text(name).references(row, { onDelete: 'cascade' })

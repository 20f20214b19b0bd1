import { type AnySQLiteColumn, customType, integer, text } from 'drizzle-orm/sqlite-core'
import { removeInvisible } from '../../contracts/shapes.ts'

/** Times are ISO 8601 texts in UTC, days `YYYY-MM-DD`; ids are UUIDv7, so a later row has a larger id. */
export const id = () => text('id').primaryKey()
export const createdAt = () => text('created_at').notNull()
export const updatedAt = () => text('updated_at').notNull()
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
export const flag = (name: string) => integer(name, { mode: 'boolean' })
export const count = (name: string) => integer(name).notNull().default(0)
/** Name of a person without control and format characters, also of earlier writes. */
export const personName = customType<{ data: string; driverData: string | null }>({
  dataType: () => 'text',
  toDriver: (name) => removeInvisible(name) || null,
  fromDriver: (name) => removeInvisible(name ?? ''),
})
export const belongsTo = (name: string, row: () => AnySQLiteColumn) =>
  text(name).references(row, { onDelete: 'cascade' })

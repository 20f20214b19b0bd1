import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAtColumn, idColumn } from './columns.ts'

/** Uploaded pictures, re-encoded; `id` is the SHA-256 of the bytes served, so equal pictures are one row. */
export const images = sqliteTable(
  'images',
  {
    id: idColumn(),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    thumbnail: blob('thumbnail', { mode: 'buffer' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('images_owner').on(t.ownerId), index('images_created').on(t.createdAt)],
)

import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'

/** Names of all tables with one of the words in any column, in any letter case: `users: Amina`. */
export async function tracesIn({ orm }: Pick<Database, 'orm'>, words: readonly string[]): Promise<string[]> {
  const tables = await orm.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await orm.all<Record<string, unknown>>(sql`select * from ${sql.identifier(name)}`)
    const text = rows.map((row) => Object.values(row).map(textOf).join('\n')).join('\n')
    for (const word of words) if (text.toLowerCase().includes(word.toLowerCase())) found.push(`${name}: ${word}`)
  }
  return found
}

const textOf = (value: unknown): string =>
  value instanceof Uint8Array || value instanceof ArrayBuffer
    ? Buffer.from(value as ArrayBuffer).toString('latin1')
    : String(value)

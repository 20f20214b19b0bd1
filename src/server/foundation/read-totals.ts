import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { counters } from '../../db/schema/operation.ts'

export async function readTotals({ orm }: Pick<Database, 'orm'>): Promise<{ farmers: number; posts: number }> {
  const rows = await orm
    .select()
    .from(counters)
    .where(and(inArray(counters.name, ['farmers', 'posts']), eq(counters.key, '')))
  const total = (name: string) => rows.find((row) => row.name === name)?.n ?? 0
  return { farmers: total('farmers'), posts: total('posts') }
}

import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { jobLeases } from '../../db/schema/operation.ts'

interface Point {
  run: string
  after: string | null
}

/** Progress of a long run, so that an interrupted one resumes. */
export function createRunProgress(db: Database, job: string) {
  const name = `${job}:progress`
  return {
    async read(): Promise<Point | null> {
      const [row] = await db.orm.select().from(jobLeases).where(eq(jobLeases.job, name))
      return row?.progress ?? null
    },
    write: (point: Point) =>
      db.orm
        .insert(jobLeases)
        .values({ job: name, holder: '', expiresAt: '', progress: { ...point } })
        .onConflictDoUpdate({ target: jobLeases.job, set: { progress: { ...point } } }),
  }
}

import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { jobLeases } from '../../db/schema/operation.ts'

interface Point {
  /** Which run: a later one starts from the beginning. */
  run: string
  /** Last farmer done; null when the run is finished. */
  after: string | null
}

/** Where a long run stands, so that a stopped one goes on where it stopped. */
export function createRunProgress(db: Database, job: string) {
  const name = `${job}:progress`
  return {
    async read(): Promise<Point | null> {
      const [row] = await db.orm.select().from(jobLeases).where(eq(jobLeases.job, name))
      return (row?.progress as Point | undefined) ?? null
    },
    write: (point: Point) =>
      db.orm
        .insert(jobLeases)
        .values({ job: name, holder: '', expiresAt: '', progress: { ...point } })
        .onConflictDoUpdate({ target: jobLeases.job, set: { progress: { ...point } } }),
  }
}

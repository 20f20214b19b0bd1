import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { backupCodes } from '../../../db/schema/sign-in.ts'
import { type Passwords, randomText } from '../sign-in/passwords.ts'

const CODES = 10
/** Ten letters and digits: two to find a code by, and eight (40 bits) that only its owner knows. */
const START = 2
const REST = 8

/** Codes on paper, for who lost the phone with the authenticator app. Each works once. */
export function createBackupCodes({ db, passwords }: { db: Database; passwords: Passwords }) {
  return {
    /** Ten new codes in the place of all earlier ones, as they are shown, once: `ab3de-fgh2j`. */
    async renew(userId: string): Promise<string[]> {
      const codes = newCodes()
      const rows = await Promise.all(
        codes.map(async (code) => ({ userId, start: code.slice(0, START), hash: await passwords.hash(code) })),
      )
      await db.write(
        db.orm.delete(backupCodes).where(eq(backupCodes.userId, userId)),
        db.orm.insert(backupCodes).values(rows),
      )
      return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
    },

    /** Uses a code up. False, after the same time, for a wrong one, a used one, and a person who has none. */
    async spend(userId: string | undefined, code: string): Promise<boolean> {
      const mine = and(eq(backupCodes.userId, userId ?? ''), eq(backupCodes.start, code.slice(0, START)))
      const [row] = await db.orm.select({ hash: backupCodes.hash }).from(backupCodes).where(mine)
      if (!(await passwords.verify(code, row?.hash)) || !row) return false
      const [used] = await db.write(
        db.orm
          .delete(backupCodes)
          .where(and(mine, eq(backupCodes.hash, row.hash)))
          .returning({ start: backupCodes.start }),
      )
      return used.length > 0
    },

    async left(userId: string): Promise<number> {
      return db.orm.$count(backupCodes, eq(backupCodes.userId, userId))
    },
  }
}

function newCodes(): string[] {
  const byStart = new Map<string, string>()
  while (byStart.size < CODES) {
    const code = randomText(START + REST)
    byStart.set(code.slice(0, START), code)
  }
  return [...byStart.values()]
}

import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { backupCodes } from '../../../db/schema/sign-in.ts'
import { type Passwords, randomCharacters } from '../sign-in/passwords.ts'

const CODE_COUNT = 10
/** Characters of a backup code by which its row is found; they are no secret. */
const PREFIX_LENGTH = 2
/** Characters of a backup code that are secret: 40 bits. */
const SECRET_LENGTH = 8

/** Backup codes on paper, for use without the authenticator app. Each works once. */
export function createBackupCodes({ db, passwords }: { db: Database; passwords: Passwords }) {
  return {
    /** Replaces all codes by ten new ones, returned as shown once: `ab3de-fgh2j`. */
    async renew(userId: string): Promise<string[]> {
      const codes = newCodes()
      const rows = await Promise.all(
        codes.map(async (code) => ({ userId, start: code.slice(0, PREFIX_LENGTH), hash: await passwords.hash(code) })),
      )
      await db.write(
        db.orm.delete(backupCodes).where(eq(backupCodes.userId, userId)),
        db.orm.insert(backupCodes).values(rows),
      )
      return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
    },

    /** Uses up a code. Returns false, after the same time, for a wrong or used code and for a person without codes. */
    async spend(userId: string | undefined, code: string): Promise<boolean> {
      const mine = and(eq(backupCodes.userId, userId ?? ''), eq(backupCodes.start, code.slice(0, PREFIX_LENGTH)))
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
  while (byStart.size < CODE_COUNT) {
    const code = randomCharacters(PREFIX_LENGTH + SECRET_LENGTH)
    byStart.set(code.slice(0, PREFIX_LENGTH), code)
  }
  return [...byStart.values()]
}

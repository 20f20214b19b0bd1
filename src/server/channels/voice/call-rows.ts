import { outboundCalls } from '../../../db/schema/voice.ts'
import { isoNow } from '../../../shared/clock.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import type { Foundation } from '../../foundation/foundation.ts'

type Row = typeof outboundCalls.$inferSelect
export type QueuedCall = Pick<
  Row,
  'userId' | 'phone' | 'about' | 'kind' | 'by' | 'language' | 'clips' | 'dueAt' | 'until'
>

export function createCallRows({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const insert = (row: QueuedCall) =>
    db.orm
      .insert(outboundCalls)
      .values({
        ...row,
        id: Bun.randomUUIDv7('hex', clock.now()),
        language: sendingLanguage(row.language),
        state: 'queued',
        createdAt: isoNow(clock),
      })
      .onConflictDoNothing()
  return { insert, add: (row: QueuedCall) => db.write(insert(row)) }
}

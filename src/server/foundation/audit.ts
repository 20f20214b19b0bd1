import { eq, or, type SQL } from 'drizzle-orm'
import type { Database, Write } from '../../db/open.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { type Actor, actorName, userName } from './actor.ts'
import type { PersonalData } from './personal-data.ts'

export type AuditedAction =
  | 'view_person'
  | 'export_farmers'
  | 'export_dhis2'
  | 'export_geojson'
  | 'import_farmers'
  | 'create_user'
  | 'set_password'
  | 'send_password'
  | 'set_channels'
  | 'promote_user'
  | 'demote_user'
  | 'lead_farmer'
  | 'lead_farmer_off'
  | 'officer'
  | 'officer_off'
  | 'second_factor_off'
  | 'enter_price'
  | 'judge_seen_price'
  | 'remove_seen_price'
  | 'remove_price'
  | 'import_prices'
  | 'import_rain'
  | 'import_seasons'
  | 'import_clips'
  | 'speak_clips'
  | 'practice_phone'
  | 'inbox.answer'
  | 'inbox.close'
  | 'inbox.claim'
  | 'inbox.keep'
  | 'inbox.merge'
  | 'inbox.open'
  | 'trial.add'
  | 'trial.stop'
  | 'sms.audience'
  | 'sms.bulk'
  | 'sms.daily'

interface Audited {
  actor: Actor
  action: AuditedAction
  count?: number | SQL
  subject?: string | undefined
  reason?: string | undefined
}

/** Returns the audit write, to be part of the transaction of the work itself. */
export const auditWrite = (
  { orm }: Pick<Database, 'orm'>,
  { actor, action, count = 1, subject, reason }: Audited,
  at: Date,
): Write =>
  orm.insert(auditLog).values({
    id: Bun.randomUUIDv7('hex', at),
    actor: actorName(actor),
    userId: subject ?? (actor.kind === 'user' ? actor.user.id : null),
    action,
    count,
    reason: reason ?? null,
    createdAt: at.toISOString(),
  })

/** Audit log as personal data: after an erasure the actions remain, without the person's name. */
export const auditData: PersonalData = {
  tables: [auditLog],
  held: ({ orm }, { id }) => ({
    administration: () =>
      orm
        .select({
          action: auditLog.action,
          count: auditLog.count,
          reason: auditLog.reason,
          createdAt: auditLog.createdAt,
        })
        .from(auditLog)
        .where(or(eq(auditLog.userId, id), eq(auditLog.actor, userName(id)))),
  }),
  forget: ({ orm }, { id }) => [
    orm
      .update(auditLog)
      .set({ actor: 'user:deleted' })
      .where(eq(auditLog.actor, userName(id))),
  ],
}

import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { ChosenChannels } from '../../contracts/channels.ts'
import { CROP_IDS, isCropId } from '../../contracts/crops.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { secondFactors } from '../../db/schema/sign-in.ts'
import { technicalError } from '../../shared/errors.ts'
import { type Actor, requireOperator } from '../foundation/actor.ts'
import { type AuditedAction, auditWrite } from '../foundation/audit.ts'
import { requireValidPhone } from '../foundation/phone-number.ts'
import type { SecurityAction } from '../foundation/security-log.ts'
import type { AccountContext } from './account-context.ts'
import { makeChannelsConsistent } from './consistent-channels.ts'
import { insertUser, newUserRow, verifiedNumberColumns } from './insert-user.ts'
import { numberVerificationWays } from './number-verification.ts'
import { createOfficers } from './officers.ts'
import { storeInitialPassword } from './recovery/initial-password.ts'
import { isSecondFactorConfirmedSql } from './second-factor/second-factor-codes.ts'
import { secondFactorNoticeWrite } from './second-factor/switched-notice.ts'
import { refusePasswordLength } from './sign-in/password-rules.ts'
import { randomPassword } from './sign-in/passwords.ts'
import { revokeAccessWrites } from './sign-in/revoke-access.ts'
import { refuseTakenValues } from './unique-values.ts'
import { findUser, saveUser, toUser, userColumns } from './user-row.ts'

export type ListedUser = User & { secondFactor: boolean }

interface NewUser {
  phone: string
  firstName?: string | null
  lastName?: string | null
  admin?: boolean
  /** Default: a random password. */
  password?: string
}

interface OfficerFor {
  on?: boolean
  states?: readonly string[] | undefined
  crops?: readonly string[] | undefined
}

/** Account operations of the server's command line. @throws AppError forbidden for others */
export function createOperatorCommands(parts: AccountContext) {
  const { db } = parts
  const officers = createOfficers(parts)

  return {
    findByPhone: (actor: Actor, phone: string) => findByPhone(db, actor, phone),

    create: (actor: Actor, input: NewUser) => createAccount(parts, actor, input),

    setPassword: (actor: Actor, phone: string, given?: string) => setPassword(parts, actor, phone, given),

    factorOff: (actor: Actor, phone: string) => switchFactorOff(parts, actor, phone),

    reach: (actor: Actor, phone: string, chosen: ChosenChannels) => setChannels(parts, actor, phone, chosen),

    /** @throws AppError conflict for a number that was never confirmed. */
    async promote(actor: Actor, phone: string): Promise<User> {
      await requireProof(parts, await findByPhone(db, actor, phone))
      return setColumns(parts, actor, phone, 'promote_user', { isAdmin: true })
    },
    demote: (actor: Actor, phone: string) => setColumns(parts, actor, phone, 'demote_user', { isAdmin: false }),
    officer: (actor: Actor, phone: string, officer: OfficerFor = {}) =>
      setOfficerRole(parts, officers, actor, phone, officer),

    lead: (actor: Actor, phone: string, isLeadFarmer = true) =>
      setColumns(parts, actor, phone, isLeadFarmer ? 'lead_farmer' : 'lead_farmer_off', { isLeadFarmer }),

    /** Lists users in order of registration, `limit` at a time after the last id of the previous page. */
    async list(actor: Actor, { limit, after = '' }: { limit: number; after?: string }): Promise<ListedUser[]> {
      requireOperator(actor)
      return listUsers(db, gt(users.id, after), limit)
    },

    /** Lists the first administrators without a second factor. */
    async unguardedAdmins(actor: Actor, limit: number): Promise<ListedUser[]> {
      requireOperator(actor)
      return listUsers(db, and(eq(users.isAdmin, true), isNull(secondFactors.confirmedAt)), limit)
    },
  }
}

/**
 * Makes an extension officer for these states and crops, all where none are named; `on: false` ends it.
 * @throws AppError invalid for an unknown state or crop; conflict for a number that was never confirmed
 */
async function setOfficerRole(
  parts: AccountContext,
  officers: ReturnType<typeof createOfficers>,
  actor: Actor,
  phone: string,
  { on = true, states = [], crops = [] }: OfficerFor,
): Promise<User> {
  const { db } = parts
  const found = await findByPhone(db, actor, phone)
  if (on) await requireProof(parts, found)
  for (const crop of crops)
    if (!isCropId(crop)) throw technicalError('invalid', `${crop} is no crop; they are ${CROP_IDS.join(', ')}`)
  return officers.set(actor, found.id, { on, states: [...states], crops: crops.filter(isCropId) })
}

/** Sets the given or a random password, ends all sessions of the person and returns the password. */
async function setPassword(parts: AccountContext, actor: Actor, phone: string, given?: string): Promise<string> {
  const { db, passwords } = parts
  const { id } = await findByPhone(db, actor, phone)
  const password = given ?? randomPassword()
  refusePasswordLength(password, 'password')
  const hash = await passwords.hash(password)
  await storeInitialPassword(parts, actor, { id, hash, action: 'set_password' })
  return password
}

/**
 * Sets the channels of the given subjects, at the person's request. Messages are sent only after the number is
 * confirmed. @throws AppError not_found; conflict for calls to a number that refuses them
 */
async function setChannels(parts: AccountContext, actor: Actor, phone: string, chosen: ChosenChannels): Promise<User> {
  const { db, clock } = parts
  const { id } = await findByPhone(db, actor, phone)
  const set = await makeChannelsConsistent(parts, id, { channels: chosen }, { confirmed: false })
  return saveUser(parts, id, set, [auditWrite(db, { actor, action: 'set_channels', subject: id }, clock.now())])
}

/** Switches a person's second factor off, for example after a lost phone, and ends all sessions. @throws AppError not_found */
async function switchFactorOff({ db, clock, security }: AccountContext, actor: Actor, phone: string): Promise<User> {
  const user = await findByPhone(db, actor, phone)
  const factor = isSecondFactorConfirmedSql(user.id)
  const [found] = await db.orm.select({ userId: secondFactors.userId }).from(secondFactors).where(factor)
  if (!found) throw technicalError('not_found', 'This user has no two-step sign-in.')
  const now = clock.now()
  await db.write(
    db.orm.delete(secondFactors).where(factor),
    ...revokeAccessWrites(db, user.id),
    secondFactorNoticeWrite(user, 'off', now),
    auditWrite(db, { actor, action: 'second_factor_off', subject: user.id }, now),
  )
  security.note('second_factor', 'off', { userId: user.id, phone: user.phone })
  return user
}

/** Creates an account; `password` is shown once, to hand over. @throws AppError invalid, conflict */
async function createAccount(
  parts: AccountContext,
  actor: Actor,
  input: NewUser,
): Promise<{ user: User; password: string }> {
  const { db, passwords, clock, security } = parts
  requireOperator(actor)
  const phone = requireValidPhone(input.phone)
  const password = input.password ?? randomPassword()
  refusePasswordLength(password, 'password')
  await refuseTakenValues(db, { phone })
  const { firstName, lastName, admin = false } = input
  const hash = await passwords.hash(password)
  const row = await newUserRow(parts, phone, { firstName, lastName }, 'operator')
  const user = await insertUser(db, { ...row, ...verifiedNumberColumns(row, clock), password: hash, isAdmin: admin }, [
    auditWrite(db, { actor, action: 'create_user', subject: row.id }, clock.now()),
  ])
  noteSecurityAction(security, 'account_made', row.id, 'create_user')
  return { user, password }
}

async function listUsers(db: Database, where: SQL | undefined, limit: number): Promise<ListedUser[]> {
  const rows = await db.orm
    .select({ ...userColumns, secondFactor: sql<number>`${secondFactors.confirmedAt} is not null` })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(where)
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ secondFactor, ...columns }) => ({ ...toUser(columns), secondFactor: Boolean(secondFactor) }))
}

/** @throws AppError conflict for a number that could be confirmed and never was. */
async function requireProof(parts: AccountContext, user: User): Promise<void> {
  const { db, config } = parts
  const ways = numberVerificationWays(parts)
  const [row] = await db.orm
    .select({ provedAt: users.phoneProvedAt, claimSince: users.claimSince })
    .from(users)
    .where(eq(users.id, user.id))
  if (ways.length === 0 || (row?.provedAt && row.claimSince === null)) return
  const how = { sms: 'by a code in their profile on the web', dial: `by dialling ${config.USSD_CODE}` }
  throw technicalError(
    'conflict',
    `${user.phone} is not confirmed, so another person may have registered it. Ask its owner to confirm it ${ways.map((way) => how[way]).join(' or ')}, then try again.`,
  )
}

/** Changes the row of the phone's account and audits the change. */
async function setColumns(
  parts: AccountContext,
  actor: Actor,
  phone: string,
  action: AuditedAction,
  columns: Partial<typeof users.$inferInsert>,
): Promise<User> {
  const { db, clock, security } = parts
  const { id } = await findByPhone(db, actor, phone)
  const user = await saveUser(parts, id, columns, [auditWrite(db, { actor, action, subject: id }, clock.now())])
  noteSecurityAction(security, 'role_change', id, action)
  return user
}

const noteSecurityAction = (
  security: AccountContext['security'],
  action: SecurityAction,
  userId: string,
  what: AuditedAction,
) => security.note(action, 'done', { userId, what })

/** @throws AppError not_found when no account has the phone, however it is written */
async function findByPhone(db: Database, actor: Actor, phone: string): Promise<User> {
  requireOperator(actor)
  const found = await findUser(db, eq(users.phone, requireValidPhone(phone)))
  if (!found) throw technicalError('not_found', 'No account has this phone number.')
  return found
}

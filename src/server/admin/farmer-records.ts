import { and, eq } from 'drizzle-orm'
import type { PageParams } from '../../contracts/community.ts'
import type { OfficerRole, PersonDetails, PersonLogEntry, PersonMessage } from '../../contracts/people.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { isNumberConfirmed } from '../accounts/confirmed-number.ts'
import type { AccountService } from '../accounts/service.ts'
import type { SmsService } from '../channels/sms/service.ts'
import type { Page } from '../community/listing.ts'
import type { FarmLogService } from '../crops/farm-log.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { listFarmers } from './farmers-list.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  sms: Pick<SmsService, 'sends' | 'ofPerson'>
  farmLog: Pick<FarmLogService, 'ofPerson'>
  accounts: Pick<AccountService, 'officers' | 'sendNewPassword'>
}

const ROLES = {
  isLeadFarmer: users.isLeadFarmer,
  on: users.isOfficer,
  states: users.officerStates,
  crops: users.officerCrops,
}

/** One farmer's page for administrators, never another administrator's. Each method: @throws AppError forbidden for others, not_found */
export function createFarmerRecords({ db, clock, config, sms, farmLog, accounts }: Deps) {
  const { orm } = db

  async function shown(id: string): Promise<PersonDetails> {
    const { items } = await listFarmers(orm, { is: '', limit: 1, only: id }, clock.now())
    const [row] = await orm
      .select(ROLES)
      .from(users)
      .where(and(eq(users.id, id), eq(users.isAdmin, false)))
    const [farmer] = items
    if (!farmer || !row) throw refusalError('person.missing')
    const { isLeadFarmer, ...officer } = row
    return { ...farmer, isLeadFarmer, officer, passwordBy: await passwordWays({ db, config, sms }, id) }
  }

  /** Audits that the actor opened the person's page, and returns the person. */
  async function look(actor: Actor, id: string): Promise<PersonDetails> {
    requireAdmin(actor)
    const person = await shown(id)
    await db.write(auditWrite(db, { actor, action: 'view_person', subject: id }, clock.now()))
    return person
  }

  return {
    person: look,

    async messages(actor: Actor, id: string, page: PageParams): Promise<Page<PersonMessage>> {
      await look(actor, id)
      return sms.ofPerson(id, page)
    },

    async log(actor: Actor, id: string, page: PageParams): Promise<Page<PersonLogEntry>> {
      await look(actor, id)
      return farmLog.ofPerson(id, page)
    },

    /** Returns all data of the page, with one audit entry. */
    async page(actor: Actor, id: string, pages: { messages: PageParams; log: PageParams }) {
      const person = await look(actor, id)
      const [messages, log] = await Promise.all([sms.ofPerson(id, pages.messages), farmLog.ofPerson(id, pages.log)])
      return { person, messages, log }
    },

    /** Sends a new password to the farmer's phone. @throws AppError conflict for an unconfirmed number or an unsent SMS */
    sendNewPassword: (actor: Actor, id: string): Promise<void> => accounts.sendNewPassword(actor, id),

    /** @throws AppError conflict for a number that was never confirmed */
    async setOfficerRole(actor: Actor, id: string, role: OfficerRole): Promise<PersonDetails> {
      requireAdmin(actor)
      await shown(id)
      await accounts.officers.set(actor, id, role)
      return shown(id)
    },
  }
}

async function passwordWays(
  { db, config, sms }: Pick<Deps, 'db' | 'config' | 'sms'>,
  id: string,
): Promise<PersonDetails['passwordBy']> {
  const bySms = sms.sends
    ? (['sms', ...((await isNumberConfirmed({ db }, id)) ? (['send'] as const) : [])] as const)
    : []
  return [...bySms, ...(config.USSD_CODE ? (['dial'] as const) : [])]
}

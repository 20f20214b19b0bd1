import { inArray, sql } from 'drizzle-orm'
import { profileUpdateSchema, type User } from '../../../contracts/account.ts'
import { SMS_CHOICES } from '../../../contracts/channels.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../../contracts/notification-switches.ts'
import { REFUSALS, refusalOfIssues } from '../../../contracts/refusals.ts'
import type { Database } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../shared/errors.ts'
import { valueAt } from '../../../shared/lookups.ts'
import { type Actor, requireOperator } from '../../foundation/actor.ts'
import { auditWrite } from '../../foundation/audit.ts'
import { toE164 } from '../../foundation/phone-number.ts'
import { type CsvLine, readCsv } from '../../foundation/read-csv.ts'
import type { AccountContext } from '../account-context.ts'
import { insertUser, newUserRow, verifiedNumberColumns } from '../insert-user.ts'
import { locationFromText } from '../location.ts'
import { randomPassword } from '../sign-in/passwords.ts'
import { IMPORT_COLUMNS } from './columns.ts'

type Column = (typeof IMPORT_COLUMNS)[number]

interface NewFarmer {
  line: number
  phone: string
  profile: Omit<ReturnType<typeof profileUpdateSchema.parse>, 'phone'>
  crops: { cropType: string; plantingDate: string | null }[]
  sms: boolean
  /** True for farmers who read SMS and do not sign in: their accounts have no password. */
  smsOnly: boolean
}

export interface LineProblem {
  line: number
  message: string
}

const AT_ONCE = 50

/** Registers farmers from a field officer's list. Only for the operator: @throws AppError forbidden */
export function createFarmerImport(parts: AccountContext) {
  const { db, clock } = parts

  return {
    /** Reads a CSV file: the farmers to register and the errors of the other lines. @throws AppError invalid */
    async check(actor: Actor, csv: string): Promise<{ ready: NewFarmer[]; problems: LineProblem[] }> {
      requireOperator(actor)
      const problems: LineProblem[] = []
      const byPhone = new Map<string, NewFarmer>()
      for (const line of readCsv(csv, IMPORT_COLUMNS, ['phone', 'crops'])) {
        const farmer = farmerOf(line)
        const first = 'phone' in farmer ? byPhone.get(farmer.phone) : undefined
        if ('message' in farmer) problems.push(farmer)
        else if (first) problems.push({ line: line.line, message: `same phone as line ${first.line}` })
        else byPhone.set(farmer.phone, farmer)
      }
      for (const phone of await takenPhones(db, [...byPhone.keys()])) {
        problems.push({ line: valueAt(byPhone, phone).line, message: 'this phone already has an account' })
        byPhone.delete(phone)
      }
      return { ready: [...byPhone.values()], problems: problems.sort((a, b) => a.line - b.line) }
    },

    /** Registers all. `onEach` gets each initial password, shown once, or the reason of a failure. */
    async registerAll(
      actor: Actor,
      farmers: NewFarmer[],
      onEach: (farmer: NewFarmer, outcome: { user: User; password: string | null } | LineProblem) => void,
    ): Promise<number> {
      requireOperator(actor)
      let registered = 0
      for (let from = 0; from < farmers.length; from += AT_ONCE) {
        const some = farmers.slice(from, from + AT_ONCE)
        await Promise.all(
          some.map(async (farmer) => {
            try {
              onEach(farmer, await registerFarmer(parts, farmer))
              registered++
            } catch (error) {
              if (!(error instanceof AppError)) throw error
              onEach(farmer, { line: farmer.line, message: error.message })
            }
          }),
        )
      }
      await db.write(auditWrite(db, { actor, action: 'import_farmers', count: registered }, clock.now()))
      return registered
    },
  }
}

async function takenPhones(db: Database, phones: string[]): Promise<string[]> {
  const rows = await db.orm
    .select({ phone: users.phone })
    .from(users)
    .where(inArray(users.phone, sql`(select value from json_each(${JSON.stringify(phones)}))`))
  return rows.map(({ phone }) => phone)
}

function farmerOf({ line, cells }: CsvLine<Column>): NewFarmer | LineProblem {
  const phone = toE164(cells.phone ?? '')
  if (!phone) return { line, message: `"${cells.phone ?? ''}" is not a valid phone number` }
  const sms = yesOrNo(cells.sms)
  const smsOnly = yesOrNo(cells.smsOnly)
  if (sms === null || smsOnly === null) return { line, message: 'sms and smsOnly must be yes, no or empty' }
  const names = (cells.crops ?? '').split(/[;,]/).map((name) => name.trim().toLowerCase().replace(/\s+/g, '-'))
  const chosen = names.filter(Boolean)
  if (chosen.length === 0) return { line, message: REFUSALS['crops.required'].says }
  const plantingDate = cells.plantingDate || null
  const parsed = profileUpdateSchema.safeParse({
    firstName: cells.firstName,
    lastName: cells.lastName,
    location: cells.location,
    primaryCrops: chosen,
    preferredLanguage: cells.language?.toLowerCase() || undefined,
    crops: chosen.map((cropType) => ({ cropType, plantingDate })),
  })
  if (!parsed.success) return { line, message: refusalOfIssues(parsed.error.issues).message }
  const { phone: _, ...profile } = parsed.data
  const crops = (profile.crops ?? []).map(({ cropType }) => ({ cropType, plantingDate }))
  return { line, phone, profile, crops, sms: sms || smsOnly, smsOnly }
}

function yesOrNo(cell: string | undefined): boolean | null {
  if (!cell || /^(no|n|0|false)$/i.test(cell)) return false
  return /^(yes|y|1|true)$/i.test(cell) ? true : null
}

async function registerFarmer(
  parts: AccountContext,
  farmer: NewFarmer,
): Promise<{ user: User; password: string | null }> {
  const { db, clock, places, passwords, crops } = parts
  const { phone, profile, sms, smsOnly } = farmer
  const password = smsOnly ? null : randomPassword()
  const hash = password === null ? null : await passwords.hash(password)
  const location = typeof profile.location === 'string' ? await locationFromText(places, profile.location) : null
  const person = await newUserRow(parts, phone, { ...profile, location: location ?? profile.location }, 'operator')
  const notificationPreferences = { ...DEFAULT_NOTIFICATION_PREFERENCES, sms }
  const also = await crops.statementsForProfile(person.id, farmer.crops)
  const row = {
    ...person,
    ...verifiedNumberColumns(person, clock),
    password: hash,
    notificationPreferences,
    channels: smsOnly ? SMS_CHOICES : {},
  }
  return { user: await insertUser(db, row, also), password }
}

import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { crops } from '../../../db/schema/crops.ts'
import { auditLog } from '../../../db/schema/operation.ts'
import type { Actor } from '../../foundation/actor.ts'
import { startAccounts } from '../fixture.ts'
import type { LineProblem } from './farmers.ts'

const operator: Actor = { kind: 'operator' }
const LIST = `phone,firstName,location,crops,plantingDate,language,sms,smsOnly
0803 123 4567,Musa,Kano,"maize; cassava",,ha,yes,
+2348031234567,Musa again,Kano,maize,,,,

abc,No phone,Kano,maize,,,,
08031234568,"Ada
of two lines",Kano,Rice,,yo,,yes
'08031234569,Ben,Kano,barley,,,,
08031234570,Chi,Kano,,,,,
08031234571,Dayo,Kano,maize,2099-01-01,,,
08031234572,Emeka,Kano,maize,,xx,,
08031234573,Femi,Kano,maize,,,perhaps,
`

describe('a list of farmers', () => {
  test('is checked line by line: what is wrong is named with its line, and nobody is registered', async () => {
    const { accounts, db } = await startAccounts()
    const { ready, problems } = await accounts.farmerImport.check(operator, LIST)
    expect(ready.map(({ line, phone }) => [line, phone])).toEqual([
      [2, '+2348031234567'],
      [6, '+2348031234568'],
    ])
    expect(problems.map(({ line }) => line)).toEqual([3, 5, 8, 9, 10, 11, 12])
    expect(problems[0]!.message).toBe('same phone as line 2')
    expect(problems[2]!.message).toBe('Please choose crops from the list')
    expect(await db.orm.select().from(users)).toEqual([])
  })

  test('registers the good ones: with a password that signs in, or none for those who only read SMS', async () => {
    const { accounts, db, browser } = await startAccounts()
    const { ready } = await accounts.farmerImport.check(operator, LIST)
    const passwords = new Map<string, string | null>()
    const registered = await accounts.farmerImport.registerAll(operator, ready, ({ phone }, outcome) => {
      if ('user' in outcome) passwords.set(phone, outcome.password)
    })
    expect(registered).toBe(2)
    const signedIn = await browser().send('POST', '/api/login', {
      phone: '08031234567',
      password: passwords.get('+2348031234567'),
    })
    expect(signedIn.body).toMatchObject({
      firstName: 'Musa',
      primaryCrops: 'maize,cassava',
      preferredLanguage: 'ha',
      notificationPreferences: { sms: true, weather: true },
    })
    const [ada] = await db.orm.select().from(users).where(eq(users.phone, '+2348031234568'))
    expect(ada).toMatchObject({ password: null, notificationPreferences: { sms: true }, preferredLanguage: 'yo' })
    expect(await db.orm.select().from(crops).where(eq(crops.userId, ada!.id))).toMatchObject([
      { cropType: 'rice', placeholder: true },
    ])
    expect(await db.orm.select().from(auditLog)).toMatchObject([
      { actor: 'operator', action: 'import_farmers', count: 2 },
    ])
  })

  test('checked again names those who have an account, and one who got one meanwhile is told, not doubled', async () => {
    const { accounts, db } = await startAccounts()
    const { ready } = await accounts.farmerImport.check(operator, LIST)
    await accounts.farmerImport.registerAll(operator, ready, () => {})
    const again = await accounts.farmerImport.check(operator, LIST)
    expect(again.ready).toEqual([])
    expect(
      again.problems.filter(({ message }) => message.includes('already has an account')).map(({ line }) => line),
    ).toEqual([2, 6])
    expect(again.problems.map(({ line }) => line)).toEqual([2, 3, 5, 6, 8, 9, 10, 11, 12])
    const late: LineProblem[] = []
    await accounts.farmerImport.registerAll(operator, ready, (_, outcome) => {
      if ('message' in outcome) late.push(outcome)
    })
    expect(late.map(({ line }) => line).sort()).toEqual([2, 6])
    expect(await db.orm.select().from(users)).toHaveLength(2)
  })

  test('from a spreadsheet, with its mark of UTF-8 before it, is told of by the same lines', async () => {
    const { accounts } = await startAccounts()
    const plain = await accounts.farmerImport.check(operator, LIST)
    expect(await accounts.farmerImport.check(operator, `\uFEFF${LIST}`)).toEqual(plain)
  })

  test('that names no phones or crops is refused as a whole', async () => {
    const { accounts } = await startAccounts()
    const refused = await accounts.farmerImport.check(operator, 'name,tel\nA,1\n').catch((error) => error)
    expect(refused).toMatchObject({ code: 'invalid', message: expect.stringContaining('phone, crops') })
  })

  test('is the operator’s business only', async () => {
    const { accounts } = await startAccounts()
    const admin = { kind: 'user', user: { isAdmin: true } } as never
    expect(await accounts.farmerImport.check(admin, LIST).catch((error) => error)).toMatchObject({ code: 'forbidden' })
  })
})

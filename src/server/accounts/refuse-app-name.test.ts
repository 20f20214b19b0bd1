import { beforeEach, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { dialler } from '../channels/ussd/menu/fixture.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { findUser } from './user-row.ts'

const PHONE = '+2348031239944'
/** A name with a NUL, a bidirectional override and zero-width characters. */
const NASTY = '\u202eMu\u0000sa\u200b\u0007'

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})
const stored = async () => {
  const rows = await gona.db.orm.all<{ name: string }>(sql`select first_name as name from users where phone = ${PHONE}`)
  return rows.map(({ name }) => name)
}

test('a stored name loses on reading the characters that nobody sees', async () => {
  const farmer = await kanoFarmer(gona, { phone: PHONE })
  await gona.db.write(sql`update users set first_name = ${NASTY}, last_name = ${'\u2066Bello\u0000'}`)
  expect(await findUser(gona.db, eq(users.phone, PHONE))).toMatchObject({ firstName: 'Musa', lastName: 'Bello' })
  const { id } = await gona.community.createPost(farmer, { content: 'Who has seed?' })
  const { author } = await gona.community.post(await kanoFarmer(gona), id)
  expect(author).toMatchObject({ firstName: 'Musa', displayName: 'Musa' })
  const csv = await Array.fromAsync(gona.admin.exportFarmers(OPERATOR, { is: '', who: 'all', reason: 'a test' }))
  expect(csv.join('')).toContain(',Musa,Bello,')
})

test('a list of farmers brings none', async () => {
  const { ready } = await gona.accounts.farmerImport.check(OPERATOR, `phone,firstName,crops\n${PHONE},${NASTY},maize\n`)
  await gona.accounts.farmerImport.registerAll(OPERATOR, ready, () => {})
  expect(await stored()).toEqual(['Musa'])
})

test('an account made by the operator brings none', async () => {
  await gona.accounts.operator.create(OPERATOR, { phone: PHONE, firstName: NASTY })
  expect(await stored()).toEqual(['Musa'])
})

test('a name typed into a dial brings none', async () => {
  await kanoFarmer(gona, { phone: PHONE })
  await dialler(gona, PHONE).dial('#Settings', '#My name', NASTY)
  expect(await stored()).toEqual(['Musa'])
})

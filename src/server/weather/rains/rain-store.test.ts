import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { kanoFarmer, testServices } from '../../testing/services.ts'

const MAKURDI = { name: 'Makurdi', lat: 7.73, lng: 8.52 }

test('cells with farmers are listed with their number of farmers, most first, without administrators and 0,0', async () => {
  const services = await testServices()
  for (let n = 0; n < 2; n++) await kanoFarmer(services)
  await kanoFarmer(services, { location: MAKURDI })
  for (let n = 0; n < 2; n++) {
    const { user } = await kanoFarmer(services, { location: MAKURDI })
    await services.db.write(services.db.orm.update(users).set({ isAdmin: true }).where(eq(users.id, user.id)))
  }
  await kanoFarmer(services, { location: { name: 'Qqqxzzv', lat: 0, lng: 0 } })
  const cells = await services.rains.store.farmedCells()
  expect(cells.map(({ cell, farmers, point }) => [cell.key, farmers, point])).toEqual([
    ['12.00,8.50', 2, { lat: 12, lng: 8.52 }],
    ['7.75,8.50', 1, { lat: 7.73, lng: 8.52 }],
  ])
})

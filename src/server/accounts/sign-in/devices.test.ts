import { expect, test } from 'bun:test'
import { testDatabase } from '../../testing/database.ts'
import { createDevices } from './devices.ts'

const MADE_UP = `${'a'.repeat(16)}.${'b'.repeat(16)}`

test('a device is known to who signed in on it, and to nobody else', async () => {
  const devices = createDevices({ db: testDatabase() })
  const cookie = await devices.remember(null, 'amina')
  expect(await devices.known(cookie, 'amina')).toBe(cookie.split('.')[0]!)
  expect(await devices.known(cookie, 'bode')).toBeNull()
})

test('a cookie of the right form that this server did not make is not believed, nor kept as a proof of anyone', async () => {
  const devices = createDevices({ db: testDatabase() })
  const elsewhere = createDevices({ db: testDatabase() })
  expect(await devices.known(MADE_UP, 'amina')).toBeNull()
  expect(await devices.known(await elsewhere.remember(null, 'amina'), 'amina')).toBeNull()
  const remembered = await devices.remember(MADE_UP, 'bode')
  expect(await devices.known(remembered, 'bode')).toBe('a'.repeat(16))
  expect(await devices.known(remembered, 'amina')).toBeNull()
})

test('a device knows the five who signed in on it last', async () => {
  const devices = createDevices({ db: testDatabase() })
  const people = ['1', '2', '3', '4', '5', '6']
  let cookie: string | null = null
  for (const id of people) cookie = await devices.remember(cookie, id)
  const known = await Promise.all(people.map(async (id) => (await devices.known(cookie, id)) !== null))
  expect(known).toEqual([false, true, true, true, true, true])
})

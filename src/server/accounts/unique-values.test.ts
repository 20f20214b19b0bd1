import { expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { serverBusyError } from '../../shared/refusals.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { FARMER, startAccounts } from './fixture.ts'
import { writeUnlessTaken } from './unique-values.ts'

const WANTED = { username: 'amina' }

async function withFarmer() {
  const gona = await startAccounts()
  const { body } = await gona.browser().send('POST', '/api/register', FARMER)
  const user: User = body
  const save = (write: () => Promise<string>) =>
    writeUnlessTaken(gona, { kind: 'user', user, adminLocked: false }, WANTED, write)
  return { save, lines: gona.lines }
}

test('a save that fails while the server is busy reveals no owner: it is not counted and not in the security log', async () => {
  const { save, lines } = await withFarmer()
  for (let n = 0; n < 12; n++)
    expect(await rejectionOf(save(() => Promise.reject(serverBusyError())))).toEqual(serverBusyError())
  expect(lines.filter((line) => line.includes('taken_fields'))).toEqual([])
  expect(await save(async () => 'saved')).toBe('saved')
})

import { expect, test } from 'bun:test'
import { createLog } from '../../shared/log.ts'
import { testDatabase } from '../testing/database.ts'
import { createSecurityLog } from './security-log.ts'

const from = { address: '10.1.2.3', requestId: 'request-1' }

async function linesOf(db = testDatabase()) {
  const lines: Record<string, string>[] = []
  const security = await createSecurityLog({ db, log: createLog('info', (line) => lines.push(JSON.parse(line))) })
  return { db, security, lines }
}

test('a line says what was tried, how it ended, by whom and from where, with no phone and no address in it', async () => {
  const { security, lines } = await linesOf()
  security.note('sign_in', 'wrong_password', { userId: 'u1', phone: '+2348031234567', from })
  expect(lines[0]).toMatchObject({
    level: 'info',
    event: 'security',
    action: 'sign_in',
    outcome: 'wrong_password',
    user: 'u1',
    requestId: 'request-1',
    phone: expect.stringMatching(/^[\w-]{16}$/),
    address: expect.stringMatching(/^[\w-]{16}$/),
  })
  expect(JSON.stringify(lines)).not.toMatch(/8031234567|10\.1\.2\.3/)
})

test('the same phone and address have the same pseudonyms also after a restart, and others in another installation', async () => {
  const one = await linesOf()
  const again = await linesOf(one.db)
  const elsewhere = await linesOf()
  for (const { security } of [one, again, elsewhere])
    security.note('sign_in', 'done', { phone: '+2348031234567', from })
  expect([again.lines[0]!.phone, again.lines[0]!.address]).toEqual([one.lines[0]!.phone!, one.lines[0]!.address!])
  expect(elsewhere.lines[0]!.phone).not.toBe(one.lines[0]!.phone)
})

import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { secondFactors } from '../db/schema/sign-in.ts'
import { gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
afterAll(gona.remove)

test('who has two-step sign-in is listed; it is switched off for who lost the phone, once', async () => {
  const made = await gona.run('users create 08031234567 --admin --json')
  const { user } = JSON.parse(made.out)
  const time = '2026-06-20T08:00:00.000Z'
  await gona.database((db) =>
    db.write(db.orm.insert(secondFactors).values({ userId: user.id, secret: 'A', confirmedAt: time, createdAt: time })),
  )
  const listed = async () => JSON.parse((await gona.run('users list --json')).out)[0].secondFactor
  expect(await listed()).toBe(true)
  const off = await gona.run('users factor-off 0803-123-4567')
  expect([off.code, off.out]).toEqual([0, '+2348031234567 now signs in with the password alone\n'])
  expect(await listed()).toBe(false)
  const again = await gona.run('users factor-off 08031234567')
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('This user has no two-step sign-in.')])
})

test('a bad ADMIN_SECOND_FACTOR is a bad setting', async () => {
  const { code, err } = await gona.run('users list', { settings: { ADMIN_SECOND_FACTOR: 'on' } })
  expect([code, err]).toEqual([2, expect.stringContaining('ADMIN_SECOND_FACTOR must be off or required')])
})

import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/accounts.ts'
import { secondFactors } from '../db/schema/sign-in.ts'
import { addPerson } from '../server/testing/people.ts'
import { EXIT_CODES } from '../shared/errors.ts'
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

describe('among people of every kind, gona users', () => {
  const town = gonaIn()
  afterAll(town.remove)

  test('list prints a line for each, oldest first, with all roles', async () => {
    await town.database(async (db) => {
      await addPerson(db, {
        id: '1',
        phone: '+2348031111111',
        firstName: 'Musa',
        lastName: 'Bello',
        location: { name: 'Kano', lat: 12, lng: 8.5 },
        isAdmin: true,
        isOfficer: true,
        isLeadFarmer: true,
      })
      await addPerson(db, { id: '2', phone: '+2348032222222', location: 'near Zaria', isOfficer: true })
      await addPerson(db, { id: '3', phone: '+2348033333333', lastName: 'Obi' })
    })
    expect((await town.run('users list')).out).toBe(
      [
        '+2348031111111\tadmin,officer,lead\tMusa Bello\tKano\t2026-06-01',
        '+2348032222222\tofficer\t-\tnear Zaria\t2026-06-01',
        '+2348033333333\tfarmer\tObi\t-\t2026-06-01\n',
      ].join('\n'),
    )
  })

  test('officer gives the role with its states and crops, and takes it away', async () => {
    const officer = async (more: string) => {
      const { code, out, err } = await town.run(`users officer 08033333333 ${more}`)
      const [row] = await town.database((db) =>
        db.orm
          .select({ on: users.isOfficer, states: users.officerStates, crops: users.officerCrops })
          .from(users)
          .where(eq(users.id, '3')),
      )
      return { code, said: out || err, ...row }
    }
    const made = { code: EXIT_CODES.done, said: '+2348033333333 is an extension officer now\n', on: true }
    expect(await officer('--states Kano,,Jigawa --crops maize,rice')).toEqual({
      ...made,
      states: ['Kano', 'Jigawa'],
      crops: ['maize', 'rice'],
    })
    expect(await officer('')).toEqual({ ...made, states: [], crops: [] })
    expect(await officer('--states Mars')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^gona: Mars is no state; they are .*Kano/),
      on: true,
    })
    expect(await officer('--crops moonflower')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^gona: moonflower is no crop; they are .*maize/),
    })
    expect(await officer('--off --states Kano')).toEqual({
      code: EXIT_CODES.done,
      said: '+2348033333333 is no extension officer now\n',
      on: false,
      states: [],
      crops: [],
    })
  })

  test.each(['promote', 'demote', 'lead', 'officer', 'password', 'factor-off'])(
    '%s of a number without an account changes nothing',
    async (command) => {
      const { code, out, err } = await town.run(`users ${command} 08039999999`)
      expect([code, out, err]).toEqual([1, '', 'gona: No account has this phone number.\n'])
    },
  )

  test('create takes both names, and --json gives the account with its password', async () => {
    const { out } = await town.run('users create 08035555555 --first-name Ada --last-name Eze --json')
    expect(JSON.parse(out)).toMatchObject({
      user: { phone: '+2348035555555', firstName: 'Ada', lastName: 'Eze', isAdmin: false },
      password: expect.stringMatching(/^\S{8,}$/),
    })
    expect((await town.run('users create 08036666666')).out).toStartWith('Created farmer +2348036666666. Password: ')
  })
})

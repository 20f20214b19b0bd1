import { afterAll, afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { storeCallRefusalWrite } from '../server/channels/suppression.ts'
import { addPerson } from '../server/testing/people.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
afterAll(gona.remove)

const shown = async (phone: string) => {
  const { out } = await gona.run(`farmers show ${phone}`)
  return Object.fromEntries(out.split('\n').map((line) => [line.slice(0, 9).trim(), line.slice(10)]))
}

test('gona farmers list takes one choice at a time', async () => {
  const { code, err } = await gona.run('farmers list --arrived sms --never-on-web')
  expect([code, err]).toEqual([2, expect.stringContaining('Give --arrived or --never-on-web, not both.')])
})

test('gona farmers import of a file without a good line registers nobody and asks nothing', async () => {
  const file = join(gona.dataDir, '..', 'list.csv')
  await Bun.write(file, 'phone,crops\n12,maize\n')
  const { code, out, asked } = await gona.run(['farmers', 'import', file], { typed: 'yes' })
  expect([code, out, asked]).toEqual([0, '0 can be registered, 1 cannot.\n', []])
})

describe('gona farmers show', () => {
  test('says who a farmer is, and what is not known of them', async () => {
    await gona.run('users create 08031234567')
    expect(await shown('08031234567')).toMatchObject({
      phone: '+2348031234567',
      name: '-',
      place: '-',
      crops: '-',
      language: 'en',
      role: 'farmer',
    })
  })

  test('names the role: lead farmer, and administrator before it', async () => {
    await gona.run('users lead 08031234567')
    expect((await shown('08031234567')).role).toBe('lead farmer')
    await gona.run('users create 08039999999 --admin')
    await gona.run('users lead 08039999999')
    expect((await shown('08039999999')).role).toBe('administrator')
  })
})

describe('with farmers of every kind, gona farmers', () => {
  let village: Gona
  afterEach(() => village.remove())
  beforeEach(async () => {
    village = gonaIn()
    await village.database(async (db) => {
      await addPerson(db, {
        id: '1',
        phone: '+2348031111111',
        firstName: 'Musa',
        lastName: 'Bello',
        location: { name: 'Kano', lat: 12, lng: 8.5 },
        primaryCrops: 'maize,rice',
        preferredLanguage: 'ha',
        arrivedBy: 'web',
        webAt: '2026-06-02T10:00:00.000Z',
        notificationPreferences: { weather: true, advisory: true, community: true, sms: true, calls: true },
      })
      await addPerson(db, {
        id: '2',
        phone: '+2348032222222',
        location: 'near Zaria',
        arrivedBy: 'ussd',
        notificationPreferences: { weather: false, advisory: false, community: false, sms: false, calls: false },
      })
      await addPerson(db, { id: '3', phone: '+2348033333333', lastName: 'Obi' })
      await addPerson(db, { id: '4', phone: '+2348034444444', isAdmin: true })
    })
  })

  const ONE = '+2348031111111\tMusa Bello\tKano\tweb\t2026-06-02\tsms\tcall\tweb\n'
  const TWO = '+2348032222222\t-\tnear Zaria\tussd\tnever\tnone\tnone\tweb\n'
  const THREE = '+2348033333333\tObi\t-\tunknown\tnever\tweb\tweb\tweb\n'

  test.each([
    ['list', THREE + TWO + ONE],
    ['list --arrived web', ONE],
    ['list --arrived ussd', TWO],
    ['list --arrived unknown', THREE],
    ['list --arrived sms', ''],
    ['list --never-on-web', THREE + TWO],
  ])('%s prints a line for each, newest first', async (line, printed) => {
    const { code, out, err } = await village.run(`farmers ${line}`)
    expect([code, out, err]).toEqual([0, printed, ''])
    const listed: { phone: string }[] = JSON.parse((await village.run(`farmers ${line} --json`)).out)
    expect(listed.map(({ phone }) => phone)).toEqual([...(printed.match(/^\+\d+/gm) ?? [])])
  })

  test('show prints all that is known', async () => {
    expect((await village.run('farmers show 08031111111')).out).toBe(
      [
        'phone     +2348031111111',
        'name      Musa Bello',
        'place     Kano',
        'crops     maize,rice',
        'language  ha',
        'sms       on',
        'advice    sms',
        'warnings  call',
        'answers   web',
        'role      farmer',
        'since     2026-06-01\n',
      ].join('\n'),
    )
    const { out } = await village.run('farmers show 08032222222')
    for (const line of ['name      -', 'place     near Zaria', 'sms       off', 'advice    none'])
      expect(out).toContain(line)
  })

  test('reach shows the channels, sets those that are named, and refuses others', async () => {
    const now = async (more = '') => (await village.run(`farmers reach 08031111111${more}`)).out
    expect(await now()).toBe('advice    sms\nwarnings  call\nanswers   web\n')
    const changed = 'advice    call\nwarnings  call\nanswers   sms\n'
    expect([await now(' --advice call --answers sms'), await now()]).toEqual([changed, changed])
    expect(JSON.parse(await now(' --warnings none --json'))).toEqual({
      advice: 'call',
      warnings: 'none',
      answers: 'sms',
    })
    const wrong = await village.run('farmers reach 08031111111 --advice post')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Allowed choices are web, sms, call, none.')])
    const nobody = await village.run('farmers reach 08039999999')
    expect([nobody.code, nobody.err]).toEqual([1, 'gona: No account has this phone number.\n'])
  })

  test('reach refuses calls to a number that wants none, as the profile does', async () => {
    await village.database((db) => db.write(storeCallRefusalWrite('+2348031111111', '2026-06-01T00:00:00.000Z')))
    const { code, err } = await village.run('farmers reach 08031111111 --advice call')
    expect([code, err]).toEqual([1, expect.stringContaining('This phone wants no SMS or calls from us.')])
    expect((await village.run('farmers reach 08031111111 --advice web --answers sms')).out).toBe(
      'advice    web\nwarnings  call\nanswers   sms\n',
    )
  })

  test('list reaches its second page, each farmer once', async () => {
    await village.database(async (db) => {
      for (let n = 0; n < 98; n++) await addPerson(db)
    })
    const phones = (await village.run('farmers list')).out.match(/^\+\d+/gm) ?? []
    expect([phones.length, new Set(phones).size]).toEqual([101, 101])
    expect(JSON.parse((await village.run('farmers list --json')).out)).toHaveLength(101)
  })
})

describe('gona farmers import', () => {
  const listOf = async (text: string) => {
    const file = join(gona.dataDir, '..', 'list.csv')
    await Bun.write(file, text)
    return file
  }

  test('asks before it registers; only a yes counts', async () => {
    const file = await listOf('phone,crops\n08037000001,maize\n12,maize\n')
    for (const typed of [undefined, '', 'no', 'yes please']) {
      const { code, out, err, asked } = await gona.run(
        ['farmers', 'import', file],
        typed === undefined ? {} : { typed },
      )
      expect([code, out, asked]).toEqual([2, '', ['Register 1 farmers? [y/N] ']])
      expect(err).toBe(
        `${file}:3: "12" is not a valid phone number\n1 can be registered, 1 cannot.\ngona: Nobody was registered. Add --yes to register without confirmation.\n`,
      )
    }
    const { code, out, err } = await gona.run(['farmers', 'import', file], { typed: 'Y' })
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^phone,password\n\+2348037000001,\S+\n1 registered\. The passwords are not shown again\.\n$/,
      ),
    ])
    expect(err).toContain('Registering: 1/1\n')
  })

  test('--dry-run registers nobody, and needs no answer', async () => {
    const file = await listOf('phone,crops\n08037000002,maize\n')
    const { out, asked } = await gona.run(['farmers', 'import', file, '--dry-run', '--yes', '--json'])
    expect([JSON.parse(out), asked]).toEqual([{ ready: 1, registered: 0, problems: [] }, []])
    expect((await gona.run('farmers show 08037000002')).code).toBe(1)
  })

  test('of more than fifty prints them in the order of the file', async () => {
    const phones = Array.from({ length: 51 }, (_, n) => `+23480381000${10 + n}`)
    const file = await listOf(`phone,crops,smsOnly\n${phones.map((phone) => `${phone},maize,yes\n`).join('')}`)
    const { out, err } = await gona.run(['farmers', 'import', file, '--yes'])
    expect([...(out.match(/^\+\d+(?=,SMS only$)/gm) ?? [])]).toEqual(phones)
    expect(err).toContain('Registering: 51/51\n')
  })
})

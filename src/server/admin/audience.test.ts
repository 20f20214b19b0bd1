import { beforeAll, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Audience } from '../../contracts/audience.ts'
import { audienceSchema as contract } from '../../contracts/audience.ts'
import { CHANNELS, channelForMessage, MESSAGE_KINDS } from '../../contracts/channels.ts'
import { NOTIFICATION_SWITCHES, type NotificationPreferences } from '../../contracts/notification-switches.ts'
import { crops } from '../../db/schema/crops.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { addPerson } from '../testing/people.ts'
import { type TestServices, testServices } from '../testing/services.ts'
import { adviceChannelSql } from './farmer-conditions.ts'

const OPERATOR = { kind: 'operator' } as const
let gona: TestServices
const ids: Record<string, string> = {}

/** Days before the test's today, 6 July 2026. */
const ago = (days: number) => new Date(Date.UTC(2026, 6, 6 - days)).toISOString()
async function farmer(
  name: string,
  over: Parameters<typeof addPerson>[1],
  field: Partial<typeof crops.$inferInsert> = {},
) {
  const { user } = await addPerson(gona.db, { firstName: name, region: 'Kano', ...over })
  ids[user.id] = name
  const at = ago(90)
  await gona.db.write(
    gona.db.orm.insert(crops).values({
      id: Bun.randomUUIDv7(),
      userId: user.id,
      cropType: 'maize',
      plantingDate: ago(30).slice(0, 10),
      growthStage: 'planted',
      createdAt: at,
      updatedAt: at,
      ...field,
    }),
  )
}

beforeAll(async () => {
  gona = await testServices()
  const sms = { weather: true, advisory: true, community: false, sms: true, calls: false }
  await farmer('Aisha', {
    lastName: 'Bello',
    phone: '+2348031234567',
    lastActiveAt: ago(1),
    notificationPreferences: sms,
  })
  await farmer('Bode', { region: 'Oyo', preferredLanguage: 'yo', lastActiveAt: ago(20) })
  await farmer('Chidi', { preferredLanguage: 'ig', createdAt: ago(90) }, { plantingDate: ago(5).slice(0, 10) })
  await farmer('Dauda', { sharePartners: 'yes' }, { growthStage: 'flowering', stageReportedOn: ago(3).slice(0, 10) })
  await farmer('Eve_', { isAdmin: true })
  await farmer('Fati', { primaryCrops: 'rice' }, { cropType: 'cassava', plantingDate: null })
})

const listed = async (asked: Audience) =>
  (await gona.admin.farmers(OPERATOR, { is: '', limit: 20, ...asked })).items.map(({ id }) => ids[id]).sort()

describe('an audience', () => {
  test.each<[Audience, string[]]>([
    [{}, ['Aisha', 'Bode', 'Chidi', 'Dauda', 'Fati']],
    [{ state: 'Oyo' }, ['Bode']],
    [{ crop: 'maize' }, ['Aisha', 'Bode', 'Chidi', 'Dauda']],
    [{ crop: 'rice' }, ['Fati']],
    [{ crop: 'maize', stage: 'planted' }, ['Chidi']],
    [{ crop: 'maize', stage: 'vegetative' }, ['Aisha', 'Bode']],
    [{ stage: 'flowering' }, ['Dauda']],
    [{ crop: 'rice', stage: 'vegetative' }, []],
    [{ language: 'yo' }, ['Bode']],
    [{ channel: 'sms' }, ['Aisha']],
    [{ channel: 'web', state: 'Kano', crop: 'maize' }, ['Chidi', 'Dauda']],
    [{ notSeen: 21 }, ['Chidi', 'Dauda', 'Fati']],
    [{ notSeen: 20 }, ['Bode', 'Chidi', 'Dauda', 'Fati']],
    [{ find: 'ella' }, []],
    [{ find: 'a bel' }, ['Aisha']],
    [{ find: '0803 123' }, ['Aisha']],
    [{ find: '+234 803 123' }, ['Aisha']],
    [{ find: '080 3' }, []],
    [{ find: '8031' }, ['Aisha']],
    [{ find: 'Bello' }, ['Aisha']],
    [{ find: '%' }, []],
    [{ find: '_' }, []],
    [{ find: '\\' }, []],
    [{ find: "Eve_'" }, []],
  ])('%j is %j, also counted and exported', async (asked, names) => {
    expect(await listed(asked)).toEqual(names)
    expect(await gona.admin.count(OPERATOR, { is: '', ...asked })).toEqual({
      farmers: names.length,
      agreed: names.includes('Dauda') ? 1 : 0,
      bySms: names.includes('Aisha') ? 1 : 0,
    })
    const everybody = { ...asked, is: '', who: 'all', reason: 'x' } as const
    const file = (await Array.fromAsync(gona.admin.exportFarmers(OPERATOR, everybody))).join('')
    expect(
      Object.values(ids)
        .filter((name) => file.includes(`,${name},`))
        .sort(),
    ).toEqual(names)
  })

  test('goes by a stage that was told in the past 30 days, and after that by the planting day', async () => {
    const gona = await testServices()
    const told = async (days: number) => {
      const { user } = await addPerson(gona.db, { firstName: `${days}` })
      const row = {
        userId: user.id,
        cropType: 'maize',
        growthStage: 'flowering',
        createdAt: '',
        updatedAt: '',
      } as const
      const days30 = { plantingDate: ago(30).slice(0, 10), stageReportedOn: ago(days).slice(0, 10) }
      await gona.db.write(gona.db.orm.insert(crops).values({ ...row, ...days30, id: Bun.randomUUIDv7() }))
    }
    for (const days of [29, 30, 31]) await told(days)
    const at = async (stage: 'flowering' | 'vegetative') => {
      const { items } = await gona.admin.farmers(OPERATOR, { is: '', limit: 9, crop: 'maize', stage })
      return items.map(({ firstName }) => firstName)
    }
    expect([await at('flowering'), await at('vegetative')]).toEqual([['30', '29'], ['31']])
  })

  test('of a form with blank fields is everybody', () => {
    expect(
      contract.parse({ state: '', crop: ' ', stage: '', language: '', channel: '', notSeen: '', find: '' }),
    ).toEqual({})
    expect(contract.parse({ notSeen: '30', state: ' Kano ' })).toEqual({ notSeen: 30, state: 'Kano' })
    for (const wrong of [{ crop: 'moonflower' }, { notSeen: '0' }, { notSeen: '3651' }, { stage: 'harvesting' }])
      expect(contract.safeParse(wrong).success).toBe(false)
  })

  test('is counted over several pages like over one', async () => {
    const many = await testServices()
    await many.db.write(sql`
      insert into users (id, phone, region, share_partners, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
      select printf('01900000-0000-7000-8000-%012d', i), printf('+23480%08d', i),
        iif(i % 3 = 0, 'Kano', 'Oyo'), iif(i % 9 = 0, 'yes', 'no'), '', '' from n`)
    expect(await many.admin.count(OPERATOR, { is: '', state: 'Kano' })).toEqual({
      farmers: 1500,
      agreed: 500,
      bySms: 0,
    })
  })

  test('is for administrators', async () => {
    const { user } = await addPerson(gona.db, {
      id: 'a-farmer',
      isAdmin: false,
      phone: '+2348039999999',
      region: 'Sokoto',
    })
    expect(await rethrowing(gona.admin.count({ kind: 'user', user, adminLocked: false }, { is: '' }))).toThrow(
      'Forbidden',
    )
    await gona.db.write(sql`delete from users where id = 'a-farmer'`)
  })
})

test('the way of advice is the same in SQL as in the contract', async () => {
  const way = fc.option(fc.constantFrom(...CHANNELS), { nil: undefined })
  const chosen = fc.record(Object.fromEntries(MESSAGE_KINDS.map((matter) => [matter, way])))
  const switches = fc.record(Object.fromEntries(NOTIFICATION_SWITCHES.map((name) => [name, fc.boolean()])))
  await fc.assert(
    fc.asyncProperty(switches, chosen, async (on, ways) => {
      const [row] = await gona.db.orm.all<{ way: string }>(sql`select ${adviceChannelSql} as way from
        (select ${JSON.stringify(on)} as notification_preferences, ${JSON.stringify(ways)} as channels)`)
      expect(row!.way).toBe(channelForMessage('advice', on as unknown as NotificationPreferences, ways))
    }),
    { numRuns: 500 },
  )
})

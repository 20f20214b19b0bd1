import { describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import Papa from 'papaparse'
import type { FarmerExportQuery } from '../../contracts/admin.ts'
import { CROP_IDS } from '../../contracts/crops.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { users } from '../../db/schema/accounts.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { dialler } from '../channels/ussd/menu/fixture.ts'
import { createCommunityService } from '../community/service.ts'
import { testDatabase } from '../testing/database.ts'
import { addPerson } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { createAdminService } from './service.ts'

const OPERATOR = { kind: 'operator' } as const
const PHONE = '+2348031000001'

type Exporting = Pick<ReturnType<typeof createAdminService>, 'exportFarmers'>
async function exported(admin: Exporting, asked?: FarmerExportQuery): Promise<Record<string, string>[]> {
  const text = (await Array.fromAsync(admin.exportFarmers(OPERATOR, asked))).join('').slice(1)
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}
const idsIn = async (admin: Exporting, asked?: FarmerExportQuery) => (await exported(admin, asked)).map(({ id }) => id!)

const answerOf = async ({ db }: Pick<TestServices, 'db'>, phone = PHONE) => {
  const [row] = await db.orm
    .select({
      answer: users.sharePartners,
      at: users.sharedAt,
      by: users.sharedBy,
      words: users.sharedWords,
    })
    .from(users)
    .where(eq(users.phone, phone))
  return row
}

describe('without agreement', () => {
  test('no row of a person is in a file, in a thousand made databases and under every filter', async () => {
    const db = testDatabase()
    const clock = { now: () => new Date('2026-06-20T06:05:04Z') }
    const admin = createAdminService({ db, clock, community: createCommunityService({ db, clock }) })
    const person = fc.record(
      {
        sharePartners: fc.constantFrom(null, 'yes' as const, 'no' as const),
        sharedAt: fc.constantFrom(null, '2026-06-02T08:00:00.000Z'),
        region: fc.constantFrom(null, 'Kano', 'Oyo'),
        primaryCrops: fc.constantFrom(null, 'maize', 'rice,maize'),
        preferredLanguage: fc.constantFrom(...LANGUAGE_IDS),
        isAdmin: fc.boolean(),
      },
      { noNullPrototype: true },
    )
    const asked = fc.record(
      {
        of: fc.constantFrom('region', 'crop', 'language', 'plain', 'placeless'),
        is: fc.constantFrom('', 'Kano', 'maize', 'ha', 'yes'),
        state: fc.constantFrom('Kano', 'Oyo'),
        crop: fc.constantFrom('maize', ...CROP_IDS.slice(0, 2)),
        columns: fc.constant('all'),
      },
      { requiredKeys: ['is'], noNullPrototype: true },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 8 }), asked, async (people, filter) => {
        await db.write(db.orm.delete(users))
        const agreed: string[] = []
        for (const one of people) {
          const { user } = await addPerson(db, one)
          if (one.sharePartners === 'yes' && !one.isAdmin) agreed.push(user.id)
        }
        expect(await idsIn(admin)).toEqual(agreed)
        const chosen = await idsIn(admin, filter as FarmerExportQuery)
        expect(chosen.filter((id) => !agreed.includes(id))).toEqual([])
        expect(chosen).toEqual(
          (await idsIn(admin, { ...filter, who: 'all', reason: 'x' } as FarmerExportQuery)).filter((id) =>
            agreed.includes(id),
          ),
        )
      }),
      { numRuns: 1000 },
    )
  }, 300_000)
})

describe('an answer', () => {
  test('at registration is none unless the box is ticked, and then has its time and words', async () => {
    const gona = await testServices()
    await kanoFarmer(gona, { phone: PHONE })
    expect(await answerOf(gona)).toEqual({ answer: null, at: null, by: null, words: null })
    await kanoFarmer(gona, { phone: '+2348031000002', preferredLanguage: 'ha', sharePartners: 'yes' })
    expect(await answerOf(gona, '+2348031000002')).toEqual({
      answer: 'yes',
      at: '2026-07-06T08:00:00.000Z',
      by: 'web',
      words: TEXTS_BY_LANGUAGE.ha.screens['share.ask'],
    })
    expect(await exported(gona.admin)).toMatchObject([
      { phone: '+2348031000002', agreedAt: '2026-07-06T08:00:00.000Z' },
    ])
  })

  test('withdrawn is gone from the next file, and null is no answer', async () => {
    const gona = await testServices()
    const farmer = await kanoFarmer(gona, { phone: PHONE, sharePartners: 'yes' })
    expect(await exported(gona.admin)).toHaveLength(1)
    gona.at('2026-07-07T08:00:00Z')
    expect(await gona.accounts.profile.update(farmer, { sharePartners: 'no' })).toMatchObject({ sharePartners: 'no' })
    expect(await exported(gona.admin)).toEqual([])
    expect(await answerOf(gona)).toMatchObject({ answer: 'no', at: '2026-07-07T08:00:00.000Z', by: 'web' })
    await gona.accounts.profile.update(farmer, { sharePartners: 'yes' })
    expect(await exported(gona.admin)).toHaveLength(1)
    await gona.accounts.profile.update(farmer, { sharePartners: null })
    expect(await exported(gona.admin)).toEqual([])
    // Other changes leave the answer alone.
    await gona.accounts.profile.update(farmer, { sharePartners: 'yes' })
    await gona.accounts.profile.update(farmer, { firstName: 'Bala' })
    expect(await exported(gona.admin)).toMatchObject([{ firstName: 'Bala' }])
  })

  test.each([
    ['SHARE', 'yes', 'SHARE'],
    ['Na yarda', 'yes', 'NA YARDA'],
    ['noshare', 'no', 'NOSHARE'],
    ['NO SHARE please', 'no', 'NOSHARE'],
    ['ban yarda', 'no', 'BAN YARDA'],
    ['sharee', null, null],
    ['share price', null, null],
  ] as const)('by SMS, %s, is %s', async (text, answer, words) => {
    const gona = await testServices()
    await kanoFarmer(gona, { phone: PHONE })
    await gona.sms.callbacks.inbound({ id: 'a', from: PHONE, text, date: null })
    expect(await answerOf(gona)).toMatchObject({ answer, by: answer && 'sms', words })
    const sent = await gona.db.orm.all<{ text: string }>(sql`select text from sms_messages order by rowid`)
    if (answer === 'yes') expect(sent.at(-1)!.text).toContain('NOSHARE')
    if (answer === 'no') expect(sent.at(-1)!.text).toContain(' SHARE')
  })

  test('by SMS of a number without an account registers nobody', async () => {
    const gona = await testServices()
    await gona.sms.callbacks.inbound({ id: 'a', from: PHONE, text: 'SHARE', date: null })
    expect(await gona.db.orm.select().from(users)).toEqual([])
  })

  test('by a dial', async () => {
    const gona = await testServices()
    await kanoFarmer(gona, { phone: PHONE })
    await dialler(gona, PHONE).dial('#Settings', '#Share with partners', '#Yes, share')
    expect(await answerOf(gona)).toMatchObject({
      answer: 'yes',
      by: 'ussd',
      words: TEXTS_BY_LANGUAGE.en.screens['share.ask'],
    })
    await dialler(gona, PHONE).dial('#Settings', '#Share with partners', '#No, do not share')
    expect(await answerOf(gona)).toMatchObject({ answer: 'no', by: 'ussd' })
  })

  test('and its words are in the export of the own data', async () => {
    const gona = await testServices()
    const farmer = await kanoFarmer(gona, { phone: PHONE, sharePartners: 'yes' })
    const { pieces } = gona.accounts.exportAccount(farmer)
    const { user } = JSON.parse((await Array.fromAsync(pieces)).join(''))
    expect(user).toMatchObject({
      sharePartners: 'yes',
      sharedBy: 'web',
      sharedWords: TEXTS_BY_LANGUAGE.en.screens['share.ask'],
    })
  })
})

test('everybody is exported with a reason, which the audit keeps', async () => {
  const gona = await testServices()
  await kanoFarmer(gona, { sharePartners: 'no' })
  for (const reason of [undefined, '', '  '])
    expect(() => gona.admin.exportFarmers(OPERATOR, { is: '', who: 'all', reason })).toThrow('Please give the reason')
  expect(await exported(gona.admin, { is: '', who: 'all', reason: 'a move to another server' })).toMatchObject([
    { agreedAt: '' },
  ])
  expect(await gona.db.orm.select().from(auditLog)).toMatchObject([
    { action: 'export_farmers', count: 1, reason: 'a move to another server' },
  ])
})

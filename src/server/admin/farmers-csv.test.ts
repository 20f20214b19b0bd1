import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import Papa from 'papaparse'
import type { FarmersQuery } from '../../contracts/admin.ts'
import { removeInvisible } from '../../contracts/shapes.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { createCommunityService } from '../community/service.ts'
import { testDatabase } from '../testing/database.ts'
import { addPerson } from '../testing/people.ts'
import { createAdminService } from './service.ts'

const HEADER =
  'id,firstName,lastName,phone,email,locationName,state,country,latitude,longitude,farmSize,farmingExperience,soilType,' +
  'irrigationMethod,primaryCrops,preferredLanguage,createdAt,agreedAt'
const operator = { kind: 'operator' } as const
const EVERYBODY = { who: 'all', reason: 'a test of the format' } as const

function setUp() {
  const db = testDatabase()
  const clock = { now: () => new Date('2026-06-20T06:05:04.321Z') }
  const admin = createAdminService({ db, clock, community: createCommunityService({ db, clock }) })
  const file = async () => (await Array.fromAsync(admin.exportFarmers(operator, { is: '', ...EVERYBODY }))).join('')
  const rows = async () =>
    Papa.parse<Record<string, string>>((await file()).slice(1), { header: true, skipEmptyLines: true }).data
  return { db, admin, file, rows }
}

/** Adds an apostrophe before each character that can begin a formula, by a literal reading of the rule. */
function harmless(text: string): string {
  const begins = /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u
  let out = /^[\t\r\n]/.test(text) && !begins.test(text) ? "'" : ''
  for (let at = 0; at < text.length; at++) {
    const isStart = at === 0 || /[;|\t\r\n]/.test(text[at - 1]!)
    if (isStart && begins.test(text.slice(at))) {
      const [start] = begins.exec(text.slice(at))!
      out += `'${start}`
      at += start.length - 1
    } else out += text[at]
  }
  return out
}

describe('the export of farmers', () => {
  test('begins with the byte order mark and the promised columns; a file without farmers has only these', async () => {
    const { file } = setUp()
    expect(await file()).toBe(`\uFEFF${HEADER}\r\n`)
  })

  test('a farmer is one line with everything partners are promised, letters with dots below and all', async () => {
    const { db, file } = setUp()
    const { user } = await addPerson(db, {
      firstName: 'Ọláìyá',
      lastName: 'Ẹbún',
      phone: '+2348031234567',
      email: 'ola@example.org',
      location: { lat: 7.3775, lng: 3.947, name: 'Ìbàdàn, near "the mill"' },
      region: 'Oyo',
      country: 'NG',
      farmSize: '1-5',
      farmingExperience: 'beginner',
      soilType: 'loam',
      irrigationMethod: 'rain-fed,drip',
      primaryCrops: 'maize,cassava',
      preferredLanguage: 'yo',
    })
    expect((await file()).split('\r\n').slice(1)).toEqual([
      `${user.id},Ọláìyá,Ẹbún,+2348031234567,ola@example.org,"Ìbàdàn, near ""the mill""",Oyo,NG,7.3775,3.947,1-5,beginner,` +
        'loam,"rain-fed,drip","maize,cassava",yo,2026-06-01T08:00:00.000Z,',
      '',
    ])
  })

  test('those that a figure of the overview counts can be asked for alone', async () => {
    const { db, admin } = setUp()
    const lastActiveAt = '2026-06-19T06:00:00.000Z'
    const kano = await addPerson(db, { region: 'Kano', primaryCrops: 'cassava,tomatoes', lastActiveAt })
    const away = await addPerson(db, { primaryCrops: 'maize', preferredLanguage: 'ha', lastActiveAt: '2026-06-01' })
    await addPerson(db, { isAdmin: true, region: 'Kano', primaryCrops: 'tomato', preferredLanguage: 'ha' })
    const asked = async (of: FarmersQuery['of'], is = '') => {
      const file = (await Array.fromAsync(admin.exportFarmers(operator, { of, is, ...EVERYBODY }))).join('').slice(1)
      return Papa.parse<{ id: string }>(file, { header: true, skipEmptyLines: true }).data.map(({ id }) => id)
    }
    expect(await asked('region', 'Kano')).toEqual([kano.user.id])
    expect(await asked('crop', 'tomato')).toEqual([kano.user.id])
    expect(await asked('crop', 'rice')).toEqual([])
    expect(await asked('language', 'ha')).toEqual([away.user.id])
    expect(await asked('active')).toEqual([kano.user.id])
    expect(await asked('placeless')).toEqual([away.user.id])
  })

  test.each([
    ['banana', ['bananas', 'banana']],
    ['tomato', ['tomatoes', 'tomato']],
  ] as const)('of %s are those with a field of it under any of its names, and no others', async (crop, names) => {
    const { db, admin } = setUp()
    const time = '2026-06-01T08:00:00.000Z'
    const growers = []
    for (const cropType of [...names, 'plantain'] as const) {
      const { user } = await addPerson(db)
      growers.push(user.id)
      const row = { id: Bun.randomUUIDv7(), userId: user.id, cropType, growthStage: 'planted' } as const
      await db.write(db.orm.insert(crops).values({ ...row, createdAt: time, updatedAt: time }))
    }
    const file = (await Array.fromAsync(admin.exportFarmers(operator, { of: 'crop', is: crop, ...EVERYBODY })))
      .join('')
      .slice(1)
    const listed = Papa.parse<{ id: string }>(file, { header: true, skipEmptyLines: true }).data.map(({ id }) => id)
    expect(listed.toSorted()).toEqual(growers.slice(0, 2).toSorted())
    const { cropDistribution } = await admin.analytics(operator)
    expect(cropDistribution.find((figure) => figure.crop === crop)?.count).toBe(listed.length)
  })

  test('administrators are not in it', async () => {
    const { db, rows } = setUp()
    await addPerson(db, { isAdmin: true })
    const ada = await addPerson(db)
    expect((await rows()).map(({ id }) => id)).toEqual([ada.user.id])
  })

  test('a place without coordinates has none; a legacy text is a name without a state', async () => {
    const { db, rows } = setUp()
    await addPerson(db, { location: { lat: 0, lng: 0, name: 'Kuje' } })
    await addPerson(db, { location: 'behind the mill', region: 'behind the mill' })
    await addPerson(db)
    const places = (await rows()).map((row) => [row.locationName, row.state, row.latitude, row.longitude])
    expect(places).toEqual([
      ['Kuje', '', '', ''],
      ['behind the mill', '', '', ''],
      ['', '', '', ''],
    ])
  })

  test('no cell can start a formula, while southern latitudes and phones stay numbers', async () => {
    const { db, rows } = setUp()
    const evil = ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1']
    for (const name of evil) {
      await addPerson(db, {
        firstName: name,
        lastName: name,
        location: { lat: -22.56, lng: 17.08, name },
        region: name,
        farmSize: name,
        primaryCrops: name,
      })
    }
    await addPerson(db, { location: '=1+1' })
    const all = await rows()
    for (const [i, name] of evil.entries()) {
      const row = all[i]!
      const cells = [row.firstName, row.lastName, row.locationName, row.state, row.farmSize, row.primaryCrops]
      expect(cells).toEqual([...Array(2).fill(`'${removeInvisible(name)}`), ...Array(4).fill(`'${name}`)])
      expect(row.latitude).toBe('-22.56')
      expect(row.phone).toMatch(/^\+\d+$/)
    }
    expect(all.at(-1)!.locationName).toBe("'=1+1")
  })

  test.each([
    ["Ada;=cmd|' /C calc'!A0", "Ada;'=cmd|' /C calc'!A0"],
    ['Ada; +1', "Ada;' +1"],
    ['Ada|@SUM(A1)|-1', "Ada|'@SUM(A1)|'-1"],
    ['Ada;"=1;"', `Ada;'"=1;"`],
    ['Ada;\u200b=1', "Ada;'\u200b=1"],
    ['Ada;\u0000+1', "Ada;'\u0000+1"],
    ['Ada\t=1\t＝2', "Ada\t'=1\t'＝2"],
    ['Ada\n=1', "Ada\n'=1"],
    [' =1', "' =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['Ada; Bode|Eve - 1+1=2', 'Ada; Bode|Eve - 1+1=2'],
  ])('nor can %j, wherever a spreadsheet ends its cells', async (farmingExperience, written) => {
    const { db, file, rows } = setUp()
    await addPerson(db, { farmingExperience })
    expect((await rows())[0]!.farmingExperience).toBe(written)
    const cells = (await file()).slice(1).split(/[;|\t\r\n,]/)
    expect(cells.filter((cell) => /^[\s"]*[=@＝－＠-]/.test(cell))).toEqual([])
  })

  test('a cell with a line feed, a carriage return, a comma or a quote is one cell of one record', async () => {
    const { db, file, rows } = setUp()
    const names = ['Ada\nLovelace', 'Ada\rLovelace', 'Ada\r\nLovelace', 'Ada, Lovelace', 'Ada "Lovelace"', ' Ada ']
    for (const farmSize of names) await addPerson(db, { farmSize, farmingExperience: 'B' })
    const all = await rows()
    expect(all.map(({ farmSize, farmingExperience }) => [farmSize, farmingExperience])).toEqual(
      names.map((name) => [name, 'B']),
    )
    expect(await file()).toContain(',"Ada\nLovelace",B,')
  })

  test('whatever was stored, each line is what papaparse writes of its cells', async () => {
    const signs = [
      'a',
      'B',
      '7',
      'ọ',
      'ʼ',
      'é',
      '😀',
      ' ',
      '"',
      ',',
      '\n',
      '\r',
      '\t',
      ';',
      '|',
      '=',
      '+',
      '-',
      '@',
      '＝',
      '\u200b',
      "'",
    ]
    const word = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((letters) => letters.join(''))
    const cell = fc.option(word)
    const coordinate = fc.constantFrom(0, -22.56, 7.3775)
    const location = fc.option(
      fc.oneof(word, fc.record({ lat: coordinate, lng: coordinate, name: word }, { noNullPrototype: true })),
    )
    const farmer = fc.tuple(cell, cell, location, cell, cell, cell, cell, cell, cell, cell)
    const { db, file } = setUp()
    await fc.assert(
      fc.asyncProperty(fc.array(farmer, { maxLength: 6 }), async (farmers) => {
        await db.write(db.orm.delete(users))
        const expected: (string | number)[][] = []
        for (const [first, last, place, region, country, size, experience, soil, irrigation, crops] of farmers) {
          const { user } = await addPerson(db, {
            firstName: first,
            lastName: last,
            location: place,
            region,
            country,
            farmSize: size,
            farmingExperience: experience,
            soilType: soil,
            irrigationMethod: irrigation,
            primaryCrops: crops,
          })
          const named = typeof place === 'string' ? place : place?.name
          const isPoint = typeof place === 'object' && place !== null
          const point = isPoint && (place.lat !== 0 || place.lng !== 0) ? [place.lat, place.lng] : ['', '']
          const before = [
            user.id,
            removeInvisible(first ?? ''),
            removeInvisible(last ?? ''),
            user.phone,
            null,
            named,
            isPoint ? region : null,
            country,
          ]
          const after = [size, experience, soil, irrigation, crops, user.preferredLanguage, user.createdAt, null]
          const guarded = (cells: (string | null | undefined)[]) => cells.map((text) => harmless(text ?? ''))
          const [id, firstName, lastName, , ...rest] = guarded(before)
          expected.push([id!, firstName!, lastName!, user.phone, ...rest, ...point, ...guarded(after)])
        }
        const lines = [HEADER.split(','), ...expected]
        expect(await file()).toBe(`\uFEFF${Papa.unparse(lines, { newline: '\r\n' })}\r\n`)
      }),
      { numRuns: 60 },
    )
  }, 300_000)

  test('the phone column holds only + and digits, whatever was stored', async () => {
    const { db, rows } = setUp()
    await addPerson(db, { phone: '=cmd|+234 803-1' })
    await addPerson(db, { phone: '+264 81 +5' })
    expect((await rows()).map(({ phone }) => phone)).toEqual(['2348031', '+264815'])
  })

  test('every farmer is in it once, in pieces of at most a thousand, though some register and leave meanwhile', async () => {
    const { db, admin } = setUp()
    const createdAt = '2026-06-01T08:00:00.000Z'
    const people = Array.from({ length: 2500 }, (_, i) => ({
      id: Bun.randomUUIDv7(),
      phone: `+23480${i}`,
      createdAt,
      updatedAt: createdAt,
    }))
    for (let i = 0; i < people.length; i += 500) await db.write(db.orm.insert(users).values(people.slice(i, i + 500)))
    const ids: string[] = []
    const pieces: number[] = []
    for await (const piece of admin.exportFarmers(operator, { is: '', ...EVERYBODY })) {
      const lines = piece.trimEnd().split('\r\n')
      pieces.push(lines.length)
      ids.push(...lines.map((line) => line.split(',')[0]!))
      if (pieces.length === 2) await db.write(db.orm.delete(users))
      if (pieces.length === 2) await db.write(db.orm.insert(users).values(people.slice(1400)))
    }
    expect(pieces).toEqual([1, 1000, 1000, 100])
    expect(ids.slice(1)).toEqual([...people.slice(0, 1000), ...people.slice(1400)].map(({ id }) => id))
  })

  test('is named by the second it was asked for, in UTC', () => {
    expect(setUp().admin.exportFileName()).toBe('farmers-20260620-060504.csv')
  })
})

describe('the audit of exports', () => {
  test('says who, when and how many', async () => {
    const { db, admin } = setUp()
    const eve = await addPerson(db, { isAdmin: true })
    await addPerson(db)
    await addPerson(db)
    await Array.fromAsync(admin.exportFarmers(eve, { is: '', ...EVERYBODY }))
    expect(await db.orm.select().from(auditLog)).toEqual([
      {
        id: expect.any(String),
        actor: `user:${eve.user.id}`,
        userId: eve.user.id,
        action: 'export_farmers',
        count: 2,
        reason: 'a test of the format',
        createdAt: '2026-06-20T06:05:04.321Z',
      },
    ])
  })

  test('counts what was taken when the reader stops midway', async () => {
    const { db, admin } = setUp()
    await addPerson(db)
    for await (const piece of admin.exportFarmers(operator, { is: '', ...EVERYBODY }))
      if (!piece.includes('firstName')) break
    expect(await db.orm.select().from(auditLog)).toMatchObject([{ actor: 'operator', userId: null, count: 1 }])
  })
})

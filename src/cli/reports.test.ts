import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { crops } from '../db/schema/crops.ts'
import { farmLog } from '../db/schema/farm-log.ts'
import { capFeeds } from '../db/schema/warnings.ts'
import { historyCsv } from '../server/testing/made-up-rain.ts'
import { addPerson } from '../server/testing/people.ts'
import { capXml } from '../server/warnings/testing/samples.ts'
import { rethrowing } from '../shared/testing/rejections.ts'
import { writeFileAtomically } from './export.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

let gona: Gona
beforeEach(async () => {
  gona = gonaIn()
  await gona.run('db migrate')
})
afterEach(() => gona.remove())

const AT = '2026-06-01T08:00:00.000Z'
const path = (name: string) => join(gona.dataDir, '..', name)
const field = (userId: string, id: string, over: Partial<typeof crops.$inferInsert> = {}) => ({
  id,
  userId,
  cropType: 'maize' as const,
  growthStage: 'mature' as const,
  createdAt: AT,
  updatedAt: AT,
  ...over,
})

describe('gona harvests', () => {
  test('says when no group is large enough, and then prints one line a group', async () => {
    const none = 'No group of 10 farms has reported yet. Farmers are asked 7 to 21 days after the harvest.\n'
    expect((await gona.run('harvests')).out).toBe(none)
    const day = `${new Date().getUTCFullYear()}-01-01`
    await gona.database(async (db) => {
      for (let n = 1; n <= 11; n++) {
        const { user } = await addPerson(db, { region: 'Kano' })
        await db.write(db.orm.insert(crops).values(field(user.id, `c${n}`, { farmArea: 2.47105381467 })))
        const entry = {
          id: `l${n}`,
          userId: user.id,
          cropId: `c${n}`,
          kind: 'harvested',
          date: day,
          createdAt: AT,
        } as const
        await db.write(db.orm.insert(farmLog).values(n === 11 ? entry : { ...entry, amount: n * 1000, unit: 'kg' }))
      }
    })
    expect((await gona.run('harvests')).out).toBe(
      `${day.slice(0, 4)}  maize            Kano             5500 kg/ha (middle half 3250 to 7750), 10 farms, 9 % did not say\n`,
    )
    expect(JSON.parse((await gona.run('harvests --json')).out)).toMatchObject([{ crop: 'maize', n: 10, median: 5500 }])
  })
})

describe('gona warnings list', () => {
  test('prints what is in force, what names no area known here, and how each feed is', async () => {
    expect((await gona.run('warnings list')).out).toBe('No warning is in force.\n')
    const expires = '2099-08-19T06:00:00+01:00'
    await Bun.write(path('a.xml'), capXml({ id: 'known', onset: '2026-08-18T14:00:00+01:00', expires }))
    await gona.run(['warnings', 'import', path('a.xml')])
    await gona.database((db) =>
      db.write(
        db.orm.insert(capFeeds).values([
          { url: 'https://a.test/rss' },
          { url: 'https://b.test/rss', okAt: AT },
          {
            url: 'https://c.test/rss',
            okAt: AT,
            failingSince: '2026-06-02T08:00:00.000Z',
            error: 'The server answered 500',
          },
        ]),
      ),
    )
    const settings = { CAP_FEEDS: 'https://a.test/rss,https://b.test/rss,https://c.test/rss' }
    const { code, out } = await gona.run('warnings list', { settings })
    const [warning, ...feeds] = out.trimEnd().split('\n')
    expect(code).toBe(0)
    expect(warning).toMatch(
      /^NiMet: THUNDERSTORMS, Severe, 2026-08-18T13:00:00\.000Z to 2099-08-19T05:00:00\.000Z, .+ \(known\)$/,
    )
    expect(feeds).toEqual([
      'https://a.test/rss: not read yet',
      `https://b.test/rss: read at ${AT}`,
      'https://c.test/rss: failing since 2026-06-02T08:00:00.000Z: The server answered 500',
    ])
    const asJson = JSON.parse((await gona.run('warnings list --json', { settings })).out)
    expect([asJson.inForce.length, asJson.feeds.length]).toEqual([1, 3])
  })

  test('import tells the people in each way, and --json has each file', async () => {
    await Bun.write(path('a.xml'), capXml({ id: 'a', expires: '2099-08-19T06:00:00+01:00' }))
    const { code, out } = await gona.run(['warnings', 'import', path('a.xml')])
    expect([code, out]).toEqual([
      0,
      '1 added, 0 known already, 0 refused.\n0 warned, 0 notified of a withdrawal, 0 of a warning that no longer applies.\n',
    ])
    await Bun.write(path('big.xml'), new Uint8Array(2 * 1024 * 1024 + 1))
    const refused = await gona.run(['warnings', 'import', path('a.xml'), path('big.xml'), '--json'])
    expect([refused.code, JSON.parse(refused.out)]).toMatchObject([
      1,
      {
        files: [
          { name: path('a.xml'), accepted: true, known: true },
          { name: path('big.xml'), accepted: false },
        ],
        notified: { warned: 0, withdrawn: 0, lifted: 0 },
      },
    ])
  })
})

describe('gona weather', () => {
  const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null } as const

  test('history import --dry-run stores nothing', async () => {
    await Bun.write(path('rain.csv'), historyCsv(KANO, { from: 2019, to: 2020 }))
    expect((await gona.run(`weather history import ${path('rain.csv')} --dry-run`)).out).toBe(
      '731 days can be imported: 2 years of 1 cells.\n',
    )
    expect((await gona.run('weather odds')).out).toBe('There is no history of rain yet.\n')
  })

  test('odds says of each history why it is not trusted, and prints the scores', async () => {
    const KEETMANSHOOP = { lat: -26.6, lng: 18.1, elevation: null, country: 'NA', state: null } as const
    const take = async (source: string, csv: string) => {
      await Bun.write(path('rain.csv'), csv)
      const { code, err } = await gona.run(`weather history import ${path('rain.csv')} --source ${source}`)
      expect([code, err]).toEqual([0, ''])
    }
    await take('few', historyCsv(KANO, { from: 2012, to: 2020 }))
    await take('trusted', historyCsv(KANO, { from: 2000, to: 2020 }))
    await take(
      'wet',
      historyCsv(KANO, { from: 2000, to: 2020 }, () => 15),
    )
    await take(
      'desert',
      historyCsv(KEETMANSHOOP, { from: 2019, to: 2020 }, () => 1),
    )
    const row = { issued: '2026-05-04', zone: 'sudan', createdAt: AT, came: 1 }
    await gona.database((db) =>
      db.write(
        sql`insert into rain_odds (cell, issued, season, p1, p2, p3, p4, later, source, zone, years, came, score, created_at)
          values ('12.0,8.5', ${row.issued}, 2026, 0.2, 0.2, 0.2, 0.2, 0.2, 'history', ${row.zone}, 20, 1, 0.125, ${AT})`,
        sql`insert into rain_outlooks (cell, issued, month, drier, usual, wetter, zone, came, score, created_at)
          values ('12.0,8.5', ${row.issued}, '2026-06', 0.3, 0.3, 0.4, ${row.zone}, 1, 0.25, ${AT})`,
      ),
    )
    const { out } = await gona.run('weather odds')
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(6)
    const of = (source: string) => lines.find((line) => line.includes(`  ${source} `))
    expect(of('few')).toMatch(
      /^12\.00,8\.50 {5}few {9}9 years {2}\[not trusted: \d+ years with a start of the rains, 15 are needed\]$/,
    )
    expect(of('trusted')).toMatch(/^12\.00,8\.50 .*21 years {2}\[trusted\]$/)
    expect(of('wet')).toMatch(
      /21 years {2}\[not trusted: its wet months have \d\.\d\d times the normal rain, 0\.6 to 1\.6 is trusted\]$/,
    )
    expect(of('desert')).toMatch(/^-26\.50,18\.00 .*0 years {2}\[not trusted: no rainy season here\]$/)
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^odds {2}sudan {20}1 scored, 0\.125 \(even odds \d\.\d{3}; 0 is best\) {2}from history$/),
      expect.stringMatching(/^outlooks {2}sudan {20}1 scored, 0\.250 \(even odds \d\.\d{3}; 0 is best\)$/),
    ])
    const { histories } = JSON.parse((await gona.run('weather odds --json')).out)
    expect(histories.filter(({ trusted }: { trusted: boolean }) => trusted)).toMatchObject([
      { source: 'trusted', years: 21, reason: null },
    ])
  })

  test('seasons import refuses a list of which more than 2 % is malformed, and stores nothing on --dry-run', async () => {
    const good = 'Kano,Wudil,06-12,10-01\n'
    const take = async (text: string, more = '') => {
      await Bun.write(path('seasons.csv'), `state,lga,onset,end\n${text}`)
      const { code, out } = await gona.run(`seasons import ${path('seasons.csv')} --year 2026 --source NiMet${more}`)
      return [code, out.trimEnd()]
    }
    expect(await take(`${good}Kano,Gaya,soon,10-01\n`)).toEqual([
      1,
      'Nothing was imported: more than 2 % of the rows are malformed. 1 rows malformed, 0 of unknown areas.',
    ])
    expect(await take(good, ' --dry-run')).toEqual([
      0,
      '1 areas can be imported. 0 rows malformed, 0 of unknown areas.',
    ])
    expect(await gona.database(({ orm }) => orm.all('select * from seasons'))).toEqual([])
    for (const year of ['26', '20260', 'now']) {
      const { code, err } = await gona.run(`seasons import ${path('seasons.csv')} --year ${year}`)
      expect([code, err]).toEqual([2, expect.stringContaining('Write a year of four digits, like 2026.')])
    }
  })
})

describe('gona log', () => {
  test('finds the one field of a crop, names the ids of several, and refuses what is not grown', async () => {
    await gona.database(async (db) => {
      const { user } = await addPerson(db, { phone: '+2348031111111' })
      await db.write(
        db.orm
          .insert(crops)
          .values([
            field(user.id, 'm', { cropType: 'maize' }),
            field(user.id, 'r1', { cropType: 'rice', plantingDate: '2026-06-01T00:00:00.000Z' }),
            field(user.id, 'r2', { cropType: 'rice' }),
          ]),
      )
    })
    const add = async (more: string) => {
      const { code, out, err } = await gona.run(`log add --phone 08031111111 --date 2026-06-20 ${more}`)
      return [code, out || err]
    }
    expect(await add('--crop maize --kind scouted --product faw --count 3')).toEqual([
      0,
      'Added to maize: 2026-06-20  scouted  faw  3\n',
    ])
    expect(await add('--crop m --kind scouted --product faw --count 3 --of 20 --note wet')).toEqual([
      0,
      'Added to maize: 2026-06-20  scouted  faw  3 of 20  wet\n',
    ])
    expect(await add('--crop r2 --kind fed --amount 2 --unit bags')).toEqual([
      0,
      'Added to rice: 2026-06-20  fed  2 bags\n',
    ])
    expect(await add('--crop rice --kind weeded')).toEqual([
      2,
      'gona: There are several fields of rice. Give the id of one: r1 (planted 2026-06-01), r2 (planted ?)\n',
    ])
    expect(await add('--crop yam --kind weeded')).toEqual([1, 'gona: This farmer grows no yam.\n'])
    expect(await add('--crop tulip --kind weeded')).toEqual([2, expect.stringContaining('--crop must be one of')])
    expect(await add('--crop m --kind danced')).toEqual([
      2,
      expect.stringContaining('Please choose what was done from the list'),
    ])
    expect(await add('--crop m --kind fed --amount much --unit bags')).toEqual([
      2,
      'gona: --amount must be a number.\n',
    ])
    const { out } = await gona.run('log list --phone 08031111111')
    expect(out.split('\n').map((line) => line.replace(/^ {2}\S+ {2}/, ''))).toEqual([
      'maize  m',
      expect.stringMatching(/^2026-06-20 {2}scouted/),
      expect.stringMatching(/^2026-06-20 {2}scouted/),
      'rice  r1',
      'rice  r2',
      '2026-06-20  fed  2 bags',
      '',
    ])
  })
})

describe('gona export farmers', () => {
  test('--all-columns appends arrival and channels', async () => {
    await gona.database((db) => addPerson(db, { sharePartners: 'yes', arrivedBy: 'ussd' }))
    const header = async (more: string) =>
      (await gona.run(`export farmers --out - ${more}`)).out.split('\r\n')[0]!.split(',')
    const [some, all] = [await header(''), await header('--all-columns')]
    expect(all.slice(0, some.length)).toEqual(some)
    expect(all.slice(some.length)).toEqual(expect.arrayContaining(['arrivedBy']))
  })

  test('counts records, not the lines of a quoted cell; a quote in a cell is none', async () => {
    expect(await writeFileAtomically(path('a.csv'), ['h,i\n1,"two\nlines"\n', '2,"a ""b""\nc"\n3,x\n'])).toBe(3)
    expect(await Bun.file(path('a.csv')).text()).toContain('3,x')
  })

  test.each([
    ['a folder that is not there', 'none/a.csv', 'ENOENT'],
    ['a folder of that name', 'folder', 'EISDIR'],
  ])('to %s says why, and leaves nothing', async (_, name, code) => {
    mkdirSync(path('folder'))
    expect(await rethrowing(writeFileAtomically(path(name), ['h\n']))).toThrow(
      `Cannot write ${path(name)} (${code}). Check its folder and its permissions.`,
    )
    expect(await Bun.file(`${path(name)}.part`).exists()).toBe(false)
  })

  test('that fails half way leaves neither the file nor a part of it, and its own reason', async () => {
    async function* failing() {
      yield 'h\n'
      throw new Error('the database is gone')
    }
    expect(await rethrowing(writeFileAtomically(path('a.csv'), failing()))).toThrow('the database is gone')
    for (const name of ['a.csv', 'a.csv.part']) expect(await Bun.file(path(name)).exists()).toBe(false)
  })
})

test('gona advisories generate names nobody without a place where all have one', async () => {
  await gona.run('seed --farmers 3')
  expect((await gona.run('advisories generate')).out).toMatch(
    /^\d+ advisories for 3 farmers; \d+ of them were notified of new advice\.\n$/,
  )
})

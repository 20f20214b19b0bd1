import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { seasonPlanSchema } from '../contracts/season-plan.ts'
import { crops } from '../db/schema/crops.ts'
import { createApp } from '../server/app.ts'
import { composeServices } from '../server/compose.ts'
import { readConfig } from '../server/config.ts'
import { noAssets } from '../server/testing/no-assets.ts'
import { startOpenMeteo } from '../server/testing/providers/open-meteo.ts'
import { kanoWeek } from '../server/testing/providers/sky.ts'
import { testWith } from '../server/testing/test-with.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

let gona: Gona
beforeEach(() => {
  gona = gonaIn()
})
afterEach(() => gona.remove())

const PHONE = '+2348031234567'

/** Returns whether the password signs in on the web. */
async function getsIn(phone: string, password: string): Promise<boolean> {
  const services = await composeServices(readConfig({ DATA_DIR: gona.dataDir, WEATHER_PROVIDER: 'climatology' }), {
    logLevel: 'silent',
  })
  const answer = await createApp(services, noAssets).request('http://gona.test/api/login', {
    method: 'POST',
    headers: { host: 'gona.test', 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  })
  await services.close()
  return answer.status === 200
}
const json = async (line: string) => {
  const { code, out, err } = await gona.run(`${line} --json`)
  expect([code, err]).toEqual([0, expect.not.stringContaining('gona:')])
  return JSON.parse(out)
}

describe('gona users', () => {
  test('create makes a person whose printed password lets them in, and nobody twice', async () => {
    const { code, out } = await gona.run('users create 08031234567 --first-name Ngozi --admin')
    expect(code).toBe(0)
    const [, password] = /^Created administrator \+2348031234567\. Password: (\S+)\n$/.exec(out)!
    expect(await getsIn(PHONE, password!)).toBe(true)
    const again = await gona.run('users create +2348031234567')
    expect([again.code, again.out]).toEqual([1, ''])
    expect(await json('users list')).toMatchObject([{ phone: PHONE, firstName: 'Ngozi', isAdmin: true }])
  })

  test('create takes a password that is given, and refuses one that is too short', async () => {
    expect((await gona.run('users create 08031234567 --password 123')).code).toBe(2)
    expect(await json('users list')).toEqual([])
    await gona.run('users create 08031234567 --password dawa-da-masara')
    expect(await getsIn(PHONE, 'dawa-da-masara')).toBe(true)
  })

  test('password gives a new one; the old one and every session end', async () => {
    await gona.run('users create 08031234567 --password dawa-da-masara')
    expect(await getsIn(PHONE, 'dawa-da-masara')).toBe(true)
    const { password } = await json('users password 0803-123-4567')
    expect(await gona.database((db) => db.orm.all(sql`select count(*) as n from sessions`))).toEqual([{ n: 0 }])
    expect([await getsIn(PHONE, 'dawa-da-masara'), await getsIn(PHONE, password)]).toEqual([false, true])
    const { out } = await gona.run(`users password ${PHONE} --password gero-da-wake`)
    expect(out).toBe(`New password of ${PHONE}: gero-da-wake\n`)
    expect(await getsIn(PHONE, 'gero-da-wake')).toBe(true)
  })

  test('promote, demote and lead change what someone is, and list shows it', async () => {
    await gona.run('users create 08031234567')
    const role = async (line: string) => {
      const { code, out } = await gona.run(line)
      expect(code).toBe(0)
      const listed = (await gona.run('users list')).out
      return [out, listed.split('\t')[1]]
    }
    expect(await role(`users promote ${PHONE}`)).toEqual([`${PHONE} is now an administrator\n`, 'admin'])
    expect(await role(`users lead ${PHONE}`)).toEqual([`${PHONE} is now a Lead Farmer\n`, 'admin,lead'])
    expect(await role(`users demote ${PHONE}`)).toEqual([`${PHONE} is now a farmer\n`, 'lead'])
    expect(await role(`users lead ${PHONE} --off`)).toEqual([`${PHONE} is no longer a Lead Farmer\n`, 'farmer'])
  })

  test('list gives everyone, however many pages that takes', async () => {
    await gona.run('seed --farmers 1001')
    const lines = (await gona.run('users list')).out.trimEnd().split('\n')
    expect(new Set(lines).size).toBe(1001)
    expect(await json('users list')).toHaveLength(1001)
  })
})

describe('gona seed', () => {
  test('--demo fills an empty database and prints three sign-ins that work; one with people is left alone', async () => {
    const { farmer, admin, officer } = await json('seed --demo')
    expect([await getsIn(farmer.phone, farmer.password), await getsIn(admin.phone, admin.password)]).toEqual([
      true,
      true,
    ])
    const counted = await gona.database((db) =>
      db.orm.all<Record<string, number>>(sql`select (select count(*) from users) as users,
        (select count(*) from posts) as posts, (select count(*) from advisories) as advisories`),
    )
    for (const n of Object.values(counted[0]!)) expect(n).toBeGreaterThanOrEqual(5)
    const wants = await gona.database((db) =>
      db.orm.all<{ web: number; sms: number; n: number }>(sql`select web_at is not null as web,
        notification_preferences ->> 'sms' as sms, count(*) as n from users where is_practice group by web, sms`),
    )
    // Everybody without the web, and two of three with it.
    expect(wants.map(({ web, sms, n }) => [web, sms, n])).toEqual([
      [0, 1, 6],
      [1, 0, 3],
      [1, 1, 6],
    ])
    expect(await getsIn(officer.phone, officer.password)).toBe(true)
    const inbox = await gona.database((db) =>
      db.orm.all<Record<string, number>>(sql`select (select count(*) from users where is_officer) as officers,
        (select count(*) from inbox_messages where state = 'open') as questions,
        (select count(*) from kept_answers where approved) as kept`),
    )
    expect(inbox).toEqual([{ officers: 1, questions: 5, kept: 10 }])
    const again = await gona.run('seed --demo')
    expect([again.code, again.err]).toEqual([
      1,
      'gona: The database is not empty. Demo data go into an empty one only.\n',
    ])
  })

  test('--farmers makes so many, with crops', async () => {
    expect((await gona.run('seed --farmers 30')).out).toBe('Added 30 farmers.\n')
    const [row] = await gona.database((db) =>
      db.orm.all<{ n: number; crops: number }>(
        sql`select count(*) as n, (select count(distinct user_id) from crops) as crops from users`,
      ),
    )
    expect(row).toEqual({ n: 30, crops: 30 })
  })
})

describe('gona weather refresh', () => {
  /** Two farmers in one place, one in another, one without. */
  const farmers = `phone,location,crops
08031234501,Kano,maize
08031234502,Kano,maize
08031234503,Jos,yam
08031234504,,maize
`
  async function withFarmers() {
    const list = join(gona.dataDir, '../list.csv')
    writeFileSync(list, farmers)
    expect((await gona.run(`farmers import ${list} --yes`)).code).toBe(0)
    const [placed] = await gona.database((db) =>
      db.orm.all<{ n: number }>(sql`select count(*) as n from users where json_extract(location, '$.lat') is not null`),
    )
    expect(placed).toEqual({ n: 3 })
  }

  test('asks the provider once for each square in which a farmer has a place, and keeps what it says', async () => {
    await withFarmers()
    const provider = await startOpenMeteo({ days: kanoWeek })
    const settings = { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url }
    const { code, out } = await gona.run('weather refresh', { settings })
    expect([code, out]).toEqual([0, 'All 2 places have a fresh forecast.\n'])
    expect(new Set(provider.requests.map(({ search }) => search)).size).toBe(provider.requests.length)
    const kept = await gona.database((db) =>
      db.orm.all(sql`select distinct cell from weather_data where source = 'open-meteo' order by cell`),
    )
    expect(kept).toEqual([{ cell: '12.0,8.5' }, { cell: '9.9,8.9' }])
    await provider.stop()
  })

  test('says of how many places the provider told nothing', async () => {
    await withFarmers()
    const settings = { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: 'http://127.0.0.1:9' }
    const { code, out } = await gona.run('weather refresh', { settings })
    expect([code, out]).toEqual([0, expect.stringContaining('0 of 2 places have a fresh forecast')])
    expect(await gona.run('weather refresh --json', { settings })).toMatchObject({ code: 0 })
  })

  test('with nobody’s place asks nothing', async () => {
    expect(await json('weather refresh')).toEqual({ cells: 0, live: 0 })
  })
})

describe('gona advisories', () => {
  test('generate writes advice for every farmer with crops and a place, and says who has none', async () => {
    await gona.run('seed --farmers 12')
    await gona.database((db) => db.write(sql`update users set location = null where id = (select min(id) from users)`))
    const { code, out, err } = await gona.run('advisories generate')
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^\d+ advisories for 12 farmers; \d+ of them were notified of new advice\.\n/),
    ])
    expect(out).toContain('1 have crops but no location')
    expect(err).toBe('Farmers: 12/12\n')
  })

  test('explain tells the whole reasoning about one crop', async () => {
    const line = 'advisories explain --crop maize --place Kano --planted 2026-06-20 --date 2026-07-06'
    const { code, out } = await gona.run(line)
    expect(code).toBe(0)
    for (const part of ['maize, 2026-07-06', 'day 16 after planting', 'water balance', 'GIVEN  ', 'SMS: '])
      expect(out).toContain(part)
    const told = await json(line)
    expect(told).toMatchObject({ crop: 'maize', asOf: '2026-07-06', stage: { dayAfterPlanting: 16 } })
    expect(told.considered.some(({ setAside }: { setAside: string | null }) => !setAside)).toBe(true)
  })

  test('explain takes all that is asked of a season, and its log from a file', async () => {
    const file = join(gona.dataDir, '../log.csv')
    const log =
      '# told by phone\ndate,kind,amount,unit,product,count,of\n2026-07-09,weeded,,,,,\n2026-07-01,scouted,,,faw,2,20\n2026-06-29,fed,1,bags,,,\n'
    writeFileSync(file, log)
    const line = `advisories explain --crop rice --place Kano --planted 2026-06-20 --date 2026-07-06 --hectares 1 --maturity early --established seedling --field lowland --previous-crop cowpeas --striga --log ${file}`
    const { code, err } = await gona.run(line)
    expect([code, err]).toEqual([0, `1 entries of ${file} are later than 2026-07-06 and are left out.\n`])
    const told = await json(line)
    expect(told.situation).toMatchObject({
      maturity: 'early',
      established: 'seedling',
      riceField: 'lowland',
      previousCrop: 'cowpeas',
      striga: true,
      areaAcres: 2.47105,
      log: [
        { date: '2026-06-29', kind: 'fed', amount: 1, unit: 'bags' },
        { date: '2026-07-01', kind: 'scouted', product: 'faw', count: 2, of: 20 },
      ],
    })
    expect(told.variety).toMatchObject({ class: 'early', assumed: false })
    const given = told.considered.filter(({ setAside }: { setAside: string | null }) => setAside === null)
    for (const { why, words, actions, evidence } of given) {
      expect([why, words.title.length > 0]).toEqual(['given', true])
      for (const { title } of [...actions, ...evidence.map(({ from }: { from: object }) => from)])
        expect(title.length).toBeGreaterThan(0)
    }
    expect((await json(line.replace('--striga', '--striga no'))).situation.striga).toBe(false)
  })

  test.each([
    ['2026-07-09,danced,,,,,', 'log.csv, entry 1: Please choose what was done from the list'],
    ['2026-07-09,watered,3,,,,', 'log.csv, entry 1: Please choose the unit of the amount from the list'],
    ['yesterday,weeded,,,,,', 'log.csv, entry 1: Please enter a date as YYYY-MM-DD'],
  ])('a log with %s is refused with the line at fault', async (entry, message) => {
    const file = join(gona.dataDir, '../log.csv')
    writeFileSync(file, `date,kind,amount,unit,product,count,of\n${entry}\n`)
    const { code, err } = await gona.run(`plan --crop maize --place Kano --planted 2026-06-20 --log ${file}`)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  test.each([
    ['nothing', ''],
    ['a sentence', 'weeded on Monday'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0'],
    ['a list of prices', 'date,price\n2026-07-01,400\n'],
    ['JSON', '{"date":"2026-07-01","kind":"weeded"}'],
  ])('a file that holds %s is refused as a log', async (_, text) => {
    const file = join(gona.dataDir, '../log.csv')
    writeFileSync(file, text)
    for (const command of ['plan', 'advisories explain']) {
      const { code, err } = await gona.run(`${command} --crop maize --place Kano --planted 2026-06-20 --log ${file}`)
      expect([code, err]).toEqual([2, expect.stringContaining('log.csv is not a farm log: its first line must name')])
    }
  })

  test('a log of a header alone has no entries', async () => {
    const file = join(gona.dataDir, '../log.csv')
    writeFileSync(file, '\uFEFFDate, Kind\n')
    expect((await gona.run(`plan --crop maize --place Kano --planted 2026-06-20 --log ${file}`)).code).toBe(0)
  })

  test('plan prints the season of a crop step by step, and closes what the log tells', async () => {
    const line = 'plan --crop maize --place Kano --planted 2026-06-20 --date 2026-07-16'
    const { code, out } = await gona.run(line)
    expect([code, out]).toEqual([0, expect.stringMatching(/^maize, .* days.*\n2026-/)])
    const file = join(gona.dataDir, '../log.csv')
    writeFileSync(file, 'date,kind\n2026-07-10,weeded\n')
    const plan = await json(`${line} --log ${file}`)
    expect(seasonPlanSchema.parse(plan)).toEqual(plan)
    expect(plan.steps).toContainEqual(
      expect.objectContaining({ operation: 'weeded', state: 'done', doneOn: '2026-07-10' }),
    )
    expect((await json(line.replace('2026-06-20', '2026-08-20'))).planned).toBe(true)
  })

  test('explain --season prints the season day by day', async () => {
    const { code, out } = await gona.run('advisories explain --crop maize --place 12,8.5 --planted 2026-06-20 --season')
    const [head, first] = out.split('\n')
    expect([code, head!.split(',').slice(0, 3)]).toEqual([0, ['date', 'day_after_planting', 'stage']])
    expect(first).toStartWith('2026-06-20,0,')
  })

  test.each([
    ['--crop mango-tree --place Kano', '--crop must be one of maize, cassava'],
    ['--crop maize --place Nowhere-at-all', 'Nowhere-at-all'],
    ['--crop maize --place Kano --field lowland', '--field is for rice only.'],
    ['--crop maize --place Kano --maturity slow', '--maturity must be one of extra_early, early, medium, late'],
    ['--crop maize --place Kano --area 1 --hectares 1', 'Give --area or --hectares, not both.'],
    ['--crop maize --place Kano --log nowhere.csv', 'There is no file nowhere.csv'],
    ['--crop maize --place Kano --date soon', '--date must be a date, YYYY-MM-DD'],
  ])('explain %s says what is wrong', async (options, word) => {
    const { code, out, err } = await gona.run(`advisories explain ${options}`)
    expect([code > 0, out]).toEqual([true, ''])
    expect(err).toContain(word)
  })
})

describe('gona log', () => {
  test('writes for a farmer what they say was done, lists it, and takes it out again', async () => {
    await gona.run('seed --demo')
    const [{ phone }] = (await json('users list')).filter(({ isAdmin }: { isAdmin: boolean }) => !isAdmin)
    const of = `--phone ${phone}`
    const [field] = await json(`log list ${of}`)
    const told = `--crop ${field.id} --kind harvested --amount 4 --unit bags`
    const entry = await json(`log add ${of} ${told}`)
    expect(entry).toMatchObject({ kind: 'harvested', amount: 4, unit: 'bags', cropId: field.id })
    expect((await gona.run(`log list ${of}`)).out).toContain(`${entry.id}  ${entry.date}  harvested  4 bags`)
    expect(await gona.run(`log remove ${entry.id} ${of} --crop ${field.id}`)).toMatchObject({ code: 0 })
    expect((await gona.run(`log list ${of}`)).out).not.toContain('harvested')
    const looked = `--crop ${field.id} --kind scouted --product fall-armyworm --count 3 --of 20`
    expect(await json(`log add ${of} ${looked}`)).toMatchObject({ kind: 'scouted', count: 3, of: 20 })
    expect((await gona.run(`log list ${of}`)).out).toContain('fall-armyworm  3 of 20')
    expect(await gona.run(`log add ${of} --crop ${field.id} --kind weeded --date 2999-01-01`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('still to come'),
    })
    expect(await gona.run('log list --phone +2348090000000')).toMatchObject({ code: 1 })
  })
})

describe('gona log of a crop by its name', () => {
  test.each([
    ['bananas', 'banana'],
    ['banana', 'bananas'],
    ['bananas', 'bananas'],
  ] as const)('finds the field that is stored as %s when asked for %s', async (cropType, name) => {
    await gona.run('seed --demo')
    const [{ phone }] = (await json('users list')).filter(({ isAdmin }: { isAdmin: boolean }) => !isAdmin)
    const fields = await json(`log list --phone ${phone}`)
    expect(fields.map((field: { cropType: string }) => field.cropType)).not.toContain('banana')
    await gona.database((db) => db.write(db.orm.update(crops).set({ cropType }).where(eq(crops.id, fields[0].id))))
    const added = await json(`log add --phone ${phone} --crop ${name} --kind weeded`)
    expect(added).toMatchObject({ kind: 'weeded', cropId: fields[0].id })
  })
})

describe('gona completion', () => {
  const offered = async (shell: string) => (await gona.run(`completion ${shell}`)).out

  test.each(['bash', 'zsh', 'fish'])('%s knows every command and flag of gona --help', async (shell) => {
    const script = await offered(shell)
    for (const path of ['', 'db', 'users', 'sms', 'farmers', 'advisories', 'serve']) {
      const { out } = await gona.run(`${path} --help`)
      const words = [...out.matchAll(/^ {2}(?:-\w, )?(--[\w-]+|[\w-]+)/gm)].map(([, word]) => word!)
      for (const word of words.filter((known) => !['--help', '--version', 'help'].includes(known)))
        expect(script).toContain(word)
    }
  })

  testWith('bash', Bun.which('bash') !== null)('bash completes what is typed', async () => {
    const script = await offered('bash')
    const completed = (typed: string) => {
      const words = typed.split(' ')
      const program = `${script}
COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}; _gona; echo "\${COMPREPLY[@]}"`
      return Bun.spawnSync(['bash', '-c', program]).stdout.toString().trim().split(' ')
    }
    expect(completed('gona do')).toEqual(['doctor'])
    expect(completed('gona db re')).toEqual(['restore', 'rejoin'])
    expect(completed('gona --json users pro')).toEqual(['promote'])
    expect(completed('gona sms send-advisories --d')).toEqual(['--dry-run'])
  })
})

describe('gona sms and farmers ask before they act', () => {
  test('sms send-advisories sends nothing without a yes', async () => {
    await gona.run('seed --demo')
    for (const typed of ['', 'n']) {
      const { code, asked, err } = await gona.run('sms send-advisories', { typed })
      expect(asked).toEqual(['Send advisories to all farmers? This may incur SMS charges. [y/N] '])
      expect([code, err]).toEqual([2, expect.stringContaining('Nothing was sent.')])
    }
    expect((await gona.run('sms status')).out).toContain('No campaigns yet.')
    expect((await gona.run('sms send-advisories', { typed: 'yes' })).code).toBe(0)
    expect((await gona.run('sms status')).out).toContain('bulk')
  })

  test('farmers import registers nobody without a yes', async () => {
    const list = join(gona.dataDir, '../list.csv')
    writeFileSync(list, `phone,crops\n${PHONE},maize\n`)
    const { code, asked } = await gona.run(`farmers import ${list}`, { typed: 'no' })
    expect([code, asked]).toEqual([2, ['Register 1 farmers? [y/N] ']])
    expect(await json('users list')).toEqual([])
    expect((await gona.run(`farmers import ${list}`, { typed: 'y' })).out).toContain('1 registered')
  })
})

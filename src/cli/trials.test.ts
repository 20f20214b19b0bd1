import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { users } from '../db/schema/accounts.ts'
import { crops } from '../db/schema/crops.ts'
import { farmLog } from '../db/schema/farm-log.ts'
import { trialExposures } from '../db/schema/trials.ts'
import { addPerson } from '../server/testing/people.ts'
import { HOLDOUT } from '../server/trials/fixture.ts'
import { gonaIn } from './testing/gona.ts'

const gona = gonaIn()
beforeAll(() => gona.run('db migrate'))
afterAll(() => gona.remove())

const ALWAYS = { ...HOLDOUT, start: '2026-01-01', end: '2099-12-31' }
function file(declared: unknown, name = 'trial.json'): string {
  const path = join(gona.dataDir, name)
  writeFileSync(path, typeof declared === 'string' ? declared : JSON.stringify(declared))
  return path
}
const add = (declared: unknown) => gona.run(['trials', 'add', file(declared)])

describe('gona trials', () => {
  test('says that none was begun, in each command', async () => {
    for (const line of ['trials list', 'trials report'])
      expect(await gona.run(line)).toMatchObject({
        code: 0,
        out: 'No comparison has started yet. Start one: gona trials add FILE.json\n',
      })
    expect(await gona.run('trials list --json')).toMatchObject({ code: 0, out: '[]\n' })
  })

  test.each([
    ['a file that is missing', 'nowhere.json', 'Cannot read nowhere.json. Check the path and its permissions.'],
    ['a file that is not JSON', '{', 'trial.json is not JSON'],
    ['a list', '[]', 'declare one comparison, {"id": …}'],
    ['no name', { ...ALWAYS, name: undefined }, 'name: name is missing'],
    ['an unknown unit', { ...ALWAYS, unit: 'state' }, 'unit: unit must be one of farmer, lga'],
    ['an unknown measure', { ...ALWAYS, measure: 'yield' }, 'measure must be one of done, useful, opened, harvest'],
    ['a wrong day', { ...ALWAYS, start: '1/5/2026' }, 'write start and end as YYYY-MM-DD'],
    ['an end before the start', { ...ALWAYS, end: '2025-01-01' }, 'end is before start'],
    [
      'too many held',
      {
        ...ALWAYS,
        arms: [
          { id: 'a', share: 0.7 },
          { id: 'b', share: 0.3, held: true },
        ],
      },
      'advice may be held from 20 % of the people at most',
    ],
    ['warnings held', { ...ALWAYS, what: { kind: 'holdout', of: 'warnings' } }, 'warnings and answers always go out'],
  ])('add refuses %s with what to do, and exit code 2', async (_, declared, why) => {
    const said =
      typeof declared === 'string' && declared.endsWith('.json')
        ? await gona.run(['trials', 'add', declared])
        : await add(declared)
    expect([said.code, said.out, said.err]).toEqual([2, '', expect.stringContaining(why)])
  })

  test('add starts one, list shows it, and a second of the same days is refused', async () => {
    expect(await add(ALWAYS)).toMatchObject({ code: 0, out: 'sms-helps: runs from 2026-01-01 to 2099-12-31.\n' })
    expect(await gona.run('trials list')).toMatchObject({
      code: 0,
      out: 'sms-helps  Does advice by SMS help?  2026-01-01 to 2099-12-31  [running]\n',
    })
    const { out } = await gona.run('trials list --json')
    expect(JSON.parse(out)).toMatchObject([{ id: 'sms-helps', planned: 100, measure: 'done' }])
    expect(out).not.toContain('salt')
    const second = await add({ ...ALWAYS, id: 'again' })
    expect([second.code, second.err]).toEqual([
      1,
      expect.stringContaining('"sms-helps" of the same matter runs in these days. Stop it, or choose other days.'),
    ])
    const same = await add({ ...ALWAYS, start: '2020-01-01', end: '2020-02-01' })
    expect([same.code, same.err]).toEqual([1, expect.stringContaining('Choose another id.')])
  })

  test('report has n, share and difference of each arm', async () => {
    await gona.database(async (db) => {
      for (let n = 0; n < 10; n++) {
        const { user } = await addPerson(db)
        const row = { trialId: 'sms-helps', userId: user.id, unit: user.id, at: '2026-05-02T08:00:00.000Z' }
        await db.write(db.orm.insert(trialExposures).values({ ...row, arm: n < 8 ? 'sms' : 'none' }))
      }
    })
    const text = [
      'sms-helps: Does advice by SMS help?',
      'holdout sms, measure done, by farmer, 2026-01-01 to 2099-12-31',
      '  sms          n 8 of 100, 0.0 %, 0.0 points, 95 % interval -65.8 to 32.4',
      '  none         n 2 of 100, 0.0 %',
      '  not yet',
      '',
    ].join('\n')
    expect(await gona.run('trials report sms-helps')).toMatchObject({ code: 0, out: text })
    expect(await gona.run('trials report')).toMatchObject({ code: 0, out: text })
    const { out } = await gona.run('trials report sms-helps --json')
    expect(JSON.parse(out)).toMatchObject({ state: 'not yet', difference: 0, arms: [{ id: 'sms', n: 8 }, { n: 2 }] })
    expect(JSON.parse((await gona.run('trials report --json')).out)).toHaveLength(1)
  })

  test('stop ends it, once; an unknown one is named with the command that lists them', async () => {
    expect(await gona.run('trials stop sms-helps')).toMatchObject({ code: 0, out: 'sms-helps: stopped.\n' })
    expect((await gona.run('trials list')).out).toMatch(/\[stopped \d{4}-\d\d-\d\d\]/)
    expect((await gona.run('trials report')).out).toMatch(/, stopped \d{4}-\d\d-\d\d\n/)
    const again = await gona.run('trials stop sms-helps')
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('was stopped already')])
    for (const line of ['trials stop nothing', 'trials report nothing']) {
      const unknown = await gona.run(line)
      expect([unknown.code, unknown.err]).toEqual([
        1,
        expect.stringContaining('There is no comparison "nothing". Run gona trials list.'),
      ])
    }
    expect(await gona.run('trials stop')).toMatchObject({ code: 2 })
  })

  test('names those to come and those that ended', async () => {
    await add({ ...ALWAYS, id: 'later', start: '2099-01-01' })
    await add({ ...ALWAYS, id: 'before', start: '2020-01-01', end: '2020-02-01' })
    const { out } = await gona.run('trials list')
    expect(out).toContain('2099-01-01 to 2099-12-31  [to come]')
    expect(out).toContain('2020-01-01 to 2020-02-01  [ended]')
  })
})

describe('gona harvests', () => {
  test('says how many farms a group needs, then shows groups', async () => {
    expect(await gona.run('harvests')).toMatchObject({
      code: 0,
      out: 'No group of 10 farms has reported yet. Farmers are asked 7 to 21 days after the harvest.\n',
    })
    await gona.database(async (db) => {
      const day = `${new Date().getUTCFullYear()}-01-01`
      await db.write(db.orm.delete(users))
      for (let n = 1; n <= 10; n++) {
        const { user } = await addPerson(db, { region: 'Kano' })
        const times = { createdAt: `${day}T08:00:00.000Z`, updatedAt: `${day}T08:00:00.000Z` }
        const crop = { id: crypto.randomUUID(), userId: user.id, cropType: 'maize', growthStage: 'mature' } as const
        await db.write(db.orm.insert(crops).values({ ...crop, farmArea: 2.47105381467, plantingDate: day, ...times }))
        const entry = {
          id: crypto.randomUUID(),
          userId: user.id,
          cropId: crop.id,
          kind: 'harvested',
          date: day,
        } as const
        const amount = { amount: n * 1000, unit: 'kg', createdAt: times.createdAt } as const
        await db.write(db.orm.insert(farmLog).values({ ...entry, ...amount }))
      }
    })
    const year = new Date().getUTCFullYear()
    expect(await gona.run('harvests')).toMatchObject({
      code: 0,
      out: `${year}  maize            Kano             5500 kg/ha (middle half 3250 to 7750), 10 farms, 0 % did not say\n`,
    })
    expect(JSON.parse((await gona.run('harvests --json')).out)).toMatchObject([{ n: 10, median: 5500 }])
  })
})

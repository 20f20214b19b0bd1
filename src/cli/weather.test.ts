import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { addDays } from '../agronomy/dates.ts'
import { historyCsv, madeUpRain } from '../server/testing/made-up-rain.ts'
import { gonaIn } from './testing/gona.ts'

const gona = gonaIn()
afterAll(() => gona.remove())

test('a history and a season forecast are imported, bad files named line by line, and the odds are shown', async () => {
  const file = async (name: string, text: string) => {
    const path = join(gona.dataDir, '..', name)
    await Bun.write(path, text)
    return path
  }
  const kano = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
  const bad = await file('bad.csv', 'lat,lng,date,rain\n12,8.5,1996-06-01,4\n12,8.5,1996-06-02,-9999\n')
  const refused = await gona.run(`weather history import ${bad}`)
  expect([refused.code, refused.out.trim()]).toEqual([1, 'Nothing was imported: 1 of 2 lines are bad.'])
  expect(refused.err).toContain(`${bad}:3: rain "-9999" is not from 0 to 1000 mm`)
  expect((await gona.run('weather odds')).out.trim()).toBe('There is no history of rain yet.')

  const good = await file('good.csv', historyCsv(kano, { from: 2010, to: 2020 }))
  const imported = await gona.run(`weather history import ${good} --source station`)
  expect([imported.code, imported.out.trim()]).toEqual([0, '4018 days were imported: 11 years of 1 cells.'])
  const odds = await gona.run('weather odds')
  expect(odds.out).toContain('station     11 years  [not trusted: 11 years with a start of the rains, 15 are needed]')

  const seasons = await file('seasons.csv', 'state,lga,onset,end\nKano,Wudil,06-12,10-01\nKano,Jimeta,06-12,10-01\n')
  const taken = await gona.run(`seasons import ${seasons} --year 2026 --source NiMet`)
  expect([taken.code, taken.out.trim()]).toEqual([0, '1 areas were imported. 0 rows malformed, 1 of unknown areas.'])
  expect(taken.err).toContain(`${seasons}:3: no local government area is called "Jimeta" in "Kano"`)
  expect((await gona.run(`seasons import ${seasons}`)).code).toBe(1)
})

test.each([
  ['late', -30, 'after'],
  ['early', 30, 'before'],
])('a history whose rains come a month too %s is not trusted, and the odds say why', async (name, days, side) => {
  const place = { lat: 11.1, lng: 7.7, elevation: null, country: 'NG', state: null }
  const shifted = (date: string) => madeUpRain(place)(addDays(date, days))
  const path = join(gona.dataDir, '..', `${name}.csv`)
  await Bun.write(path, historyCsv(place, { from: 1998, to: 2020 }, shifted))
  expect((await gona.run(`weather history import ${path} --source ${name}`)).code).toBe(0)
  const line = (await gona.run('weather odds')).out.split('\n').find((each) => each.includes(name))
  expect(line).toMatch(new RegExp(`not trusted: its middle start is \\d+ days ${side} the usual one`))
})

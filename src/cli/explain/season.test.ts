import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { gonaIn } from '../testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
afterAll(() => gona.remove())

const path = (name: string) => join(gona.dataDir, '..', name)
const season = (more = '') =>
  gona.run(`advisories explain --crop maize --place 12,8.5 --planted 2026-06-20 --season ${more}`)
/** The summary without its figures. */
const FIGURES = /\d+/g

async function withWeather() {
  await Bun.write(
    path('weather.csv'),
    'date,tmax,tmin,rain\n2026-06-20,34,22,12.5\n2026-06-21,35,23,0\n2026-06-22,36,24,40\n',
  )
  return `--forecast ${path('weather.csv')}`
}

describe('gona advisories explain --season', () => {
  test('prints a day a line with the weather of the file, then typical weather', async () => {
    const { code, out, err } = await season(await withWeather())
    const [head, ...days] = out.trimEnd().split('\n')
    expect(code).toBe(0)
    expect(head).toBe(
      'date,day_after_planting,stage,tmax_c,tmin_c,rain_mm,et0_mm,et0_method,kc,etc_mm,root_depth_m,taw_mm,p,raw_mm,effective_rain_mm,runoff_mm,irrigation_mm,ks,eta_mm,deep_percolation_mm,depletion_mm,gdd,gdd_total,weather',
    )
    expect(days[0]).toMatch(
      /^2026-06-20,0,planted,34\.0,22\.0,12\.5,\d\.\d\d,hargreaves,0\.\d{3},\d\.\d\d,0\.\d{3},\d+\.\d,0\.\d{3},\d+\.\d,\d+\.\d\d,0\.00,0\.0,1\.000,\d\.\d\d,\d+\.\d\d,\d\.\d\d,\d+\.\d,\d+\.\d,known$/,
    )
    expect(days[2]).toMatch(/^2026-06-22,2,.*,known$/)
    expect(days[3]).toMatch(/^2026-06-23,3,.*penman-monteith.*,typical$/)
    expect(days.at(-1)).toStartWith('2026-09-23,95,harvesting,')
    expect(err.replace(FIGURES, 'N')).toBe(
      'harvest about N-N-N; rain N mm, ETc N mm, ETa N mm, irrigation N mm, N days of stress, about N % of the yield left by water\n',
    )
    expect(err).toStartWith('harvest about 2026-09-23; ')
    expect(err).toEndWith(', irrigation 0 mm, 0 days of stress, about 100 % of the yield left by water\n')
    const { rows } = JSON.parse((await season(`${await withWeather()} --json`)).out)
    expect(rows.length).toBe(days.length)
  })

  test('waters on the days given, and names what it left out or cut', async () => {
    const { out, err } = await season('--irrigate 2026-06-25=20,2026-01-01=5 --start-depletion 500')
    expect(out).toMatch(/^2026-06-25,.*,20\.0,1\.000,/m)
    expect(err).toContain(', irrigation 20 mm, ')
    expect(err).toContain('irrigation of 5 mm on 2026-01-01: outside the season, left out\n')
    expect(err).toMatch(/500 mm on 2026-06-20: the roots hold \d+ mm, taken as that\n/)
  })

  test('waters when due where the rain is short, and not without being told', async () => {
    const dry = (irrigate: string) =>
      gona.run(`advisories explain --crop maize --place 12,8.5 --planted 2026-11-01 --season ${irrigate}`)
    const given = ({ err }: { err: string }) => Number(/irrigation (\d+) mm/.exec(err)![1])
    const stress = ({ err }: { err: string }) => Number(/(\d+) days of stress/.exec(err)![1])
    const [rainFed, watered] = [await dry(''), await dry('--irrigate when-due')]
    expect([given(rainFed), stress(watered)]).toEqual([0, 0])
    expect(given(watered)).toBeGreaterThan(100)
    expect(stress(rainFed)).toBeGreaterThan(20)
  })

  test('of a crop without a known answer to drought names no share of the yield', async () => {
    const { err } = await season('--crop cocoa')
    expect(err.replace(FIGURES, 'N')).toBe(
      'harvest about N-N-N; rain N mm, ETc N mm, ETa N mm, irrigation N mm, N days of stress\n',
    )
  })

  test('draws rain, watering and soil water, with a line for each month', async () => {
    const { err } = await season(`${await withWeather()} --irrigate 2026-06-25=20 --svg ${path('chart.svg')}`)
    expect(err).toStartWith(`Chart written to ${path('chart.svg')}\n`)
    const svg = await Bun.file(path('chart.svg')).text()
    expect(svg.match(/<text x="[\d.]+" y="438">([^<]*)/g)?.map((text) => text.split('>')[1])).toEqual([
      '2026-06-20',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
    ])
    expect(svg).toContain('>maize, 12,8.5, planted 2026-06-20</text>')
    // The heaviest rain and the soil water of full roots are the scales.
    expect(svg).toContain('<text x="4" y="154">40</text>')
    expect(svg).toContain('<text x="4" y="420">120 mm</text>')
    const days = (await season(await withWeather())).out.trimEnd().split('\n').length - 1
    const bars = (colour: string) =>
      svg.match(new RegExp(`<path d="M[\\d.]+ 44V[\\d.]+" stroke="${colour}"`, 'g')) ?? []
    expect(bars('#2e8b57')).toHaveLength(1)
    // A day without rain has no bar.
    expect(bars('#1f5f99').length).toBeLessThan(days)
    const curves = [...svg.matchAll(/<path d="(M[^"]*L[^"]*)" fill="none"/g)].map(([, d]) => d!)
    expect(curves.map((d) => d.split('L').length)).toEqual([days, days, days])
    // From the left edge to the right one.
    for (const d of curves) expect(d).toMatch(/^M56\.0 .*L884\.0 [\d.]+$/)
  })

  test.each([
    ['--irrigate 2026-06-25', '--irrigate must be a number.'],
    ['--irrigate x=3', '--irrigate must be a date, YYYY-MM-DD.'],
    ['--soil concrete', '--soil must be one of'],
    ['--variety long', '--variety must be a number.'],
    ['--start-depletion deep', '--start-depletion must be a number.'],
    ['--forecast /no/such.csv', 'There is no file /no/such.csv. Check the path.'],
    ['--planted soon', '--planted must be a date, YYYY-MM-DD.'],
  ])('%s is refused', async (more, message) => {
    const { code, out, err } = await season(more)
    expect([code > 0, out, err]).toEqual([true, '', expect.stringContaining(message)])
  })

  test('needs the planting day', async () => {
    const { code, err } = await gona.run('advisories explain --crop maize --place Kano --season')
    expect([code, err]).toEqual([2, 'gona: --season requires --planted YYYY-MM-DD.\n'])
  })
})

describe('gona plan', () => {
  const plan = async (more: string) => (await gona.run(`plan --place Kano --date 2026-07-16 ${more}`)).out.split('\n')

  test('prints the variety, then a step a line with its days and state', async () => {
    await Bun.write(path('log.csv'), 'date,kind\n2026-07-10,weeded\n')
    const lines = await plan(`--crop maize --planted 2026-06-20 --log ${path('log.csv')}`)
    expect(lines.slice(0, 4)).toEqual([
      'maize, early, about 95 days, assumed',
      '2026-05-21 to 2026-06-06  done     land',
      '2026-06-20 to 2026-06-27  done     plant',
      '2026-06-20 to 2026-07-04  missed   fed 1 of 2',
    ])
    expect(lines).toContain('2026-07-04 to 2026-07-11  done     weeded 1 of 2  (2026-07-10)')
  })

  test('of a planned field says so, and names a class that was given as it is', async () => {
    expect((await plan('--crop maize --planted 2026-08-20 --maturity early'))[0]).toBe(
      'maize, planned, early, about 101 days',
    )
  })

  test('of a crop without varieties names none', async () => {
    expect((await plan('--crop cocoa'))[0]).toBe('cocoa')
  })
})

test('a plan of bags is taken from its file, for the crop that it is for', async () => {
  const explain = (crop: string) =>
    gona.run(
      `advisories explain --crop ${crop} --place Kano --planted 2026-06-20 --date 2026-07-16 --bags ${path('bags.json')} --json`,
    )
  expect(await explain('maize')).toMatchObject({ code: 1, err: expect.stringContaining('There is no file') })
  await Bun.write(path('bags.json'), '{"crop":"maize"}')
  expect(await explain('maize')).toMatchObject({
    code: 2,
    err: expect.stringContaining('bags.json is not the output of gona fertilizer plan --json.'),
  })
  const { out } = await gona.run(
    'fertilizer plan --crop maize --place Kano --area 2 --grade npk-15-15-15=32000 --grade urea=28000 --purse 60000 --crop-price 400 --json',
  )
  await Bun.write(path('bags.json'), out)
  const { situation } = JSON.parse((await explain('maize')).out)
  expect(situation.feedings).toMatchObject({ hectares: expect.any(Number), splits: expect.any(Array) })
  expect(await explain('rice')).toMatchObject({
    code: 2,
    err: expect.stringContaining('bags.json is a plan for maize, not rice.'),
  })
})

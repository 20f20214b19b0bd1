import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Papa from 'papaparse'
import * as z from 'zod/mini'
import { fertilizerPlanSchema } from '../../contracts/fertilizer-plan.ts'
import { type Gona, gonaIn } from '../testing/gona.ts'

setDefaultTimeout(300_000)

let gona: Gona
beforeEach(() => {
  gona = gonaIn()
})
afterEach(() => gona.remove())

const EXAMPLE =
  'fertilizer plan --crop maize --place Kano --area 2 --grade npk-15-15-15=32000 --grade urea=28000 --purse 60000 --crop-price 400 --look 2 --risk careful'

async function planOf(line: string) {
  const { code, out, err } = await gona.run(`${line} --json`)
  expect([code, err]).toEqual([0, ''])
  return z.parse(fertilizerPlanSchema, JSON.parse(out))
}

describe('gona fertilizer plan', () => {
  test('answers the example of the specification, and touches no database', async () => {
    const plan = await planOf(EXAMPLE)
    expect(plan).toMatchObject({ crop: 'maize', currency: 'NGN', basis: 'purse' })
    expect(plan.cost).toBeLessThanOrEqual(60_000)
    expect(await Bun.file(join(gona.dataDir, 'gona.db')).exists()).toBe(false)
  })

  test('says first whether it pays, then what to buy, when, and the sum', async () => {
    const { code, out, err } = await gona.run(`${EXAMPLE} --planted 2026-07-03`)
    expect([code, err]).toEqual([0, ''])
    const [heading, verdict] = out.split('\n')
    expect(heading).toBe('Maize (Corn), 0.81 hectares (2 acres)')
    expect(verdict).toStartWith('This pays. You pay ₦')
    for (const part of ['To buy', 'When and how', 'The sum', 'Where these amounts come from'])
      expect(out).toContain(part)
    expect(out).toMatch(/Feeding 1 of \d: 2026-0[78]-\d\d to 2026-0[78]-\d\d/)
    expect(out).not.toMatch(/NaN|undefined|null|\{/)
  })

  test('knows a fertiliser however it is written, and bags of another size', async () => {
    const plan = await planOf(EXAMPLE)
    const others = EXAMPLE.replace('npk-15-15-15', 'npk_15_15_15').replace('urea=28000', 'Urea=28,000:50')
    expect(await planOf(others)).toEqual(plan)
    const small = await planOf(EXAMPLE.replace('urea=28000', 'urea=14000:25'))
    expect(small.parts.find(({ grade }) => grade === 'urea')?.bagKg).toBe(25)
  })

  test('counts in hectares where they are said, and in Namibia', async () => {
    expect((await planOf(EXAMPLE)).hectares).toBeCloseTo(0.809, 3)
    expect((await planOf(`${EXAMPLE} --unit hectare`)).hectares).toBe(2)
    const rundu = await planOf('fertilizer plan --crop millet --place Rundu --area 2')
    expect(rundu).toMatchObject({ hectares: 2, country: 'NA', currency: 'NAD' })
  })

  test('of trees and without prices makes no promise of money', async () => {
    const { out } = await gona.run('fertilizer plan --crop cocoa --place Ibadan --area 1')
    expect(out).toContain('We cannot say if it pays.')
    expect(out).toContain('Each plant is fed by itself')
  })

  test('that does not pay buys nothing and shows no row of naughts', async () => {
    const { out } = await gona.run(EXAMPLE.replace('--crop-price 400', '--crop-price 60'))
    expect(out).toContain('It does not pay')
    for (const part of ['To buy', 'The sum', '₦0']) expect(out).not.toContain(part)
  })

  test('says once what rests on memory, and when rice is fed by its stage', async () => {
    const { out } = await gona.run('fertilizer plan --crop rice --place Bida --area 1 --field irrigated')
    expect(out).not.toMatch(/(?<!from )\bmemory\b/)
    expect(out).toMatch(/When the heads begin inside the stem, about 65 days before harvest: \d+ to \d+ days/)
    const { out: small } = await gona.run('fertilizer plan --crop rice --place Bida --area 0.1 --field irrigated')
    expect(small).toMatch(/kg of /)
    expect(small).not.toMatch(/, *$/m)
  })

  test('takes prices that are left out from the cooperative’s list, and says which', async () => {
    const file = join(gona.dataDir, '../prices.csv')
    const day = new Date(Date.now() - 864e5 * 3).toISOString().slice(0, 10)
    writeFileSync(
      file,
      `country,kind,item,bagKg,price,currency,market,date\nNG,input,urea,50,28000,NGN,,${day}\nNG,produce,maize,,400,NGN,Dawanau,${day}\n`,
    )
    expect((await gona.run(`prices import ${file}`)).code).toBe(0)
    const blank = EXAMPLE.replace('urea=28000', 'urea').replace('--crop-price 400 ', '')
    const { code, out, err } = await gona.run(`${blank} --json`)
    expect(code).toBe(0)
    expect(err).toContain('From the price list: Urea 46-0-0 ₦28,000')
    expect(err).toContain('From the price list: maize, 1 kg ₦400')
    expect(JSON.parse(out)).toEqual(await planOf(EXAMPLE))
  })

  test('what it prints is what the adviser then feeds a field with', async () => {
    const file = join(gona.dataDir, '../bags.json')
    const { out } = await gona.run(
      'fertilizer plan --crop maize --place Kano --area 2 --grade npk-20-10-10 --grade urea --planted 2026-07-03 --json',
    )
    writeFileSync(file, out)
    const field = 'advisories explain --crop maize --place Kano --planted 2026-07-03 --area 2 --date 2026-07-06'
    expect((await gona.run(`${field} --bags ${file}`)).out).toContain('give NPK 20-10-10')
    expect((await gona.run(field)).out).not.toContain('give NPK 20-10-10')
    const rice = await gona.run(`${field.replace('maize', 'rice')} --bags ${file}`)
    expect([rice.code, rice.err]).toEqual([2, expect.stringContaining('is a plan for maize')])
  })

  test.each([
    ['fertilizer plan --crop maize --place 52,13 --area 2', '--place must be in Nigeria or Namibia'],
    ['fertilizer plan --place Kano --area 2', '--crop is required.'],
    ['fertilizer plan --crop maize --area 2', '--place is required.'],
    ['fertilizer plan --crop maize --place Kano', '--area is required.'],
    ['fertilizer plan --crop tulip --place Kano --area 2', '--crop must be one of maize'],
    ['fertilizer plan --crop maize --place Kano --area two', '--area must be a number'],
    ['fertilizer plan --crop maize --place Kano --area=-2', 'The land must be more than 0'],
    [`${EXAMPLE} --grade moon-dust=1`, '--grade: "moon-dust" is not a known fertilizer'],
    [`${EXAMPLE} --grade urea=cheap`, '--grade must be a number'],
    [`${EXAMPLE} --grade urea=1 --grade urea=2 --grade urea=3 --grade urea=4 --grade urea=5`, 'at most 6 fertilisers'],
    [`${EXAMPLE} --look 6`, '--look must be one of 1, 2, 3, 4, 5'],
    [`${EXAMPLE} --risk reckless`, '--risk must be one of careful'],
    [`${EXAMPLE} --field lowland`, '--field is for rice only.'],
    [`${EXAMPLE} --planted yesterday`, '--planted must be a date'],
    ['fertilizer plan --csv /no/such/file.csv', 'Cannot read /no/such/file.csv'],
  ])('%s is refused', async (line, sentence) => {
    const { code, out, err } = await gona.run(line)
    expect(err).toContain(sentence)
    expect([code, out]).toEqual([2, ''])
  })

  test('a place that is nowhere is told', async () => {
    const { code, err } = await gona.run('fertilizer plan --crop maize --place Nowhereville --area 2')
    expect([code, err]).toEqual([1, expect.stringContaining('Nowhereville was not found')])
  })
})

describe('a list of farmers', () => {
  const HEADING = 'Name,crop,place,area,unit,look,purse,cropPrice,grades'
  const AISHA = 'Aisha,maize,Kano,2,acre,2,60000,400,npk-15-15-15=32000; urea=28000'

  function listOf(...lines: string[]): string {
    const file = join(dirname(gona.dataDir), 'farmers.csv')
    writeFileSync(file, [HEADING, ...lines].join('\n'))
    return file
  }
  const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.trim(), { header: true }).data

  test('comes back line by line, each as a field of its own would', async () => {
    const { code, out, err } = await gona.run(
      `fertilizer plan --risk careful --csv ${listOf(AISHA, 'Bala,rice,Jos,1,hectare,,,,')}`,
    )
    expect([code, err]).toEqual([0, 'Planning: 2/2\n'])
    const [aisha, bala, ...more] = rowsOf(out)
    const plan = await planOf(EXAMPLE)
    expect(aisha).toMatchObject({ line: '2', name: 'Aisha', crop: 'maize', cost: String(plan.cost), problem: '' })
    expect(bala).toMatchObject({ line: '3', name: 'Bala', basis: 'rate', cost: '', worthIt: '' })
    expect(more).toEqual([])
  })

  test('goes on past a wrong line, which says why here and there', async () => {
    const file = listOf(
      'Efe,tulip,Kano,1,acre,,,,',
      AISHA,
      'Chi,yam,Enugu,minus,acre,,,,',
      'Dan,maize,Nowhereville,1,,,,,',
    )
    const { code, out, err } = await gona.run(`fertilizer plan --csv ${file}`)
    expect(code).toBe(1)
    for (const said of [`${file}:2: crop must be`, `${file}:4: area must be a number`, `${file}:5: Nowhereville`])
      expect(err).toContain(said)
    expect(rowsOf(out).map(({ name, problem }) => [name, problem === ''])).toEqual([
      ['Efe', false],
      ['Aisha', true],
      ['Chi', false],
      ['Dan', false],
    ])
  })

  test('fills its blanks from the options beside it, and goes to a file that only its owner reads', async () => {
    const out = join(gona.dataDir, '../plans.csv')
    const file = listOf('Aisha,,,2,,,60000,400,', 'Bala,,,1,,,60000,400,')
    const said = await gona.run(
      `fertilizer plan --csv ${file} --out ${out} --crop maize --place Kano --look 2 --grade urea=28000`,
    )
    expect([said.code, said.out]).toEqual([0, ''])
    expect(said.err).toContain(`2 planned, 0 failed; written to ${out}`)
    const text = await Bun.file(out).text()
    expect(rowsOf(text).map(({ crop, place }) => [crop, place])).toEqual([
      ['maize', 'Kano'],
      ['maize', 'Kano'],
    ])
  })

  test('as JSON has each plan whole', async () => {
    const { out } = await gona.run(
      `fertilizer plan --json --risk careful --csv ${listOf(AISHA, 'Efe,tulip,Kano,1,acre,,,,')}`,
    )
    const [aisha, efe] = JSON.parse(out)
    expect(aisha).toEqual({ line: 2, name: 'Aisha', plan: await planOf(EXAMPLE), problem: null })
    expect(efe).toMatchObject({ line: 3, name: 'Efe', plan: null })
  })

  test('without the columns it needs is no list', async () => {
    const file = join(dirname(gona.dataDir), 'farmers.csv')
    writeFileSync(file, 'name,crop\nAisha,maize\n')
    const { code, err } = await gona.run(`fertilizer plan --csv ${file}`)
    expect([code, err]).toEqual([2, expect.stringContaining('place, area')])
  })

  test('names nobody by a formula', async () => {
    const { out } = await gona.run(`fertilizer plan --csv ${listOf(AISHA.replace('Aisha', '=1+1'))}`)
    expect(rowsOf(out)[0]!.name).toBe("'=1+1")
  })
})

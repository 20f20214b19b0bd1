import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '../agronomy/dates.ts'
import { priceImportSchema } from '../contracts/prices.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

let gona: Gona
beforeEach(() => {
  gona = gonaIn()
})
afterEach(() => gona.remove())

const today = new Date().toISOString().slice(0, 10)
const on = (days: number) => addDays(today, -days)
const json = async (line: string) => JSON.parse((await gona.run(`${line} --json`)).out)

function listFile(...lines: string[]): string {
  const file = join(gona.dataDir, '../prices.csv')
  writeFileSync(file, ['country,kind,item,bagKg,price,market,date', ...lines].join('\n'))
  return file
}

describe('gona prices', () => {
  test('import takes the lines that are right, and tells of each other with its place', async () => {
    const file = listFile(
      `NG,input,urea,50,28000,,${on(3)}`,
      `NG,input,urea,5000,28000,,${on(3)}`,
      `NG,produce,maize,,400,"Dawanau, Kano",${on(1)}`,
    )
    const { code, out, err } = await gona.run(`prices import ${file}`)
    expect([code, out]).toEqual([0, '2 added, 0 known already, 1 refused.\n'])
    expect(err).toContain(`${file}:3: bagKg "5000": A bag holds 1 to 100 kg\n`)
    expect((await gona.run(`prices import ${file}`)).out).toBe('0 added, 2 known already, 1 refused.\n')
  })

  test('import --dry-run only looks', async () => {
    const file = listFile(`NG,input,urea,50,28000,,${on(3)}`)
    expect((await gona.run(`prices import ${file} --dry-run`)).out).toBe(
      '1 can be added, 0 known already, 0 refused.\n',
    )
    const report = await json(`prices import ${file} --dry-run`)
    expect(priceImportSchema.parse(report)).toMatchObject({ id: null, added: 1, by: null })
    expect((await gona.run('prices list')).out).toBe('No price has been entered yet.\n')
  })

  test.each([
    ['prices import nowhere.csv', 'Cannot read nowhere.csv'],
    ['prices list --country GH', '--country must be one of NG, NA'],
  ])('%s says what is wrong', async (line, message) => {
    const { code, err } = await gona.run(line)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  test('import of what is no price list says which columns are missing', async () => {
    const file = join(gona.dataDir, '../list.csv')
    writeFileSync(file, 'phone,crops\n08031234567,maize\n')
    expect(await gona.run(`prices import ${file}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('missing: country, kind, item, bagKg, price, market, date'),
    })
  })

  test('list tells the age of each, and which count in no sum', async () => {
    await gona.run(
      `prices import ${listFile(
        `NG,input,urea,50,28000,Kano,${on(3)}`,
        `NG,input,urea,50,27000,Kano,${on(30)}`,
        `NG,input,ssp,50,21000,,${on(200)}`,
        `NA,produce,millet,,7.5,Oshakati,${on(1)}`,
      )}`,
    )
    const lines = (await gona.run('prices list')).out.trimEnd().split('\n')
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      expect.stringMatching(/^NA millet N\$7\.50 for 1 kg .* \([12] days? old\) Oshakati by command line$/),
      expect.stringMatching(/^NG urea ₦28,000 for 50 kg .* \([34] days old\) Kano by command line$/),
      expect.stringMatching(/^NG ssp ₦21,000 for 50 kg .* \[older than 180 days: not used\]$/),
    ])
    expect(await json('prices list --country ng')).toHaveLength(2)
    expect(await json('prices list --all')).toHaveLength(4)
    expect((await gona.run('prices list --all')).out).toContain('[replaced by a newer one]')
  })

  test('list goes on past its first page', async () => {
    const lines = Array.from({ length: 103 }, (_, n) => `NG,produce,maize,,${400 + n},Market ${n},${on(n % 90)}`)
    await gona.run(`prices import ${listFile(...lines)}`)
    const list = await json('prices list')
    expect(new Set(list.map(({ market }: { market: string }) => market)).size).toBe(103)
    expect((await gona.run('prices list')).out.trimEnd().split('\n')).toHaveLength(103)
  })

  test('seed --demo has prices that say that they are examples', async () => {
    await gona.run('seed --demo')
    const list = await json('prices list')
    expect(list.length).toBeGreaterThan(10)
    for (const { market } of list) expect(market).toStartWith('Example price, ')
    expect(new Set(list.map(({ state }: { state: string }) => state))).toEqual(new Set(['counts', 'old']))
  })
})

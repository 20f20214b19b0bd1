import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { reportedSentences, wordCorrections } from '../../db/schema/words.ts'
import { strongestReadingOf } from '../../words/blind-readings.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import { setSentence } from '../../words/set-sentence.ts'
import { gonaIn } from '../testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
const folder = mkdtempSync(join(tmpdir(), 'gona-sheets-'))
const ID = 'tips.wetLeaves'
const built = TEXTS_BY_LANGUAGE.ha.tips.wetLeaves
afterAll(() => {
  setSentence(TEXTS_BY_LANGUAGE.ha, ID, built)
  gona.remove()
  rmSync(folder, { recursive: true })
})

interface Row {
  id: string
  correction: string
  state: string
  reviewer: string
}
async function sheet(change: (rows: Row[]) => void): Promise<string> {
  const { out } = await gona.run('words export ha --only danger')
  const { data, meta } = Papa.parse<Row>(out.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })
  change(data)
  const file = join(folder, `${crypto.randomUUID()}.csv`)
  // Format of spreadsheets in other countries.
  await Bun.write(file, Papa.unparse(data, { columns: meta.fields!, delimiter: ';' }))
  return file
}

describe('a sheet of words', () => {
  test('goes through a spreadsheet and back without a change', async () => {
    const { code, out } = await gona.run(['words', 'import', await sheet(() => {}), '--language', 'ha'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^0 taken, 0 confirmed, 0 refused, \d+ unchanged/)])
  })

  test('brings a correction into the database, and is refused line by line where it is wrong', async () => {
    const file = await sheet((rows) => {
      const row = (id: string) => rows.find((one) => one.id === id)!
      Object.assign(row(ID), {
        correction: 'Kada ku yi aiki a cikin jikakken ganye.',
        reviewer: 'Malama Hauwa',
        second_reader: 'Malam Audu',
      })
      row('tips.noMould').correction = 'Ku gauraya mai hunhuna da mai kyau.'
      row('advice.keep.one').correction = 'shuka a kowane rami'
    })
    const { code, out } = await gona.run(['words', 'import', file, '--language', 'ha'])
    expect(code).toBe(1)
    expect(out).toContain(`taken ${ID}`)
    expect(out).toMatch(/line \d+: refused tips\.noMould: it says "do not" 0 times and English 2 times/)
    expect(out).toMatch(/line \d+: refused advice\.keep\.one: it has lost 1/)
    const kept = await gona.database((db) => db.orm.select().from(wordCorrections))
    expect(kept).toMatchObject([{ language: 'ha', path: ID, state: 'checked', by: 'Malama Hauwa and Malam Audu' }])
    expect(TEXTS_BY_LANGUAGE.ha.tips.wetLeaves).toBe('Kada ku yi aiki a cikin jikakken ganye.')
  })

  test('names what it does not find in the sources', async () => {
    await Bun.write(join(folder, 'src/words/ha/readings.json'), '[]')
    const file = await sheet((rows) => {
      Object.assign(rows.find(({ id }) => id === ID)!, {
        correction: 'Kada ku taɓa jikakken ganye.',
        reviewer: 'Malama Hauwa',
        second_reader: 'Malam Audu',
      })
    })
    const { code, out } = await gona.run(['words', 'import', file, '--language', 'ha', '--source', folder])
    expect(code).toBe(1)
    expect(out).toContain(`${ID}: not found in the sources`)
  })

  test('of a single line is read', async () => {
    const file = await sheet((rows) =>
      rows.splice(0, rows.length, { ...rows.find(({ id }) => id === 'advice.today.noon')!, state: '' }),
    )
    const lines = (await Bun.file(file).text()).replaceAll(';', ',')
    await Bun.write(file, lines)
    expect((await gona.run(['words', 'import', file, '--language', 'ha', '--dry-run'])).code).toBe(0)
  })

  test('in PO says its language, and who read it stands in a comment', async () => {
    const file = join(folder, 'ha.po')
    await gona.run(['words', 'export', 'ha', '--po', '--only', 'danger', '--out', file])
    const text = await Bun.file(file).text()
    const present = sentencesOf(TEXTS_BY_LANGUAGE.ha)
    for (const part of text.split('\n\n').filter((each) => each.includes('msgctxt'))) {
      const id = /msgctxt "(.*)"/.exec(part)![1]!
      const { literal } = strongestReadingOf('ha', id, present.get(id)!)
      expect([id, /^#\. literal: (.*)$/m.exec(part)?.[1] ?? null]).toEqual([id, literal])
    }
    const entry = `msgctxt "tips.cleanSeed"`
    await Bun.write(file, text.replace(entry, `# reviewer: Malam Sani\n${entry}`))
    const { code, out } = await gona.run(['words', 'import', file, '--dry-run'])
    expect(code).toBe(0)
    expect(out).toContain('0 refused')
  })

  test('can be printed, every sentence on it, and names nobody’s secrets', async () => {
    const { out } = await gona.run('words sheet yo')
    expect(out).toContain('Yorùbá: the sentences that can hurt')
    expect(out).toContain('Signature')
    expect(out).not.toContain('undefined')
  })

  test.each([
    ['words export xx', 'language must be one of'],
    ['words export ha --csv --po', 'Give --csv or --po'],
    ['words import /nowhere/sheet.csv --language ha', 'Cannot read'],
  ])('%s is misuse', async (line, says) => {
    const { code, err } = await gona.run(line)
    expect(code).not.toBe(0)
    expect(err).toContain(says)
  })
})

test('sentences that readers reported are listed with their text', async () => {
  expect((await gona.run('words reported')).out).toContain('No sentence was reported.')
  const row = { language: 'af', path: 'advice.eve', times: 3, lastOn: '2026-07-01' } as const
  await gona.database((db) => db.write(db.orm.insert(reportedSentences).values(row)))
  const { code, out } = await gona.run('words reported')
  expect(code).toBe(0)
  expect(out).toContain(`3  af  advice.eve  (last on 2026-07-01)`)
  expect(out).toContain(TEXTS_BY_LANGUAGE.af.advice.eve)
})

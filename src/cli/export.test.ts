import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPerson } from '../server/testing/people.ts'
import { type Dhis2, startDhis2 } from '../server/testing/providers/dhis2.ts'
import { gonaIn } from './testing/gona.ts'

const gona = gonaIn()
let dhis2: Dhis2
let mapping: string
let settings: Record<string, string>
beforeAll(async () => {
  dhis2 = await startDhis2({ elements: ['F'], units: ['NG_KN'] })
  settings = { DHIS2_BASE_URL: dhis2.url, DHIS2_USERNAME: 'gona', DHIS2_PASSWORD: 'district' }
  await gona.run('db migrate')
  await gona.run('doctor')
  await gona.database((db) => addPerson(db, { region: 'Kano', country: 'NG', createdAt: '2026-07-01T08:00:00.000Z' }))
  mapping = join(gona.dataDir, 'mapping.json')
  writeFileSync(mapping, '{"dataElements": {"farmers": "F"}, "orgUnits": {"Kano": "NG_KN"}}')
})
afterAll(async () => {
  await dhis2.stop()
  gona.remove()
})
const dhis = (more: string) => gona.run(`export dhis2 --period 202607 --mapping ${mapping} ${more}`, { settings })

describe('gona export dhis2', () => {
  test('prints the values and sends nothing', async () => {
    for (const more of ['', '--dry-run']) {
      const { code, out, err } = await dhis(more)
      expect([code, JSON.parse(out)]).toEqual([
        0,
        { dataValues: [{ dataElement: 'F', period: '202607', orgUnit: 'NG_KN', value: '1' }] },
      ])
      expect(err).toContain('mapping.json: active, questions, answered, done, harvest')
    }
    expect(dhis2.queries).toEqual([])
  })

  test('pushes them, tried or for good', async () => {
    expect(await dhis('--push --dry-run')).toMatchObject({
      code: 0,
      out: 'Dry run: 1 imported, 0 updated, 0 ignored, 0 deleted (status 200)\n',
    })
    expect(dhis2.stored.size).toBe(0)
    expect(await dhis('--push')).toMatchObject({
      code: 0,
      out: '1 imported, 0 updated, 0 ignored, 0 deleted (status 200)\n',
    })
    expect(dhis2.stored.get('F 202607 NG_KN')).toBe('1')
  })

  test('exits with 1 on a conflict, which it prints, and on a failing server', async () => {
    for (const mood of ['well', 'old'] as const) {
      dhis2.behave(mood)
      const { code, err } = await gona.run('export dhis2 --period 202607 --push', { settings })
      expect(code).toBe(1)
      expect(err).toContain('E7610: GONA_FARMERS: Data element not found')
    }
    dhis2.behave('html')
    expect((await dhis('--push')).code).toBe(1)
    dhis2.behave('well')
    const wrong = await gona.run(`export dhis2 --period 202607 --mapping ${mapping} --push`, {
      settings: { ...settings, DHIS2_PASSWORD: 'wrong-secret' },
    })
    expect(wrong.code).toBe(1)
    expect(wrong.err).not.toContain('wrong-secret')
  })

  test('exits with 2 for wrong use', async () => {
    writeFileSync(join(gona.dataDir, 'bad.json'), '{"dataElements": {"farmres": "F"}, "orgUnits": {}}')
    for (const [line, sentence] of [
      ['export dhis2 --period 202613', '202613 is no month'],
      [`export dhis2 --period 202607 --mapping ${gona.dataDir}/none.json`, 'Cannot read'],
      [`export dhis2 --period 202607 --mapping ${gona.dataDir}/bad.json`, 'is no mapping (dataElements'],
      ['export dhis2 --period 202607 --push', 'Set DHIS2_BASE_URL'],
      ['export geojson --by town', 'Allowed choices are state, lga'],
    ] as const) {
      const { code, err } = await gona.run(line)
      expect([code, line, err.includes(sentence) || err]).toEqual([2, line, true])
    }
  })
})

test('gona export geojson prints a feature collection', async () => {
  const { code, out } = await gona.run('export geojson')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { state: 'Kano', farmers: null } }],
  })
})

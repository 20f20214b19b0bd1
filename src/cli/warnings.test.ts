import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capXml } from '../server/warnings/testing/samples.ts'
import { gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)
const gona = gonaIn()
const folder = mkdtempSync(join(tmpdir(), 'gona-cap-'))
afterAll(() => {
  gona.remove()
  rmSync(folder, { recursive: true })
})

test('import takes the good files, names each refused one, and exits with 1', async () => {
  const [good, bad] = [join(folder, 'good.xml'), join(folder, 'bad.xml')]
  await Bun.write(
    good,
    capXml({ id: 'good', onset: '2026-08-18T14:00:00+01:00', expires: '2099-08-19T06:00:00+01:00' }),
  )
  await Bun.write(bad, '<!DOCTYPE alert><alert/>')
  const first = await gona.run(['warnings', 'import', good, bad])
  expect(first.code).toBe(1)
  expect(first.out).toContain('1 added, 0 known already, 1 refused.')
  expect(first.err).toContain(`${bad}: The file has a DOCTYPE, which is not accepted.`)
  const again = await gona.run(['warnings', 'import', good])
  expect([again.code, again.out.split('\n')[0]]).toEqual([0, '0 added, 1 known already, 0 refused.'])
  const list = await gona.run('warnings list')
  expect(list.out).toContain('NiMet: THUNDERSTORMS, Severe, 2026-08-18T13:00:00.000Z to 2099-08-19T05:00:00.000Z')
})

test('a file that cannot be read is named', async () => {
  const { code, err } = await gona.run('warnings import /nowhere.xml')
  expect(code).not.toBe(0)
  expect(err).toContain('Cannot read /nowhere.xml')
})

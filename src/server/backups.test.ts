import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rejectionOf } from '../shared/testing/rejections.ts'
import { testServices } from './testing/services.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-nightly-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function nightly(keep: number) {
  const dir = join(mkdtempSync(join(folder, 'of-')), 'backups')
  const { housekeeping } = await testServices({ settings: { BACKUP_DIR: dir, BACKUP_KEEP: `${keep}` } })
  const names = () => readdirSync(dir).sort()
  return { dir, names, backup: (day: string) => housekeeping.backup(new Date(`${day}T03:00:00.000Z`)) }
}
const named = (...days: string[]) => days.map((day) => `gona-${day}T030000.db`)

describe('nightly backups', () => {
  test('are dated, and the newest are kept', async () => {
    const { dir, names, backup } = await nightly(2)
    expect(await backup('2026-07-01')).toBe(join(dir, 'gona-2026-07-01T030000.db'))
    await backup('2026-07-02')
    expect(names()).toEqual(named('2026-07-01', '2026-07-02'))
    await backup('2026-07-03')
    expect(names()).toEqual(named('2026-07-02', '2026-07-03'))
  })

  test('touch no other file there, but clear what a killed one left', async () => {
    const { dir, names, backup } = await nightly(1)
    await backup('2026-07-01')
    for (const name of ['before-upgrade.db', 'notes.txt', 'gona-2026-06-30T030000.db.77.unfinished'])
      writeFileSync(join(dir, name), 'x')
    await backup('2026-07-02')
    expect(names()).toEqual(['before-upgrade.db', ...named('2026-07-02'), 'notes.txt'])
  })

  test('keep the one just made also when the clock was ahead for a night', async () => {
    const { names, backup } = await nightly(1)
    await backup('2031-01-01')
    await backup('2026-07-02')
    expect(names()).toEqual(named('2026-07-02'))
  })

  test('that fail leave the ones before', async () => {
    const { dir, names, backup } = await nightly(1)
    await backup('2026-07-01')
    writeFileSync(join(dir, ...named('2026-07-02')), 'somebody else’s')
    expect(await rejectionOf(backup('2026-07-02'))).toMatchObject({ code: 'conflict' })
    expect(names()).toEqual(named('2026-07-01', '2026-07-02'))
  })

  test('are none without BACKUP_DIR', async () => {
    const { housekeeping } = await testServices()
    expect(await housekeeping.backup(new Date())).toBeNull()
  })
})

import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FARMER, startAccounts } from '../server/accounts/fixture.ts'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-full-'))
const disk = join(folder, 'disk')
mkdirSync(disk)
const mounted =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=6m', 'gona-full-disk', disk]).success
if (!mounted) console.warn('A small disk can be mounted by root on Linux only: the full-disk test is left out.')

afterAll(() => {
  if (mounted) Bun.spawnSync(['umount', '-l', disk])
  rmSync(folder, { recursive: true, force: true })
})

/** Writes until nothing more fits. */
function fill(path: string) {
  const file = openSync(path, 'w')
  for (const size of [65_536, 512, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1))
    } catch {
      // Full, but for less than this.
    }
  }
  closeSync(file)
}

test.skipIf(!mounted)(
  'a full disk is a 503 that says so, reading goes on, and all is well when there is space',
  async () => {
    const { db, browser } = await startAccounts({}, join(disk, 'gona.db'))
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    fill(join(disk, 'filler'))
    const wordy = (n: number) => ({ firstName: `${n}`.padEnd(100, 'x') })
    let refused = await farmer.send('PUT', '/api/profile', wordy(0))
    // What room the files had left inside is used up first.
    for (let n = 1; refused.status === 200 && n < 500; n++) refused = await farmer.send('PUT', '/api/profile', wordy(n))
    expect([refused.status, refused.body]).toEqual([
      503,
      { message: 'The server cannot save right now: its disk is full. Please try again later.' },
    ])
    expect((await farmer.send('GET', '/api/user')).status).toBe(200)
    expect((await farmer.send('PUT', '/api/profile', wordy(0))).status).toBe(503)

    rmSync(join(disk, 'filler'))
    const saved = await farmer.send('PUT', '/api/profile', { firstName: 'Amina' })
    expect([saved.status, saved.body.firstName]).toEqual([200, 'Amina'])
    expect(await db.check()).toEqual([])
    db.close()
  },
)

import { afterAll, expect, setDefaultTimeout } from 'bun:test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { FARMER, startAccounts } from '../../server/accounts/fixture.ts'
import { fill, smallDisk } from '../../server/testing/small-disk.ts'
import { testWith } from '../../server/testing/test-with.ts'

setDefaultTimeout(300_000)

const small = smallDisk(6)
const disk = small?.path ?? ''
afterAll(() => small?.remove())

testWith('root on Linux', small !== null)(
  'a full disk is a 503 that says so, reading goes on, and all is well when there is space',
  async () => {
    const { db, browser } = await startAccounts({}, join(disk, 'gona.db'))
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    fill(join(disk, 'filler'))
    const wordy = (n: number) => ({ firstName: `${n}`.padEnd(100, 'x') })
    let refused = await farmer.send('PUT', '/api/profile', wordy(0))
    // Uses up the free space inside the files first.
    for (let n = 1; refused.status === 200 && n < 500; n++) refused = await farmer.send('PUT', '/api/profile', wordy(n))
    expect([refused.status, refused.body]).toEqual([
      503,
      {
        message: 'The server cannot save right now: its disk is full. Please try again later.',
      },
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

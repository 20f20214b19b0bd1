import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
afterAll(gona.remove)

const shown = async (phone: string) => {
  const { out } = await gona.run(`farmers show ${phone}`)
  return Object.fromEntries(out.split('\n').map((line) => [line.slice(0, 9).trim(), line.slice(10)]))
}

test('gona farmers list takes one choice at a time', async () => {
  const { code, err } = await gona.run('farmers list --arrived sms --never-on-web')
  expect([code, err]).toEqual([2, expect.stringContaining('Give --arrived or --never-on-web, not both.')])
})

test('gona farmers import of a file without a good line registers nobody and asks nothing', async () => {
  const file = join(gona.dataDir, '..', 'list.csv')
  await Bun.write(file, 'phone,crops\n12,maize\n')
  const { code, out, asked } = await gona.run(['farmers', 'import', file], { typed: 'yes' })
  expect([code, out, asked]).toEqual([0, '0 can be registered, 1 cannot.\n', []])
})

describe('gona farmers show', () => {
  test('says who a farmer is, and what is not known of them', async () => {
    await gona.run('users create 08031234567')
    expect(await shown('08031234567')).toMatchObject({
      phone: '+2348031234567',
      name: '-',
      place: '-',
      crops: '-',
      language: 'en',
      role: 'farmer',
    })
  })

  test('names the role: lead farmer, and administrator before it', async () => {
    await gona.run('users lead 08031234567')
    expect((await shown('08031234567')).role).toBe('lead farmer')
    await gona.run('users create 08039999999 --admin')
    await gona.run('users lead 08039999999')
    expect((await shown('08039999999')).role).toBe('administrator')
  })
})

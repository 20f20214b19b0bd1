import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
afterAll(gona.remove)

const shown = async (phone: string) => {
  const { out } = await gona.run(`farmers show ${phone}`)
  return Object.fromEntries(out.split('\n').map((line) => [line.slice(0, 9).trim(), line.slice(10)]))
}

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

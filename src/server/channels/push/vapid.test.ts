import { describe, expect, test } from 'bun:test'
import { testDatabase } from '../../testing/database.ts'
import { verifyVapid } from '../../testing/providers/push-service.ts'
import { loadVapidKeys } from './vapid.ts'

const NOW = new Date('2026-06-20T09:00:00Z')

describe("the server's key for push services", () => {
  test('is made on the first start and stays', async () => {
    const db = testDatabase()
    const [one, atTheSameTime] = await Promise.all([loadVapidKeys(db, undefined), loadVapidKeys(db, undefined)])
    expect(one.publicKey).toMatch(/^B[\w-]{86}$/)
    expect(atTheSameTime.publicKey).toBe(one.publicKey)
    expect((await loadVapidKeys(db, undefined)).publicKey).toBe(one.publicKey)
    expect((await loadVapidKeys(testDatabase(), undefined)).publicKey).not.toBe(one.publicKey)
  })

  test('signs who sends, to which push service, for the next twelve hours', async () => {
    const vapid = await loadVapidKeys(testDatabase(), 'https://gona.example.org')
    const { claims, publicKey } = verifyVapid(await vapid.authorization('https://push.example.net:8443/p/1?x', NOW))
    expect(publicKey).toBe(vapid.publicKey)
    expect(claims).toEqual({
      aud: 'https://push.example.net:8443',
      exp: Date.parse('2026-06-20T21:00:00Z') / 1000,
      sub: 'https://gona.example.org',
    })
  })

  test('names no address that push services would refuse', async () => {
    const vapid = await loadVapidKeys(testDatabase(), 'http://192.168.1.10:3000')
    expect(verifyVapid(await vapid.authorization('https://push.example.net/p/1', NOW)).claims).not.toHaveProperty('sub')
  })
})

test('the verifier of these tests takes the token of RFC 8292, section 2.4, and no other', () => {
  const token =
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
  const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  expect(verifyVapid(`vapid t=${token}, k=${key}`).claims).toEqual({
    aud: 'https://push.example.net',
    exp: 1453523768,
    sub: 'mailto:push@example.com',
  })
  expect(() => verifyVapid(`vapid t=${token.replace('.i3CY', '.i3CZ')}, k=${key}`)).toThrow('not signed')
})

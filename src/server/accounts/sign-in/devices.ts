import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../db/open.ts'
import { readOrCreateKey } from '../../foundation/stored-values.ts'

const KEY_NAME = 'device_key'
const PEOPLE_MAX = 5
const DEVICE_COOKIE_PATTERN = /^[\w-]{16}(\.[\w-]{16}){0,5}$/

/** Device cookie: a random name and a proof for each of the last five people who signed in on the device. It only permits trying a password while strangers have used up a phone's tries. */
export function createDevices({ db }: { db: Database }) {
  let key: Promise<Buffer> | undefined
  const serverKey = () =>
    (key ??= readOrCreateKey(db, KEY_NAME).catch((error) => {
      key = undefined
      throw error
    }))

  async function proof(name: string, userId: string): Promise<string> {
    const mac = createHmac('sha256', await serverKey()).update(`${name} ${userId}`)
    return mac.digest().subarray(0, 12).toString('base64url')
  }

  return {
    /** Returns the device's name if this person has signed in on it before, else null. */
    async known(cookie: string | null, userId: string): Promise<string | null> {
      if (!cookie || !DEVICE_COOKIE_PATTERN.test(cookie)) return null
      const [name = '', ...proofs] = cookie.split('.')
      const expected = Buffer.from(await proof(name, userId))
      return proofs.some((given) => timingSafeEqual(Buffer.from(given), expected)) ? name : null
    },

    /** Returns the cookie after this person has signed in on the device. */
    async remember(cookie: string | null, userId: string): Promise<string> {
      const [given, ...proofs] = cookie && DEVICE_COOKIE_PATTERN.test(cookie) ? cookie.split('.') : []
      const name = given ?? randomBytes(12).toString('base64url')
      const mine = await proof(name, userId)
      return [name, mine, ...proofs.filter((other) => other !== mine).slice(0, PEOPLE_MAX - 1)].join('.')
    },

    /** Returns the cookie without this person; null if no other person is left in it. */
    async forget(cookie: string | null, userId: string): Promise<string | null> {
      if (!cookie || !DEVICE_COOKIE_PATTERN.test(cookie)) return null
      const [name = '', ...proofs] = cookie.split('.')
      const mine = await proof(name, userId)
      const others = proofs.filter((other) => other !== mine)
      return others.length > 0 ? [name, ...others].join('.') : null
    },
  }
}

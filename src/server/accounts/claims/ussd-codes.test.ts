import { beforeEach, expect, test } from 'bun:test'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { createUssdCodes } from './ussd-codes.ts'

const NOON = '2026-07-06T12:00:00.000Z'
let gona: TestServices
let codes: ReturnType<typeof createUssdCodes>
let id: string
beforeEach(async () => {
  gona = await testServices({ now: NOON })
  id = (await kanoFarmer(gona)).user.id
  codes = createUssdCodes({
    ...gona,
    security: { pseudonym: (kind, text) => Buffer.from(kind + text).toString('base64url') },
  })
})

test('a code is shown after it was requested, and the digits that are shown are right', async () => {
  expect([await codes.shown(id), await codes.open(id)]).toEqual([null, false])
  await codes.make(id)
  expect(await codes.open(id)).toBe(true)
  expect(await codes.check(id, (await codes.shown(id))!)).toBe(true)
})

test.each(['', '12345', '1234567', 'abcdef'])('%p is no code', async (typed) => {
  await codes.make(id)
  expect(await codes.check(id, typed)).toBe(false)
})

test('after five wrong codes the right one is refused, until a new one is requested', async () => {
  await codes.make(id)
  const right = (await codes.shown(id))!
  const wrong = right === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n++) expect(await codes.check(id, wrong)).toBe(false)
  expect(await codes.check(id, right)).toBe(false)
  expect(await codes.shown(id)).toBeNull()
  gona.at('2026-07-06T12:00:01.000Z')
  await codes.make(id)
  expect(await codes.check(id, (await codes.shown(id))!)).toBe(true)
})

test('a code holds for ten minutes', async () => {
  await codes.make(id)
  const right = (await codes.shown(id))!
  gona.at('2026-07-06T12:09:59.000Z')
  expect(await codes.check(id, right)).toBe(true)
  gona.at('2026-07-06T12:10:00.000Z')
  expect([await codes.check(id, right), await codes.shown(id)]).toEqual([false, null])
})

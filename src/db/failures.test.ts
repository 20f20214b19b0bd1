import { expect, test } from 'bun:test'
import { refusalError } from '../contracts/refusals.ts'
import { errorCode, hasErrorCode, isNotNullViolation, isUniqueViolation, toStorageError } from './failures.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const wrapped = (cause: unknown) => new Error('Failed query', { cause })

test.each([
  ['SQLITE_FULL', 'server.full'],
  ['SQLITE_IOERR_WRITE', 'server.full'],
  ['SQLITE_BUSY', 'server.busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'server.busy'],
])('%s is %s, wrapped by a query or not', (code, key) => {
  for (const error of [coded(code), wrapped(coded(code))])
    expect(toStorageError(error)).toMatchObject({ refusal: { key } })
})

test('a refusal stays what it is, and any other error loses only the wrapping of the query', () => {
  const [refusal, other] = [refusalError('server.promoted'), coded('SQLITE_CONSTRAINT')]
  expect([toStorageError(refusal), toStorageError(other), toStorageError(wrapped(other))]).toEqual([
    refusal,
    other,
    other,
  ])
  for (const thrown of ['a text', undefined, { code: 'SQLITE_FULL' }]) expect(toStorageError(thrown)).toBe(thrown)
  expect(toStorageError(wrapped(null))).toBeNull()
})

test('a code is that of an error, a number as text', () => {
  expect(
    [coded('A'), Object.assign(new Error('x'), { code: 7 }), new Error('x'), { code: 'A' }].map(errorCode),
  ).toEqual(['A', '7', '', ''])
  expect([hasErrorCode(coded('SQLITE_BUSY'), 'SQLITE'), hasErrorCode(coded('A_SQLITE'), 'SQLITE')]).toEqual([
    true,
    false,
  ])
})

test('a missing and a taken value are known by their column', () => {
  const missing = coded('SQLITE_CONSTRAINT_NOTNULL', 'NOT NULL constraint failed: users.phone')
  const taken = coded('SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: users.phone')
  expect([missing, taken].map((error) => isNotNullViolation(error, 'users.phone'))).toEqual([true, false])
  expect(isNotNullViolation(missing, 'users.email')).toBe(false)
  expect([isUniqueViolation(taken, 'users.phone'), isUniqueViolation(taken, 'users.email')]).toEqual([true, false])
  for (const is of [isNotNullViolation, isUniqueViolation])
    expect(is(coded('SQLITE_FULL', missing.message), 'users.phone')).toBe(false)
})

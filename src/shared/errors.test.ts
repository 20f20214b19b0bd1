import { expect, test } from 'bun:test'
import { AppError, type ErrorCode, HTTP_STATUS } from './errors.ts'

// RFC 9110; 429 is RFC 6585.
test.each(
  Object.entries({
    ...{ invalid: 400, unauthorized: 401, forbidden: 403, not_found: 404, conflict: 409, too_large: 413 },
    ...{ unsupported_media: 415, rate_limited: 429, provider_failed: 502, unavailable: 503 },
  }),
)('%s is answered with %d', (code, status) => {
  expect<number>(HTTP_STATUS[code as ErrorCode]).toBe(status)
})

test('every code has a status', () => {
  expect(Object.keys(HTTP_STATUS)).toHaveLength(10)
})

test('an error has its English sentence, and each sentence in a form that is translated', () => {
  const refusal = { key: 'price.today', values: { max: 5 } }
  const fields = {
    price: { english: 'Too much', refusal: { key: 'price.much', values: {} } },
    unit: { english: 'No unit', refusal: null },
  }
  const error = new AppError('rate_limited', { english: 'Five a day', refusal }, { fields, retryAfterSeconds: 60 })
  expect(error).toMatchObject({ name: 'AppError', message: 'Five a day', code: 'rate_limited', refusal })
  expect(error.details).toEqual({ fields: { price: 'Too much', unit: 'No unit' }, retryAfterSeconds: 60 })
  expect(error.fieldRefusals).toEqual({ price: { key: 'price.much', values: {} }, unit: null })
})

test('an error of no field names none', () => {
  const error = new AppError('conflict', { english: 'It is there already', refusal: null })
  expect([error.details, error.fieldRefusals, error.refusal]).toEqual([{}, {}, null])
})

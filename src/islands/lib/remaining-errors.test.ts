import { expect, test } from 'bun:test'
import { errorsStillToFix } from './remaining-errors.ts'

test('what is right by now is told of no more, and what only the server knew until its field is changed', () => {
  const said = { phone: 'Too short', email: 'Taken', crops: 'None' }
  expect(errorsStillToFix(said, { phone: 'Too short', crops: 'None' }, 'phone')).toEqual(said)
  expect(errorsStillToFix(said, { crops: 'None' }, 'phone')).toEqual({ email: 'Taken', crops: 'None' })
  expect(errorsStillToFix(said, { phone: 'Too long', crops: 'None', other: 'Missing' }, 'email')).toEqual({
    phone: 'Too long',
    crops: 'None',
  })
})

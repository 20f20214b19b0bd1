import { expect, test } from 'bun:test'
import { kindOf } from './kinds.ts'

test('a write with a password never waits on the phone, the same without one does', () => {
  const write = { method: 'PUT', path: '/api/profile' }
  expect(kindOf({ ...write, body: { firstName: 'Amina' } })).toBe('profile')
  expect(kindOf({ ...write, body: { phone: '+2348055555555', currentPassword: 'kola nut tree' } })).toBeNull()
})

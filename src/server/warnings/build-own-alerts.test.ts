import { expect, test } from 'bun:test'
import { buildOwnAlert } from './build-own-alerts.ts'

const issued = { identifier: 'a', sender: 'gona', senderName: 'Gona', sent: '2026-08-17T06:00:00.000Z' }

test.each([
  ['dry-spell', '2026-08-25T23:59:59.000Z'],
  ['heavy-rain', '2026-08-18T23:59:59.000Z'],
  ['heat', '2026-08-18T23:59:59.000Z'],
] as const)('an alert of %s on 18 August ends at %p', (kind, ends) => {
  const farms = [{ kind, state: 'Kano', day: '2026-08-18', lat: 12, lng: 8.5 }]
  expect(buildOwnAlert(farms, issued).expires).toBe(ends)
})

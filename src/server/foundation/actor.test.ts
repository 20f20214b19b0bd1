import { expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { AppError } from '../../shared/errors.ts'
import {
  type Actor,
  actorName,
  isOfficer,
  mayAdminister,
  phoneActor,
  requestOriginOf,
  requireAdmin,
  requireOfficer,
  requireOperator,
  signedInUser,
} from './actor.ts'

const user = (over: Partial<User>) => ({ id: 'u', isAdmin: false, isOfficer: false, ...over }) as User
const as = (over: Partial<User>, adminLocked = false): Actor => ({ kind: 'user', user: user(over), adminLocked })

const ACTORS = {
  farmer: as({}),
  officer: as({ isOfficer: true }),
  'officer by phone': phoneActor(user({ isOfficer: true })),
  admin: as({ isAdmin: true }),
  'admin by phone': phoneActor(user({ isAdmin: true })),
  'locked admin': as({ isAdmin: true }, true),
  'admin and officer': as({ isAdmin: true, isOfficer: true }),
  'locked admin and officer': as({ isAdmin: true, isOfficer: true }, true),
  operator: { kind: 'operator' },
  job: { kind: 'system', job: 'weekly' },
} satisfies Record<string, Actor>

const refusalOf = (require: (actor: Actor) => unknown, actor: Actor) => {
  try {
    require(actor)
    return 'may'
  } catch (error) {
    return error instanceof AppError ? error.refusal?.key : error
  }
}

test.each([
  ['farmer', 'forbidden', 'forbidden', 'forbidden'],
  ['officer', 'forbidden', 'may', 'forbidden'],
  ['officer by phone', 'forbidden', 'may', 'forbidden'],
  ['admin', 'may', 'may', 'forbidden'],
  ['admin by phone', 'admin.locked', 'admin.locked', 'forbidden'],
  ['locked admin', 'admin.locked', 'admin.locked', 'forbidden'],
  ['admin and officer', 'may', 'may', 'forbidden'],
  ['locked admin and officer', 'admin.locked', 'admin.locked', 'forbidden'],
  ['operator', 'may', 'may', 'may'],
  ['job', 'may', 'may', 'forbidden'],
] as const)('%s: administrator %s, officer %s, operator %s', (who, admin, officer, operator) => {
  const actor = ACTORS[who]
  expect([requireAdmin, requireOfficer, requireOperator].map((require) => refusalOf(require, actor))).toEqual([
    admin,
    officer,
    operator,
  ])
  expect([mayAdminister(actor), isOfficer(actor)]).toEqual([admin === 'may', officer === 'may'])
})

test('a person has an account, a name in the audit, and an origin where it is known', () => {
  expect(signedInUser(ACTORS.farmer).id).toBe('u')
  for (const who of ['operator', 'job'] as const) expect(refusalOf(signedInUser, ACTORS[who])).toBe('unauthorized')
  expect([ACTORS.farmer, ACTORS.operator, ACTORS.job].map(actorName)).toEqual(['user:u', 'operator', 'job:weekly'])
  const from = { address: '10.0.0.1', requestId: 'r' }
  expect([
    requestOriginOf({ ...as({}), from } as Actor),
    requestOriginOf(ACTORS.farmer),
    requestOriginOf(ACTORS.operator),
  ]).toEqual([from, null, null])
})

import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  accountDeletion,
  credentials,
  passwordChange,
  phoneProof,
  profileUpdate,
  registration,
} from '../../contracts/account.ts'
import { secondFactorCode } from '../../contracts/second-factor.ts'
import type { AppEnv } from '../http/context.ts'
import type { CookieConfig } from '../http/cookies.ts'
import { bePatient } from '../http/patience.ts'
import {
  askForCode,
  clearSessionCookie,
  currentActor,
  forgetPerson,
  giveEntry,
  giveSession,
  requireUser,
  ticketOf,
  visitorOf,
} from '../http/session.ts'
import { streamOf } from '../http/stream.ts'
import { validate } from '../http/validate.ts'
import type { Accounts } from './service.ts'

export interface AccountDoors {
  accounts: Accounts
  config: CookieConfig
}

const sessionParam = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'Not a valid id')) })

/** The account's calls (contract §4). */
export function accountRoutes({ accounts, config }: AccountDoors) {
  return new Hono<AppEnv>()
    .get('/api/user', requireUser, (c) => c.json(c.get('user')))
    .post('/api/register', validate('json', registration), async (c) => {
      const signedIn = await accounts.register(c.req.valid('json'), visitorOf(c))
      giveSession(c, config, signedIn)
      return c.json(signedIn.user, 201)
    })
    .get('/api/login', (c) => c.redirect('/signin', 302))
    .post('/api/login', validate('json', credentials), async (c) => {
      const user = giveEntry(c, config, await accounts.login(c.req.valid('json'), visitorOf(c)))
      return user ? c.json(user) : askForCode(c)
    })
    .post('/api/login/code', validate('json', secondFactorCode), async (c) => {
      const signedIn = await accounts.enterCode(ticketOf(c), c.req.valid('json').code, visitorOf(c))
      giveSession(c, config, signedIn)
      return c.json(signedIn.user)
    })
    .post('/api/logout', async (c) => {
      const sid = c.get('sid')
      if (sid) await accounts.logout(sid)
      clearSessionCookie(c, config)
      return c.body(null, 204)
    })
    .put('/api/profile', requireUser, validate('json', profileUpdate), async (c) =>
      c.json(await accounts.updateProfile(currentActor(c), c.req.valid('json'), c.get('sid'))),
    )
    .post('/api/profile/fix-location', requireUser, async (c) => c.json(await accounts.fixLocation(currentActor(c))))
    .get('/api/account/export', requireUser, (c) => {
      bePatient(c)
      const { fileName, pieces } = accounts.exportAccount(currentActor(c))
      return c.body(streamOf(pieces), 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      })
    })
    .delete('/api/account', requireUser, validate('json', accountDeletion), async (c) => {
      await accounts.deleteAccount(currentActor(c), c.req.valid('json'))
      await forgetPerson(c, config, accounts)
      return c.body(null, 204)
    })
    .put('/api/account/password', requireUser, validate('json', passwordChange), async (c) => {
      await accounts.changePassword(currentActor(c), c.req.valid('json'), c.get('sid'))
      return c.body(null, 204)
    })
    .get('/api/account/phone', requireUser, async (c) => c.json(await accounts.phoneState(currentActor(c))))
    .post('/api/account/phone-code', requireUser, async (c) => {
      await accounts.askForProof(currentActor(c))
      return c.body(null, 204)
    })
    .post('/api/account/phone-proof', requireUser, validate('json', phoneProof), async (c) =>
      c.json(await accounts.provePhone(currentActor(c), c.req.valid('json'))),
    )
    .get('/api/account/sessions', requireUser, async (c) =>
      c.json(await accounts.sessions(currentActor(c), c.get('sid'))),
    )
    .delete('/api/account/sessions', requireUser, async (c) => {
      await accounts.endOtherSessions(currentActor(c), c.get('sid'))
      return c.body(null, 204)
    })
    .delete('/api/account/sessions/:id', requireUser, validate('param', sessionParam), async (c) => {
      await accounts.endSession(currentActor(c), c.req.valid('param').id)
      return c.body(null, 204)
    })
}

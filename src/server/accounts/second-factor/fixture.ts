import type { User } from '../../../contracts/account.ts'
import { secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import { FARMER, startAccounts } from '../fixture.ts'
import { newTotpSecret, totpCodeAt, totpTimeStep } from './totp.ts'

export const TOTP_STEP_MS = 30_000
export const PASSWORD = FARMER.password
export const CORRECT_CREDENTIALS = { phone: FARMER.phone, password: PASSWORD }
export const WRONG_CODE_MESSAGE = 'This code is wrong or was used already. Please wait for the next code in your app.'
export const wrongCodeResponse = {
  code: 'forbidden',
  message: WRONG_CODE_MESSAGE,
  details: { fields: { code: WRONG_CODE_MESSAGE } },
}

/** A registered farmer in a browser, with the service and an authenticator app. */
export async function withFarmer(
  settings: Record<string, string> = {},
  sendCode: Parameters<typeof startAccounts>[2] = null,
) {
  const gona = await startAccounts(settings, null, sendCode)
  const farmer = gona.browser()
  const { body: user } = await farmer.send('POST', '/api/register', FARMER, { 'idempotency-key': crypto.randomUUID() })
  const actor = { kind: 'user', user: user as User, adminLocked: false } as const
  const { secondFactor } = gona.accounts
  const sidOf = async () => (await gona.db.orm.select().from(sessions))[0]!.sid
  /** Code of the app, some time steps from now. */
  const shown = (secret: string, steps = 0) => totpCodeAt(secret, totpTimeStep(gona.clock.now()) + steps)
  const app = (secret: string) => ({ secret, code: (steps = 0) => shown(secret, steps) })
  /** Sets up a second factor as a user does. */
  async function setUp() {
    const { secret } = await secondFactor.start(actor, { currentPassword: PASSWORD })
    const paper = await secondFactor.confirm(actor, { code: shown(secret) }, await sidOf())
    gona.pass(TOTP_STEP_MS)
    return { ...app(secret), paper }
  }
  /** Switches on without backup codes, whose ten hashes take time. */
  async function switchOn(userId = actor.user.id) {
    const secret = newTotpSecret()
    const createdAt = gona.clock.now().toISOString()
    const row = { userId, secret, confirmedAt: createdAt, createdAt }
    await gona.db.write(gona.db.orm.insert(secondFactors).values(row))
    return app(secret)
  }
  return { ...gona, farmer, user, actor, secondFactor, shown, setUp, switchOn }
}

/** A browser that has given the right password and now needs the code. */
export async function askedForCode(
  { browser }: Pick<Awaited<ReturnType<typeof withFarmer>>, 'browser'>,
  address = '10.0.0.2',
) {
  const at = browser(address)
  const answer = await at.send('POST', '/api/login', CORRECT_CREDENTIALS)
  if (answer.status !== 403) throw new Error(`No code was asked for: ${answer.status} ${answer.text}`)
  return { at, enter: (code: string) => at.send('POST', '/api/login/code', { code }) }
}

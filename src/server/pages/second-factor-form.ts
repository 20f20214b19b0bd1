import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { SCREENS } from '../../contracts/screens.ts'
import {
  SECOND_FACTOR_STEPS,
  type SecondFactorPage,
  type SecondFactorStep,
  secondFactorCheck,
  secondFactorCode,
  secondFactorStart,
} from '../../contracts/second-factor.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { toSignIn } from '../http/led-away.ts'
import { saying } from '../http/saying.ts'
import { type Again, again, formOf, parsed, typedIn } from '../http/sent-form.ts'
import { currentActor } from '../http/session.ts'
import { qrCode } from './qr-code.ts'
import type { Screens } from './screens.ts'

const [PAGE] = SCREENS['second-factor'].paths

const sentStep = z.object({ step: z.enum(SECOND_FACTOR_STEPS) })

/** Second factor in the profile: set up, confirmed, renewed and switched off by plain forms. */
export function secondFactorForm({ accounts: { secondFactor } }: Pick<Services, 'accounts'>, screens: Screens) {
  const page = (c: Context<AppEnv>, props: Omit<SecondFactorPage, 'standing'>, again?: Again) =>
    screens.show(c, 'second-factor', { props, again })

  const steps: Record<SecondFactorStep, (c: Context<AppEnv>, sent: unknown) => Promise<Response>> = {
    async start(c, sent) {
      const { secret, uri } = await secondFactor.start(currentActor(c), parsed(secondFactorStart, sent))
      return page(c, { setup: { secret, uri, qr: qrCode(uri) } })
    },
    async confirm(c, sent) {
      return page(c, {
        codes: await secondFactor.confirm(currentActor(c), parsed(secondFactorCode, sent), c.get('sid')),
      })
    },
    async codes(c, sent) {
      return page(c, {
        codes: await secondFactor.renewBackupCodes(currentActor(c), parsed(secondFactorCheck, sent)),
      })
    },
    async off(c, sent) {
      await secondFactor.switchOff(currentActor(c), parsed(secondFactorCheck, sent))
      return c.redirect(saying(PAGE, 'profile.saved'), 303)
    },
  }

  return new Hono<AppEnv>().post(PAGE, async (c) => {
    if (!c.get('user')) return c.redirect(toSignIn(PAGE), 303)
    const sent = typedIn(await formOf(c))
    const { step } = parsed(sentStep, sent)
    try {
      return await steps[step](c, sent)
    } catch (error) {
      return page(c, { confirming: step === 'confirm' }, again(c, error, {}, PAGE))
    }
  })
}

import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { SCREENS } from '../../contracts/screens.ts'
import {
  SECOND_FACTOR_STEPS,
  type SecondFactorPage,
  type SecondFactorStep,
  secondFactorCheckSchema,
  secondFactorCodeSchema,
  secondFactorStartSchema,
} from '../../contracts/second-factor.ts'
import type { Services } from '../compose.ts'
import { addressWithMessage } from '../http/address-message.ts'
import type { AppEnv } from '../http/context.ts'
import { enteredValues, parseForm, type RefusedForm, readFormData, refusedForm } from '../http/parse-form.ts'
import { signInAddress } from '../http/redirect-unauthorized.ts'
import { currentActor } from '../http/session.ts'
import { qrCode } from './qr-code.ts'
import type { ScreenRoutes } from './screens.ts'

const [PAGE] = SCREENS['second-factor'].paths

const sentStep = z.object({ step: z.enum(SECOND_FACTOR_STEPS) })

/** Second factor in the profile: set up, confirmed, renewed and switched off by plain forms. */
export function secondFactorForm({ accounts: { secondFactor } }: Pick<Services, 'accounts'>, screens: ScreenRoutes) {
  const page = (c: Context<AppEnv>, props: Omit<SecondFactorPage, 'standing'>, again?: RefusedForm) =>
    screens.show(c, 'second-factor', { props, again })

  const steps: Record<SecondFactorStep, (c: Context<AppEnv>, sent: unknown) => Promise<Response>> = {
    async start(c, sent) {
      const { secret, uri } = await secondFactor.start(currentActor(c), parseForm(secondFactorStartSchema, sent))
      return page(c, { setup: { secret, uri, qr: qrCode(uri) } })
    },
    async confirm(c, sent) {
      return page(c, {
        codes: await secondFactor.confirm(currentActor(c), parseForm(secondFactorCodeSchema, sent), c.get('sid')),
      })
    },
    async codes(c, sent) {
      return page(c, {
        codes: await secondFactor.renewBackupCodes(currentActor(c), parseForm(secondFactorCheckSchema, sent)),
      })
    },
    async off(c, sent) {
      await secondFactor.switchOff(currentActor(c), parseForm(secondFactorCheckSchema, sent))
      return c.redirect(addressWithMessage(PAGE, 'profile.saved'), 303)
    },
  }

  return new Hono<AppEnv>().post(PAGE, async (c) => {
    if (!c.get('user')) return c.redirect(signInAddress(PAGE), 303)
    const sent = enteredValues(await readFormData(c))
    const { step } = parseForm(sentStep, sent)
    try {
      return await steps[step](c, sent)
    } catch (error) {
      return page(c, { confirming: step === 'confirm' }, refusedForm(c, error, {}, PAGE))
    }
  })
}

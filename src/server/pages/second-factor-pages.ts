import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  SECOND_FACTOR_STEPS,
  type SecondFactorPage,
  type SecondFactorStep,
  secondFactorCheck,
  secondFactorCode,
  secondFactorStart,
} from '../../contracts/second-factor.ts'
import { translatorFor, WORDS } from '../../words/index.ts'
import { inSecondFactorWords } from '../../words/second-factor.ts'
import { qrCode } from '../accounts/second-factor/qr-code.ts'
import { SECOND_FACTOR_PAGE } from '../accounts/second-factor/second-factor.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor } from '../http/session.ts'
import { formAgain, formData, formOn, parsedForm } from './farmer-form.ts'
import type { FarmerPages } from './farmer-pages.ts'
import { saying, signedInPage } from './signed-in.ts'

type Shown = Omit<SecondFactorPage, 'standing'>

const sentStep = z.object({ step: z.enum(SECOND_FACTOR_STEPS) })

/** Two-step sign-in in the profile: set up, confirmed, renewed and switched off by plain forms. */
export function secondFactorPages({ services, renderIsland }: FarmerPages) {
  const { accounts, config } = services
  const { secondFactor } = accounts

  async function page(c: Context<AppEnv>, shown: Shown = {}, again?: ReturnType<typeof formAgain>) {
    const { actor, data, said } = await signedInPage(c, services)
    const words = WORDS[c.get('language')].secondFactor
    const props: SecondFactorPage & { words: typeof words } = {
      words,
      standing: await secondFactor.standing(actor),
      ...shown,
    }
    const answer = await renderIsland(c, {
      island: 'second-factor',
      title: `${translatorFor(c.get('language'))('profile.secondFactor')} - ${config.APP_NAME}`,
      data,
      props: { said, ...props, ...again?.form },
      status: again?.status,
    })
    // Secrets and codes are for this one look at them.
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  }

  const steps: Record<SecondFactorStep, (c: Context<AppEnv>, sent: unknown) => Promise<Response>> = {
    async start(c, sent) {
      const { secret, uri } = await secondFactor.start(currentActor(c), parsedForm(secondFactorStart, sent))
      return page(c, { setup: { secret, uri, qr: qrCode(uri) } })
    },
    async confirm(c, sent) {
      const codes = await secondFactor.confirm(currentActor(c), parsedForm(secondFactorCode, sent), c.get('sid'))
      return page(c, { codes })
    },
    async codes(c, sent) {
      const codes = await secondFactor.renewBackupCodes(currentActor(c), parsedForm(secondFactorCheck, sent))
      return page(c, { codes })
    },
    async off(c, sent) {
      await secondFactor.switchOff(currentActor(c), parsedForm(secondFactorCheck, sent))
      return c.redirect(saying(SECOND_FACTOR_PAGE, 'profile.saved'), 303)
    },
  }

  return new Hono<AppEnv>()
    .get(SECOND_FACTOR_PAGE, (c) => page(c))
    .post(SECOND_FACTOR_PAGE, formOn(SECOND_FACTOR_PAGE), async (c) => {
      const sent = Object.fromEntries(await formData(c))
      const { step } = parsedForm(sentStep, sent)
      try {
        return await steps[step](c, sent)
      } catch (error) {
        const { form, status } = formAgain(error, {}, SECOND_FACTOR_PAGE)
        const again = { form: inSecondFactorWords(form, c.get('language')), status }
        return page(c, { confirming: step === 'confirm' }, again)
      }
    })
}

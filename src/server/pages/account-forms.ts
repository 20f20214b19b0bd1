import { type Context, Hono } from 'hono'
import { accountDeletion, passwordChange, phoneProof } from '../../contracts/account.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor, forgetPerson } from '../http/session.ts'
import { formAgain, formData, formOn, parsedForm } from './farmer-form.ts'
import { saying } from './signed-in.ts'

type Screen = (c: Context<AppEnv>, again: ReturnType<typeof formAgain>) => Response | Promise<Response>

const SECURITY = '/profile/security'
/** Where the own number is confirmed. */
export const PHONE = '/profile/phone'

/** Password, number, other devices and leaving for good as plain forms. What was typed, being secret, is not shown again. */
export function accountPageForms(
  { accounts, config }: Pick<Services, 'accounts' | 'config'>,
  { securing, leaving, confirming }: Record<'securing' | 'leaving' | 'confirming', Screen>,
) {
  return new Hono<AppEnv>()
    .post(SECURITY, formOn(SECURITY), async (c) => {
      const typed = Object.fromEntries(await formData(c))
      try {
        await accounts.changePassword(currentActor(c), parsedForm(passwordChange, typed), c.get('sid'))
      } catch (error) {
        return securing(c, formAgain(error, {}, SECURITY))
      }
      return c.redirect(saying(SECURITY, 'profile.passwordChanged'), 303)
    })
    .post('/profile/sessions', formOn(SECURITY), async (c) => {
      await accounts.sessions.endOthers(currentActor(c), c.get('sid'))
      return c.redirect(saying(SECURITY, 'profile.endedOthers'), 303)
    })
    .post(`${PHONE}/code`, formOn('/profile'), async (c) => {
      try {
        await accounts.phone.askForCode(currentActor(c))
      } catch (error) {
        return confirming(c, formAgain(error, {}, PHONE))
      }
      return c.redirect(PHONE, 303)
    })
    .post(PHONE, formOn(PHONE), async (c) => {
      const typed = Object.fromEntries(await formData(c))
      try {
        await accounts.phone.prove(currentActor(c), parsedForm(phoneProof, typed))
      } catch (error) {
        return confirming(c, formAgain(error, {}, PHONE))
      }
      return c.redirect(saying('/profile', 'profile.numberConfirmed'), 303)
    })
    .post('/profile/delete', formOn('/profile/delete'), async (c) => {
      const typed = Object.fromEntries(await formData(c))
      try {
        await accounts.deleteAccount(currentActor(c), parsedForm(accountDeletion, typed))
      } catch (error) {
        return leaving(c, formAgain(error, {}, '/profile/delete'))
      }
      await forgetPerson(c, config, accounts)
      return c.redirect('/', 303)
    })
}

import { type Context, Hono } from 'hono'
import { analyticsRead, campaigns, smsPreviewRead, testSms } from '../../contracts/admin.ts'
import { type AdminTab, tabAddress, tabOf } from '../../contracts/admin-tabs.ts'
import { adminPosts } from '../../contracts/community.ts'
import {
  DEFAULT_PHONE_COUNTRY,
  internationalPhone,
  PHONE_COUNTRIES,
  type PhoneCountry,
} from '../../contracts/phone-countries.ts'
import { translatorFor } from '../../words/index.ts'
import { SECOND_FACTOR_PAGE } from '../accounts/second-factor/second-factor.ts'
import type { Actor } from '../actor.ts'
import type { Services } from '../compose.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { type Prefetched, prefetched, type RenderIsland } from '../http/island.tsx'
import { currentActor } from '../http/session.ts'
import { formAgain, formData, formOn, parsedForm } from './farmer-form.ts'
import { cursorOf, prefetchedPages } from './prefetched-pages.ts'
import { saying, signedInPage } from './signed-in.ts'

/** The dashboard, one tab at a time, and what its forms do without script. Others than administrators go home. */
export function adminPages({ services, renderIsland }: { services: Services; renderIsland: RenderIsland }) {
  const { admin, sms, limits, config } = services
  const SMS = tabAddress('analytics')

  async function dashboard(c: Context<AppEnv>, tab: AdminTab, again?: ReturnType<typeof formAgain>) {
    const { actor, data, said } = await signedInPage(c, services)
    const { before } = cursorOf(c.req.query('before'))
    const askSend = tab === 'analytics' && c.req.query('ask') === 'send'
    return renderIsland(c, {
      island: 'admin',
      title: `${translatorFor(c.get('language'))('admin.title')} - ${config.APP_NAME}`,
      data: [...data, ...(await readsOf(c, actor, tab, askSend))],
      props: {
        ...again?.form,
        tab,
        said,
        before,
        deleting: c.req.query('delete') ?? null,
        askSend,
        smsProvider: sms.provider,
      },
      status: again?.status ?? 200,
    })
  }

  /** Only what the open tab shows. The figures of a bulk send are asked for by the page, as a provider may be slow. */
  async function readsOf(c: Context<AppEnv>, actor: Actor, tab: AdminTab, askSend: boolean): Promise<Prefetched[]> {
    if (tab === 'overview' || tab === 'exports') return [prefetched(analyticsRead, await admin.analytics(actor))]
    if (tab === 'content') {
      const { params, before } = cursorOf(c.req.query('before'))
      return [prefetchedPages(adminPosts, await admin.posts(actor, params), before)]
    }
    if (tab === 'analytics') {
      const reads = [prefetched(campaigns, await sms.campaigns(actor))]
      if (askSend) reads.push(prefetched(smsPreviewRead, await sms.preview(actor)))
      return reads
    }
    return []
  }

  return new Hono<AppEnv>()
    .post('/admin/*', formOn('/admin'))
    .use('/admin', adminsOnly)
    .use('/admin/*', adminsOnly)
    .get('/admin', (c) => dashboard(c, tabOf(c.req.query('tab'))))
    .post('/admin/posts/:id/delete', async (c) => {
      try {
        await admin.deletePost(currentActor(c), c.req.param('id'))
      } catch (error) {
        if (!asAppError(error)) throw error
        return c.redirect(saying(tabAddress('content'), 'post.deleteFailed', true), 303)
      }
      return c.redirect(saying(tabAddress('content'), 'post.deletedText'), 303)
    })
    .post('/admin/sms/test', async (c) => {
      const form = await formData(c)
      const phone = String(form.get('phoneNumber') ?? '')
      const country = String(form.get('phoneNumberCountry') ?? '')
      try {
        const phoneNumber = internationalPhone(phone, countryOf(country))
        const input = parsedForm(testSms, { phoneNumber })
        limits.take('testSms', c.get('user')!.id)
        await sms.sendTest(currentActor(c), input.phoneNumber)
      } catch (error) {
        return dashboard(c, 'analytics', formAgain(error, { phoneNumber: phone, phoneNumberCountry: country }, SMS))
      }
      return c.redirect(saying(SMS, 'sms.testDone'), 303)
    })
    .post('/admin/sms/send', async (c) => {
      try {
        await sms.sendAdvisories(currentActor(c))
      } catch (error) {
        if (!asAppError(error)) throw error
        return c.redirect(saying(SMS, 'sms.bulkFailed', true), 303)
      }
      return c.redirect(saying(SMS, 'sms.bulkDone'), 303)
    })

  async function adminsOnly(c: Context<AppEnv>, next: () => Promise<void>) {
    const user = c.get('user')
    if (user && !user.isAdmin) return c.redirect('/')
    return c.get('adminLocked') ? c.redirect(SECOND_FACTOR_PAGE) : next()
  }
}

const countryOf = (id: string): PhoneCountry =>
  Object.hasOwn(PHONE_COUNTRIES, id) ? (id as PhoneCountry) : DEFAULT_PHONE_COUNTRY

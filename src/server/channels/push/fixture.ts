import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { cookieName } from '../../http/cookies.ts'
import { type Notice, noticeWrite } from '../../notifications/notify.ts'
import { startPushService } from '../../testing/providers/push-service.ts'
import { kanoFarmer, testServices } from '../../testing/services.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { EndpointPolicy } from './endpoint-policy.ts'

const VISITOR = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }

/** Services with a stand-in push service; `another` returns those of a second process on the same database. */
export async function pushWorld() {
  const service = await startPushService()
  const reach: EndpointPolicy = {
    accepts: (endpoint) => endpoint.startsWith(service.url),
    leadsOut: async (endpoint) => endpoint.startsWith(service.url),
  }
  const gona = await testServices({ now: '2026-06-20T09:00:00Z', reach, settings: { PUBLIC_URL: 'https://gona.test' } })

  async function farmer(over: Record<string, unknown> = {}) {
    const actor = await kanoFarmer(gona, over)
    const notificationPreferences = preferencesWithSwitchesOn(['weather', 'advisory', 'community'])
    await gona.accounts.profile.update(actor, { notificationPreferences })
    return actor
  }
  type Farmer = Awaited<ReturnType<typeof farmer>>

  async function signIn(actor: Farmer) {
    const { token } = signedIn(await gona.accounts.signIn.again(actor.user.id, VISITOR))
    const { sid } = (await gona.accounts.sessions.sessionUser(token))!
    return { sid, cookie: `${cookieName(gona.config, 'session')}=${token}` }
  }

  async function phone(actor: Farmer) {
    const { sid, cookie } = await signIn(actor)
    const browser = service.browser()
    await gona.push.subscribe(actor, sid, browser.subscription)
    return { ...browser, sid, cookie }
  }

  const warn = (actor: Farmer, over: Partial<Notice> = {}) =>
    gona.db.write(
      noticeWrite(
        {
          userId: actor.user.id,
          type: 'weather_alert',
          title: 'Heavy rain is coming',
          message: 'Open your drains.',
          data: { href: '/weather' },
          ...over,
        },
        gona.clock.now(),
      ),
    )

  return { ...gona, service, reach, farmer, signIn, phone, warn, stop: () => service.stop() }
}

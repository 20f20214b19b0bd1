import { type Context, Hono } from 'hono'
import { advisories as advisoriesRead, summaryRead } from '../../contracts/advisories.ts'
import { posts } from '../../contracts/community.ts'
import { crops as cropsRead } from '../../contracts/crop.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { weatherCurrent } from '../../contracts/weather.ts'
import { translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetched } from '../http/island.tsx'
import { currentActor } from '../http/session.ts'
import { formOn } from './farmer-form.ts'
import type { FarmerPages } from './farmer-pages.ts'
import { saying, signedInPage } from './signed-in.ts'

const POSTS_SHOWN = 3

/** The dashboard, and what its buttons do without script. */
export function homePage({ services, renderIsland }: FarmerPages) {
  const { advisories, summaries, weather, crops, community, accounts, limits, config } = services

  /** Does the work of a button and goes home, where it says how it went. */
  async function andSay(c: Context<AppEnv>, work: () => Promise<unknown>, done: MessageKey, failed: MessageKey) {
    try {
      await work()
    } catch (error) {
      if (!asAppError(error)) throw error
      return c.redirect(saying('/', failed, true), 303)
    }
    return c.redirect(saying('/', done), 303)
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { actor, user, data, said } = await signedInPage(c, services)
      const point = coordinatesOf(user.location)
      const [mine, advice, feed, now] = await Promise.all([
        crops.list(actor),
        advisories.list(actor),
        community.feed(actor, { limit: POSTS_SHOWN }),
        point ? weather.current(point) : null,
      ])
      const summary = await summaries.summary(actor, { crops: mine.length, weather: now, advice })
      data.push(
        prefetched(cropsRead, mine),
        prefetched(summaryRead, summary),
        prefetched(posts, feed.items, { limit: POSTS_SHOWN }),
      )
      if (mine.length > 0) data.push(prefetched(advisoriesRead, advice))
      if (point && now) data.push(prefetched(weatherCurrent, now, { location: JSON.stringify(point) }))
      const title = `${translatorFor(c.get('language'))('nav.home')} - ${config.APP_NAME}`
      return renderIsland(c, { island: 'home', title, data, props: { said } })
    })
    .post('/advisories/generate', formOn('/'), (c) => {
      const generate = async () => {
        limits.take('generation', c.get('user')!.id)
        await advisories.generate(currentActor(c))
      }
      return andSay(c, generate, 'home.generated', 'home.generateFailed')
    })
    .post('/profile/fix-location', formOn('/'), (c) =>
      andSay(c, () => accounts.profile.fixLocation(currentActor(c)), 'home.fixed', 'home.fixFailed'),
    )
}

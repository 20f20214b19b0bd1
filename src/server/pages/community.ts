import { type Context, Hono } from 'hono'
import { postById, posts, repliesOf } from '../../contracts/community.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { PostProps } from '../../islands/post/post.tsx'
import { translatorFor } from '../../words/index.ts'
import type { Services } from '../compose.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetched, type RenderIsland } from '../http/island.tsx'
import { communityForms } from './community-forms.ts'
import type { formAgain } from './farmer-form.ts'
import { cursorOf, prefetchedPages } from './prefetched-pages.ts'
import { signedInPage } from './signed-in.ts'

type FormAgain = ReturnType<typeof formAgain>

/** The feed and one post with its replies; a form that came back is shown on the page it stood on. */
export function communityPages({ services, renderIsland }: { services: Services; renderIsland: RenderIsland }) {
  const { community, places, config } = services
  const statesByCountry = places.referenceLocations().then((all) => {
    const states = new Map<string, Set<string>>()
    for (const { country, state } of all) states.set(country, (states.get(country) ?? new Set()).add(state))
    return states
  })

  async function feed(c: Context<AppEnv>, again?: FormAgain) {
    const { actor, user, data, said } = await signedInPage(c, services)
    const { params, before } = cursorOf(c.req.query('before'))
    const page = await community.feed(actor, params)
    const point = coordinatesOf(user.location)
    const home = point ? places.region(point) : null
    const byCountry = await statesByCountry
    const states = home ? [...(byCountry.get(home.country) ?? [])] : [...byCountry.values()].flatMap((set) => [...set])
    return renderIsland(c, {
      island: 'community',
      title: titled(c, 'community.title'),
      data: [...data, prefetchedPages(posts, page, before)],
      props: {
        ...again?.form,
        said,
        before,
        writing: again !== undefined || c.req.query('write') !== undefined,
        states: states.sort((a, b) => a.localeCompare(b)),
        region: home?.state ?? null,
      },
      status: again?.status ?? 200,
    })
  }

  async function post(
    c: Context<AppEnv>,
    id: string,
    over: { deleting?: PostProps['deleting']; again?: FormAgain } = {},
  ) {
    const { actor, data, said } = await signedInPage(c, services)
    const { deleting = null, again } = over
    const { params, before } = cursorOf(c.req.query('before'))
    const shown = await Promise.all([community.post(actor, id), community.replies(actor, id, params)]).catch(
      (error: unknown) => {
        if (asAppError(error)?.code === 'not_found') return null
        throw error
      },
    )
    const replyTo = again?.form.values.parentReplyId ?? c.req.query('reply') ?? null
    const props = { postId: shown ? id : null, before, deleting, replyTo: replyTo as string | null } satisfies PostProps
    return renderIsland(c, {
      island: 'post',
      title: shown?.[0].title
        ? `${shown[0].title} - ${config.APP_NAME}`
        : titled(c, shown ? 'community.title' : 'post.missing'),
      data: shown
        ? [...data, prefetched(postById(id), shown[0]), prefetchedPages(repliesOf(id), shown[1], before)]
        : data,
      props: { ...again?.form, ...props, said },
      status: shown ? (again?.status ?? 200) : 404,
    })
  }

  const titled = (c: Context<AppEnv>, key: 'community.title' | 'post.missing') =>
    `${translatorFor(c.get('language'))(key)} - ${config.APP_NAME}`

  return new Hono<AppEnv>()
    .get('/community', (c) => feed(c))
    .get('/community/posts/:id', (c) => post(c, c.req.param('id')))
    .get('/community/posts/:id/delete', (c) =>
      post(c, c.req.param('id'), { deleting: { what: 'post', action: c.req.path } }),
    )
    .get('/community/posts/:id/replies/:reply/delete', (c) =>
      post(c, c.req.param('id'), { deleting: { what: 'reply', action: c.req.path } }),
    )
    .route('/', communityForms(services, { feed, post }))
}

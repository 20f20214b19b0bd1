import { withPathParams } from '../../contracts/call.ts'
import { getPost, listPosts, listReplies } from '../../contracts/calls/community.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { PostProps } from '../../islands/post/post.tsx'
import type { Services } from '../compose.ts'
import { prefetchedQuery } from '../http/island.tsx'
import { nullIfNotFound } from './null-if-not-found.ts'
import { cursorOf, prefetchedPages } from './prefetched-pages.ts'
import type { ScreenDataReaders } from './screen-page.ts'

/** The feed, and one post with its replies. */
export function communityScreens({ community, places }: Services) {
  const statesByCountry = places.referenceLocations().then((all) => {
    const states = new Map<string, Set<string>>()
    for (const { country, state } of all) states.set(country, (states.get(country) ?? new Set()).add(state))
    return states
  })

  return {
    async community({ actor, user, query, again }) {
      const { params, before } = cursorOf(query.before)
      const page = await community.feed(actor, params)
      const point = coordinatesOf(user.location)
      const home = point ? places.region(point) : null
      const byCountry = await statesByCountry
      const states = home
        ? [...(byCountry.get(home.country) ?? [])]
        : [...byCountry.values()].flatMap((set) => [...set])
      return {
        data: [prefetchedPages(listPosts, page, before)],
        props: {
          before,
          writing: again !== undefined || query.write !== undefined,
          states: states.sort((a, b) => a.localeCompare(b)),
          region: home?.state ?? null,
        },
      }
    },

    async post({ c, t, actor, params: { id = '', reply }, query, again }) {
      const { params, before } = cursorOf(query.before)
      const shown = await nullIfNotFound(Promise.all([community.post(actor, id), community.replies(actor, id, params)]))
      const { path } = c.req
      const replyTo = again?.form.values.parentReplyId ?? query.reply ?? null
      const props: PostProps = {
        postId: shown && id,
        before,
        deleting: path.endsWith('/delete') ? { what: reply ? 'reply' : 'post', action: path } : null,
        replyTo: replyTo as string | null,
      }
      if (!shown) return { title: t('post.missing'), props: { ...props }, status: 404 }
      const [post, replies] = shown
      return {
        ...(post.title && { title: post.title }),
        data: [
          prefetchedQuery(withPathParams(getPost, { id }), post),
          prefetchedPages(withPathParams(listReplies, { id }), replies, before),
        ],
        props: { ...props },
      }
    },
  } satisfies ScreenDataReaders
}

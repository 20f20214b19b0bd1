import { type Context, Hono } from 'hono'
import { likeInput, type PageParams, pageParams, postInput, replyInput } from '../../contracts/community.ts'
import { readUrl } from '../../contracts/read.ts'
import { idParam } from '../../contracts/shapes.ts'
import type { RateLimits } from '../../ground/limits.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor, requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import type { Page } from './listing.ts'
import type { Community } from './service.ts'

export function communityRoutes(community: Community, limits: RateLimits) {
  const takePosting = (c: Context<AppEnv>) => limits.take('posting', c.get('user')!.id)
  const takeLiking = (c: Context<AppEnv>) => limits.take('liking', c.get('user')!.id)

  return new Hono<AppEnv>()
    .use('/api/community/*', requireUser)
    .get('/api/community/posts', validate('query', pageParams), async (c) => {
      const params = c.req.valid('query')
      return answerPage(c, params, await community.feed(currentActor(c), params))
    })
    .post('/api/community/posts', validate('json', postInput), async (c) => {
      takePosting(c)
      return c.json(await community.createPost(currentActor(c), c.req.valid('json')), 201)
    })
    .get('/api/community/posts/:id', validate('param', idParam), async (c) =>
      c.json(await community.post(currentActor(c), c.req.valid('param').id)),
    )
    .delete('/api/community/posts/:id', validate('param', idParam), async (c) => {
      await community.deletePost(currentActor(c), c.req.valid('param').id)
      return c.body(null, 204)
    })
    .post('/api/community/posts/:id/like', validate('param', idParam), validate('json', likeInput), async (c) => {
      takeLiking(c)
      return c.json(await community.likePost(currentActor(c), c.req.valid('param').id, c.req.valid('json')?.liked))
    })
    .get('/api/community/posts/:id/replies', validate('param', idParam), validate('query', pageParams), async (c) => {
      const params = c.req.valid('query')
      return answerPage(c, params, await community.replies(currentActor(c), c.req.valid('param').id, params))
    })
    .post('/api/community/posts/:id/replies', validate('param', idParam), validate('json', replyInput), async (c) => {
      takePosting(c)
      return c.json(await community.createReply(currentActor(c), c.req.valid('param').id, c.req.valid('json')), 201)
    })
    .post('/api/community/replies/:id/like', validate('param', idParam), validate('json', likeInput), async (c) => {
      takeLiking(c)
      return c.json(await community.likeReply(currentActor(c), c.req.valid('param').id, c.req.valid('json')?.liked))
    })
    .delete('/api/community/replies/:id', validate('param', idParam), async (c) => {
      await community.deleteReply(currentActor(c), c.req.valid('param').id)
      return c.body(null, 204)
    })
}

/** A page as a plain array, the next one named in a Link header (contract §2). */
export function answerPage<Item>(c: Context<AppEnv>, { limit }: PageParams, page: Page<Item>) {
  if (page.next) c.header('Link', `<${readUrl(c.req.path, { limit, before: page.next })}>; rel="next"`)
  return c.json(page.items)
}

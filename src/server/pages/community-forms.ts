import { type Context, Hono } from 'hono'
import { postInput, replyInput } from '../../contracts/community.ts'
import type { Services } from '../compose.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { safeNext } from '../http/safe-next.ts'
import { currentActor } from '../http/session.ts'
import { formAgain, formData, formOn, parsedForm } from './farmer-form.ts'
import { saying } from './signed-in.ts'

type Again = ReturnType<typeof formAgain>

interface CommunityScreens {
  feed(c: Context<AppEnv>, again: Again): Response | Promise<Response>
  post(c: Context<AppEnv>, id: string, over: { again: Again }): Response | Promise<Response>
}

const FEED = '/community'
const addressOf = (postId: string) => `${FEED}/posts/${postId}`

/** Posting, replying, liking and deleting as plain forms, which work with no script. */
export function communityForms({ community, images, limits }: Services, screens: CommunityScreens) {
  /** Posts with the picture that came in the same form. */
  async function createPost(c: Context<AppEnv>, form: FormData) {
    const actor = currentActor(c)
    const texts = textsOf(form)
    const input = parsedForm(postInput, { ...texts, cropType: texts.cropType || null, imageUrl: null })
    const { id } = c.get('user')!
    limits.take('posting', id)
    const image = form.get('image')
    if (image instanceof File && image.size > 0) {
      limits.take('upload', id)
      input.imageUrl = (await images.upload(actor, image)).imageUrl
    }
    return community.createPost(actor, input)
  }

  /** A like goes back to where the heart was. */
  async function like(c: Context<AppEnv>, anchor: string, give: (liked: boolean) => Promise<unknown>) {
    const form = await formData(c)
    const [page] = safeNext(form.get('back')).split('#')
    const back = saying(`${page}#${anchor}`, null)
    try {
      limits.take('liking', c.get('user')!.id)
      await give(form.get('liked') !== 'false')
    } catch (error) {
      if (!asAppError(error)) throw error
      return c.redirect(saying(back, 'community.likeFailed', true), 303)
    }
    return c.redirect(back, 303)
  }

  async function remove(c: Context<AppEnv>, page: string, work: () => Promise<void>, done: string) {
    try {
      await work()
    } catch (error) {
      if (!asAppError(error)) throw error
      return c.redirect(saying(page, 'post.deleteFailed', true), 303)
    }
    return c.redirect(done, 303)
  }

  return new Hono<AppEnv>()
    .post('/community/*', formOn(FEED))
    .post('/community/posts', async (c) => {
      const form = await formData(c)
      try {
        await createPost(c, form)
      } catch (error) {
        return screens.feed(c, formAgain(error, textsOf(form), FEED))
      }
      return c.redirect(saying(FEED, 'post.done'), 303)
    })
    .post('/community/posts/:id/replies', async (c) => {
      const id = c.req.param('id')
      const { content, parentReplyId = '' } = textsOf(await formData(c))
      try {
        const input = parsedForm(replyInput, { content, parentReplyId: parentReplyId || null })
        limits.take('posting', c.get('user')!.id)
        const reply = await community.createReply(currentActor(c), id, input)
        return c.redirect(saying(`${addressOf(id)}#reply-${reply.id}`, 'reply.done'), 303)
      } catch (error) {
        return screens.post(c, id, {
          again: formAgain(error, { content: content ?? '', parentReplyId }, addressOf(id)),
        })
      }
    })
    .post('/community/posts/:id/like', (c) => {
      const id = c.req.param('id')
      return like(c, `post-${id}`, (liked) => community.likePost(currentActor(c), id, liked))
    })
    .post('/community/replies/:id/like', (c) => {
      const id = c.req.param('id')
      return like(c, `reply-${id}`, (liked) => community.likeReply(currentActor(c), id, liked))
    })
    .post('/community/posts/:id/delete', (c) => {
      const id = c.req.param('id')
      const work = () => community.deletePost(currentActor(c), id)
      return remove(c, addressOf(id), work, saying(FEED, 'post.deletedText'))
    })
    .post('/community/posts/:id/replies/:reply/delete', (c) => {
      const { id, reply } = c.req.param()
      const work = () => community.deleteReply(currentActor(c), reply)
      return remove(c, addressOf(id), work, saying(addressOf(id), 'reply.deleted'))
    })
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

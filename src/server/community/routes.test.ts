import { describe, expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { listPosts, listReplies } from '../../contracts/calls/community.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { testDatabase } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { addPerson, appOf } from '../testing/people.ts'
import { createCommunityService } from './service.ts'

async function setUp() {
  const db = testDatabase()
  const clock = { now: () => new Date('2026-06-20T09:00:00Z') }
  const ada = await addPerson(db, { firstName: 'Ada' })
  const community = createCommunityService({ db, clock })
  const app = appOf(endpointsOf({ community }, createRateLimits({ clock, enabled: true })), () => ada.user)
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await app.request(path, {
      method,
      ...(body !== undefined && { headers, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : null, link: answer.headers.get('link') }
  }
  return { ada, community, call }
}

describe('the community over HTTP', () => {
  test('every call needs a session', async () => {
    const { community } = await setUp()
    const limits = createRateLimits({ clock: { now: () => new Date() }, enabled: true })
    const app = appOf(endpointsOf({ community }, limits), () => null)
    const id = Bun.randomUUIDv7()
    for (const [method, path] of [
      ['GET', '/api/community/posts'],
      ['POST', '/api/community/posts'],
      ['GET', `/api/community/posts/${id}`],
      ['DELETE', `/api/community/posts/${id}`],
      ['POST', `/api/community/posts/${id}/like`],
      ['GET', `/api/community/posts/${id}/replies`],
      ['POST', `/api/community/posts/${id}/replies`],
      ['POST', `/api/community/replies/${id}/like`],
      ['DELETE', `/api/community/replies/${id}`],
    ]) {
      expect((await app.request(path!, { method })).status).toBe(401)
    }
  })

  test('a conversation from post to deletion', async () => {
    const { call } = await setUp()
    const post = await call('POST', '/api/community/posts', { title: '', content: '  Hello  ', cropType: null })
    expect(post).toMatchObject({ status: 201, body: { title: null, content: 'Hello', likes: 0 } })
    const at = `/api/community/posts/${post.body.id}`
    expect(await call('GET', at)).toMatchObject({ status: 200, body: post.body })
    expect(await call('POST', `${at}/like`)).toMatchObject({ status: 200, body: { liked: true, likes: 1 } })
    expect(await call('POST', `${at}/like`, { liked: true })).toMatchObject({ body: { liked: true, likes: 1 } })
    const reply = await call('POST', `${at}/replies`, { content: 'Welcome' })
    expect(reply).toMatchObject({ status: 201, body: { parentReplyId: null, childReplies: [] } })
    const toReply = `/api/community/replies/${reply.body.id}`
    expect(await call('POST', `${toReply}/like`)).toMatchObject({ body: { liked: true, likes: 1 } })
    expect(await call('DELETE', toReply)).toMatchObject({ status: 204, body: null })
    expect(await call('DELETE', at)).toMatchObject({ status: 204, body: null })
    expect(await call('GET', at)).toMatchObject({ status: 404, body: { message: 'Post not found' } })
  })

  test('answers have exactly the shapes of the contract', async () => {
    const { community, ada, call } = await setUp()
    const { id } = await community.createPost(ada, { content: 'hello' })
    const { id: parentReplyId } = await community.createReply(ada, id, { content: 'one' })
    await community.createReply(ada, id, { content: 'two', parentReplyId })
    const listed = (await call('GET', '/api/community/posts')).body
    expect(z.parse(listPosts.out, listed)).toEqual(listed)
    const replies = (await call('GET', `/api/community/posts/${id}/replies`)).body
    expect(z.parse(listReplies.out, replies)).toEqual(replies)
    expect(replies[0].childReplies).toHaveLength(1)
  })

  test('a list names its next page until there is none; following it sees every post once', async () => {
    const { community, ada, call } = await setUp()
    for (let i = 0; i < 25; i++) await community.createPost(ada, { content: `${i}` })
    const first = await call('GET', '/api/community/posts')
    expect(first.body).toHaveLength(20)
    const next = first.link!.match(/^<(.+)>; rel="next"$/)![1]!
    const second = await call('GET', next)
    expect([second.body.length, second.link]).toEqual([5, null])
    const seen = [...first.body, ...second.body].map((post) => Number(post.content))
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => 24 - i))
    expect((await call('GET', '/api/community/posts?limit=3')).body).toHaveLength(3)
  })

  test.each([
    ['GET', '/api/community/posts?limit=0', undefined, 'limit', 'limit must be 1 to 100'],
    ['GET', '/api/community/posts?limit=101', undefined, 'limit', 'limit must be 1 to 100'],
    ['GET', '/api/community/posts?limit=x', undefined, 'limit', 'limit must be a number'],
    [
      'GET',
      '/api/community/posts?before=1;drop',
      undefined,
      'before',
      'before must come from the Link header of a page',
    ],
    ['POST', '/api/community/posts', { content: '  ' }, 'content', 'Please write something in your post'],
    ['POST', '/api/community/posts', {}, 'content', 'Please write something in your post'],
    [
      'POST',
      '/api/community/posts',
      { content: ' ', imageUrl: `/images/${'a'.repeat(64)}.webp` },
      'imageUrl',
      'Please upload the image first',
    ],
    [
      'POST',
      '/api/community/posts',
      { content: 'x', cropType: 'gold' },
      'cropType',
      'Please choose a crop from the list',
    ],
    [
      'POST',
      '/api/community/posts',
      { content: 'x', imageUrl: 'https://e.org/x.png' },
      'imageUrl',
      'Please upload the image first',
    ],
    ['GET', '/api/community/posts/17', undefined, 'id', 'Not a valid id'],
  ])('%s %s with %j is told what is wrong', async (method, path, body, field, message) => {
    const { call } = await setUp()
    expect(await call(method, path, body)).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    })
  })

  test('likes of posts and replies share 300 an hour', async () => {
    const { call } = await setUp()
    const { body } = await call('POST', '/api/community/posts', { content: 'first' })
    const reply = await call('POST', `/api/community/posts/${body.id}/replies`, { content: 'x' })
    for (let i = 0; i < 300; i++) await call('POST', `/api/community/posts/${body.id}/like`)
    expect((await call('POST', `/api/community/posts/${body.id}/like`)).status).toBe(429)
    expect((await call('POST', `/api/community/replies/${reply.body.id}/like`)).status).toBe(429)
  })

  test('posts and replies share 30 an hour; a rejected one does not count', async () => {
    const { call } = await setUp()
    const { body } = await call('POST', '/api/community/posts', { content: 'first' })
    for (let i = 0; i < 5; i++) await call('POST', '/api/community/posts', { content: '' })
    for (let i = 0; i < 29; i++) await call('POST', `/api/community/posts/${body.id}/replies`, { content: 'x' })
    expect((await call('POST', '/api/community/posts', { content: 'one more' })).status).toBe(429)
  })
})

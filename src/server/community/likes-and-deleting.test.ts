import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { images } from '../../db/schema/images.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { addImage, openForum } from '../testing/forum.ts'
import { addPerson } from '../testing/people.ts'

const ALL = { limit: 100 }

describe('likes', () => {
  test('a like turns over with each call, or is set', async () => {
    const { community, ada, say } = await openForum()
    const { id } = await say('hello')
    expect(await community.likePost(ada, id)).toEqual({ liked: true, likes: 1 })
    expect(await community.likePost(ada, id)).toEqual({ liked: false, likes: 0 })
    expect(await community.likePost(ada, id, true)).toEqual({ liked: true, likes: 1 })
    expect(await community.likePost(ada, id, true)).toEqual({ liked: true, likes: 1 })
    expect(await community.likePost(ada, id, false)).toEqual({ liked: false, likes: 0 })
    expect(await community.likePost(ada, id, false)).toEqual({ liked: false, likes: 0 })
  })

  test('taking one’s own back leaves those of others', async () => {
    const { community, ada, bola, admin, say } = await openForum()
    const { id } = await say('hello')
    const reply = await community.createReply(ada, id, { content: 'reply' })
    for (const person of [ada, bola, admin]) {
      await community.likePost(person, id)
      await community.likeReply(person, reply.id)
    }
    expect(await community.likePost(ada, id)).toEqual({ liked: false, likes: 2 })
    expect(await community.likePost(bola, id, false)).toEqual({ liked: false, likes: 1 })
    expect(await community.likeReply(admin, reply.id)).toEqual({ liked: false, likes: 2 })
    expect((await community.post(admin, id)).likedByMe).toBe(true)
  })

  test('one a person, however many calls at a time, and each person sees their own', async () => {
    const { db, community, ada, bola, say } = await openForum()
    const { id } = await say('hello')
    const reply = await community.createReply(ada, id, { content: 'reply' })
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(db)))
    const calls = people.flatMap((person) =>
      Array.from({ length: 5 }, () => [
        community.likePost(person, id, true),
        community.likeReply(person, reply.id, true),
      ]),
    )
    await Promise.all(calls.flat())
    const post = await community.post(people[0]!, id)
    expect([post.likes, post.likedByMe]).toEqual([20, true])
    expect((await community.post(bola, id)).likedByMe).toBe(false)
    const [thread] = (await community.replies(people[3]!, id, ALL)).items
    expect([thread!.likes, thread!.likedByMe]).toEqual([20, true])
    expect(await db.orm.select().from(postLikes)).toHaveLength(40)
  })

  test('the same person turning it over 101 times at once ends liked, with one like', async () => {
    const { community, ada, say } = await openForum()
    const { id } = await say('hello')
    await Promise.all(Array.from({ length: 101 }, () => community.likePost(ada, id)))
    const post = await community.post(ada, id)
    expect([post.likes, post.likedByMe]).toEqual([1, true])
  })
})

describe('deleting', () => {
  test('the author and administrators may; others are refused and nothing is lost', async () => {
    const { community, ada, bola, admin, say } = await openForum()
    const [one, two] = [await say('one'), await say('two')]
    const reply = await community.createReply(ada, two.id, { content: 'x' })
    expect(await rejectionOf(community.deletePost(bola, one.id))).toMatchObject({ code: 'forbidden' })
    expect(await rejectionOf(community.deleteReply(bola, reply.id))).toMatchObject({ code: 'forbidden' })
    await community.deletePost(ada, one.id)
    await community.deleteReply(admin, reply.id)
    await community.deletePost(admin, two.id)
    expect((await community.feed(ada, ALL)).items).toEqual([])
    expect(await rejectionOf(community.deleteReply(ada, reply.id))).toMatchObject({
      code: 'not_found',
      message: 'Reply not found',
    })
  })

  test('a post goes with its replies, likes and pictures; a picture that another post shows stays', async () => {
    const { db, community, ada, bola, say } = await openForum()
    const [own, shared, answer] = [
      await addImage(db, ada, 'a'),
      await addImage(db, ada, 'b'),
      await addImage(db, bola, 'c'),
    ]
    const post = await say('one', { imageUrl: own })
    const [twin, other] = [await say('two', { imageUrl: shared }), await say('three', { imageUrl: shared })]
    const reply = await community.createReply(bola, post.id, { content: 'x', imageUrl: answer })
    await community.likePost(bola, post.id)
    await community.likeReply(ada, reply.id)
    await community.deletePost(ada, post.id)
    await community.deletePost(ada, twin.id)
    expect(await db.orm.select().from(replies)).toEqual([])
    expect(await db.orm.select().from(postLikes)).toEqual([])
    expect(await db.orm.select({ id: images.id }).from(images)).toEqual([{ id: 'b'.repeat(64) }])
    await community.deletePost(ada, other.id)
    expect(await db.orm.select({ id: images.id }).from(images)).toEqual([])
  })

  test('a reply goes with the replies to it, and the count of the post follows', async () => {
    const { community, ada, bola, say } = await openForum()
    const { id } = await say('question')
    const thread = await community.createReply(bola, id, { content: 'thread' })
    const nested = await community.createReply(ada, id, { content: 'nested', parentReplyId: thread.id })
    await community.createReply(ada, id, { content: 'nested too', parentReplyId: thread.id })
    await community.createReply(ada, id, { content: 'another thread' })
    await community.deleteReply(ada, nested.id)
    expect((await community.post(ada, id)).replyCount).toBe(3)
    await community.deleteReply(bola, thread.id)
    expect((await community.post(ada, id)).replyCount).toBe(1)
  })

  test('when someone deletes their account, the counts of what they liked and answered follow', async () => {
    const { db, community, ada, bola, say } = await openForum()
    const { id } = await say('question')
    const reply = await community.createReply(ada, id, { content: 'mine' })
    await community.createReply(bola, id, { content: 'theirs', parentReplyId: reply.id })
    await community.createPost(bola, { content: 'gone soon' })
    await community.likePost(bola, id)
    await community.likeReply(bola, reply.id)
    await db.write(db.orm.delete(users).where(eq(users.id, bola.user.id)))
    expect(await community.post(ada, id)).toMatchObject({ likes: 0, replyCount: 1 })
    expect((await community.replies(ada, id, ALL)).items).toMatchObject([{ likes: 0, childReplies: [] }])
    expect(await db.orm.select({ content: posts.content }).from(posts)).toEqual([{ content: 'question' }])
  })
})

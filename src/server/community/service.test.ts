import { describe, expect, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import type { Write } from '../../db/open.ts'
import { replies } from '../../db/schema/community.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { addImage, openForum } from '../testing/forum.ts'
import { addPerson } from '../testing/people.ts'
import { buildReplyNotice } from './reply-notice.ts'
import { createCommunityService } from './service.ts'

const ALL = { limit: 100 }
const WANTS_REPLIES = preferencesWithSwitchesOn(['weather', 'advisory', 'community'])

describe('posts', () => {
  test('a post is what its author gave, and nothing the client may not set', async () => {
    const { community, ada } = await openForum()
    const given = { content: 'Is it late to plant maize?', likes: 99, authorId: 'someone', isModerated: true }
    const post = await community.createPost(ada, {
      ...given,
      title: 'Maize',
      cropType: 'maize',
      region: 'Kano',
      tags: ['rain'],
    })
    expect(post).toEqual({
      id: expect.any(String),
      authorId: ada.user.id,
      title: 'Maize',
      content: 'Is it late to plant maize?',
      cropType: 'maize',
      region: 'Kano',
      imageUrl: null,
      tags: ['rain'],
      likes: 0,
      replyCount: 0,
      isModerated: false,
      likedByMe: false,
      author: {
        id: ada.user.id,
        firstName: 'Ada',
        lastName: 'Obi',
        displayName: 'Ada',
        email: 'ada@example.org',
        profileImageUrl: null,
        isLeadFarmer: false,
      },
      createdAt: '2026-06-20T09:00:00.000Z',
      updatedAt: '2026-06-20T09:00:00.000Z',
    })
    expect(await community.post(ada, post.id)).toEqual(post)
  })

  test('a picture must have been uploaded, and by who posts it: nobody keeps a picture that is not theirs', async () => {
    const { db, community, ada, bola, say } = await openForum()
    const imageUrl = await addImage(db, ada, 'a')
    const post = await say('look', { imageUrl })
    expect(post).toMatchObject({ imageUrl })
    const refused = { code: 'invalid', details: { fields: { imageUrl: 'Please upload the image first' } } }
    expect(await rejectionOf(say('look', { imageUrl: `/images/${'b'.repeat(64)}.webp` }))).toMatchObject(refused)
    expect(await rejectionOf(community.createPost(bola, { content: 'mine', imageUrl }))).toMatchObject(refused)
    expect(await rejectionOf(community.createReply(bola, post.id, { content: 'mine', imageUrl }))).toMatchObject(
      refused,
    )
    expect(await community.createReply(ada, post.id, { content: 'again', imageUrl })).toMatchObject({ imageUrl })
    expect((await community.feed({ kind: 'operator' }, ALL)).items).toHaveLength(1)
  })

  test('a photo alone is a post', async () => {
    const { db, ada, say } = await openForum()
    const imageUrl = await addImage(db, ada, 'a')
    expect(await say('', { imageUrl })).toMatchObject({ content: '', imageUrl })
  })

  test('the feed is newest first', async () => {
    const { community, ada, say } = await openForum()
    for (const content of ['one', 'two', 'three']) await say(content)
    const { items, next } = await community.feed(ada, ALL)
    expect(items.map((post) => post.content)).toEqual(['three', 'two', 'one'])
    expect((await community.feed(ada, { limit: 3 })).next).toBeNull()
    expect((await community.feed(ada, { limit: 2 })).next).toBe(items[1]!.id)
    expect(next).toBeNull()
  })

  test('pages neither repeat nor miss a post when others are made and deleted meanwhile', async () => {
    const { community, ada, say } = await openForum()
    for (let i = 1; i <= 7; i++) await say(`p${i}`)
    const seen: string[] = []
    let before: string | undefined
    for (let round = 0; round < 3; round++) {
      const page = await community.feed(ada, { limit: 3, before })
      seen.push(...page.items.map((post) => post.content))
      await say(`new${round}`)
      // The post named by the cursor may be deleted too.
      await community.deletePost(ada, page.items.at(-1)!.id)
      before = page.next ?? undefined
    }
    expect(seen).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1'])
    expect(before).toBeUndefined()
  })

  test('a post that is not there is not found', async () => {
    const { community, ada } = await openForum()
    const nowhere = Bun.randomUUIDv7()
    const missing = { code: 'not_found', message: 'Post not found' }
    expect(await rejectionOf(community.post(ada, nowhere))).toMatchObject(missing)
    expect(await rejectionOf(community.replies(ada, nowhere, ALL))).toMatchObject(missing)
    expect(await rejectionOf(community.createReply(ada, nowhere, { content: 'x' }))).toMatchObject(missing)
    expect(await rejectionOf(community.likePost(ada, nowhere))).toMatchObject(missing)
    expect(await rejectionOf(community.deletePost(ada, nowhere))).toMatchObject(missing)
  })
})

describe('what is seen of an author', () => {
  test('an email is seen by its owner and by administrators only; the phone by no one', async () => {
    const { community, ada, bola, admin, say } = await openForum()
    const { id } = await say('hello')
    const email = async (viewer: typeof ada) => (await community.post(viewer, id)).author.email
    expect([await email(ada), await email(bola), await email(admin)]).toEqual([
      'ada@example.org',
      null,
      'ada@example.org',
    ])
    expect(JSON.stringify(await community.feed(bola, ALL))).not.toContain('+234')
    expect(JSON.stringify(await community.feed(bola, ALL))).not.toContain('@')
  })

  test('the name shown is the first name, else the part of the email before the @, else Farmer', async () => {
    const { db, community, ada, bola } = await openForum()
    const nameless = await addPerson(db)
    for (const person of [ada, bola, nameless]) await community.createPost(person, { content: 'hello' })
    const { items } = await community.feed(ada, ALL)
    expect(items.map((post) => post.author.displayName)).toEqual(['Farmer', 'bola.farms', 'Ada'])
    expect(items.map((post) => post.author.isLeadFarmer)).toEqual([false, true, false])
  })

  test('administrators see usernames beside the posts, others are refused', async () => {
    const { community, ada, admin, say } = await openForum()
    await community.createPost(admin, { content: 'Welcome' })
    await say('hello')
    const { items } = await community.moderation(admin, ALL)
    expect(items.map((post) => post.author.username)).toEqual([null, 'eve'])
    expect(await rejectionOf(community.moderation(ada, ALL))).toMatchObject({ code: 'forbidden' })
  })
})

describe('replies', () => {
  test('threads are oldest first, each with the replies to it; an answer inside a thread joins it', async () => {
    const { community, ada, bola, say } = await openForum()
    const { id } = await say('question')
    const first = await community.createReply(bola, id, { content: 'first' })
    await community.createReply(bola, id, { content: 'second' })
    const nested = await community.createReply(ada, id, { content: 'nested', parentReplyId: first.id })
    const deeper = await community.createReply(bola, id, { content: 'deeper', parentReplyId: nested.id })
    expect(deeper.parentReplyId).toBe(first.id)
    const { items } = await community.replies(ada, id, ALL)
    expect(items.map((thread) => [thread.content, thread.childReplies.map((reply) => reply.content)])).toEqual([
      ['first', ['nested', 'deeper']],
      ['second', []],
    ])
    expect((await community.post(ada, id)).replyCount).toBe(4)
  })

  test('threads come in pages; the replies in them do not count against the page', async () => {
    const { community, ada, bola, say } = await openForum()
    const { id } = await say('question')
    for (let i = 1; i <= 5; i++) {
      const thread = await community.createReply(bola, id, { content: `t${i}` })
      await community.createReply(ada, id, { content: `answer to t${i}`, parentReplyId: thread.id })
    }
    const one = await community.replies(ada, id, { limit: 2 })
    await community.createReply(bola, id, { content: 't6' })
    const two = await community.replies(ada, id, { limit: 2, before: one.next! })
    const three = await community.replies(ada, id, { limit: 2, before: two.next! })
    const pages = [one, two, three].map(({ items }) => items.map((thread) => thread.content))
    expect(pages).toEqual([
      ['t1', 't2'],
      ['t3', 't4'],
      ['t5', 't6'],
    ])
    expect(three.next).toBeNull()
    expect(two.items.map((thread) => thread.childReplies.length)).toEqual([1, 1])
  })

  test('a thread takes a hundred answers; a further one begins a thread, so that nothing said is lost', async () => {
    const { community, ada, bola, say } = await openForum()
    const post = await say('Who has seed?')
    const root = await community.createReply(bola, post.id, { content: 'I have' })
    const answer = (n: number) => community.createReply(ada, post.id, { content: `${n}`, parentReplyId: root.id })
    await Promise.all(Array.from({ length: 99 }, (_, n) => answer(n)))
    const both = await Promise.all([answer(99), answer(100)])
    // The first of two concurrent replies is the hundredth.
    const further = both.find(({ parentReplyId }) => parentReplyId === null)!
    expect(both.filter(({ parentReplyId }) => parentReplyId === root.id)).toHaveLength(1)
    const { items } = await community.replies(ada, post.id, ALL)
    expect(items.map(({ id, childReplies }) => [id, childReplies.length])).toEqual([
      [root.id, 100],
      [further.id, 0],
    ])
    expect((await community.post(ada, post.id)).replyCount).toBe(102)
  })

  test('a page of threads ends early when they have many answers, and the next goes on after it', async () => {
    const { db, community, ada, say } = await openForum()
    const post = await say('Who has seed?')
    const id = (thread: number, n: number) => `r-${thread}-${String(n).padStart(4, '0')}`
    const common = { postId: post.id, authorId: ada.user.id, content: 'x', createdAt: '2026-06-20T08:00:00.000Z' }
    for (let thread = 1; thread <= 8; thread++) {
      await db.write(db.orm.insert(replies).values({ ...common, id: `r-${thread}` }))
      // More replies than a thread takes, from before the limit.
      const answers = Array.from({ length: 110 }, (_, n) => ({
        ...common,
        id: id(thread, n),
        parentReplyId: `r-${thread}`,
      }))
      await db.write(db.orm.insert(replies).values(answers))
    }
    const sizes: number[][] = []
    for (let before: string | undefined; ; ) {
      const page = await community.replies(ada, post.id, { ...ALL, ...(before ? { before } : {}) })
      sizes.push(page.items.map(({ childReplies }) => childReplies.length))
      if (page.next === null) break
      before = page.next
    }
    expect(sizes).toEqual([
      [100, 100, 100, 100, 100],
      [100, 100, 100],
    ])
  })

  test('a post without replies has an empty list', async () => {
    const { community, ada, say } = await openForum()
    expect(await community.replies(ada, (await say('hello')).id, ALL)).toEqual({ items: [], next: null })
  })

  test('one cannot answer a reply that is gone or belongs to another post', async () => {
    const { community, ada, bola, say } = await openForum()
    const [one, other] = [await say('one'), await say('other')]
    const reply = await community.createReply(bola, one.id, { content: 'x' })
    for (const parentReplyId of [reply.id, Bun.randomUUIDv7()]) {
      const lost = community.createReply(ada, other.id, { content: 'y', parentReplyId })
      expect(await rejectionOf(lost)).toMatchObject({ code: 'not_found', message: 'Reply not found' })
    }
    expect((await community.post(ada, other.id)).replyCount).toBe(0)
  })

  test('a reply whose thread is deleted while it is on its way is refused, and nothing of it is kept', async () => {
    const { db, clock, community, ada, bola, say } = await openForum()
    const { id } = await say('question')
    const thread = await community.createReply(bola, id, { content: 'thread' })
    const deletedMeanwhile = (async (...writes: Write[]) => {
      await community.deleteReply(bola, thread.id)
      return db.write(...writes)
    }) as typeof db.write
    const late = createCommunityService({ db: { ...db, write: deletedMeanwhile }, clock })
    const lost = late.createReply(ada, id, { content: 'x', parentReplyId: thread.id })
    expect(await rejectionOf(lost)).toMatchObject({ code: 'not_found' })
    expect((await community.post(ada, id)).replyCount).toBe(0)
  })

  test('many at a time are all counted', async () => {
    const { community, ada, bola, say } = await openForum()
    const { id } = await say('question')
    await Promise.all(Array.from({ length: 30 }, (_, i) => community.createReply(bola, id, { content: `r${i}` })))
    expect((await community.post(ada, id)).replyCount).toBe(30)
  })
})

describe('being answered', () => {
  test('the author of the post and of the reply are told in their own language, once each, never about themselves', async () => {
    const { db, community, notifications, bola } = await openForum()
    const hauwa = await addPerson(db, { preferredLanguage: 'ha', notificationPreferences: WANTS_REPLIES })
    const ken = await addPerson(db, { firstName: 'Ken', notificationPreferences: WANTS_REPLIES })
    const { id } = await community.createPost(hauwa, { content: 'question' })
    const answer = await community.createReply(ken, id, { content: 'answer' })
    const told = await notifications.list(hauwa)
    expect(told).toMatchObject([
      {
        type: 'community_reply',
        title: 'An amsa saƙonku',
        message: 'Ken: answer',
        data: { postId: id, replyId: answer.id },
      },
    ])
    expect(await notifications.list(ken)).toEqual([])

    const thanks = await community.createReply(hauwa, id, { content: 'thanks', parentReplyId: answer.id })
    expect(await notifications.list(ken)).toMatchObject([
      { title: 'New answer to your reply', message: 'Farmer: thanks' },
    ])
    expect(await notifications.list(hauwa)).toHaveLength(1)

    await community.createReply(bola, id, { content: 'x'.repeat(500), parentReplyId: thanks.id })
    expect(await notifications.list(hauwa)).toHaveLength(2)
    const [newest] = await notifications.list(ken)
    expect(newest!.message.length).toBeLessThan(140)
  })

  test('an answer of 120 letters is told whole, a longer one cut', () => {
    const told = (content: string) =>
      buildReplyNotice(
        { userId: 'ada', language: 'en', what: 'post' },
        { name: 'Ken', content, postId: 'p', replyId: 'r' },
      ).message
    expect(told('x'.repeat(120))).toBe(`Ken: ${'x'.repeat(120)}`)
    expect(told('x'.repeat(121))).toBe(`Ken: ${'x'.repeat(119)}…`)
  })

  test('those whose Community Updates are off are not told', async () => {
    const { community, notifications, ada, bola, say } = await openForum()
    const { id } = await say('question')
    await community.createReply(bola, id, { content: 'answer' })
    expect(await notifications.list(ada)).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getPost, listReplies } from '../../contracts/calls/community.ts'
import type { Post, Reply } from '../../contracts/community.ts'
import { listPagesKey } from '../../contracts/list-pages.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, fill, forms, hasButton, openPhone, press, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: PostPage } = await import('./post.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
let post: Post
beforeEach(async () => {
  phone = await openPhone()
  post = (await (
    await phone.send('POST', '/api/community/posts', { title: 'Rain', content: 'It rains' })
  ).json()) as Post
})
afterEach(() => phone.close())

const PROPS = { before: null, replyTo: null, deleting: null }
/** Shows a post of another user, or an own one, with these replies. */
async function open(
  replies: Partial<Reply>[] = [],
  { props = {}, over = {} as Partial<Post>, next = null as string | null } = {},
) {
  const shown = { ...post, authorId: 'other', replyCount: replies.length, ...over }
  phone.client.setQueryData(queryKeyOf(withPathParams(getPost, { id: post.id }).path), shown)
  const items = replies.map((each, n) => ({
    ...{ id: `r${n}`, postId: post.id, parentReplyId: null, authorId: 'other', content: `Reply ${n}`, imageUrl: null },
    ...{ likes: 0, likedByMe: false, author: { ...post.author, displayName: 'Bala' }, createdAt: post.createdAt },
    childReplies: [],
    ...each,
  }))
  phone.client.setQueryData(listPagesKey(withPathParams(listReplies, { id: post.id }).path), {
    pages: [{ items, next }],
    pageParams: [null],
  })
  await phone.show(<PostPage />, { ...PROPS, postId: post.id, ...props })
}

describe('a post', () => {
  test('has its title once, as the heading of the page, and no link to itself', async () => {
    await open()
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Rain'])
    expect(document.querySelector('a.post-open')).toBeNull()
    await open([], { over: { title: null } })
    expect(document.querySelector('h1.hidden-text')!.textContent).toBe('Post by Amina')
  })

  test('that is gone says so', async () => {
    await phone.show(<PostPage />, { ...PROPS, postId: null })
    expect(text()).toContain('Post not found')
    expect(hasButton('Post Reply')).toBe(false)
  })

  test.each([
    ['is not known', 404, 'Post not found'],
    ['fails to load', 500, 'Something went wrong.'],
  ] as const)('that %s says so', async (_, status, words) => {
    phone.answering((path) => (path.includes('none') ? Response.json({ message: 'No' }, { status }) : undefined))
    await phone.show(<PostPage />, { ...PROPS, postId: 'none' })
    await until('it says so', () => text().includes(words))
  })

  test('is deleted by its author and by administrators only', async () => {
    await open()
    expect(hasButton('Delete post')).toBe(false)
    await open([], { over: { authorId: phone.user.id } })
    expect(button('Delete post').getAttribute('href')).toBe(`/community/posts/${post.id}/delete`)
    phone.client.setQueryData(queryKeyOf('/api/user'), { ...phone.user, isAdmin: true })
    await open()
    expect(hasButton('Delete post')).toBe(true)
  })

  test('is deleted after a question', async () => {
    await open([], { over: { authorId: phone.user.id } })
    await press('Delete post')
    await until('it is asked', () => text().includes('Are you sure you want to delete this post?'))
    expect(phone.writes()).not.toContain(`DELETE /api/community/posts/${post.id}`)
    await press('Delete')
    await until('it is sent', () => phone.writes().some((write) => write.startsWith('DELETE ')))
  })

  test.each([
    ['post', 'Delete post'],
    ['reply', 'Delete reply'],
  ] as const)('asks before a %s is deleted without script', async (what, title) => {
    await open([], { props: { deleting: { what, action: '/delete-it' } } })
    expect(forms()[0]).toEqual(['/delete-it', {}, 'Delete'])
    expect(text()).toContain(title)
    expect(text()).toContain(`Are you sure you want to delete this ${what}?`)
  })
})

describe('replies', () => {
  test('are counted; without any the reader is invited', async () => {
    await open()
    expect(text()).toContain('Replies (0)')
    expect(text()).toContain('No replies yet')
    await open([{}, {}])
    expect(text()).toContain('Replies (2)')
    expect(text()).not.toContain('No replies yet')
  })

  test('that are still on their way show a spinner, not that there are none', async () => {
    phone.answering((path, method) =>
      method === 'GET' && path.includes('/replies') ? new Promise<Response>(() => {}) : undefined,
    )
    phone.client.setQueryData(queryKeyOf(withPathParams(getPost, { id: post.id }).path), { ...post, replyCount: 2 })
    await phone.show(<PostPage />, { ...PROPS, postId: post.id })
    expect(document.querySelector('.replies [role=status]')!.textContent).toBe('Loading...')
    expect(text()).not.toContain('No replies yet')
    await open([{}])
    expect(document.querySelector('.replies [role=status]')).toBeNull()
  })

  test('stand below what they answer', async () => {
    const child = { ...post, id: 'c1', postId: post.id, content: 'Child', parentReplyId: 'r0', childReplies: [] }
    await open([{ childReplies: [child] as never }, {}])
    expect(document.querySelector('.reply .reply-answers .reply')!.textContent).toContain('Child')
    expect(document.querySelectorAll('.reply-answers')).toHaveLength(1)
  })

  test('are written below the post, and stand there at once', async () => {
    await open()
    await fill('Your reply', 'Mine too')
    await press('Post Reply')
    await until('it is there', () => document.querySelector('.reply')?.textContent?.includes('Mine too') === true)
    expect(toastShown()).toContain('Reply posted successfully!')
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('replies')
  })

  test('to a reply open one form, which closes again', async () => {
    await open([{}])
    expect(document.querySelector('#answer')).toBeNull()
    expect(button('Reply to Bala').getAttribute('href')).toBe(`/community/posts/${post.id}?reply=r0#answer`)
    await press('Reply to Bala')
    expect(document.querySelector('#answer')).not.toBeNull()
    await press('Cancel')
    expect(document.querySelector('#answer')).toBeNull()
    await open([{}], { props: { replyTo: 'r0' } })
    expect(forms().some(([, values]) => 'parentReplyId' in values && values.parentReplyId === 'r0')).toBe(true)
  })

  test('are liked with a touch', async () => {
    phone.answering((path, method) =>
      method === 'POST' && path.includes('/like') ? Response.json({ liked: true, likes: 7 }) : undefined,
    )
    await open([{ likes: 3 }])
    const heart = () => document.querySelector('.reply .like')!
    await press('Like, 3 likes')
    await until('it is liked', () => heart().textContent === '7')
    expect(heart().getAttribute('aria-pressed')).toBe('true')
  })

  test('of their author are deleted after a question, and are gone', async () => {
    phone.answering((_, method) => (method === 'DELETE' ? new Response(null, { status: 204 }) : undefined))
    await open([{ authorId: phone.user.id }, {}])
    expect(document.querySelectorAll('.reply-delete')).toHaveLength(1)
    await press('Delete reply')
    await until('it is asked', () => text().includes('Are you sure you want to delete this reply?'))
    await press('Delete')
    await until('it is gone', () => document.querySelectorAll('.reply').length === 1)
    expect(toastShown()).toBe('Reply deleted')
  })

  test('that are older come on request', async () => {
    await open([{}], { next: 'r0' })
    expect(button('More replies').getAttribute('href')).toBe(`/community/posts/${post.id}?before=r0`)
    await open([{}])
    expect(hasButton('More replies')).toBe(false)
  })
})

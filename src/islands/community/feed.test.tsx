import { describe, expect, test } from 'bun:test'
import { listPosts } from '../../contracts/calls/community.ts'
import type { Author, Post } from '../../contracts/community.ts'
import { listPagesKey } from '../../contracts/list-pages.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, fill, hasButton, press, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { default: Community } = await import('./community.tsx')

const phone = sharedPhone()
const AUTHOR: Author = {
  ...{ id: 'u2', firstName: 'Bala', lastName: null, displayName: 'Bala', email: null, profileImageUrl: null },
  isLeadFarmer: false,
}
const post = (over: Partial<Post> = {}): Post => ({
  ...{ id: 'p1', authorId: 'u2', title: 'Rain', content: 'It rains', cropType: null, region: null, imageUrl: null },
  ...{ tags: [], likes: 2, replyCount: 1, isModerated: false, likedByMe: false, author: AUTHOR },
  ...{ createdAt: '2026-07-05T08:00:00.000Z', updatedAt: '2026-07-05T08:00:00.000Z' },
  ...over,
})
async function open(items: Post[], props: Record<string, unknown> = {}, next: string | null = null) {
  const before = (props.before as string | undefined) ?? null
  const data = { pages: [{ items, next }], pageParams: [before] }
  phone().client.setQueryData(listPagesKey(listPosts.path, before), data)
  await phone().show(<Community />, props)
}
const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
const like = () => document.querySelector<HTMLButtonElement>('.like')!

describe('a post in the feed', () => {
  test('leads to its page by its title, and shows author, age, crop, place and tags', async () => {
    await open([post({ cropType: 'maize', region: 'Kano', tags: ['rain'], author: { ...AUTHOR, isLeadFarmer: true } })])
    expect(document.querySelector('h2 a.post-open')!.getAttribute('href')).toBe('/community/posts/p1')
    expect(text()).toContain('BalaLead Farmer')
    expect(document.querySelector('time')!.textContent).toBe('1 day ago')
    expect(document.querySelector('.post-tags')!.textContent).toBe('Maize (Corn)Kano#rain')
    expect(text()).toContain('1 reply')
    expect(document.querySelector('article')!.getAttribute('aria-label')).toBe('Rain')
    expect(document.querySelector('.picture')).toBeNull()
  })

  test('without a title leads there by its words, or by its author', async () => {
    await open([post({ title: null }), post({ id: 'p2', title: null, content: '', imageUrl: '/images/a.webp' })])
    const opens = [...document.querySelectorAll('a.post-open')].map((each) => [
      each.getAttribute('href'),
      each.textContent,
    ])
    expect(opens).toEqual([
      ['/community/posts/p1', 'It rains'],
      ['/community/posts/p2', 'Post by Bala'],
    ])
    expect(document.querySelectorAll('.picture')).toHaveLength(1)
    expect(document.querySelector('.post-tags')).toBeNull()
    expect(text()).not.toContain('Lead Farmer')
  })

  test('of a crop that we do not know has the word that was typed', async () => {
    await open([post({ cropType: 'moonflower' })])
    expect(document.querySelector('.post-tags')!.textContent).toBe('moonflower')
  })

  test('is liked and let go with a touch, and turns back when the server refuses', async () => {
    phone().answering((path, method) =>
      method === 'POST' && path.includes('/like') ? Response.json({ message: 'No' }, { status: 403 }) : undefined,
    )
    await open([post(), post({ id: 'p2', likedByMe: true, likes: 1 })])
    expect([like().getAttribute('aria-pressed'), like().textContent]).toEqual(['false', '2'])
    await press('Like, 2 likes')
    await until('it has turned back', () => like().textContent === '2')
    phone().answering((path, method) =>
      method === 'POST' && path.includes('/like') ? Response.json({ liked: true, likes: 9 }) : undefined,
    )
    await press('Like, 2 likes')
    await until('it is liked', () => like().textContent === '9')
    expect(like().getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelectorAll('.like')[1]!.textContent).toBe('1')
    phone().answering(undefined)
  })
})

describe('the feed', () => {
  test('without a post invites to write one', async () => {
    await open([], { states: [] })
    expect(text()).toContain('No posts yet.')
    await press('Create First Post')
    expect(document.querySelector('#write textarea')).not.toBeNull()
    await press('Close')
    expect(document.querySelector('#write')).toBeNull()
    expect(hasButton('Create First Post')).toBe(true)
    expect(hasButton('New Post')).toBe(false)
  })

  test('opens the form where the address asks for it', async () => {
    await open([post()])
    expect(document.querySelector('#write')).toBeNull()
    await open([post()], { writing: true, states: [] })
    expect(document.querySelector('#write')).not.toBeNull()
    expect(text()).not.toContain('No posts yet.')
  })

  test('puts an own new post first and closes the form', async () => {
    await open([post()], { writing: true, states: [] })
    await fill('Your post', 'My news')
    await press('Post')
    await until('it is there', () => document.querySelectorAll('article').length === 2)
    expect(document.querySelector('article')!.textContent).toContain('My news')
    expect(document.querySelector('#write')).toBeNull()
    expect(hasButton('New Post')).toBe(true)
  })

  test('has older posts on request, each once, and a way back from them', async () => {
    await open([post()], {}, 'p1')
    expect(links()).not.toContain('/community')
    expect(button('Load more').getAttribute('href')).toBe('/community?before=p1')
    phone().answering((path) =>
      path.startsWith('/api/community/posts?') || path.includes('before=p1')
        ? Response.json([post(), post({ id: 'p0', title: 'Old' })])
        : undefined,
    )
    await press('Load more')
    await until('they are there', () => text().includes('Old'))
    expect(document.querySelectorAll('article')).toHaveLength(2)
    expect(hasButton('Load more')).toBe(false)
    phone().answering(undefined)
    await open([post({ id: 'p0' })], { before: 'p1' })
    expect(links()).toContain('/community')
  })

  test('that cannot be read says so', async () => {
    phone().client.removeQueries({ queryKey: [listPosts.path] })
    phone().answering((path) => (path.startsWith(listPosts.path) ? new Response('', { status: 500 }) : undefined))
    await phone().show(<Community />)
    await until(
      'it says so',
      () => !text().includes('No posts yet.') && document.querySelector('.empty, .empty-state') !== null,
    )
    expect(document.querySelectorAll('article')).toHaveLength(0)
    phone().answering(undefined)
  })
})

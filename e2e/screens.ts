import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What a visitor can open; the last is a page that is not there. */
export const PUBLIC_SCREENS = [
  '/',
  '/signin',
  '/register',
  '/forgot',
  '/offline',
  '/terms',
  '/privacy',
  '/no/such/place',
]

/** Everything a farmer can open, with a post, an advisory and a crop of theirs. */
export const farmerScreens = ({ post, advisory, crop }: Awaited<ReturnType<typeof somethingToRead>>) => [
  '/',
  '/weather',
  '/advisories',
  `/advisory/${advisory}`,
  '/notifications',
  '/community',
  '/community?write=1',
  `/community/posts/${post}`,
  `/community/posts/${post}/delete`,
  '/crops/new',
  `/crops/${crop}/edit`,
  '/profile',
  '/profile/edit',
  '/profile/security',
  '/profile/second-factor',
  '/profile/delete',
]

/** The administration's tabs, and its questions before a bulk send. */
export const ADMIN_SCREENS = ['overview', 'farmers', 'content', 'exports', 'analytics', 'analytics&ask=send'].map(
  (tab) => `/admin?tab=${tab}`,
)

/** A post, an advisory and a crop, whose screens can then be opened. `request` is signed in as a farmer. */
export async function somethingToRead(request: APIRequestContext) {
  const post = await request.post('/api/community/posts', {
    data: { title: 'Masara', content: 'Tuta absoluta?', cropType: 'tomato' },
  })
  expect(post.status(), await post.text()).toBe(201)
  const { id } = await post.json()
  await request.post(`/api/community/posts/${id}/replies`, { data: { content: 'Neem' } })
  await request.post('/api/crops/initialize')
  await request.post('/api/advisories/generate')
  const [advisory] = await (await request.get('/api/advisories')).json()
  const [crop] = await (await request.get('/api/crops')).json()
  return { post: id as string, advisory: advisory.id as string, crop: crop.id as string }
}

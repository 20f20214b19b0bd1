import type { APIRequestContext } from '@playwright/test'
import { ADMIN_TABS } from '../src/contracts/admin-tabs.ts'
import { SCREENS } from '../src/contracts/screens.ts'
import { expect } from './fixtures.ts'

/** Pages for visitors; the last does not exist. */
export const PUBLIC_SCREENS = [
  '/',
  '/signin',
  '/register',
  '/forgot',
  '/try?crop=maize&place=Kano',
  '/offline',
  '/terms',
  '/privacy',
  '/no/such/place',
]

/** Farmers' pages, with a post, an advisory and a crop, and the composer. */
export function farmerScreens({ reply, ...things }: Awaited<ReturnType<typeof somethingToRead>>) {
  const paths = Object.entries(SCREENS).flatMap(([name, { who, paths }]) =>
    who === 'signed-in'
      ? paths.map((path) => path.replace(':id', things[name as keyof typeof things]).replace(':reply', reply))
      : [],
  )
  // Only unconfirmed numbers have this page.
  return [...paths.filter((path) => path !== '/profile/phone'), '/community?write=1']
}

/** Tabs of the administration, its question before a bulk send, and its other pages, one of them of a farmer. */
export const adminScreens = (farmerId: string) => [
  ...[...ADMIN_TABS.map(({ id }) => id), 'analytics&ask=send'].map((tab) => `/admin?tab=${tab}`),
  ...Object.values(SCREENS).flatMap(({ who, paths }) =>
    who === 'admin' || who === 'officer'
      ? paths.filter((path) => path !== '/admin').map((path) => path.replace(':id', farmerId))
      : [],
  ),
]

/** Creates a post with a reply, an advisory and a crop. `request` is signed in as a farmer. */
export async function somethingToRead(request: APIRequestContext) {
  const post = await request.post('/api/community/posts', {
    data: { title: 'Masara', content: 'Tuta absoluta?', cropType: 'tomato' },
  })
  expect(post.status(), await post.text()).toBe(201)
  const { id } = await post.json()
  const reply = await (await request.post(`/api/community/posts/${id}/replies`, { data: { content: 'Neem' } })).json()
  await request.post('/api/crops/initialize')
  await request.post('/api/advisories/generate')
  const [advisory] = await (await request.get('/api/advisories')).json()
  const [crop] = await (await request.get('/api/crops')).json()
  const field = crop.id as string
  const question = await (await request.post('/api/questions', { data: { text: 'Why?', cropId: field } })).json()
  return {
    post: id as string,
    reply: reply.id as string,
    advisory: advisory.id as string,
    crop: field,
    season: field,
    bags: field,
    question: question.id as string,
  }
}

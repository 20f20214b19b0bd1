import { PASSWORD } from './scale-data.ts'
import type { Side } from './scale-side.ts'

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  cookie: string
  body?: unknown
}

export interface Call {
  what: string
  /** The `n`th request of this call to a side. */
  request(side: Side, n: number): Request
  /** Writes: repeating a request changes the result. */
  changes?: boolean
  /** Requests per side; 150 by default. */
  times?: number
  /** Milliseconds that the median may take at the large size. */
  aim?: number
}

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!

const read =
  (path: (side: Side, n: number) => string) =>
  (side: Side, n: number): Request => ({ path: path(side, n), cookie: of(side.people, n).cookie })
const forAdmin = (path: (side: Side, n: number) => string) => (side: Side, n: number) => ({
  path: path(side, n),
  cookie: side.admin,
})
const POSTS = '/api/community/posts'
const CONTENT = 'The rains came late here. Who has planted maize already, and which variety?'

/** Requests to both databases, reads first; deletions remove people from the end. */
export const CALLS: Call[] = [
  { what: 'feed, first page', request: read(() => POSTS) },
  { what: 'feed, far back', request: read((side, n) => `${POSTS}?before=${of(side.oldPosts, n)}`) },
  { what: 'one post', request: read((side, n) => `${POSTS}/${of(side.oldPosts, n)}`) },
  { what: 'thread of replies', request: read((side, n) => `${POSTS}/${of(side.threads, n)}/replies`) },
  { what: 'advisories of a farmer', request: read(() => '/api/advisories') },
  { what: 'advisories of a farmer, one crop', request: read(() => '/api/advisories?crop=maize') },
  { what: 'summary card', request: read(() => '/api/summary') },
  { what: 'notifications of a farmer', request: read(() => '/api/notifications') },
  { what: 'crops of a farmer', request: read(() => '/api/crops') },
  { what: 'profile (page)', request: read(() => '/profile') },
  { what: 'home (page, with the count of unread)', request: read(() => '/') },
  { what: 'community (page)', request: read(() => '/community') },
  { what: 'weather now', request: read((_, n) => `/api/weather/current?lat=${5 + (n % 8)}&lng=7.5`) },
  { what: 'own data, exported', request: read(() => '/api/account/export') },
  { what: 'sessions of a person', request: read(() => '/api/account/sessions') },
  { what: 'analytics', request: forAdmin(() => '/api/admin/analytics'), aim: 50 },
  { what: 'dashboard (page)', request: forAdmin(() => '/admin') },
  { what: 'moderation, first page', request: forAdmin(() => '/api/admin/posts') },
  { what: 'moderation, far back', request: forAdmin((side, n) => `/api/admin/posts?before=${of(side.oldPosts, n)}`) },
  { what: 'SMS campaigns', request: forAdmin(() => '/api/admin/sms/campaigns') },
  {
    what: 'post creation',
    changes: true,
    request: (side, n) => ({
      method: 'POST',
      path: POSTS,
      cookie: of(side.people, n).cookie,
      body: { content: CONTENT },
    }),
  },
  {
    what: 'reply, which tells the author',
    changes: true,
    request: (side, n) => ({
      method: 'POST',
      path: `${POSTS}/${of(side.newPosts, n)}/replies`,
      cookie: of(side.people, n).cookie,
      body: { content: CONTENT },
    }),
  },
  {
    what: 'like',
    changes: true,
    request: (side, n) => ({
      method: 'POST',
      path: `${POSTS}/${of(side.newPosts, n)}/like`,
      cookie: of(side.people, n).cookie,
    }),
  },
  {
    what: 'mark all as read',
    changes: true,
    request: (side, n) => ({
      method: 'PUT',
      path: '/api/notifications/read-all',
      cookie: of(side.people, n).cookie,
    }),
  },
  {
    what: "this week's advice, asked for",
    changes: true,
    request: (side, n) => ({ method: 'POST', path: '/api/advisories/generate', cookie: of(side.people, n).cookie }),
    times: 60,
  },
  {
    what: 'sign-in',
    changes: true,
    request: (side, n) => ({
      method: 'POST',
      path: '/api/login',
      cookie: '',
      body: { phone: of(side.people, n).phone, password: PASSWORD },
    }),
    times: 40,
  },
  {
    what: 'deletion of an account, with its password check',
    changes: true,
    request: (side) => ({
      method: 'DELETE',
      path: '/api/account',
      cookie: side.people.pop()!.cookie,
      body: { password: PASSWORD },
    }),
    times: 20,
    aim: 50,
  },
]

import type { ComponentType } from 'react'
import type { ScreenName } from '../contracts/screens.ts'

type Island = Promise<{ default: ComponentType }>

/** Islands by name. The server awaits the same import to render; the browser loads only the page's island. */
export const ISLANDS: Record<ScreenName, () => Island> = {
  home: () => import('./home/home.tsx'),
  weather: () => import('./weather/weather.tsx'),
  warning: () => import('./warnings/warning.tsx'),
  advisories: () => import('./advisories/advisories.tsx'),
  advisory: () => import('./advisory/advisory.tsx'),
  profile: () => import('./profile/profile.tsx'),
  'profile-edit': () => import('./profile/edit-page.tsx'),
  'profile-delete': () => import('./profile/delete-page.tsx'),
  'confirm-phone': () => import('./profile/confirm-phone.tsx'),
  security: () => import('./profile/security.tsx'),
  'second-factor': () => import('./profile/second-factor.tsx'),
  crop: () => import('./crops/crop-page.tsx'),
  season: () => import('./season/season.tsx'),
  bags: () => import('./bags/bags.tsx'),
  notifications: () => import('./notifications/notifications.tsx'),
  community: () => import('./community/community.tsx'),
  post: () => import('./post/post.tsx'),
  questions: () => import('./questions/questions.tsx'),
  question: () => import('./questions/question.tsx'),
  rains: () => import('./rains/rains.tsx'),
  market: () => import('./market/market.tsx'),
  officer: () => import('./officer/officer.tsx'),
  admin: () => import('./admin/admin.tsx'),
  audience: () => import('./audience/audience.tsx'),
  person: () => import('./person/person.tsx'),
  prices: () => import('./prices/prices.tsx'),
  inbox: () => import('./inbox/inbox.tsx'),
  channels: () => import('./channels/channels.tsx'),
  trials: () => import('./trials/trials.tsx'),
  practice: () => import('./practice/practice.tsx'),
  'sign-in': () => import('./sign-in/sign-in.tsx'),
  register: () => import('./register/register.tsx'),
}

export type IslandName = ScreenName

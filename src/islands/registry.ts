import type { ComponentType } from 'react'

type Island = Promise<{ default: ComponentType }>

/** Every island by name: the server awaits the same import to render it, the browser loads only the one on its page. */
export const ISLANDS = {
  home: (): Island => import('./home/home.tsx'),
  weather: (): Island => import('./weather/weather.tsx'),
  advisories: (): Island => import('./advisories/advisories.tsx'),
  advisory: (): Island => import('./advisory/advisory.tsx'),
  profile: (): Island => import('./profile/profile.tsx'),
  'profile-edit': (): Island => import('./profile/edit-page.tsx'),
  'profile-delete': (): Island => import('./profile/delete-page.tsx'),
  'confirm-phone': (): Island => import('./profile/confirm-phone.tsx'),
  security: (): Island => import('./profile/security.tsx'),
  'second-factor': (): Island => import('./profile/second-factor.tsx'),
  crop: (): Island => import('./crops/crop-page.tsx'),
  notifications: (): Island => import('./notifications/notifications.tsx'),
  community: (): Island => import('./community/community.tsx'),
  post: (): Island => import('./post/post.tsx'),
  admin: (): Island => import('./admin/admin.tsx'),
  'sign-in': (): Island => import('./sign-in/sign-in.tsx'),
  register: (): Island => import('./register/register.tsx'),
} as const

export type IslandName = keyof typeof ISLANDS

import type { ComponentType } from 'react'

type Island = Promise<{ default: ComponentType }>

/** Every island by name: the server awaits the same import to render it, the browser loads only the one on its page. */
export const ISLANDS = {
  home: (): Island => import('./home/home.tsx'),
  'sign-in': (): Island => import('./sign-in/sign-in.tsx'),
  register: (): Island => import('./register/register.tsx'),
} as const

export type IslandName = keyof typeof ISLANDS

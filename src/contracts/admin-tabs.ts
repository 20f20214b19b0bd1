import type { FarmersQuery } from './admin.ts'
import type { Awaiting } from './community.ts'
import type { IconName } from './icon-paths.ts'

/** Tabs in the order of the sidebar. `analytics` has the SMS tools. */
export const TABS = [
  { id: 'overview', icon: 'chart' },
  { id: 'farmers', icon: 'users' },
  { id: 'content', icon: 'shield' },
  { id: 'exports', icon: 'download' },
  { id: 'analytics', icon: 'send' },
] as const satisfies { id: string; icon: IconName }[]
export type AdminTab = (typeof TABS)[number]['id']

/** Paths of the sidebar's separate pages. */
export const PERSON = '/admin/people/:id'
export const PRICES = '/admin/prices'
export const AUDIENCE = '/admin/audience'
export const PHONE = '/admin/phone'
export const QUESTIONS = '/admin/inbox'
export const CHANNELS = '/admin/channels'
export const TRIALS = '/admin/trials'
export const HARVESTS = '/admin/harvests'

export const tabAddress = (tab: AdminTab) => (tab === 'overview' ? '/admin' : `/admin?tab=${tab}`)

export const farmersAddress = (of: FarmersQuery['of'], is = '') =>
  `${tabAddress('exports')}&of=${of}&is=${encodeURIComponent(is)}`

export const postsAddress = (show: Awaiting) => `${tabAddress('content')}&show=${show}`

/** Returns the tab of an address; Overview by default. */
export const tabOf = (asked: string | null | undefined): AdminTab =>
  TABS.find(({ id }) => id === asked)?.id ?? 'overview'

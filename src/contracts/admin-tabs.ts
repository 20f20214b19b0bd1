import type { FarmersAsked } from './admin.ts'
import type { Awaiting } from './community.ts'
import type { IconName } from './icon-paths.ts'

/** In the order of the sidebar. `analytics` is where SMS are managed. */
export const TABS = [
  { id: 'overview', icon: 'chart' },
  { id: 'farmers', icon: 'users' },
  { id: 'content', icon: 'shield' },
  { id: 'exports', icon: 'download' },
  { id: 'analytics', icon: 'send' },
] as const satisfies { id: string; icon: IconName }[]
export type AdminTab = (typeof TABS)[number]['id']

/** In the same sidebar, pages of their own. */
export const PRICES = '/admin/prices'
export const PHONE = '/admin/phone'
export const QUESTIONS = '/admin/inbox'
export const CHANNELS = '/admin/channels'

export const tabAddress = (tab: AdminTab) => (tab === 'overview' ? '/admin' : `/admin?tab=${tab}`)

/** Where the farmers that a figure counts are: the export of these alone. */
export const farmersAddress = (of: FarmersAsked['of'], is = '') =>
  `${tabAddress('exports')}&of=${of}&is=${encodeURIComponent(is)}`

/** The posts that wait for an administrator. */
export const postsAddress = (show: Awaiting) => `${tabAddress('content')}&show=${show}`

/** The tab an address asks for; Overview for none and for any other. */
export const tabOf = (asked: string | null | undefined): AdminTab =>
  TABS.find(({ id }) => id === asked)?.id ?? 'overview'

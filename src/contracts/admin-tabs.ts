import type { FarmersQuery } from './admin.ts'
import type { AwaitingFilter } from './community.ts'
import type { IconName } from './icon-paths.ts'

/** Tabs in the order of the sidebar. `analytics` has the SMS tools. */
export const ADMIN_TABS = [
  { id: 'overview', icon: 'chart' },
  { id: 'farmers', icon: 'users' },
  { id: 'content', icon: 'shield' },
  { id: 'exports', icon: 'download' },
  { id: 'analytics', icon: 'send' },
] as const satisfies { id: string; icon: IconName }[]
export type AdminTab = (typeof ADMIN_TABS)[number]['id']

/** Paths of the sidebar's separate pages. */
export const PERSON_PATH = '/admin/people/:id'
export const PRICES_PATH = '/admin/prices'
export const AUDIENCE_PATH = '/admin/audience'
export const SIMULATOR_PATH = '/admin/phone'
export const INBOX_PATH = '/admin/inbox'
export const CHANNELS_PATH = '/admin/channels'
export const TRIALS_PATH = '/admin/trials'
export const HARVESTS_PATH = '/admin/harvests'

export const adminTabAddress = (tab: AdminTab) => (tab === 'overview' ? '/admin' : `/admin?tab=${tab}`)

export const farmersAddress = (of: FarmersQuery['of'], is = '') =>
  `${adminTabAddress('exports')}&of=${of}&is=${encodeURIComponent(is)}`

export const postsAddress = (show: AwaitingFilter) => `${adminTabAddress('content')}&show=${show}`

/** Returns the tab of an address; Overview by default. */
export const parseAdminTab = (asked: string | null | undefined): AdminTab =>
  ADMIN_TABS.find(({ id }) => id === asked)?.id ?? 'overview'

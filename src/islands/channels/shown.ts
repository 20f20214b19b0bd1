import type { Analytics, FarmersQuery, ListedFarmer } from '../../contracts/admin.ts'
import type { ChannelFigures } from '../../contracts/channel-figures.ts'
import { SIGN_UP_CHANNELS } from '../../contracts/channels.ts'
import type { Translate } from '../../words/translate.ts'

/** Page props. */
export interface ChannelsScreenProps {
  figures: ChannelFigures
  days: number
  analytics: Pick<Analytics, 'totalFarmers' | 'arrivedBy' | 'everOnWeb' | 'activeBy'>
  asked: FarmersQuery
  items: ListedFarmer[]
  next: string | null
}

/** Builds the URL of this page with some parameters replaced. */
export type UrlWithParams = (more: Record<string, string | number | null>) => string

const WAYS_IN = [...SIGN_UP_CHANNELS, 'unknown'] as const
export const arrivalLabel = (by: string, t: Translate) => {
  const known = WAYS_IN.find((way) => way === by)
  return known ? t(`reach.by.${known}`) : by
}

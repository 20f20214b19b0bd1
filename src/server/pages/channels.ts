import { farmersQuery } from '../../contracts/admin.ts'
import { figuresQuery } from '../../contracts/channel-figures.ts'
import type { ChannelsShown } from '../../islands/channels/shown.ts'
import type { Services } from '../compose.ts'
import { cursorOf } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

const SHOWN = 20

/** Figures and costs of the channels, and some farmers. */
export async function showChannels(
  { admin, channelFigures }: Services,
  { actor, query }: SignedInPage,
): Promise<ScreenData> {
  const { days } = figuresQuery.safeParse({ days: query.days }).data ?? { days: 7 }
  const filter = farmersQuery.safeParse({ of: query.of, is: query.is }).data ?? { is: '' }
  const { before } = cursorOf(query.before)
  const [figures, all, list] = await Promise.all([
    channelFigures(actor, { days }),
    admin.analytics(actor),
    admin.farmers(actor, { ...filter, limit: SHOWN, before: before ?? undefined }),
  ])
  const { totalFarmers, arrivedBy, everOnWeb, activeBy } = all
  const analytics = { totalFarmers, arrivedBy, everOnWeb, activeBy }
  const shown: ChannelsShown = { figures, days, analytics, asked: filter, ...list }
  return { props: { ...shown } }
}

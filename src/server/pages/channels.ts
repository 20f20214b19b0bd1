import { farmersQuerySchema } from '../../contracts/admin.ts'
import { figuresQuerySchema } from '../../contracts/channel-figures.ts'
import type { ChannelsScreenProps } from '../../islands/channels/shown.ts'
import type { Services } from '../compose.ts'
import { cursorOf } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

const FARMERS_SHOWN = 20

/** Figures and costs of the channels, and some farmers. */
export async function showChannels(
  { admin, channelFigures }: Services,
  { actor, query }: SignedInPage,
): Promise<ScreenData> {
  const { days } = figuresQuerySchema.safeParse({ days: query.days }).data ?? { days: 7 }
  const filter = farmersQuerySchema.safeParse({ of: query.of, is: query.is }).data ?? { is: '' }
  const { before } = cursorOf(query.before)
  const [figures, all, list] = await Promise.all([
    channelFigures(actor, { days }),
    admin.analytics(actor),
    admin.farmers(actor, { ...filter, limit: FARMERS_SHOWN, before: before ?? undefined }),
  ])
  const { totalFarmers, arrivedBy, everOnWeb, activeBy } = all
  const analytics = { totalFarmers, arrivedBy, everOnWeb, activeBy }
  const shown: ChannelsScreenProps = { figures, days, analytics, asked: filter, ...list }
  return { props: { ...shown } }
}

import { type FarmersQuery, farmersQuerySchema } from '../../contracts/admin.ts'
import { type AdminTab, parseAdminTab } from '../../contracts/admin-tabs.ts'
import {
  countFarmers,
  getAnalytics,
  getUsageHistory,
  listAllPosts,
  listCampaigns,
  listOpenTasks,
  listStateCounts,
  previewSms,
} from '../../contracts/calls/admin.ts'
import { SIGN_UP_CHANNELS } from '../../contracts/channels.ts'
import { AWAITING_FILTERS, type AwaitingFilter } from '../../contracts/community.ts'
import { isCropId } from '../../contracts/crops.ts'
import { LANGUAGES } from '../../contracts/languages.ts'
import type { Translate } from '../../words/translate.ts'
import type { Services } from '../compose.ts'
import type { Actor } from '../foundation/actor.ts'
import { type PrefetchedQuery, prefetchedQuery } from '../http/island.tsx'
import { cursorOf, prefetchedPages } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

/** The administrators' dashboard, one tab at a time. */
export async function showAdmin(services: Services, { actor, query, t }: SignedInPage): Promise<ScreenData> {
  const tab = parseAdminTab(query.tab)
  const cursor = cursorOf(query.before)
  const askSend = tab === 'analytics' && query.ask === 'send'
  const show = AWAITING_FILTERS.find((one) => one === query.show)
  const filter = farmersQuerySchema.safeParse({ of: query.of, is: query.is })
  return {
    data: await readsOf(services, actor, tab, { cursor, askSend, show }),
    props: {
      tab,
      before: cursor.before,
      show: show ?? null,
      farmers: filter.success && filter.data.of ? await farmersShown(services, actor, filter.data, t) : null,
      deleting: query.delete ?? null,
      askSend,
      smsProvider: services.sms.provider,
    },
  }
}

/** Selection of exported farmers: label, filters and counts. */
async function farmersShown({ admin }: Services, actor: Actor, filter: FarmersQuery, t: Translate) {
  const { of, is } = filter
  const language = of === 'language' ? Object.entries(LANGUAGES).find(([id]) => id === is)?.[1].name : undefined
  const by = of === 'arrived' ? [...SIGN_UP_CHANNELS, 'unknown' as const].find((one) => one === is) : undefined
  const name = of === 'crop' && isCropId(is) ? t(`crop.${is}`) : by ? t(`reach.by.${by}`) : (language ?? is)
  return {
    title: t(`admin.of.${of!}`, { name }),
    filter: { of, is },
    ...(await admin.count(actor, filter)),
  }
}

/** Reads of the open tab. The page itself requests the figures of a bulk send, because a provider may be slow. */
async function readsOf(
  { admin, needs, regions, sms }: Services,
  actor: Actor,
  tab: AdminTab,
  {
    cursor,
    askSend,
    show,
  }: { cursor: ReturnType<typeof cursorOf>; askSend: boolean; show: AwaitingFilter | undefined },
): Promise<PrefetchedQuery[]> {
  const analytics = async () => prefetchedQuery(getAnalytics, await admin.analytics(actor))
  if (tab === 'overview')
    return Promise.all([
      analytics(),
      needs(actor).then((all) => prefetchedQuery(listOpenTasks, all)),
      regions.states(actor).then((all) => prefetchedQuery(listStateCounts, all)),
      regions.history(actor).then((all) => prefetchedQuery(getUsageHistory, all)),
    ])
  if (tab === 'exports') return [prefetchedQuery(countFarmers, await admin.count(actor, { is: '' }))]
  if (tab === 'content') {
    const posts = await admin.posts(actor, { ...cursor.params, show })
    return [prefetchedPages(listAllPosts, posts, cursor.before, show && { show })]
  }
  if (tab !== 'analytics') return []
  const reads = [prefetchedQuery(listCampaigns, await sms.campaigns(actor))]
  return askSend ? [...reads, prefetchedQuery(previewSms, await sms.preview(actor))] : reads
}

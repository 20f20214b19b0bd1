import { type AdminTab, tabOf } from '../../contracts/admin-tabs.ts'
import { getAnalytics, listAllPosts, listCampaigns, previewSms } from '../../contracts/calls/admin.ts'
import type { Actor } from '../actor.ts'
import type { Services } from '../compose.ts'
import { type Prefetched, prefetched } from '../http/island.tsx'
import { cursorOf, prefetchedPages } from './prefetched-pages.ts'
import type { Shown, SignedInPage } from './screen-page.ts'

/** The dashboard, one tab at a time. */
export async function showAdmin(services: Services, { actor, query }: SignedInPage): Promise<Shown> {
  const tab = tabOf(query.tab)
  const cursor = cursorOf(query.before)
  const askSend = tab === 'analytics' && query.ask === 'send'
  return {
    data: await readsOf(services, actor, tab, { cursor, askSend }),
    props: {
      tab,
      before: cursor.before,
      deleting: query.delete ?? null,
      askSend,
      smsProvider: services.sms.provider,
    },
  }
}

/** Only what the open tab shows. The figures of a bulk send are asked for by the page, as a provider may be slow. */
async function readsOf(
  { admin, sms }: Services,
  actor: Actor,
  tab: AdminTab,
  { cursor, askSend }: { cursor: ReturnType<typeof cursorOf>; askSend: boolean },
): Promise<Prefetched[]> {
  if (tab === 'overview' || tab === 'exports') return [prefetched(getAnalytics, await admin.analytics(actor))]
  if (tab === 'content') return [prefetchedPages(listAllPosts, await admin.posts(actor, cursor.params), cursor.before)]
  if (tab !== 'analytics') return []
  const reads = [prefetched(listCampaigns, await sms.campaigns(actor))]
  return askSend ? [...reads, prefetched(previewSms, await sms.preview(actor))] : reads
}

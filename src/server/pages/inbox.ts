import type { InboxScreenProps } from '../../islands/inbox/inbox.tsx'
import type { Services } from '../compose.ts'
import { cursorOf } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

const QUESTIONS_SHOWN = 20

/** Shows the open questions, or those answered or closed. */
export async function showInbox({ inbox }: Services, { actor, query }: SignedInPage): Promise<ScreenData> {
  const { before } = cursorOf(query.before)
  const over = query.show === 'over'
  const list = await inbox.list(actor, { limit: QUESTIONS_SHOWN, before: before ?? undefined, over })
  const shown: InboxScreenProps = { ...list, before, over }
  return { props: { ...shown } }
}

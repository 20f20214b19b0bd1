import { audienceSmsSchema, readAudienceForm } from '../../contracts/audience.ts'
import type { AudienceScreenProps } from '../../islands/audience/audience.tsx'
import { AppError } from '../../shared/errors.ts'
import { refusalText } from '../../words/refusals.ts'
import type { Services } from '../compose.ts'
import { cursorOf } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

const CAMPAIGNS_SHOWN = 20

/** Chosen farmers, and on request what a message to them would cost; an invalid filter shows the list of all farmers and sends nothing. */
export async function showAudience(
  { admin, sms, places }: Services,
  { actor, query, user }: SignedInPage,
): Promise<ScreenData> {
  const parsed = audienceSmsSchema.safeParse(readAudienceForm((name) => query[name]))
  const filter = parsed.data ?? {}
  const { text: _, texts: __, ...filters } = filter
  const { before } = cursorOf(query.before)
  const [size, list, locations] = await Promise.all([
    admin.count(actor, { is: '', ...filters }),
    admin.farmers(actor, { is: '', ...filters, limit: CAMPAIGNS_SHOWN, before: before ?? undefined }),
    places.referenceLocations(),
  ])
  let preview: AudienceScreenProps['preview'] = null
  let failed: string | null = null
  if (query.preview === '1' && parsed.success) {
    preview = await sms.previewAudience(actor, filter).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      failed = refusalText(error, user.preferredLanguage).message
      return null
    })
  }
  const states = [...new Set(locations.map(({ state }) => state))].sort()
  const shown: AudienceScreenProps = { asked: filter, states, size, preview, failed, ...list }
  return { props: { ...shown } }
}

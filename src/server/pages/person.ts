import type { PersonScreenProps } from '../../islands/person/person.tsx'
import type { Services } from '../compose.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import { cursorOf } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

const ENTRIES_SHOWN = 10

export async function showPerson({ personRecords, places, config }: Services, page: SignedInPage): Promise<ScreenData> {
  const { actor, query, t, params } = page
  const before = (asked: string | undefined) => ({ limit: ENTRIES_SHOWN, before: cursorOf(asked).before ?? undefined })
  const pages = { messages: before(query.messages), log: before(query.log) }
  const found = await nullIfNotFound(personRecords.page(actor, params.id ?? '', pages))
  if (!found) return { title: t('person.title'), props: { missing: true }, status: 404 }
  const states = [...new Set((await places.referenceLocations()).map(({ state }) => state))].sort()
  const shown: PersonScreenProps = { ...found, states, ussdCode: config.USSD_CODE ?? null }
  const { firstName, lastName } = found.person
  return { title: [firstName, lastName].filter(Boolean).join(' ') || t('person.title'), props: { ...shown } }
}

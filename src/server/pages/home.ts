import { getPhoneState } from '../../contracts/calls/accounts.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listPosts } from '../../contracts/calls/community.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getWeather } from '../../contracts/calls/weather.ts'
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { drawingsOfSetUp } from '../../islands/wizard/set-up.ts'
import type { Services } from '../compose.ts'
import { prefetchedQuery } from '../http/island.tsx'
import type { ScreenData, SignedInPage } from './screen-page.ts'
import { warningCards } from './warning-cards.tsx'

const POSTS_SHOWN = 3
const TASKS_DRAWN = 12

export async function showHome(
  { accounts, advisories, summaries, warnings, weather, crops, community }: Services,
  { actor, user, t }: SignedInPage,
): Promise<ScreenData> {
  const point = coordinatesOf(user.location)
  const [mine, advice, feed, phone, now, warned] = await Promise.all([
    crops.list(actor),
    advisories.list(actor),
    community.feed(actor, { limit: POSTS_SHOWN }),
    accounts.phone.state(actor),
    point ? weather.current(point) : null,
    warnings.mine(actor),
  ])
  const data = [
    prefetchedQuery(listCrops, mine),
    prefetchedQuery(getPhoneState, phone),
    prefetchedQuery(getSummary, await summaries.summary(actor, { crops: mine.length, weather: now, advice })),
    prefetchedQuery(listPosts, feed.items, { limit: POSTS_SHOWN }),
  ]
  // Evidence and sources, half the size of the advice, are shown only on the advisory's page.
  const light = advice.map((each) => ({ ...each, evidence: [], sources: [] }))
  if (mine.length > 0) data.push(prefetchedQuery(listAdvisories, light))
  if (point && now) data.push(prefetchedQuery(getWeather, now, { location: JSON.stringify(point) }))
  // Tasks that move up on the page without network then have their pictures.
  const tasks = advice.slice(0, TASKS_DRAWN).flatMap(({ drawing, cropType }) => [drawing, cropDrawing(cropType)])
  return {
    data,
    props: { warnings: warningCards(warned, t) },
    soonDrawn: [...tasks, ...(user.location && user.farmSize ? drawingsOfSetUp(user, mine) : [])],
  }
}

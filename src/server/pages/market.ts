import { withPathParams } from '../../contracts/call.ts'
import { getNearbyPrices, getSellOrHold } from '../../contracts/calls/market.ts'
import { sellParamsSchema } from '../../contracts/market.ts'
import type { Services } from '../compose.ts'
import { prefetchedQuery } from '../http/island.tsx'
import type { ScreenData, SignedInPage } from './screen-page.ts'

/** Market prices, and the sum of one crop: as its form was sent without script, else with the newest price. */
export async function showMarket({ market }: Services, { actor, query }: SignedInPage): Promise<ScreenData> {
  const list = await market.near(actor)
  const data = [prefetchedQuery(getNearbyPrices, list)]
  const one = list.crops.find(({ own, cropId }) => own && cropId !== null && cropId === query.crop)
  if (!one?.cropId) return { data, props: { asked: null } }
  const { crop, ...values } = query
  const isForm = values.months !== undefined
  const price = one.markets.find(({ price }) => price !== null)?.price
  const first = isForm || !price ? {} : { price: String(price) }
  const dry = String(isForm ? values.dry === 'true' : one.dry)
  const read = sellParamsSchema.safeParse({ ...first, ...values, dry })
  if (read.success && read.data.price !== undefined) {
    const sum = await market.sell(actor, one.cropId, read.data)
    data.push(prefetchedQuery(withPathParams(getSellOrHold, { id: one.cropId }), sum, read.data))
  }
  return { data, props: { asked: { crop, values } } }
}

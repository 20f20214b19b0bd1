import { at } from '../../contracts/call.ts'
import { getMarket, getSellOrHold } from '../../contracts/calls/market.ts'
import { sellParams } from '../../contracts/market.ts'
import type { Services } from '../compose.ts'
import { prefetched } from '../http/island.tsx'
import type { Shown, SignedInPage } from './screen-page.ts'

/** Market prices, and the sum of a form that was sent without script. */
export async function showMarket({ market }: Services, { actor, query }: SignedInPage): Promise<Shown> {
  const list = await market.near(actor)
  const data = [prefetched(getMarket, list)]
  const one = list.crops.find(({ own, cropId }) => own && cropId !== null && cropId === query.crop)
  if (!one?.cropId) return { data, props: { asked: null } }
  const { crop, ...values } = query
  const read = sellParams.safeParse({ ...values, dry: values.dry === 'true' ? 'true' : 'false' })
  if (read.success && read.data.price !== undefined) {
    const sum = await market.sell(actor, one.cropId, read.data)
    data.push(prefetched(at(getSellOrHold, { id: one.cropId }), sum, read.data))
  }
  return { data, props: { asked: { crop, values } } }
}

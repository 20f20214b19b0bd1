import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone } = await import('../testing/screen.tsx')
const { SellLink } = await import('./sell-link.tsx')

describe('the link to the sum', () => {
  let phone: Awaited<ReturnType<typeof openPhone>>
  beforeAll(async () => {
    phone = await openPhone()
  })
  afterAll(() => phone.close())

  test('the advice to sell or hold links to the prices of its crop, other advice does not', async () => {
    const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await phone.show(<SellLink rule="harvest.sell" cropId="c1" />)
    expect(links()).toEqual(['/prices?crop=c1'])
    await phone.show(<SellLink rule="harvest.store" cropId="c1" />)
    expect(links()).toEqual([])
    await phone.show(<SellLink rule="harvest.sell" cropId={null} />)
    expect(links()).toEqual([])
  })
})

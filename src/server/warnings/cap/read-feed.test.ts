import { expect, test } from 'bun:test'
import { bytesOf, FEED } from '../testing/samples.ts'
import { readFeed } from './read-feed.ts'

const AT = 'https://example.org/api/cap/rss.xml'
const rss = (items: string) => bytesOf(`<rss version="2.0"><channel><title>t</title>${items}</channel></rss>`)

test('a feed gives the addresses of its files once each, in its order', () => {
  expect(readFeed(bytesOf(FEED), AT)).toEqual(['https://example.org/api/cap/sample1.xml'])
  const items = ['b.xml', ' /a.xml ', 'b.xml', 'page.html', 'javascript:x.xml', 'ftp://a.org/b.xml', ''].map(
    (link) => `<item><link>${link}</link></item>`,
  )
  expect(readFeed(rss(`${items.join('')}<item><title>none</title></item>`), AT)).toEqual([
    'https://example.org/api/cap/b.xml',
    'https://example.org/a.xml',
  ])
})

test('an empty channel is a feed, a page is not', () => {
  expect(readFeed(rss(''), AT)).toEqual([])
  expect(() => readFeed(bytesOf('<html><channel/></html>'), AT)).toThrow('not RSS 2.0')
  expect(() => readFeed(bytesOf('<rss version="2.0"/>'), AT)).toThrow('not RSS 2.0')
})

test('the first hundred items of a feed are read', () => {
  const items = Array.from({ length: 101 }, (_, n) => `<item><link>${n}.xml</link></item>`).join('')
  expect(readFeed(rss(items), AT)).toHaveLength(100)
})

test('a file of 1 MB is read, a larger one is not', () => {
  const sized = (bytes: number) => {
    const empty = rss('<item/>').length
    return rss(`<item/>${' '.repeat(bytes - empty)}`)
  }
  expect(readFeed(sized(1024 * 1024), AT)).toEqual([])
  expect(() => readFeed(sized(1024 * 1024 + 1), AT)).toThrow('larger than 1 MB')
})

import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import { wholeApp } from '../testing/whole-app.ts'
import { valuesToRender } from './values-to-render.ts'

setDefaultTimeout(300_000)

const LONG = '<'.repeat(20_000)
/** Escapes text as a page's state does. */
const shownIn = (page: string) =>
  Math.max(...[...page.matchAll(/(\\u003c|&lt;)+/g)].map((m) => m[0].split(/[u&]/).length))

describe('a form that comes back shows nothing longer than its field takes', () => {
  const { firstName, location, phone, content } = MAX_LENGTH
  test.each<[path: string, field: string, longest: number]>([
    ['/register', 'firstName', firstName],
    ['/register', 'soilType', 500],
    ['/signin', 'phone', phone],
    ['/forgot', 'phone', phone],
    ['/forgot/code', 'ticket', 500],
    ['/profile/edit', 'location', location],
    ['/crops/new', 'cropType', 500],
    ['/community/posts', 'content', content],
  ])('%s, %s', async (path, field, longest) => {
    const { ask } = await wholeApp({
      AFRICASTALKING_API_KEY: 'key',
      AFRICASTALKING_USERNAME: 'gona',
      AFRICASTALKING_BASE_URL: 'http://127.0.0.1:9',
    })
    for (const files of [false, true]) {
      const form = files ? new FormData() : new URLSearchParams()
      form.append(field, LONG)
      const answer = await ask('owner', 'POST', path, { body: form })
      const page = await answer.text()
      expect(answer.headers.get('content-type')).toStartWith('text/html')
      expect(shownIn(page)).toBeLessThanOrEqual(longest + 1)
    }
  })
})

test('what is called as no field is does not come back at all', () => {
  const sent: Record<string, string> = { ['<'.repeat(5000)]: 'x', 'a<b': 'y', location: 'Kano' }
  expect(valuesToRender(sent)).toEqual({ location: 'Kano' })
})

test('what fits comes back as it was typed, its line breaks counted as the input counts them', () => {
  const content = 'ab\n'.repeat(MAX_LENGTH.content / 3)
  const typed = { content: content.replaceAll('\n', '\r\n'), primaryCrops: ['maize', 'rice'], location: 'Kano' }
  expect(valuesToRender(typed)).toEqual({ ...typed, content })
})

test('a field shows at most a hundred values', () => {
  const { crops } = valuesToRender({ crops: Array.from({ length: 101 }, (_, n) => `${n}`) })
  expect([crops.length, crops.at(-1)]).toEqual([100, '99'])
})

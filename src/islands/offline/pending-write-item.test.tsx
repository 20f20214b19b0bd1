import { describe, expect, test } from 'bun:test'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { withDom } from '../testing/dom.ts'
import type { PendingWrite } from './pending-write.ts'

withDom()
const { act, fill, press, sharedPhone, toastShown, until } = await import('../testing/screen.tsx')
const { outboxQueue: queue } = await import('./phone-outbox.ts')
const { DataUse, dataWords } = await import('./data-use.tsx')
const { PhoneCard } = await import('./phone-card.tsx')
const { PendingWriteItem } = await import('./pending-write-item.tsx')
const { setCachedUser, useUser } = await import('../lib/use-user.ts')

const phone = sharedPhone()
const ITEM: PendingWrite = {
  ...{ id: 'w1', userId: 'u1', method: 'POST', path: '/api/posts', writtenAt: 0, triedAt: null, failures: 0 },
  ...{ kind: 'post', refusal: null },
}
let again = 0
const show = (over: Partial<PendingWrite>) =>
  phone().show(
    <ul>
      <PendingWriteItem item={{ ...ITEM, ...over }} onAgain={async () => void again++} />
    </ul>,
  )
const words = () => document.querySelector('b')!.textContent
const badge = () => document.querySelector('.badge')!.className
const refusal = { sentence: 'Too long', fields: {} }

describe('a write that waits', () => {
  test.each<[string, Partial<PendingWrite>, RegExp]>([
    ['its title', { body: { title: 'Hello', content: 'Words' } }, /: Hello$/],
    ['its words', { body: { title: null, content: 'Words' } }, /: Words$/],
    ['its text', { body: { text: 'Why?' } }, /: Why\?$/],
    ['that it was spoken', { body: { recording: 'x', cropType: 'maize' } }, /: (?!Maize).+$/],
    ['its crop', { body: { cropType: 'maize' } }, /: Maize \(Corn\)$/],
    ['nothing more', { body: { cropType: 'unheard' } }, /^[^:]+$/],
    ['nothing at all', { body: undefined }, /^[^:]+$/],
    ['80 letters', { body: { content: 'x'.repeat(80) } }, /: x{80}$/],
    ['no more than 80 letters', { body: { content: 'x'.repeat(81) } }, /: x{80}…$/],
    ['its photo', { body: { content: 'Words' }, image: new Blob(['x']) }, /: Words, .+$/],
  ])('is named with %s', async (_, over, name) => {
    await show(over)
    expect(words()).toMatch(name)
    expect([badge(), document.querySelector('form')]).toEqual(['badge badge-sky', null])
  })

  test('that was refused says why, with the fields at fault and its words', async () => {
    const body = { content: 'Words', price: 12, on: '2026-07-01', tags: ['a'], none: null }
    const fields = { price: 'Too high', on: 'Too late', tags: 'Too many', none: 'Missing' }
    await show({ body, refusal: { sentence: 'Sorry', fields } })
    expect(badge()).toBe('badge badge-danger')
    expect(document.querySelector('.field-error')!.textContent).toBe('Sorry')
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    expect(inputs.map(({ name, type, value }) => [name, type, value])).toEqual([
      ['price', 'number', '12'],
      ['on', 'date', '2026-07-01'],
      ['none', 'text', ''],
      ['content', 'textarea', 'Words'],
    ])
    const labels = [...document.querySelectorAll('form .label')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['Too high', 'Too late', 'Missing', TEXTS_BY_LANGUAGE.en.screens['offline.words']])
    await show({ body: undefined, refusal: { sentence: null, fields: {} } })
    expect(document.querySelector('.field-error')!.textContent).not.toBe('')
    expect(document.querySelector('input, textarea')).toBeNull()
  })

  test('is sent again as it was corrected, each value of its own kind', async () => {
    const body = { content: 'Words', price: 12, note: 'x', none: null }
    const fields = { price: 'Too high', note: 'Too long', none: 'Missing' }
    const item = { ...ITEM, body, refusal: { sentence: 'Sorry', fields } }
    await queue.add(item)
    await show(item)
    await fill('Too high', '11.5')
    await fill('Too long', ' ')
    await press('Send again')
    await until('it is tried again', () => again === 1)
    const [stored] = await queue.list('u1')
    expect([stored!.body, stored!.refusal]).toEqual([{ ...body, price: 11.5, note: ' ', none: null }, null])
    await show({ ...stored!, refusal })
    await press('Remove')
    await until('it is gone', async () => (await queue.list('u1')).length === 0)
  })

  test('without a body is sent again as it was; a number that is emptied is none', async () => {
    const bare = { ...ITEM, body: undefined, refusal }
    await queue.add(bare)
    await show(bare)
    await press('Send again')
    await until('it is tried again', () => again === 2)
    const [stored] = await queue.list('u1')
    expect(stored!.body).toBeUndefined()
    await queue.drop(stored!.id)
    const priced = {
      ...ITEM,
      id: 'w2',
      body: { price: 12 },
      refusal: { sentence: 'No', fields: { price: 'Too high' } },
    }
    await queue.add(priced)
    await show(priced)
    await fill('Too high', '')
    await press('Send again')
    await until('it is tried again', () => again === 3)
    expect((await queue.list('u1'))[0]!.body).toEqual({ price: null })
  })
})

test.each([
  [0, '0 KB'],
  [999_400, '999 KB'],
  [1_000_000, '1.0 MB'],
  [9_940_000, '9.9 MB'],
  [12_400_000, '12 MB'],
  [3_450_000_000, '3.5 GB'],
  [5e15, '5000000 GB'],
])('%p bytes are %s', (bytes, shown) => expect(dataWords(bytes)).toBe(shown))

test('data that was not measured is not spoken of', async () => {
  await phone().show(<DataUse />)
  expect(document.querySelector('p')).toBeNull()
})

function Card() {
  const { user } = useUser()
  return user ? <PhoneCard user={user} /> : null
}
test('the data saver is a switch, which goes back when it cannot be saved', async () => {
  setCachedUser(phone().client, { ...phone().user, useLessData: false })
  await phone().show(<Card />)
  const box = () => document.querySelector<HTMLInputElement>('input')!
  expect(box().checked).toBe(false)
  phone().answering((_, method) => (method === 'PUT' ? new Response('', { status: 500 }) : undefined))
  await act(() => box().click())
  await until('it is back', () => toastShown() !== null && !box().checked)
  expect(phone().calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ useLessData: true })
})

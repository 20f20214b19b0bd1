import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { withPathParams } from '../../contracts/call.ts'
import { markAdvisoryRead } from '../../contracts/calls/advisories.ts'
import { createPost, listPosts } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { fill, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { PendingWritesPanel } = await import('./pending-writes-panel.tsx')
const { outboxQueue: queue } = await import('./phone-outbox.ts')
const { sendOrQueue } = await import('./outbox.ts')
const { setConnectionState } = await import('./connection-state.ts')
const { onPendingChange } = await import('./phone-sending.ts')
const { newIdempotencyKey, writeOfCall: writeOf } = await import('../lib/send-write.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let stop: () => void
beforeEach(async () => {
  phone = await openPhone()
  stop = onPendingChange(() => void look())
})
afterEach(async () => {
  stop()
  setConnectionState({ waiting: [], sending: false })
  await phone.close()
})

const look = async () => setConnectionState({ waiting: await queue.list(phone.user.id) })
const feed = async (): Promise<Post[]> => (await phone.send('GET', listPosts.path)).json()
const shown = () => document.querySelectorAll('li').length
async function kept(...contents: string[]) {
  phone.online(false)
  for (const content of contents)
    await sendOrQueue(writeOf(createPost, { content }), { key: newIdempotencyKey(), userId: phone.user.id })
  await look()
  await phone.show(<PendingWritesPanel userId={phone.user.id} />)
}

describe('what waits on the phone', () => {
  test('since an older version, which kept no kind, is shown with its words and sent', async () => {
    phone.online(false)
    const { method, path } = createPost
    const item = {
      id: newIdempotencyKey(),
      userId: phone.user.id,
      writtenAt: 0,
      triedAt: null,
      failures: 0,
      refusal: null,
    }
    await queue.add({ ...item, method, path, body: { content: 'Rain at last' } })
    await look()
    await phone.show(<PendingWritesPanel userId={phone.user.id} />)
    expect(text()).toContain('Your words: Rain at last')
    phone.online(true)
    await press('Send now')
    await until('nothing waits', () => shown() === 0)
    expect((await feed()).map(({ content }) => content)).toEqual(['Rain at last'])
  })

  test('is what the farmer did, not what opening a page marks as read', async () => {
    phone.online(false)
    await sendOrQueue(writeOf(createPost, { content: 'Rain at last' }), {
      key: newIdempotencyKey(),
      userId: phone.user.id,
    })
    const read = withPathParams(markAdvisoryRead, { id: newIdempotencyKey() })
    await sendOrQueue(writeOf(read, undefined), { key: newIdempotencyKey(), userId: phone.user.id })
    await look()
    await phone.show(<PendingWritesPanel userId={phone.user.id} />)
    expect([(await queue.list(phone.user.id)).length, shown()]).toEqual([2, 1])
    phone.online(true)
    await press('Send now')
    // The advisory no longer exists, so its read mark is dropped without a question.
    await until('nothing is left', async () => (await queue.list(phone.user.id)).length === 0)
  })

  test('is shown oldest first, and says so when there is still no network', async () => {
    await kept('Rain at last', 'x'.repeat(200))
    expect([...document.querySelectorAll('li')].map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Community post: Rain at last',
      `Community post: ${'x'.repeat(80)}…`,
    ])
    await press('Send now')
    await until('it is told', () => toastShown() !== null)
    expect(text()).toContain('Still no network. It stays saved on this phone.')
    expect(shown()).toBe(2)
  })

  test('is sent by a press, in order, and is gone from the list', async () => {
    await kept('first', 'second')
    phone.online(true)
    await press('Send now')
    await until('nothing waits', () => shown() === 0)
    expect((await feed()).map(({ content }) => content)).toEqual(['second', 'first'])
  })

  test('says why it was refused, and can be corrected and sent again', async () => {
    await kept('   ')
    phone.online(true)
    await press('Send now')
    await until('it is refused', () => text().includes('Not accepted'))
    expect(text()).toContain('Please write something in your post')
    await fill('Please write something in your post', 'now with words')
    await press('Send again')
    await until('nothing waits', () => shown() === 0)
    expect((await feed()).map(({ content }) => content)).toEqual(['now with words'])
  })

  test('is corrected in a field like what was typed: long words, a number, a day', async () => {
    const body = { content: 'Rain', price: 4, date: '2026-07-01', market: 'Kano', photo: null, size: { kg: 1 } }
    const refusal = { sentence: 'Not so', fields: { price: 'How much?', date: 'When?', market: 'Where?', size: 'No' } }
    const item = {
      id: newIdempotencyKey(),
      userId: phone.user.id,
      writtenAt: 0,
      triedAt: 1,
      failures: 1,
      refusal,
      body,
    }
    setConnectionState({ waiting: [{ ...item, method: 'POST', path: listPosts.path, kind: 'post' } as never] })
    await phone.show(<PendingWritesPanel userId={phone.user.id} />)
    const fields = [...document.querySelectorAll<HTMLInputElement>('li input, li textarea')]
    expect(fields.map(({ tagName, name, type, value }) => [tagName, name, type, value])).toEqual([
      ['INPUT', 'price', 'number', '4'],
      ['INPUT', 'date', 'date', '2026-07-01'],
      ['INPUT', 'market', 'text', 'Kano'],
      ['TEXTAREA', 'content', 'textarea', 'Rain'],
    ])
  })

  test('can be removed when it was refused, and is not sent', async () => {
    await kept('   ')
    phone.online(true)
    await press('Send now')
    await until('it is refused', () => text().includes('Not accepted'))
    await press('Remove')
    await until('nothing waits', () => shown() === 0)
    expect(await feed()).toEqual([])
  })
})

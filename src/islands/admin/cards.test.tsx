import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { SmsPreview } from '../../contracts/admin.ts'
import { listPosts } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { errorOf, fill, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { TestSmsCard } = await import('./test-card.tsx')
const { BulkSmsCard } = await import('./bulk-card.tsx')
const { DeletePost } = await import('./delete-post.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
  await phone.services.accounts.operator.promote({ kind: 'operator' }, phone.user.phone)
})
afterEach(() => phone.close())

describe('a test SMS', () => {
  test('needs a number', async () => {
    await phone.show(<TestSmsCard />)
    await press('Send Test SMS')
    expect(errorOf('Phone')).toBe('Please enter a phone number')
    expect(phone.writes()).toEqual([])
  })

  test('goes to the number that was typed, and says what became of it', async () => {
    await phone.show(<TestSmsCard />)
    await fill('Phone', '0803 123 4567')
    await press('Send Test SMS')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toStartWith('Test SMS sent successfully: Provider:')
    expect(phone.calls.at(-1)?.body).toEqual({ phoneNumber: '+2348031234567' })
  })

  test('that the server refuses says why', async () => {
    await phone.show(<TestSmsCard />)
    await fill('Phone', '12')
    await press('Send Test SMS')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toStartWith('Failed to send test SMS: ')
  })
})

describe('the bulk send', () => {
  const preview = async (): Promise<SmsPreview> => ({
    ...(await (await phone.send('GET', '/api/admin/sms/preview')).json()),
    recipients: 2,
  })

  test('to nobody is not offered', async () => {
    await phone.show(
      <BulkSmsCard preview={{ ...(await preview()), recipients: 0 }} failed={false} again={() => undefined} />,
    )
    expect(text()).toContain('Nobody here can get an SMS today.')
    expect(text()).not.toContain('Send Advisories')
  })

  test('asks before it sends, sends once, and says what came of it', async () => {
    await phone.show(<BulkSmsCard preview={await preview()} failed={false} again={() => undefined} />)
    await press('Send Advisories to All Farmers')
    await until('it asks', () => text().includes('This may incur SMS charges'))
    expect(phone.writes()).toEqual([])
    await press(/^Send to \d+ farmers?$/)
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toStartWith('Success: ')
    expect(phone.writes()).toEqual(['POST /api/admin/sms/send-advisories'])
    await until('the question is gone', () => !text().includes('This may incur SMS charges'))
  })

  test('that is called off sends nothing', async () => {
    await phone.show(<BulkSmsCard preview={await preview()} failed={false} again={() => undefined} />)
    await press('Send Advisories to All Farmers')
    await until('it asks', () => text().includes('This may incur SMS charges'))
    await press('Cancel')
    expect([phone.writes(), text().includes('This may incur SMS charges')]).toEqual([[], false])
  })

  test('that fails keeps the question open, and says why', async () => {
    await phone.show(<BulkSmsCard preview={await preview()} failed={false} again={() => undefined} />)
    phone.answering((_, method) =>
      method === 'POST' ? Response.json({ message: 'Busy' }, { status: 409 }) : undefined,
    )
    await press('Send Advisories to All Farmers')
    await until('it asks', () => text().includes('This may incur SMS charges'))
    await press(/^Send to \d+ farmers?$/)
    await until('it is told', () => toastShown() === 'Failed to send advisories: Busy')
    expect(text()).toContain('This may incur SMS charges')
  })

  test('whose figures did not come can be asked for again', async () => {
    let again = 0
    await phone.show(<BulkSmsCard preview={undefined} failed again={() => again++} />)
    await press('Try again')
    expect(again).toBe(1)
  })
})

describe('deleting a post', () => {
  test('asks, deletes it, and says so', async () => {
    const post: Post = await (await phone.send('POST', listPosts.path, { content: 'Spam' })).json()
    await phone.show(<DeletePost id={post.id} name="Amina" />)
    await press(/Amina/)
    await until('it asks', () => text().includes('This action cannot be undone'))
    expect(phone.writes()).toEqual([])
    await press('Delete')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Post deleted: The community post has been removed successfully.')
    expect(await (await phone.send('GET', listPosts.path)).json()).toEqual([])
  })

  test('that is gone already says so', async () => {
    await phone.show(<DeletePost id={crypto.randomUUID()} name="Amina" />)
    await press(/Amina/)
    await until('it asks', () => text().includes('This action cannot be undone'))
    await press('Delete')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Post not found')
  })
})

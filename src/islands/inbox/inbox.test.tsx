import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { InboxQuestion } from '../../contracts/inbox.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, errorOf, field, fill, hasButton, openPhone, text } = await import('../testing/screen.tsx')
const { default: Inbox } = await import('./inbox.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const question = (over: Partial<InboxQuestion> = {}): InboxQuestion => ({
  id: 'q1',
  from: '+2348031234567',
  farmer: { id: 'f1', firstName: 'Aisha', lastName: 'Bello' },
  channel: 'sms',
  text: 'Why do leaves turn yellow?',
  recordingUrl: null,
  imageUrl: null,
  at: '2026-07-06T07:00:00.000Z',
  state: 'open',
  answer: null,
  ...over,
})
const show = (items: InboxQuestion[], props: Record<string, unknown> = {}) =>
  phone.show(<Inbox />, { items, next: null, before: null, over: false, ...props })
const sentBy = (name: RegExp) => {
  const form = button(name).closest('form')!
  return [form.method, new URL(form.action, 'http://localhost').pathname, Object.fromEntries(new FormData(form))]
}

describe('an open question', () => {
  test('has its words, who asked, by what, and the ways to end it', async () => {
    await show([question()])
    expect(text()).toContain('Aisha Bello · +234 803 123 4567')
    expect(text()).toContain('Why do leaves turn yellow?')
    await fill('Answer', 'Feed them.')
    expect(sentBy(/^Send by SMS/)).toEqual([
      'post',
      expect.stringContaining('q1'),
      { question: 'q1', state: 'answered', answer: 'Feed them.' },
    ])
    expect(sentBy(/^Close/)).toEqual(['post', expect.stringContaining('q1'), { state: 'closed' }])
  })

  test('of nobody we know has the number, and a call has its recording and no post to the community', async () => {
    await show([question({ farmer: null, channel: 'call', text: '', recordingUrl: 'https://voice.example/1.mp3' })])
    expect(text()).toContain('+234 803 123 4567')
    expect(document.querySelector('a[href="https://voice.example/1.mp3"]')?.getAttribute('rel')).toBe('noreferrer')
    expect(document.querySelectorAll('ul form')).toHaveLength(2)
    expect(document.querySelector('details')).toBeNull()
  })

  test('that is a photo alone shows it', async () => {
    const imageUrl = `/images/${'a'.repeat(64)}.webp`
    await show([question({ text: '', imageUrl })])
    expect(document.querySelector('.picture')).not.toBeNull()
  })

  test('whose answer was refused has the words again and the error, and no other question has', async () => {
    const sent = { values: { question: 'q2', answer: 'x' }, fields: { answer: 'Too short' }, message: 'Wrong' }
    await show([question({ id: 'q2' }), question()], sent)
    const [mine, other] = [...document.querySelectorAll('textarea[name="answer"]')] as HTMLTextAreaElement[]
    expect([mine!.value, other!.value]).toEqual(['x', ''])
    expect(errorOf('Answer')).toContain('Too short')
    expect(text().match(/Too short/g)).toHaveLength(1)
    expect(text()).not.toContain('Wrong')
    await fill('Answer', 'Feed them.')
    expect(text()).not.toContain('Too short')
    expect(field('Answer').value).toBe('Feed them.')
  })
})

test('a question that is over has its answer and can be opened again', async () => {
  await show([question({ state: 'answered', answer: 'Feed them.' })], { over: true })
  expect(text()).toContain('Feed them.')
  expect(document.querySelector('textarea')).toBeNull()
  expect(Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('ul form')!))).toEqual({
    state: 'open',
  })
})

test('a refusal that is of no field is told above the list', async () => {
  await show([question()], { message: 'They have stopped SMS.' })
  expect(text()).toContain('They have stopped SMS.')
})

test('pages lead to older ones and back, of the same list', async () => {
  await show([question()], { next: 'q0', before: 'q5', over: true })
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(addresses.some((href) => /show=over.*before=q0|before=q0.*show=over/.test(href))).toBe(true)
  expect(hasButton(/newest/i)).toBe(true)
})

test.each([
  [false, 'No question is waiting.', 'Waiting'],
  [true, 'No question is over yet.', 'Over'],
])('an empty list says so (over: %s)', async (over, words, chosen) => {
  await show([], { over })
  expect(text()).toContain(words)
  const marked = [...document.querySelectorAll('.row [aria-current="true"]')].map(({ textContent }) => textContent)
  expect(marked).toEqual([chosen])
})

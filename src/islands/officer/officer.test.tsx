import { describe, expect, test } from 'bun:test'
import type { OfficerQuestion, QuestionAnswer, SuggestedAnswer } from '../../contracts/questions.ts'
import { withDom } from '../testing/dom.ts'
import type { OfficerScreenProps } from './officer.tsx'

withDom()
const { button, field, forms, press, sharedPhone, text } = await import('../testing/screen.tsx')
const { default: Officer } = await import('./officer.tsx')

const phone = sharedPhone()

const AT = '2026-07-06T07:00:00.000Z'
const ask = (over: Partial<OfficerQuestion> = {}): OfficerQuestion => ({
  ...{ id: 'q1', from: null, channel: 'sms', text: 'Why are the leaves yellow?', recordingUrl: null, imageUrl: null },
  ...{ cropType: 'maize', stage: null, state: 'Kano', region: 'Kano', language: 'ha', status: 'open', answers: [] },
  ...{ suggested: [], createdAt: AT, firstAnswerAt: null },
  farmer: { firstName: 'Aisha', state: 'Kano', crops: ['maize', 'tulips'] },
  ...{ fields: [], advices: [], week: [], log: [] },
  ...{ draft: null, waiting: 60, late: false, claimedByMe: false, claimedBy: null },
  ...over,
})
const given = (over: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  ...{ id: 'a1', questionId: 'q1', text: 'Feed it.', imageUrl: null, by: { displayName: 'Musa', role: 'officer' } },
  ...{ approved: false, held: false, createdAt: AT },
  ...over,
})
const earlier: SuggestedAnswer = {
  ...{ id: 'k1', question: 'Yellow leaves?', answer: 'It lacks nitrogen.', at: AT },
  by: given().by,
}
const PAGE: OfficerScreenProps = { items: [], next: null, before: null, list: 'open', lost: [] }
const show = (over: Partial<OfficerScreenProps>, sent: Record<string, unknown> = {}) =>
  phone().show(<Officer />, { ...PAGE, ...over, ...sent })
const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

describe('the lists', () => {
  test('are three; the open one is marked, and an empty one says so', async () => {
    await show({ list: 'mine' })
    expect(links()).toEqual(['/officer', '/officer?show=mine', '/officer?show=answered'])
    expect(document.querySelector('main [aria-current]')!.textContent).toBe('Mine')
    expect(text()).toContain('There is no question here.')
  })

  test('lead to their older questions', async () => {
    await show({ items: [ask()], next: 'q0' })
    expect(links()).toContain('/officer?before=q0')
    expect(text()).not.toContain('There is no question here.')
    await show({ items: [ask()], next: 'q0', list: 'answered' })
    expect(links()).toContain('/officer?show=answered&before=q0')
  })

  test('have kept answers that lost their approval beside waiting questions only', async () => {
    await show({ lost: [earlier] })
    expect(forms()).toEqual([
      ['/officer/answers/k1', { approved: 'yes' }, 'Give it again'],
      ['/officer/answers/k1', { approved: 'no' }, 'Do not give it again'],
    ])
    await show({ lost: [earlier], list: 'mine' })
    expect(text()).not.toContain('It lacks nitrogen.')
  })
})

describe('a question', () => {
  test('has first name, state and known crops, its words, photo and recording', async () => {
    await show({ items: [ask({ imageUrl: '/api/images/i1', recordingUrl: 'https://calls.example/1' })] })
    expect(text()).toContain('Aisha · Kano · Maize')
    expect(text()).not.toContain('tulips')
    expect(document.querySelector('main .picture')).not.toBeNull()
    expect(links()).toContain('https://calls.example/1')
    await show({ items: [ask({ farmer: { firstName: null, state: 'Kano', crops: [] } })] })
    expect(document.querySelector('main li b')!.textContent).toBe('Kano')
    expect(document.querySelector('main .picture')).toBeNull()
  })

  test('that waits for a day is marked', async () => {
    await show({ items: [ask()] })
    expect(text()).not.toContain('Needs you today')
    await show({ items: [ask({ late: true })] })
    expect(text()).toContain('Needs you today')
  })

  test('has the farm: fields with their day, the weather, advice and work', async () => {
    const fields = [
      { cropType: 'maize', stage: 'vegetative', day: 40 },
      { cropType: 'cassava', stage: 'planted', day: null },
      { cropType: 'tomato', stage: 'planted', day: -3 },
      { cropType: 'rice', stage: 'planted', day: 0 },
    ] as const
    await show({
      items: [
        ask({
          fields: [...fields],
          week: [{ date: '2026-07-07', rain: 12, heat: 31 }],
          advices: [{ title: 'Weed now', at: AT }],
          log: [{ kind: 'planted', date: '2026-06-01' }],
        }),
      ],
    })
    expect(text()).toContain(
      'Maize (Corn), Growing Stage, day 40 · Cassava, Recently Planted · Tomato, Recently Planted · Rice, Recently Planted, day 0',
    )
    expect(text()).toMatch(/12 mm, 31°C/)
    expect(text()).toContain('Mon 6: Weed now')
    const folds = () => [...document.querySelectorAll('main summary')].map(({ textContent }) => textContent)
    expect(folds()).toEqual(['Weather this week · Last advice · Farm log', 'Your answer'])
    await show({ items: [ask()] })
    expect(folds()).toEqual(['Your answer'])
  })

  test('is open to answer where it waits longest or is mine, the others are folded', async () => {
    await show({ items: [ask(), ask({ id: 'q2' }), ask({ id: 'q3', claimedByMe: true })] })
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('main details')]
    const answers = folds.filter((fold) => fold.querySelector('summary')?.textContent === 'Your answer')
    expect(answers.map(({ open }) => open)).toEqual([true, false, true])
  })

  test('is claimed, answered or closed', async () => {
    await show({ items: [ask()] })
    expect(forms()).toEqual([
      ['/officer/questions/q1/claim', {}, 'I will answer this'],
      ['/officer/questions/q1', { question: 'q1' }, 'Send the answer'],
      ['/officer/questions/q1/close', {}, 'Close without an answer'],
    ])
    await show({ items: [ask({ claimedByMe: true, status: 'asked' })] })
    expect(forms().map(([to]) => to)).toEqual(['/officer/questions/q1', '/officer/questions/q1/close'])
  })

  test('that another officer answers, or that is over, has no form', async () => {
    await show({ items: [ask({ claimedBy: 'Musa' })] })
    expect(text()).toContain('Musa is answering')
    expect(forms()).toEqual([])
    for (const status of ['answered', 'solved', 'closed'] as const) {
      await show({ items: [ask({ status })] })
      expect(forms()).toEqual([])
    }
  })

  test('may be the same as another open one of the page', async () => {
    const others = [
      ask({ id: 'q2', text: '' }),
      ask({ id: 'q3', status: 'closed' }),
      ask({ id: 'q4', text: 'Yellow maize', farmer: { firstName: null, state: null, crops: [] } }),
    ]
    await show({ items: [ask(), ...others] })
    const [merge] = [...document.querySelectorAll('select[name="into"]')]
    expect([...merge!.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])).toEqual([
      ['q2', 'Aisha: A photo'],
      ['q4', 'Yellow maize'],
    ])
    expect(merge!.closest('form')!.getAttribute('action')).toBe('/officer/questions/q1/merge')
  })
})

describe('the answer', () => {
  const typed = () => field('Your answer').value

  test('begins with the draft, else with an earlier answer, which may be sent as it is', async () => {
    await show({ items: [ask({ draft: 'Give urea.', suggested: [earlier] })] })
    expect(typed()).toBe('Give urea.')
    expect(text()).toContain('Written by a machine')
    expect(forms()).toContainEqual(['/officer/questions/q1', { text: 'It lacks nitrogen.' }, 'Send this answer'])
    await show({ items: [ask({ suggested: [earlier] })] })
    expect(typed()).toBe('It lacks nitrogen.')
    expect(text()).not.toContain('Written by a machine')
    await show({ items: [ask()] })
    expect(typed()).toBe('')
  })

  test('with an odd dose keeps what was typed, and may be sent all the same', async () => {
    const sent = { values: { question: 'q1', text: '900 bags' }, message: 'That is much.', refusal: 'answer.dose' }
    await show({ items: [ask(), ask({ id: 'q2' })] }, { ...sent, fields: {} })
    expect(typed()).toBe('900 bags')
    expect(text()).toContain('That is much.')
    expect(document.querySelectorAll('button[name="confirm"]')).toHaveLength(1)
    await show({ items: [ask()] }, { ...sent, refusal: 'answer.barred', fields: {} })
    expect(document.querySelectorAll('button[name="confirm"]')).toHaveLength(0)
  })

  test('with a fault in its text says so at the field, until something is typed', async () => {
    const sent = {
      values: { question: 'q1', text: '' },
      message: 'Not sent',
      fields: { text: 'Please write an answer' },
    }
    await show({ items: [ask()] }, sent)
    expect(text()).toContain('Please write an answer')
    expect(text()).not.toContain('Not sent')
  })
})

describe('an answer that was given', () => {
  const shown = (over: Partial<QuestionAnswer>, question: Partial<OfficerQuestion> = {}) =>
    show({ items: [ask({ status: 'answered', answers: [given(over)], ...question })] })

  test('of a farmer waits for an officer', async () => {
    await shown({ held: true, by: { displayName: 'Bala', role: 'peer' } })
    expect(text()).toContain('Bala: Feed it.')
    expect(forms()).toEqual([['/officer/answers/a1', {}, 'It is right, send it']])
  })

  test('that is kept may be taken back', async () => {
    await shown({ approved: true })
    expect(forms()).toEqual([['/officer/answers/a1', { approved: 'no' }, 'Do not give it again']])
  })

  test('that was kept before is not kept again', async () => {
    await shown({ by: { displayName: 'Gona', role: 'kept' } })
    expect(forms()).toEqual([])
  })

  test('may be kept for its crop, or for another or none, in the language of the question', async () => {
    await shown({}, { cropType: 'tomatoes' })
    expect(forms()).toEqual([['/officer/answers/a1', { language: 'ha' }, 'Keep for other farmers']])
    expect((field('About which crop?') as HTMLElement as HTMLSelectElement).value).toBe('tomato')
    await shown({}, { cropType: 'tulips', language: null })
    expect((field('About which crop?') as HTMLElement as HTMLSelectElement).value).toBe('')
    expect(forms()[0]![1]).toEqual({ language: 'en' })
    await press('Keep for other farmers')
    expect(button('Keep for other farmers')).toBeTruthy()
  })
})

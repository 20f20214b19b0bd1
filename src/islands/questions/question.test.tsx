import { describe, expect, spyOn, test } from 'bun:test'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getQuestion, listQuestions } from '../../contracts/calls/questions.ts'
import { listPagesKey } from '../../contracts/list-pages.ts'
import type { FarmQuestion, QuestionAnswer } from '../../contracts/questions.ts'
import { jpeg } from '../../server/testing/pictures.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { withDom } from '../testing/dom.ts'
import { define } from '../testing/phone-apis.ts'

withDom()
const { act, button, field, fill, forms, has, hasButton, press, sharedPhone, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: QuestionPage } = await import('./question.tsx')
const record = await import('./record.ts')
const { default: Questions } = await import('./questions.tsx')

const phone = sharedPhone()
const AT = '2026-07-06T07:00:00.000Z'
const QUESTION: FarmQuestion = {
  ...{ id: 'q1', from: null, channel: 'web', text: 'Why yellow?', recordingUrl: null, imageUrl: null },
  ...{ cropType: 'maize', stage: null, state: 'Kano', region: 'Kano', language: 'en', status: 'open', answers: [] },
  ...{ suggested: [], createdAt: AT, firstAnswerAt: null },
}
const given = (over: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  ...{ id: 'a1', questionId: 'q1', text: 'Feed it.', imageUrl: null, by: { displayName: 'Musa', role: 'officer' } },
  ...{ approved: false, held: false, createdAt: AT },
  ...over,
})
const by = (role: QuestionAnswer['by']['role']) => given({ by: { displayName: 'Musa', role } })

async function open(over: Partial<FarmQuestion>, props: Record<string, unknown> = {}) {
  phone().client.setQueryData(queryKeyOf(withPathParams(getQuestion, { id: 'q1' }).path), { ...QUESTION, ...over })
  await phone().show(<QuestionPage />, { id: 'q1', ...props })
}

const ADVISORY = '01977777-0000-7000-8000-000000000000'
/** Browser FileReader, because happy-dom's does not read Bun's Blobs. */
class ReaderOfBlobs {
  result = ''
  onload = () => {}
  async readAsDataURL(blob: Blob) {
    this.result = `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`
    this.onload()
  }
}

const SOLVED = '/questions/q1/solved'

describe('an own question', () => {
  test('that waits has its words and state, and nothing to press', async () => {
    await open({ imageUrl: '/images/i.webp', recordingUrl: 'https://calls.example/1' })
    expect(document.querySelector('main h1')!.textContent).toBe('Your question')
    expect(text()).toContain('Waiting for an answer')
    expect(text()).toContain('Why yellow?')
    expect(document.querySelector('main .picture')).not.toBeNull()
    expect(document.querySelector('main a[href="https://calls.example/1"]')).not.toBeNull()
    expect(text()).not.toContain('Answers')
    expect(forms()).toEqual([])
  })

  test('that was answered asks whether the answer helped', async () => {
    await open({ status: 'answered', answers: [given()] })
    expect(text()).toContain('Musa, extension officer')
    expect(forms()).toEqual([
      [SOLVED, { solved: 'yes' }, 'Yes, it helped'],
      [SOLVED, { solved: 'no' }, 'No, I still need help'],
    ])
    await open({ status: 'solved', answers: [given()] })
    expect(forms()).toEqual([])
  })

  test('names a farmer and an earlier answer by their role, never by name', async () => {
    await open({ status: 'answered', answers: [by('peer')] })
    expect(text()).toContain('A farmer near you')
    await open({ status: 'answered', answers: [by('kept')] })
    expect(text()).toContain('An earlier answer')
    expect(text()).not.toContain('Musa')
  })

  test('has earlier answers to choose from', async () => {
    await open({ suggested: [{ id: 'k1', question: 'Yellow?', answer: 'Urea.', by: by('kept').by, at: AT }] })
    expect(forms()).toEqual([
      [SOLVED, { answerId: 'k1' }, 'Yes, it helped'],
      [SOLVED, { solved: 'no' }, 'No, I still need help'],
    ])
  })

  test('counts its earlier answers where there are several', async () => {
    const one = { id: 'k1', question: 'Yellow?', answer: 'Urea.', by: by('kept').by, at: AT }
    await open({ suggested: [one] })
    expect(text()).not.toContain('1 of 1')
    await open({ suggested: [one, { ...one, id: 'k2' }] })
    expect(text()).toContain('1 of 2')
  })

  test('that nobody answered says so', async () => {
    await open({ status: 'closed' })
    expect(text()).toContain('Nobody could answer yet.')
    await open({ status: 'closed', answers: [given()] })
    expect(text()).not.toContain('Nobody could answer yet.')
  })

  test('shows one earlier answer at a time, by a press or by its address', async () => {
    const earlier = (n: number) => ({
      id: `k${n}`,
      question: `Yellow ${n}?`,
      answer: `Urea ${n}.`,
      by: by('kept').by,
      at: AT,
    })
    const suggested = [1, 2, 3].map(earlier)
    const shown = () => [...document.querySelectorAll('main .big-answer')].map(({ textContent }) => textContent)
    await open({ suggested })
    expect([shown(), forms()]).toEqual([['Urea 1.'], [[SOLVED, { answerId: 'k1' }, 'Yes, it helped']]])
    expect(text()).toContain('Answer 1 of 3')
    expect(button('No, show the next answer').getAttribute('href')).toBe('/questions/q1?answer=2')
    await press('No, show the next answer')
    expect(shown()).toEqual(['Urea 2.'])
    expect(document.activeElement?.textContent).toBe('Others asked this before')
    await press('No, show the next answer')
    expect(hasButton('No, show the next answer')).toBe(false)
    expect(forms()).toEqual([
      [SOLVED, { answerId: 'k3' }, 'Yes, it helped'],
      [SOLVED, { solved: 'no' }, 'No, I still need help'],
    ])
    await open({ suggested }, { answer: '2' })
    expect(shown()).toEqual(['Urea 2.'])
    for (const answer of ['9', '-1', 'x']) {
      await open({ suggested }, { answer })
      expect(shown()).toEqual(['Urea 1.'])
    }
  })

  test('has its recording to play, in two containers, and to save', async () => {
    await open({ text: '', recordingUrl: '/recordings/q1.webm' })
    const sources = [...document.querySelectorAll('main audio source')].map((one) => one.getAttribute('src'))
    expect(sources).toEqual(['/recordings/q1.webm', '/recordings/q1.caf'])
    expect(document.querySelector('main a[download]')!.getAttribute('href')).toBe('/recordings/q1.webm')
  })

  test('of somebody else is not found', async () => {
    await open({}, { missing: true, id: 'none' })
    expect(text()).not.toContain('Why yellow?')
    // An h1 would end the surrounding paragraph.
    const heading = document.querySelector('main p > [role=heading][aria-level="1"]')
    expect([heading?.textContent, document.querySelector('main h1')]).toEqual(['Page Not Found', null])
  })
})

describe('a question of a farmer nearby', () => {
  test('is answered or left', async () => {
    await open({ from: 'Aisha' })
    expect(document.querySelector('main h1')!.textContent).toBe('A farmer near you asks')
    expect(text()).toContain('Aisha')
    expect(forms()).toEqual([
      ['/questions/q1/answers', {}, 'Send the answer'],
      ['/questions/q1/skip', {}, 'I do not know'],
    ])
  })

  test('that is over, or has the own answer, is not asked again', async () => {
    for (const over of [{ status: 'solved' }, { status: 'closed' }, { answers: [given()] }] as const) {
      await open({ from: 'Aisha', ...over } as Partial<FarmQuestion>)
      expect(forms()).toEqual([])
    }
    await open({ from: 'Aisha', status: 'answered' })
    expect(forms()).toHaveLength(2)
    await open({ from: 'Aisha', status: 'answered', answers: [given({ held: true })] })
    expect(text()).toContain('Your answer')
    expect(text()).toContain('An extension officer will read it first')
    expect(text()).not.toContain('Did this answer help you?')
  })

  test('keeps the words of an answer that was refused', async () => {
    await open({ from: 'Aisha' }, { values: { text: 'Call 0803 123 4567' }, fields: { text: 'No numbers' } })
    expect(field('Your answer').value).toBe('Call 0803 123 4567')
    expect(text()).toContain('No numbers')
    await open({ from: 'Aisha' }, { values: { text: 'x' }, message: 'Twenty a day' })
    expect(text()).toContain('Twenty a day')
  })
})

describe('asking', () => {
  const asked = async () => (await (await phone().send('GET', listQuestions.path)).json()) as FarmQuestion[]

  test('says that earlier questions failed to load', async () => {
    phone().client.removeQueries()
    phone().answering((path) => (path === listQuestions.path ? Response.json({}, { status: 500 }) : undefined))
    await phone().show(<Questions />)
    await until('it says so', () => text().includes('Something went wrong.'))
    expect(text()).not.toContain('You have not asked anything yet.')
    phone().answering(undefined)
    phone().client.removeQueries()
  })

  test('needs words or a photo', async () => {
    await phone().show(<Questions />)
    await until('the list is there', () => text().includes('You have not asked anything yet.'))
    await press('Ask')
    expect(text()).toContain('Please write your question, or add a photo')
  })

  test('sends words and crop, empties the form and puts the question first', async () => {
    const { id } = (await (
      await phone().send('POST', '/api/crops', {
        cropType: 'maize',
        plantingDate: '2026-06-01',
        growthStage: 'planted',
      })
    ).json()) as {
      id: string
    }
    await phone().read({ path: '/api/crops' })
    await phone().show(<Questions />, { crop: id })
    await until('the list is there', () => text().includes('You have not asked anything yet.'))
    await fill('Your question', 'Why are they yellow?')
    await press('Ask')
    await until('it is asked', () => toastShown()?.includes('on its way') === true)
    expect((await asked())[0]).toMatchObject({ text: 'Why are they yellow?', cropType: 'maize' })
    expect(field('Your question').value).toBe('')
    expect(document.querySelector('main a.pre')!.textContent).toBe('Why are they yellow?')
    expect(text()).not.toContain('You have not asked anything yet.')
  })

  test('sends what was spoken, and the advice it is about', async () => {
    const spoken = new Blob(['spoken'], { type: 'audio/webm' })
    const recorded = spyOn(record, 'recordAudio').mockResolvedValue(spoken)
    const undo = [
      spyOn(record, 'canRecordAudio').mockReturnValue(true),
      spyOn(URL, 'createObjectURL').mockReturnValue('blob:1'),
    ]
    const reader = define(globalThis, 'FileReader', { value: ReaderOfBlobs })
    await phone().show(<Questions />, { advisory: ADVISORY })
    const sound = () => document.querySelector('main audio')
    const speak = async () => {
      await press(TEXTS_BY_LANGUAGE.en.screens['question.speak'])
      await until('it is recorded', () => sound() !== null)
    }
    await speak()
    expect(sound()!.getAttribute('src')).toBe('blob:1')
    await press(TEXTS_BY_LANGUAGE.en.screens['question.unspeak'])
    expect(sound()).toBeNull()
    await speak()
    phone().refusing()
    await press(TEXTS_BY_LANGUAGE.en.screens['question.send'])
    await until('it is sent', () => phone().lastWrite()?.path === '/api/questions')
    expect(phone().lastWrite()!.body).toEqual({
      ...{ text: '', cropId: null, advisoryId: ADVISORY, imageUrl: null },
      recording: btoa('spoken'),
    })
    for (const each of [recorded, ...undo]) each.mockRestore()
    reader()
    phone().answering(undefined)
  })

  test('kept on the phone without network begins anew, without the words and the photo that wait', async () => {
    await phone().show(<Questions />)
    await fill('Your question', 'Which worm?')
    const input = document.querySelector('input[type=file]')!
    const photo = new File([(await jpeg(400, 300)) as Uint8Array<ArrayBuffer>], 'leaf.jpg', { type: 'image/jpeg' })
    Object.defineProperty(input, 'files', { value: [photo], configurable: true })
    await act(() => input.dispatchEvent(new Event('change', { bubbles: true })))
    await until('the photo is shown', () => has('img.picture'))
    phone().online(false)
    await press('Ask')
    await until('it is kept', () => toastShown()?.startsWith(TEXTS_BY_LANGUAGE.en.screens['offline.held']) === true)
    await until('the words are gone', () => field('Your question').value === '')
    phone().online(true)
    expect(has('img.picture')).toBe(false)
  })

  test('keeps its words when the server refuses, and says why', async () => {
    phone().answering((path, method) =>
      method === 'POST' && path === '/api/questions'
        ? Response.json({ message: 'Five a day' }, { status: 409 })
        : undefined,
    )
    await phone().show(<Questions />)
    await fill('Your question', 'One more?')
    await press('Ask')
    await until('it says why', () => text().includes('Five a day'))
    expect(field('Your question').value).toBe('One more?')
    await until('it can be sent again', () => button('Ask').getAttribute('aria-disabled') === null)
    phone().answering(undefined)
    await fill('Your question', '')
  })

  test('shows older questions on request, and names a photo without words', async () => {
    const older = { ...QUESTION, id: 'q0', text: 'Old?' }
    phone().client.setQueryData(listPagesKey(listQuestions.path), {
      pages: [
        {
          items: [
            { ...QUESTION, text: '' },
            { ...QUESTION, id: 'q2', text: '', recordingUrl: '/recordings/q2.webm' },
          ],
          next: 'q1',
        },
      ],
      pageParams: [null],
    })
    await phone().show(<Questions />)
    const shown = () => [...document.querySelectorAll('main a.pre')].map(({ textContent }) => textContent)
    expect(shown()).toEqual(['A photo', 'A recording'])
    expect(button('Older questions').getAttribute('href')).toBe('/questions?before=q1')
    phone().answering((path) => (path === '/api/questions?before=q1' ? Response.json([older]) : undefined))
    await press('Older questions')
    await until('they are there', () => shown().length === 3)
    expect(shown()).toEqual(['A photo', 'A recording', 'Old?'])
    expect(hasButton('Older questions')).toBe(false)
    phone().answering(undefined)
  })
})

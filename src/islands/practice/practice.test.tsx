import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import type { SimulatorState } from './dial.tsx'

withDom()
const { button, errorOf, field, hasButton, openPhone, text } = await import('../testing/screen.tsx')
const { default: Practice } = await import('./practice.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const NONE: SimulatorState = {
  phone: '+2348100000000',
  code: '*384#',
  session: '',
  answers: '',
  screen: null,
  last: false,
  call: '',
  heard: [],
  waits: false,
  messages: [],
}
const show = (held: Partial<SimulatorState> = {}, props: Record<string, unknown> = {}) =>
  phone.show(<Practice />, { handset: { ...NONE, ...held }, ...props })
const sentBy = (control: HTMLElement) => {
  const form = control.closest('form')!
  const { name, value } = control as HTMLButtonElement
  return { ...Object.fromEntries(new FormData(form)), ...(name && { [name]: value }) }
}
const key = (value: string) => document.querySelector<HTMLButtonElement>(`button[name="press"][value="${value}"]`)!

describe('a phone that is not in use', () => {
  test('asks which number dials or rings', async () => {
    await show()
    expect(field('Phone number').value).toBe(NONE.phone)
    expect(sentBy(document.querySelector<HTMLElement>('button[name="ring"]')!)).toEqual({
      phone: NONE.phone,
      code: NONE.code,
      ring: '1',
    })
    expect(document.querySelector('.handset-screen')).toBeNull()
  })

  test('of a number that may not be used says why at its field', async () => {
    await show({}, { fields: { phone: 'This number is a farmer’s' }, message: 'Wrong' })
    expect(errorOf('Phone number')).toContain('This number is a farmer’s')
    expect(text()).not.toContain('Wrong')
  })

  test('says above what else is refused', async () => {
    await show({}, { message: 'Too many presses' })
    expect(text()).toContain('Too many presses')
  })
})

describe('a dial', () => {
  const dial = { screen: 'Gona\n1 Advice', session: 's1', answers: '1*2' }

  test('shows its screen, and each key sends the dial so far', async () => {
    await show(dial)
    expect(document.querySelector('.handset-screen')!.textContent).toBe('Gona\n1 Advice')
    const soFar = { phone: NONE.phone, code: NONE.code, session: 's1', answers: '1*2' }
    for (const each of ['0', '00', '98']) expect(sentBy(key(each))).toEqual({ ...soFar, press: each })
    expect(sentBy(document.querySelector<HTMLElement>('button[name="hang"]')!)).toEqual({ ...soFar, hang: '1' })
    expect(document.querySelector('input[name="phone"]:not([type="hidden"])')).toBeNull()
  })

  test('that is over has its last screen, no keys, and can be dialled again', async () => {
    await show({ ...dial, last: true })
    expect(document.querySelector('.handset-screen')!.textContent).toBe('Gona\n1 Advice')
    expect(text()).toContain('It has ended. Please dial again.')
    expect(key('1')).toBeNull()
    expect(hasButton(/^Dial/)).toBe(true)
  })

  test('carries on beside an SMS', async () => {
    await show(dial)
    const sms = document.querySelector<HTMLInputElement>('input[name="sms"]')!
    expect(sentBy(sms)).toMatchObject({ session: 's1', answers: '1*2', sms: '' })
  })
})

describe('a call', () => {
  const call = { call: 'c1', heard: ['Welcome to Gona.', 'Press 1.'], waits: true }

  test('is read as words, line by line, with keys, silence and hanging up', async () => {
    await show(call)
    expect(document.querySelector('.handset-screen')!.textContent).toBe('Welcome to Gona.\nPress 1.')
    const soFar = { phone: NONE.phone, code: NONE.code, call: 'c1' }
    expect(sentBy(key('4'))).toEqual({ ...soFar, press: '4' })
    expect(sentBy(key(''))).toEqual({ ...soFar, press: '' })
    expect(key('98')).toBeNull()
    expect(hasButton(/^Dial/)).toBe(false)
  })

  test('that is over offers to ring again', async () => {
    await show({ ...call, waits: false })
    expect(text()).toContain('It has ended.')
    expect(button(/^Dial/).closest('form')!.method).toBe('post')
  })
})

test('messages stand newest first', async () => {
  const at = '2026-07-06T07:00:00.000Z'
  await show({
    messages: [
      { id: '1', text: 'First', at },
      { id: '2', text: 'Second', at },
    ],
  })
  expect([...document.querySelectorAll('ul.list li')].map(({ textContent }) => textContent)).toEqual([
    'Second',
    'First',
  ])
})

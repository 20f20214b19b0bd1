import { expect, test } from 'bun:test'
import type { SecondFactorPage } from '../../contracts/second-factor.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, errorOf, sharedPhone, text } = await import('../testing/screen.tsx')
const { default: SecondFactor } = await import('./second-factor.tsx')

const phone = sharedPhone()
const words = TEXTS_BY_LANGUAGE.en.secondFactor
const OFF: SecondFactorPage = { standing: { since: null, backupCodesLeft: 0, required: false } }
const ON: SecondFactorPage = { standing: { since: '2026-07-01T08:00:00.000Z', backupCodesLeft: 7, required: true } }
const SETUP = { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Gona', qr: { size: 21, path: 'M0 0h1' } }
const open = (page: SecondFactorPage, sent: Record<string, unknown> = {}) =>
  phone().show(<SecondFactor />, { ...page, words, ...sent })
const steps = () => [...document.querySelectorAll<HTMLButtonElement>('[name="step"]')].map(({ value }) => value)

test('who has none is told what it is, and begins with the password', async () => {
  await open(OFF)
  expect(text()).toContain(words.about)
  expect(text()).not.toContain(words.required)
  expect(steps()).toEqual(['start'])
  await open({ standing: { ...OFF.standing, required: true } })
  expect(text()).toContain(words.required)
  await open(OFF, { fields: { currentPassword: 'That is wrong' } })
  expect(text()).toContain('That is wrong')
})

test('the set-up shows picture, link and secret, and asks for the first code', async () => {
  await open({ standing: { ...OFF.standing, required: true }, setup: SETUP })
  expect(text()).toContain('ABCD EFGH IJ')
  expect(document.querySelector('.qr')!.getAttribute('viewBox')).toBe('0 0 21 21')
  expect(document.querySelector('main a[href^="otpauth:"]')).not.toBeNull()
  expect(text()).not.toContain(words.required)
  expect(steps()).toEqual(['confirm'])
  await open({ ...OFF, setup: { ...SETUP, secret: 'ABCDEFGH' } })
  expect(document.querySelector('code')!.textContent).toBe('ABCD EFGH')
})

test('after a wrong first code the secret is not shown again, and one may start again', async () => {
  await open({ ...OFF, confirming: true }, { fields: { code: 'Wrong code' }, message: 'Not sent' })
  expect(errorOf(words.code)).toBe('Wrong code')
  expect(text()).not.toContain('Not sent')
  expect(document.querySelector('main a[href="/profile/second-factor"]')!.textContent).toBe(words.again)
  expect(steps()).toEqual(['confirm'])
  await open({ ...OFF, confirming: true }, { message: 'Try later' })
  expect(text()).toContain('Try later')
  expect(steps()).toEqual(['start'])
})

test('backup codes are shown alone', async () => {
  await open({ ...ON, codes: ['AAAA-1111', 'BBBB-2222'] })
  expect([...document.querySelectorAll('.backup-codes code')].map(({ textContent }) => textContent)).toEqual([
    'AAAA-1111',
    'BBBB-2222',
  ])
  expect(steps()).toEqual([])
})

test('who has it sees since when and how many codes are left, and changes it by password and code', async () => {
  await open(ON)
  expect(text()).toContain('On since Jul 1, 2026.')
  expect(text()).toContain('Backup codes left: 7')
  expect(text()).not.toContain(words.required)
  expect(steps()).toEqual(['codes', 'off'])
})

test('a second tap within five seconds sends nothing', async () => {
  await open(OFF)
  const form = document.querySelector('main form')!
  const send = async (timeStamp: number) => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    await act(async () => form.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect([await send(1000), await send(5999), await send(6000), await send(7000)]).toEqual([false, true, false, true])
})

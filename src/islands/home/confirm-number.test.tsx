import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { PhoneState } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getPhoneState } from '../../contracts/calls/accounts.ts'
import { withDom } from '../testing/dom.ts'
import { PAGE } from '../testing/page.ts'

withDom()
const { hasButton, openPhone, press, text } = await import('../testing/screen.tsx')
const { ConfirmNumberNotice } = await import('./confirm-number.tsx')
const { default: ConfirmPhone } = await import('../profile/confirm-phone.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const standing = (state: Partial<PhoneState>) =>
  phone.client.setQueryData(queryKeyOf(getPhoneState.path), {
    phone: phone.user.phone,
    confirmed: false,
    ways: [],
    dial: null,
    ...state,
  })

test('asks for the number to be confirmed in each way that there is, until it is put off', async () => {
  standing({ ways: ['sms', 'dial'] })
  await phone.show(<ConfirmNumberNotice user={phone.user} />)
  const forms = [...document.querySelectorAll('form')].map((form) => form.getAttribute('action'))
  expect(forms).toEqual(['/profile/phone/code', '/profile/phone/dial'])
  await press('Not now')
  const putOffUntil = Number(localStorage.getItem(`gona.confirmLater.${phone.user.id}`))
  expect(putOffUntil - Date.parse(PAGE.now)).toBe(7 * 86_400_000)
  expect(text()).not.toContain('Confirm your number')
  await phone.show(<ConfirmNumberNotice key="again" user={phone.user} />)
  expect(text()).not.toContain('Confirm your number')
})

test.each<Partial<PhoneState>>([{ confirmed: true }, { ways: [] }])('asks nothing where %p', async (state) => {
  standing(state)
  await phone.show(<ConfirmNumberNotice user={phone.user} />)
  expect(text()).not.toContain('Confirm your number')
})

test('the page shows the number to dial and the code to type there', async () => {
  standing({ ways: ['dial'], dial: { number: '*384*1#', code: '123456' } })
  await phone.show(<ConfirmPhone />)
  expect(text()).toContain('Dial *384*1# on')
  expect(text()).toContain('type this code: 123456')
  expect(hasButton('Ask for a new code')).toBe(true)
  expect(document.querySelector('input[name="code"]')).toBeNull()
})

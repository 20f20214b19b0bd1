import { afterEach, beforeEach, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import { phoneApis } from '../testing/phone-apis.ts'
import { isBright, keepBright, showBright } from './bright.ts'

withDom()
let phone: ReturnType<typeof phoneApis>
beforeEach(() => {
  phone = phoneApis()
})
afterEach(() => phone.restore())
const isShown = () => document.documentElement.classList.contains('bright')

test('a bright screen is shown at once, and again after the page is loaded anew', () => {
  keepBright(true)
  expect([isShown(), isBright()]).toEqual([true, true])
  document.documentElement.className = ''
  showBright()
  expect(isShown()).toBe(true)
  keepBright(false)
  expect([isShown(), isBright()]).toEqual([false, false])
})

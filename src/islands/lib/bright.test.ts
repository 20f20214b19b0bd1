import { afterEach, beforeEach, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import { define, phoneApis } from '../testing/phone-apis.ts'
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

test('a browser that keeps nothing shows the usual colours, and the bright ones as long as the page', () => {
  const back = define(globalThis, 'localStorage', { value: undefined })
  expect(isBright()).toBe(false)
  keepBright(true)
  expect([isShown(), isBright()]).toEqual([true, false])
  keepBright(false)
  back()
})

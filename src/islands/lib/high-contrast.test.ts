import { afterEach, beforeEach, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import { define, phoneApis } from '../testing/phone-apis.ts'
import { applyHighContrast, isHighContrast, saveHighContrast } from './high-contrast.ts'

withDom()
let phone: ReturnType<typeof phoneApis>
beforeEach(() => {
  phone = phoneApis()
})
afterEach(() => phone.restore())
const isShown = () => document.documentElement.classList.contains('bright')

test('a bright screen is shown at once, and again after the page is loaded anew', () => {
  saveHighContrast(true)
  expect([isShown(), isHighContrast()]).toEqual([true, true])
  document.documentElement.className = ''
  applyHighContrast()
  expect(isShown()).toBe(true)
  saveHighContrast(false)
  expect([isShown(), isHighContrast()]).toEqual([false, false])
})

test('a browser that keeps nothing shows the usual colours, and the bright ones as long as the page', () => {
  const back = define(globalThis, 'localStorage', { value: undefined })
  expect(isHighContrast()).toBe(false)
  saveHighContrast(true)
  expect([isShown(), isHighContrast()]).toEqual([true, false])
  saveHighContrast(false)
  back()
})

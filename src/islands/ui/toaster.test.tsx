import { afterEach, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { Toaster } = await import('./toaster.tsx')
const { toast } = await import('./toast-store.ts')

let phone: Awaited<ReturnType<typeof openPhone>> | undefined
afterEach(() => phone?.close())

test('the first toast is on the page at once, before the code of the list has come, and can be closed', async () => {
  phone = await openPhone()
  await phone.show(<Toaster />)
  await act(() => {
    toast({ title: 'Logging out...' })
  })
  expect(text()).toContain('Logging out...')
  await until('the list has come', () => document.querySelector('[data-radix-collection-item]') !== null)
  await press('Close')
  await until('it is closed', () => !text().includes('Logging out...'))
})

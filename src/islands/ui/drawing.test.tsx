import { afterEach, expect, test } from 'bun:test'
import { drawingSymbol } from '../../drawings/symbols.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, openPhone, until } = await import('../testing/screen.tsx')
const { Drawing } = await import('./drawing.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
afterEach(() => phone.close())
const fetched = () => phone.calls.flatMap(({ path }) => (path.startsWith('/drawings/') ? [path.split('?')[0]] : []))
const symbols = () => [...document.querySelectorAll('symbol')].map(({ id }) => id)

test('what the page did not come with is fetched in one answer, once', async () => {
  phone = await openPhone()
  await phone.show(
    <p>
      <Drawing of="sky.wind" /> <Drawing of="sky.frost" size={64} /> <Drawing of="sky.wind" /> Wind and frost
    </p>,
  )
  await until('they are there', () => symbols().length === 2)
  expect(fetched()).toEqual(['/drawings/sky.frost,sky.wind.svg'])
})

test('what the page came with is not fetched', async () => {
  phone = await openPhone()
  document.documentElement.insertAdjacentHTML('beforeend', `<svg id="sheet">${drawingSymbol('sky.sun')}</svg>`)
  await phone.show(<Drawing of="sky.sun" />)
  await act(() => Bun.sleep(60))
  expect(fetched()).toEqual([])
  document.getElementById('sheet')!.remove()
})

test('without network the words must do, and it is asked for anew the next time', async () => {
  phone = await openPhone()
  phone.online(false)
  await phone.show(<Drawing of="action.dry" />)
  await act(() => Bun.sleep(60))
  expect(symbols()).toEqual([])
  phone.online(true)
  await phone.show(<Drawing of="action.dry" />)
  await until('it is there', () => symbols().includes('d-action.dry'))
})

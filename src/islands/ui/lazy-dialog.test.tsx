import { afterAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, has, press, sharedPhone, text, toastShown, until } = await import('../testing/screen.tsx')
const { entries } = await import('../testing/history.ts')
const { toasts } = await import('./toast-store.ts')
const { default: ConfirmDialog } = await import('./confirm-dialog.tsx')
const { LazyDialog, onPlainClick } = await import('./lazy-dialog.tsx')
const { Tooltip } = await import('./tooltip.tsx')

const phone = sharedPhone()
let closed = 0
const went: string[] = []
const assign = spyOn(location, 'assign').mockImplementation((to) => void went.push(String(to)))
afterAll(() => assign.mockRestore())
beforeEach(() => {
  closed = 0
  went.length = 0
  toasts.dismiss()
  phone().online(true)
})
const Asked = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    It came
  </button>
)
type Load = () => Promise<{ default: typeof Asked }>
const show = (load: Load, href?: string) =>
  phone().show(<LazyDialog load={load} href={href} dialog={{ onClose: () => closed++ }} />)

describe('a dialog that comes later', () => {
  test('holds its place until it is there, and closes as it will', async () => {
    let come = (_: { default: typeof Asked }) => {}
    await show(() => new Promise((done) => (come = done)))
    expect([has('.dialog-coming .spinner'), text().includes('It came')]).toEqual([true, false])
    await act(() => come({ default: Asked }))
    await until('it is there', () => text().includes('It came'))
    expect(has('.dialog-coming')).toBe(false)
    await press('It came')
    expect(closed).toBe(1)
  })

  test('that does not come opens its page, or says that there is no network', async () => {
    const fails: Load = () => Promise.reject(new Error('gone'))
    await show(fails, '/profile/edit')
    await until('it is closed', () => closed === 1)
    expect([went, toastShown()]).toEqual([['/profile/edit'], null])
    phone().online(false)
    await show(fails, '/profile/edit')
    await until('it is closed', () => closed === 2)
    expect([went.length, toastShown()?.startsWith('Error')]).toEqual([1, true])
  })

  test('that nobody asked for stays away', async () => {
    await show(() => Promise.reject(new Error('gone')))
    await until('it is gone', () => !has('.dialog-coming'))
    expect([closed, went, toastShown()]).toEqual([0, [], null])
  })

  test('that was closed meanwhile does not come', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ default: typeof Asked }>()
    await show(() => promise)
    await phone().leave()
    await act(() => resolve({ default: Asked }))
    expect(text()).not.toContain('It came')
    const failed = Promise.withResolvers<{ default: typeof Asked }>()
    await show(() => failed.promise, '/profile/edit')
    await phone().leave()
    await act(() => failed.reject(new Error('gone')))
    expect([went, closed]).toEqual([[], 0])
    reject(new Error())
  })

  test('is closed by Back while it comes', async () => {
    const back = entries()
    await show(() => new Promise(() => {}))
    await back.press()
    expect(closed).toBe(1)
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey', null])('is opened by a plain click: %s', (key) => {
    let [opened, prevented] = [0, 0]
    const event = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, preventDefault: () => prevented++ }
    onPlainClick(() => opened++)({ ...event, ...(key ? { [key]: true } : {}) } as never)
    expect([opened, prevented]).toEqual(key ? [0, 0] : [1, 1])
  })
})

describe('a question', () => {
  const ask = (over: object = {}) =>
    phone().show(
      <ConfirmDialog title="Delete?" text="For good." onClose={() => closed++} onConfirm={() => closed--} {...over} />,
    )
  const last = () => [...document.querySelectorAll('.dialog-foot button')].at(-1)!

  test('is answered by either button', async () => {
    await ask()
    await press('Cancel')
    expect(closed).toBe(1)
    await act(() => (last() as HTMLElement).click())
    expect([closed, last().className]).toEqual([0, 'button'])
  })

  test('has its own word, its danger, and waits for what goes on', async () => {
    await ask({ confirm: 'Delete it', danger: true })
    expect([last().textContent, last().className]).toEqual(['Delete it', 'button button-danger'])
    await ask({ confirm: 'Delete it', pending: true, pendingText: 'Deleting' })
    expect([last().textContent, last().getAttribute('aria-disabled')]).toEqual(['Deleting', 'true'])
  })
})

describe('words for a picture', () => {
  const DELAY_MS = 700
  const show = () =>
    phone().show(
      <Tooltip text="Weather">
        <button type="button">W</button>
      </Tooltip>,
    )
  const hover = (type: string, pointerType = 'mouse') =>
    act(() => {
      const event = new MouseEvent(type === 'enter' ? 'pointerover' : 'pointerout', { bubbles: true })
      Object.assign(event, { pointerType })
      document.querySelector('.tip')!.dispatchEvent(event)
    })
  const shown = () => document.querySelector('[role=tooltip]')?.textContent ?? null

  test('come after the mouse has rested, go with it and with Escape, and not for a finger', async () => {
    await show()
    await hover('enter', 'touch')
    await Bun.sleep(DELAY_MS + 50)
    expect(shown()).toBeNull()
    await hover('enter')
    expect(shown()).toBeNull()
    await until('it is shown', () => shown() === 'Weather')
    await act(() =>
      document.querySelector('.tip')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(shown()).toBeNull()
    await hover('enter')
    await until('it is shown', () => shown() !== null)
    await hover('leave')
    expect(shown()).toBeNull()
  })
})

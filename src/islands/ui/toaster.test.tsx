import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
/** Window listeners by event; happy-dom events cannot be dispatched on Bun's globalThis. */
const ofWindow: Record<string, (event: Event) => void> = {}
spyOn(globalThis, 'addEventListener').mockImplementation(((name: string, hear: (event: Event) => void) => {
  ofWindow[name] = hear
}) as never)
const { act, button, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { Toaster } = await import('./toaster.tsx')
const { toast, toasts } = await import('./toast-store.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
  await phone.show(<Toaster />)
})
afterEach(() => phone.close())

const list = () => document.querySelector<HTMLElement>('.toasts [role=status]')!
const shown = () => list().querySelector<HTMLElement>('.toast')
const say = (title: string, duration?: number) =>
  act(() => void toast(duration === undefined ? { title } : { title, duration }))
const happens = (event: Event, on: EventTarget = list()) => act(() => void on.dispatchEvent(event))
const pointer = (name: string, clientX = 0) =>
  new PointerEvent(name, { bubbles: true, clientX, button: 0, pointerId: 1 } as PointerEventInit)

describe('a message', () => {
  test('comes into a place that is there before it, or it would not be read aloud', async () => {
    const place = list()
    expect(place.textContent).toBe('')
    await say('Logging out...')
    expect(list()).toBe(place as never)
    expect(place.textContent).toContain('Logging out...')
  })

  test('gives way to the next, and is closed by its button', async () => {
    await say('Saved')
    await say('Not saved')
    expect(text()).not.toContain('Saved')
    await press('Close')
    expect(shown()).toBeNull()
  })

  test('of a failure looks like one, and no other does', async () => {
    await say('Saved')
    expect(shown()!.className).toBe('toast')
    await act(() => void toast({ title: 'Error', destructive: true }))
    expect(shown()!.className).toBe('toast toast-destructive')
  })

  test('goes by itself when it has been there long enough', async () => {
    await say('Saved', 20)
    await until('it is gone', () => shown() === null)
  })
})

describe('its time stands still', () => {
  /** Starts before the message appears, so that none of its time has passed. */
  const stays = async () => {
    await say('Saved', 20)
    await act(() => Bun.sleep(60))
    expect(shown()).not.toBeNull()
  }
  const goes = () => until('it is gone', () => shown() === null)

  test('while a pointer is over it', async () => {
    await happens(pointer('pointermove'))
    await stays()
    await happens(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body } as PointerEventInit))
    await goes()
  })

  test('while the keyboard is in it, which F8 brings there', async () => {
    await happens(new KeyboardEvent('keydown', { code: 'F8', bubbles: true }), document.body)
    expect(document.activeElement).toBe(list() as never)
    await stays()
    await act(() => list().blur())
    await goes()
  })

  test('while another window is looked at', async () => {
    await act(() => ofWindow.blur?.(new Event('blur')))
    await stays()
    await act(() => ofWindow.focus?.(new Event('focus')))
    await goes()
  })
})

describe('a finger across it', () => {
  async function swipe(px: number) {
    await happens(pointer('pointerdown', 100), shown()!)
    await happens(pointer('pointermove', 100 + px), shown()!)
    await happens(pointer('pointerup', 100 + px), shown()!)
  }

  test('moves it with the finger from eleven pixels on, and back where the finger leaves it', async () => {
    await say('Saved')
    const place = () => shown()!.style.transform
    await happens(pointer('pointerdown', 100), shown()!)
    await happens(pointer('pointermove', 110), shown()!)
    expect(place()).toBe('')
    await happens(pointer('pointermove', 111), shown()!)
    expect(place()).toBe('translateX(11px)')
    await happens(pointer('pointermove', 60), shown()!)
    expect(place()).toBe('')
    await happens(pointer('pointermove', 140), shown()!)
    await happens(pointer('pointercancel', 140), shown()!)
    expect(place()).toBe('')
    await happens(pointer('pointerup', 200), shown()!)
    expect(shown()).not.toBeNull()
  })

  test('takes it away after 50 pixels to the right', async () => {
    await say('Saved')
    await swipe(49)
    expect(shown()).not.toBeNull()
    await swipe(-80)
    expect(shown()).not.toBeNull()
    await swipe(50)
    expect(shown()).toBeNull()
  })
})

test('the keyboard stays in its place when the button that had it goes', async () => {
  await say('Saved')
  await act(() => button('Close').focus())
  await press('Close')
  expect(document.activeElement).toBe(list() as never)
})

test('one that was closed elsewhere is on the page no more', async () => {
  await say('Saved')
  await act(() => toasts.dismiss())
  expect(shown()).toBeNull()
})

import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { useState } from 'react'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, button, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { Button } = await import('./button.tsx')
const { Dialog } = await import('./dialog.tsx')
const { Toaster } = await import('./toaster.tsx')
const { toast } = await import('./toast-store.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let closed: string[]
beforeEach(async () => {
  phone = await openPhone()
  closed = []
})
afterEach(() => phone.close())

const dialog = (title: string) => <Dialog key={title} title={title} onClose={() => closed.push(title)} />

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Toaster />
      {open ? dialog('Edit Crop') : null}
    </>
  )
}

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Toaster />
      {open ? (
        <Dialog title="Edit Crop" description="One crop." onClose={() => setOpen(false)} foot={<Button>Save</Button>}>
          <input type="number" disabled />
        </Dialog>
      ) : null}
    </>
  )
}

function Two() {
  const [asking, setAsking] = useState(false)
  return (
    <Dialog title="under" onClose={() => undefined}>
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      {asking ? <Dialog title="over" onClose={() => setAsking(false)} /> : null}
    </Dialog>
  )
}

const pressEscape = (more: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more }))

async function say(words: string) {
  await act(async () => void toast({ title: words }))
  expect(text()).toContain(words)
}

/** Runs `work` as soon as a dialog is on the page, before anything else has its turn. */
function onceShown(work: () => void) {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[role=dialog]')) return
    watcher.disconnect()
    work()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}

test('Escape closes it from the moment it shows, also while a toast is on the page', async () => {
  await phone.show(<Screen />)
  await say('Saved')
  onceShown(pressEscape)
  await press('Edit')
  await until('it is shown', () => text().includes('Edit Crop'))
  expect(closed).toEqual(['Edit Crop'])
})

test('Escape closes it, and not first a toast that came while it was open', async () => {
  await phone.show(<Screen />)
  await press('Edit')
  await say('Not saved')
  await act(async () => void pressEscape())
  expect(closed).toEqual(['Edit Crop'])
})

test('of two that lie over each other, Escape closes the upper one', async () => {
  await phone.show([dialog('under'), dialog('over')])
  await act(async () => void pressEscape())
  expect(closed).toEqual(['over'])
})

test('Escape that ends a word being put together in the keyboard closes nothing', async () => {
  await phone.show(dialog('Edit Crop'))
  await act(async () => void pressEscape({ isComposing: true }))
  expect(closed).toEqual([])
})

describe('while a dialog lies over the page', () => {
  const pressTab = (shiftKey = false) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, shiftKey })
      document.activeElement!.dispatchEvent(event)
      return event.defaultPrevented
    })
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const beneath = () => [...document.body.children].filter((each) => each.hasAttribute('inert'))

  beforeEach(async () => {
    await phone.show(<Asking />)
    button('Edit').focus()
    await press('Edit')
  })

  test('it has the keyboard, its name and what it says of itself', () => {
    const dialog = document.activeElement!
    const said = (name: string) => document.getElementById(dialog.getAttribute(name)!)?.textContent
    expect([dialog.getAttribute('role'), dialog.getAttribute('aria-modal')]).toEqual(['dialog', 'true'])
    expect([said('aria-labelledby'), said('aria-describedby')]).toEqual(['Edit Crop', 'One crop.'])
  })

  test('Tab goes round in it, both ways', async () => {
    expect(await pressTab(true)).toBe(true)
    expect(focused()).toBe('Save')
    expect(await pressTab()).toBe(true)
    expect(focused()).toBe('Close')
    expect(await pressTab()).toBe(false)
    await pressTab(true)
    expect(focused()).toBe('Save')
  })

  test('nothing beneath it is reached or read aloud, but a message that comes is', async () => {
    expect(beneath()).toHaveLength(1)
    expect(beneath()[0]!.getAttribute('aria-hidden')).toBe('true')
    expect(document.querySelector('.toasts')!.closest('[inert]')).toBeNull()
  })

  test('and when it closes the keyboard is back where it was, with the page', async () => {
    await press('Close')
    expect(beneath()).toEqual([])
    expect(document.querySelector('[aria-hidden=true]:not(svg)')).toBeNull()
    expect(focused()).toBe('Edit')
  })

  test('a touch beside it takes no answers away', async () => {
    await act(() => document.querySelector<HTMLElement>('.dialog-back')!.click())
    expect(text()).toContain('Edit Crop')
  })
})

test('a touch beside one that asks nothing closes it', async () => {
  await phone.show(dialog('Notifications'))
  await act(() => document.querySelector<HTMLElement>('.dialog-back')!.click())
  expect(closed).toEqual(['Notifications'])
})

test('of two that lie over each other the upper one has the keyboard, and gives it back to the lower', async () => {
  await phone.show(<Two />)
  const [under] = document.querySelectorAll('[role=dialog]')
  button('Delete').focus()
  await press('Delete')
  expect(under!.hasAttribute('inert')).toBe(true)
  await act(async () => void pressEscape())
  expect(under!.hasAttribute('inert')).toBe(false)
  expect(document.activeElement).toBe(button('Delete') as never)
})

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

const dialogs = () => [...document.querySelectorAll('dialog')]
const pressEscape = (more: KeyboardEventInit = {}) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more })
    dialogs().at(-1)!.dispatchEvent(event)
    return event.defaultPrevented
  })
/** Closes the dialog as Android's Back does. */
const closedByBrowser = () => act(async () => dialogs().at(-1)!.close())
const touch = (element: Element) => act(() => void element.dispatchEvent(new MouseEvent('click', { bubbles: true })))

async function say(words: string) {
  await act(async () => void toast({ title: words }))
  await until('it is shown', () => text().includes(words))
}

test('Escape closes it, and not first a message that came while it was open', async () => {
  await phone.show(<Screen />)
  await press('Edit')
  await say('Not saved')
  expect(await pressEscape()).toBe(true)
  expect(closed).toEqual(['Edit Crop'])
})

test('of two that lie over each other, Escape closes the upper one', async () => {
  await phone.show([dialog('under'), dialog('over')])
  await pressEscape()
  expect(closed).toEqual(['over'])
})

test('Escape that ends a word being put together in the keyboard closes nothing', async () => {
  await phone.show(dialog('Edit Crop'))
  expect(await pressEscape({ isComposing: true })).toBe(false)
  expect(closed).toEqual([])
})

test("the browser's own way to close it is the phone's Back", async () => {
  await phone.show(<Dialog title="Asks" onClose={() => closed.push('closed')} onBack={() => closed.push('back')} />)
  await closedByBrowser()
  expect(closed).toEqual(['back'])
})

test('stays open after Back went a step back in it', async () => {
  await phone.show(<Dialog title="Asks" onClose={() => closed.push('closed')} onBack={() => true} />)
  await closedByBrowser()
  expect([dialogs()[0]!.open, closed]).toEqual([true, []])
})

test('is modal, with the keyboard, its name and its description', async () => {
  await phone.show(<Asking />)
  await press('Edit')
  const shown = document.activeElement as HTMLDialogElement
  const words = (name: string) => document.getElementById(shown.getAttribute(name)!)?.textContent
  expect([shown.tagName, shown.open]).toEqual(['DIALOG', true])
  expect([words('aria-labelledby'), words('aria-describedby')]).toEqual(['Edit Crop', 'One crop.'])
})

describe('a message', () => {
  const region = () => document.querySelector('.toasts')!

  test('comes within the uppermost dialog, for all else is inert, and on the page again after it', async () => {
    await phone.show(<Asking />)
    await press('Edit')
    expect(region().parentElement!.tagName).toBe('DIALOG')
    await say('Not saved')
    await press('Close')
    expect(region().parentElement!.tagName).toBe('BODY')
    await until('it is on the page', () => text().includes('Not saved'))
  })

  test('comes into a place that was there before it, when the dialog closes with it', async () => {
    await phone.show(<Asking />)
    await press('Edit')
    await act(async () => {
      toast({ title: 'Saved' })
      button('Close').click()
    })
    expect(region().textContent).toBe('')
    await until('it is shown', () => text().includes('Saved'))
  })
})

test('a touch beside one that asks something takes no answers away', async () => {
  await phone.show(<Asking />)
  await press('Edit')
  await touch(dialogs()[0]!)
  expect(text()).toContain('Edit Crop')
})

test('a touch beside one that asks nothing closes it, a touch in it does not', async () => {
  await phone.show(dialog('Notifications'))
  await touch(document.querySelector('.dialog-body')!)
  expect(closed).toEqual([])
  await touch(dialogs()[0]!)
  expect(closed).toEqual(['Notifications'])
})

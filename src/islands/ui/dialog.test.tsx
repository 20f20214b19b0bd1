import { afterEach, beforeEach, expect, test } from 'bun:test'
import { useState } from 'react'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, openPhone, press, text, until } = await import('../testing/screen.tsx')
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

const pressEscape = (more: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more }))

async function say(words: string) {
  await act(async () => void toast({ title: words }))
  await until('the list of toasts has come', () => document.querySelector('[data-radix-collection-item]') !== null)
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

import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, field, hasButton, openPhone, press } = await import('../testing/screen.tsx')
const { entries, hears, popstateOf } = await import('../testing/history.ts')
const { Dialog } = await import('../ui/dialog.tsx')
const { useState } = await import('react')

function Page() {
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState(2)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Dialog
          title="Asks"
          onClose={() => setOpen(false)}
          onBack={() => {
            if (step === 1) return setOpen(false)
            setStep(1)
            return true
          }}
        >
          <label>
            Step {step}
            <input />
          </label>
        </Dialog>
      ) : null}
    </>
  )
}

let phone: Awaited<ReturnType<typeof openPhone>>
let back: ReturnType<typeof entries>
beforeEach(async () => {
  phone = await openPhone()
  back = entries()
  await phone.show(<Page />)
})
afterEach(() => phone.close())

describe("the phone's Back", () => {
  test('is taken by what lies over the page, a step at a time, and then closes it', async () => {
    await press('Open')
    expect(field('Step 2')).toBeTruthy()
    await back.press()
    expect(field('Step 1')).toBeTruthy()
    await back.press()
    expect(hasButton('Close')).toBe(false)
    expect(back.left()).toBe(0)
  })

  test('leaves the page with one press after a dialog was closed otherwise', async () => {
    await press('Open')
    await press('Close')
    await press('Open')
    await press('Close')
    expect(back.depth()).toBe(1)
    await back.press()
    expect(back.left()).toBe(1)
  })

  test('closes nothing where it leads to another entry of what is open', async () => {
    await press('Open')
    const { listenToBackButton: watchBack } = await import('./back-button.ts')
    await act(() => popstateOf(watchBack)())
    expect(field('Step 2')).toBeTruthy()
  })

  test('leaves a page that was loaded again over an entry of its own with one press', async () => {
    await press('Open')
    await press('Close')
    // Modules of a reloaded page know nothing of the earlier history entries.
    const again = './back-button.ts?again'
    const { listenToBackButton: watchBack } = (await import(again)) as typeof import('./back-button.ts')
    hears(popstateOf(watchBack))
    expect(back.depth()).toBe(1)
    await back.press()
    expect(back.left()).toBe(1)
  })
})

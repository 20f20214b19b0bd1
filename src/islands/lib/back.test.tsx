import { afterEach, beforeEach, describe, expect, mock, spyOn, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
let heard = () => {}
spyOn(globalThis, 'addEventListener').mockImplementation(((name: string, listener: () => void) => {
  if (name === 'popstate') heard = listener
}) as never)
const { act, field, hasButton, openPhone, press } = await import('../testing/screen.tsx')
const { watchBack } = await import('./back.ts')
const { Dialog } = await import('../ui/dialog.tsx')
const { useState } = await import('react')

/** The browser's entries of one page, as far as Back is concerned: happy-dom has none to go back to. */
function entries() {
  const states: (object | null)[] = [null]
  let at = 0
  const arrive = (to: number) => {
    at = to
    heard()
  }
  spyOn(history, 'pushState').mockImplementation((state) => void states.splice(++at, states.length, state as object))
  spyOn(history, 'back').mockImplementation(() => (at > 0 ? arrive(at - 1) : void left++))
  Object.defineProperty(history, 'state', { configurable: true, get: () => states[at] })
  let left = 0
  return { press: () => act(() => history.back()), depth: () => at, left: () => left }
}

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
watchBack()
mock.restore()
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

  test('leaves a page that was loaded again over an entry of its own with one press', async () => {
    await press('Open')
    await press('Close')
    const listening = spyOn(globalThis, 'addEventListener').mockImplementation(((_: string, listener: () => void) => {
      heard = listener
    }) as never)
    // Modules of a page that was loaded again have seen nothing of its entries.
    const again = './back.ts?again'
    ;((await import(again)) as { watchBack: typeof watchBack }).watchBack()
    listening.mockRestore()
    expect(back.depth()).toBe(1)
    await back.press()
    expect(back.left()).toBe(1)
  })
})

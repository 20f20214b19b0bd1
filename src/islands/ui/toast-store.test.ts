import { describe, expect, test } from 'bun:test'
import { createToastStore, TOAST_REMOVE_DELAY_MS } from './toast-store.ts'

function storeWithTimers() {
  const timers: { run: () => void; ms: number }[] = []
  return { store: createToastStore((run, ms) => timers.push({ run, ms })), timers }
}

describe('toasts', () => {
  test('a new toast replaces the old one', () => {
    const { store } = storeWithTimers()
    store.add({ title: 'first' })
    store.add({ title: 'second' })
    expect(store.list().map((entry) => entry.title)).toEqual(['second'])
  })

  test('a toast can be updated', () => {
    const { store } = storeWithTimers()
    const handle = store.add({ title: 'Saving' })
    handle.update({ title: 'Saved', destructive: true })
    expect(store.list()[0]).toMatchObject({ title: 'Saved', destructive: true, open: true })
  })

  test('a dismissed toast closes at once and is removed after 1,000,000 ms, however often it is dismissed', () => {
    const { store, timers } = storeWithTimers()
    const handle = store.add({ title: 'Done' })
    handle.dismiss()
    handle.dismiss()
    expect(store.list()[0]?.open).toBe(false)
    expect(timers.map((timer) => timer.ms)).toEqual([TOAST_REMOVE_DELAY_MS])
    timers[0]!.run()
    expect(store.list()).toEqual([])
  })

  test('dismissing without an id closes every toast', () => {
    const { store } = storeWithTimers()
    store.add({ title: 'Done' })
    store.dismiss()
    expect(store.list().every((entry) => !entry.open)).toBe(true)
  })

  test('listeners hear of every change until they leave', () => {
    const { store } = storeWithTimers()
    let heard = 0
    const leave = store.subscribe(() => {
      heard += 1
    })
    store.add({ title: 'one' })
    leave()
    store.add({ title: 'two' })
    expect(heard).toBe(1)
  })
})

test('a dialog that opens takes away what was read, and leaves what was said the moment before', () => {
  let now = 0
  const store = createToastStore(
    () => {},
    () => now,
  )
  store.add({ description: 'Your profile has been updated!' })
  now = 200
  store.dismissRead()
  expect(store.list()).toMatchObject([{ open: true }])
  now = 2000
  store.dismissRead()
  expect(store.list()).toMatchObject([{ open: false }])
})

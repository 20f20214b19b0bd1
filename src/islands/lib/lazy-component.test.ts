import { afterEach, beforeEach, expect, test } from 'bun:test'

/** Separate module instance, without other tests' dialogs. */
const { preloadLazyComponents, registerLazyComponent }: typeof import('./lazy-component.ts') = await import(
  `${import.meta.dir}/lazy-component.ts?alone`
)

const idle = Object.getOwnPropertyDescriptor(globalThis, 'requestIdleCallback')
beforeEach(() => {
  Object.defineProperty(globalThis, 'requestIdleCallback', {
    configurable: true,
    value: (run: () => void) => queueMicrotask(run),
  })
})
afterEach(() => {
  if (idle) Object.defineProperty(globalThis, 'requestIdleCallback', idle)
  else Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})

test('dialogs come one after the other, also after one that fails', async () => {
  const begun: string[] = []
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  registerLazyComponent(() => {
    begun.push('first')
    return first.promise
  })
  registerLazyComponent(() => {
    begun.push('second')
    return second.promise
  })
  const all = preloadLazyComponents()
  await Bun.sleep(1)
  expect(begun).toEqual(['first'])
  first.reject(new Error('no network'))
  await Bun.sleep(1)
  expect(begun).toEqual(['first', 'second'])
  second.resolve('a dialog')
  await all
})

import type { Browser } from '@playwright/test'

// `npm test -- --at` tells every program the time through FAKETIME; here it is how far that is from the browser's own.
const aheadMs = Number(process.env.FAKETIME ?? 0) * 1000

/** Gives every page of this browser the time that the tests and the server have. */
export function shiftClock(browser: Browser): void {
  if (aheadMs === 0) return
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(shiftDate, aheadMs)
    return context
  }
}

// Runs in the page.
function shiftDate(ahead: number): void {
  const Real = Date
  const now = () => Real.now() + ahead
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

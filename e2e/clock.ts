import type { Browser } from '@playwright/test'

// `npm test -- --at` sets FAKETIME for programs; this is its offset from the browser's time.
const aheadMs = Number(process.env.FAKETIME ?? 0) * 1000

/** Sets the tests' time in every page of this browser. */
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

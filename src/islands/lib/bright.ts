/** In localStorage: this phone's screen is shown for the sun. */
const BRIGHT = 'gona.bright'

export const isBright = (): boolean => {
  try {
    return localStorage.getItem(BRIGHT) !== null
  } catch {
    // The browser keeps nothing.
    return false
  }
}

/** Switches to black on white, or to the usual colours, before the first paint. */
export const showBright = (bright = isBright()): boolean => document.documentElement.classList.toggle('bright', bright)

/** From now on, on this phone. */
export function keepBright(bright: boolean): void {
  showBright(bright)
  try {
    if (bright) localStorage.setItem(BRIGHT, '')
    else localStorage.removeItem(BRIGHT)
  } catch {
    // It lasts as long as the page.
  }
}

/** localStorage key of the high-contrast mode for sunlight. */
const HIGH_CONTRAST_KEY = 'gona.bright'

export const isHighContrast = (): boolean => {
  try {
    return localStorage.getItem(HIGH_CONTRAST_KEY) !== null
  } catch {
    // Storage is not available.
    return false
  }
}

/** Applies high contrast or the usual colours, before the first paint. */
export const applyHighContrast = (bright = isHighContrast()): boolean =>
  document.documentElement.classList.toggle('bright', bright)

/** Saves and applies the setting on this phone. */
export function saveHighContrast(bright: boolean): void {
  applyHighContrast(bright)
  try {
    if (bright) localStorage.setItem(HIGH_CONTRAST_KEY, '')
    else localStorage.removeItem(HIGH_CONTRAST_KEY)
  } catch {
    // Without storage the setting lasts until the page is left.
  }
}

/**
 * Focuses the section around a control that is about to disappear, by default the focused one, so that the keyboard goes
 * on from there and not from the top of the page.
 */
export function focusAround(control: Element | null = document.activeElement): void {
  const around = control?.closest<HTMLElement>('section, dialog, main')
  if (!around) return
  around.tabIndex = -1
  around.focus({ preventScroll: true })
}

import { type RefObject, useLayoutEffect } from 'react'
import { toasts } from './toast-store.ts'

/** Heard and touched also now, or shut off before. */
const BESIDE = '.toasts, .dialog-back, [aria-hidden]'

/**
 * What shows this lies over the page: the keyboard begins in it, nothing beneath is reached or read aloud but what is said
 * in a toast, and when it goes the keyboard is where it was before.
 */
export function useOverPage(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = content.current!
    // Opened by no trigger of its own, it must itself remember where the keyboard was.
    const opener = document.activeElement as HTMLElement | null
    const beneath = [...document.body.children].filter((each) => each !== own && !each.matches(BESIDE))
    for (const each of beneath) {
      each.setAttribute('inert', '')
      each.setAttribute('aria-hidden', 'true')
    }
    // Its name is heard first; the button that would close it is no place to begin at.
    own.focus()
    // What was said before would lie over its buttons.
    toasts.dismissRead()
    return () => {
      for (const each of beneath) {
        each.removeAttribute('inert')
        each.removeAttribute('aria-hidden')
      }
      opener?.focus()
    }
  }, [content])
}

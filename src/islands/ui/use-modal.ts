import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type BackHandler, useBackButton } from '../lib/back-button.ts'
import { toasts } from './toast-store.ts'

/**
 * Opens a `<dialog>` as a modal while it is mounted. The browser traps the focus, makes the page inert and restores the
 * focus at the end. `onBack` runs when the browser closes the dialog: on Escape and on Android's Back.
 */
export function useModal(onBack: BackHandler): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(() => {
    if (onBack() === true) ref.current?.showModal()
  })
  useBackButton(onBack)
  useLayoutEffect(() => {
    const dialog = ref.current!
    const hear = () => closed()
    // An earlier toast would cover the dialog's buttons.
    toasts.dismissRead()
    dialog.showModal()
    // Focuses the dialog itself, so that screen readers begin with its name and not with the close button.
    dialog.focus()
    const leave = toasts.showIn(dialog)
    dialog.addEventListener('close', hear)
    return () => {
      dialog.removeEventListener('close', hear)
      dialog.close()
      leave()
    }
  }, [])
  return ref
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type OnBack, useBack } from '../lib/back.ts'
import { toasts } from './toast-store.ts'

/**
 * Opens a `<dialog>` over the page while it is mounted. The browser keeps the keyboard in it, makes the page inert and
 * gives the keyboard back. `onBack` runs when the browser closes it: on Escape and on Android's Back.
 */
export function useModal(onBack: OnBack): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(() => {
    if (onBack() === true) ref.current?.showModal()
  })
  useBack(onBack)
  useLayoutEffect(() => {
    const dialog = ref.current!
    const hear = () => closed()
    // An earlier message would lie over its buttons.
    toasts.dismissRead()
    dialog.showModal()
    // Screen readers begin with its name; the button that closes it is no place to begin at.
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

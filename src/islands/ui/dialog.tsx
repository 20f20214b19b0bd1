import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import type { BackHandler } from '../lib/back-button.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  onClose: () => void
  /** Called instead of closing when the phone's Back is pressed. */
  onBack?: BackHandler
  title: ReactNode
  description?: ReactNode
  foot?: ReactNode
  children?: ReactNode
}

/**
 * Modal dialog. It closes on Escape, on the phone's Back and, unless it asks something, on a tap beside it. `foot` has
 * the buttons and stays visible while the body scrolls. Screens load their dialogs lazily. It is rendered in the body, so
 * that the opener's styles do not apply.
 */
export function Dialog({ onClose, onBack, title, description, foot, children }: DialogProps) {
  const t = useTranslate()
  const id = useId()
  const dialog = useModal(onBack ?? onClose)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  // A tap on the bell behind the dialog must not discard answers.
  const touched = ({ target, currentTarget }: MouseEvent) =>
    target !== currentTarget || currentTarget.querySelector('input, select, textarea') || onClose()
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      tabIndex={-1}
      onKeyDown={pressed}
      onClick={touched}
    >
      <div className="dialog-head">
        <h2 id={`${id}title`}>{title}</h2>
        <Button variant="quiet" icon="close" aria-label={t('app.close')} onClick={onClose} />
      </div>
      <div className="dialog-body stack">
        {description ? <p id={`${id}text`}>{description}</p> : null}
        {children}
      </div>
      {foot ? <div className="dialog-foot">{foot}</div> : null}
    </dialog>,
    document.body,
  )
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import type { OnBack } from '../lib/back.ts'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  onClose: () => void
  /** Instead of closing, when the phone's Back is pressed. */
  onBack?: OnBack
  title: ReactNode
  description?: ReactNode
  foot?: ReactNode
  children?: ReactNode
}

/**
 * Modal dialog: closes on Escape, on the phone's Back and, unless it asks something, on a touch beside it. `foot` holds
 * the buttons and stays in sight while the body scrolls. Screens import their dialogs later. It is put into the body, so
 * that the styles of its opener's surroundings do not reach it.
 */
export function Dialog({ onClose, onBack, title, description, foot, children }: DialogProps) {
  const t = useT()
  const id = useId()
  const dialog = useModal(onBack ?? onClose)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  // A touch beside it, on its way to the bell, takes no answers away.
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

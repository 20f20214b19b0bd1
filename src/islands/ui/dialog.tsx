import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type OnBack, useBack } from '../lib/back.ts'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { useEscape } from './use-escape.ts'
import { useOverPage } from './use-over-page.ts'

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
 * Lies over the page: keeps the keyboard, closes on Escape, on the phone's Back and, unless it asks something, on the
 * backdrop; gives the keyboard back. `foot` holds the buttons and stays in sight while the body scrolls. Screens import
 * their dialogs later. The page behind is kept from scrolling by our styles (`.dialog-back`).
 */
export function Dialog({ onClose, onBack, title, description, foot, children }: DialogProps) {
  const t = useT()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  useEscape(onClose, content)
  useBack(onBack ?? onClose)
  useOverPage(content)
  // A thumb beside it, on its way to the bell, takes no answers away.
  const touchedBeside = () => content.current?.querySelector('input, select, textarea') || onClose()
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape */}
      <div className="dialog-back" onClick={touchedBeside} />
      <div
        ref={content}
        className="dialog"
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}text` : undefined}
        tabIndex={-1}
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
      </div>
    </>,
    document.body,
  )
}

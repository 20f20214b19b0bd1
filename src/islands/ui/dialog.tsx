import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { type OnBack, useBack } from '../lib/back.ts'
import { useT } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { toasts } from './toast-store.ts'
import { useEscape } from './use-escape.ts'

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
 * Lies over the page: traps focus, closes on Escape, on the phone's Back and, unless it asks something, on the backdrop;
 * gives focus back. `foot` holds the buttons and stays in sight while the body scrolls. Loads radix: screens import
 * their dialogs with React's `lazy`. The page behind is kept from scrolling by our styles (`.dialog-back`): radix's own
 * backdrop would write a style element, which the page's policy refuses.
 */
export function Dialog({ onClose, onBack, title, description, foot, children }: DialogProps) {
  const t = useT()
  // Opened without radix's own trigger, it must itself remember where the keyboard was.
  const opener = useRef<Element | null>(null)
  const content = useRef<HTMLDivElement>(null)
  useEscape(onClose)
  useBack(onBack ?? onClose)
  return (
    <Radix.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <div className="dialog-back" />
        <Radix.Content
          ref={content}
          className="dialog"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            // Its name is heard first; the button that would close it is no place to begin at.
            event.preventDefault()
            content.current?.focus()
            // What was said before would lie over the dialog's buttons.
            toasts.dismissRead()
          }}
          // A thumb beside it, on its way to the bell, takes no answers away.
          onInteractOutside={(event) =>
            content.current?.querySelector('input, select, textarea') && event.preventDefault()
          }
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <div className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" icon="close" aria-label={t('app.close')} />
            </Radix.Close>
          </div>
          <div className="dialog-body stack">
            {description ? <Radix.Description>{description}</Radix.Description> : null}
            {children}
          </div>
          {foot ? <div className="dialog-foot">{foot}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

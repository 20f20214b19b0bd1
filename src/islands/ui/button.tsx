import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { IconName } from '../../contracts/icon-paths.ts'
import { Icon } from './icon.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'sun' | 'danger'

interface Look {
  variant?: ButtonVariant
  icon?: IconName
  /** Full width. */
  wide?: boolean
  className?: string
}

function classOf({ variant = 'primary', wide, className, iconOnly }: Look & { iconOnly?: boolean }): string {
  const parts = ['button']
  if (variant !== 'primary') parts.push(`button-${variant}`)
  if (wide) parts.push('button-wide')
  if (iconOnly) parts.push('button-icon')
  if (className) parts.push(className)
  return parts.join(' ')
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Work in progress: the button shows `pendingText`, stays focusable and ignores presses. */
  pending?: boolean
  pendingText?: ReactNode
}

/** Button with a pending state. Disabled buttons stay focusable (`aria-disabled`), so that keyboard users keep their place. */
export function Button({
  variant,
  icon,
  wide,
  className,
  pending,
  pendingText,
  disabled,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idle = pending || disabled
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, wide, className, iconOnly: !children })}
      aria-disabled={idle || undefined}
      onClick={press}
    >
      {icon ? <Icon name={icon} /> : null}
      {pending && pendingText !== undefined ? pendingText : children}
    </button>
  )
}

export function ButtonLink({ variant, icon, wide, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({ variant, wide, className, iconOnly: !children })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  )
}

import { type ReactNode, useId } from 'react'

type CardTone = 'plain' | 'leaf' | 'sun' | 'sky' | 'soil' | 'danger'

/** Box on a screen. With a title it is a labelled section; with `href` the whole card is one link. */
export function Card({
  title,
  titleId,
  action,
  tone = 'plain',
  href,
  className = '',
  children,
}: {
  title?: ReactNode
  /** Element id; unique on the page. */
  titleId?: string
  /** Shown at the right of the title. */
  action?: ReactNode
  tone?: CardTone
  href?: string
  className?: string
  children: ReactNode
}) {
  const made = useId()
  const id = titleId ?? made
  const classes = `card${tone === 'plain' ? '' : ` card-${tone}`}${href ? ' card-link' : ''}${className && ` ${className}`}`
  if (href)
    return (
      <a className={classes} href={href}>
        {title ? <h3>{title}</h3> : null}
        {children}
      </a>
    )
  if (title === undefined) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { focusAround } from '../lib/focus-around.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'

/** Link to the next page of a list; absent on the last page. With JavaScript the next page is appended. */
export function MoreLink({
  href,
  text,
  pending,
  onMore,
}: {
  href: string | null
  text: string
  pending: boolean
  onMore: () => unknown
}) {
  const t = useTranslate()
  const pressedIn = useRef<Element | null>(null)
  useEffect(() => {
    if (!href && document.activeElement === document.body) focusAround(pressedIn.current)
    pressedIn.current = null
  }, [href])
  if (!href) return null
  const press = () => {
    if (pending) return
    pressedIn.current = document.activeElement?.parentElement ?? null
    onMore()
  }
  return (
    <ButtonLink href={href} variant="secondary" wide aria-disabled={pending || undefined} onClick={onPlainClick(press)}>
      {pending ? t('community.loadingMore') : text}
    </ButtonLink>
  )
}

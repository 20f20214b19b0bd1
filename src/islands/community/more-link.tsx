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
  if (!href) return null
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      wide
      aria-disabled={pending || undefined}
      onClick={onPlainClick(() => (pending ? undefined : void onMore()))}
    >
      {pending ? t('community.loadingMore') : text}
    </ButtonLink>
  )
}

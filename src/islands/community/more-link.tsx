import { useT } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { plainClick } from '../ui/lazy-dialog.tsx'

/** To the next page of a list: with script it is added below, without it is a page of its own. Nothing on the last. */
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
  const t = useT()
  if (!href) return null
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      wide
      aria-disabled={pending || undefined}
      onClick={plainClick(() => (pending ? undefined : void onMore()))}
    >
      {pending ? t('community.loadingMore') : text}
    </ButtonLink>
  )
}

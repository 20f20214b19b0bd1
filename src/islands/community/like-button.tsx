import type * as z from 'zod/mini'
import type { likeOutput } from '../../contracts/community.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast-store.ts'

export type Like = z.infer<typeof likeOutput>

/**
 * A heart that turns at once and turns back if the server refuses. `path` is the call's; `action` the plain form's.
 * `onChange` puts the new state where the screen keeps its data.
 */
export function LikeButton({
  path,
  action,
  liked,
  likes,
  onChange,
}: {
  path: string
  action: string
  liked: boolean
  likes: number
  onChange: (like: Like) => void
}) {
  const { t, url } = usePage()
  const { send, pending } = useSend<boolean, Like>((wanted) => ({ method: 'POST', path, body: { liked: wanted } }), {
    optimistic: (wanted) => {
      onChange({ liked: wanted, likes: Math.max(0, likes + (wanted ? 1 : -1)) })
      return () => onChange({ liked, likes })
    },
    onDone: onChange,
    onFailed: () => toast({ title: t('app.error.title'), description: t('community.likeFailed'), destructive: true }),
  })
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void send(!liked)
      }}
    >
      <input type="hidden" name="liked" value={String(!liked)} />
      <input type="hidden" name="back" value={url} />
      <button
        type="submit"
        className="like"
        aria-pressed={liked}
        aria-label={`${t('community.like')}, ${t('community.likes', { n: likes })}`}
      >
        <Icon name="heart" />
        <span className="figures">{likes}</span>
      </button>
    </form>
  )
}

import { fillPath, type ResponseOf, withPathParams } from '../../contracts/call.ts'
import type { likePost, likeReply } from '../../contracts/calls/community.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Icon } from '../ui/icon.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'

export type LikeResponse = ResponseOf<typeof likePost>

/** Like button. It changes at once and reverts if the server refuses. `onChange` stores the new state in the screen's data. */
export function LikeButton({
  call,
  id,
  liked,
  likes,
  back,
  onChange,
}: {
  call: typeof likePost | typeof likeReply
  id: string
  liked: boolean
  likes: number
  /** Path of the current page. */
  back: string
  onChange: (like: LikeResponse) => void
}) {
  const t = useTranslate()
  const { send, pending } = useSend(withPathParams(call, { id }), {
    optimistic: (wish) => {
      const wanted = wish?.liked === true
      onChange({ liked: wanted, likes: Math.max(0, likes + (wanted ? 1 : -1)) })
      return () => onChange({ liked, likes })
    },
    onDone: onChange,
    onFailed: () => toast({ title: t('app.error.title'), description: t('community.likeFailed'), destructive: true }),
  })
  return (
    <SingleButtonForm action={fillPath(call.form.at, { id })} pending={pending} onPress={() => send({ liked: !liked })}>
      <input type="hidden" name="liked" value={String(!liked)} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        className="like"
        aria-pressed={liked}
        aria-label={`${t('community.like')}, ${t('community.likes', { n: likes })}`}
      >
        <Icon name="heart" />
        <span className="figures">{likes}</span>
      </button>
    </SingleButtonForm>
  )
}

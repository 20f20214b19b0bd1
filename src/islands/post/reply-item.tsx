import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { withPathParams } from '../../contracts/call.ts'
import { deleteReply, likeReply } from '../../contracts/calls/community.ts'
import { AuthorLine } from '../community/author-line.tsx'
import { LikeButton } from '../community/like-button.tsx'
import { Picture } from '../community/picture.tsx'
import { messageAge } from '../lib/format-time.ts'
import { useNow } from '../lib/now.ts'
import { usePage } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { DeleteButton } from './delete-button.tsx'
import { ReplyForm } from './reply-form.tsx'
import { type AnyReply, removeReply, updateReply } from './thread.ts'

/** One reply with its answer form below; `children` are the replies to it. */
export function ReplyItem({ reply, user, children }: { reply: AnyReply; user: User; children?: ReactNode }) {
  const { t, props, lessData, url } = usePage()
  const now = useNow()
  const client = useQueryClient()
  const [answering, setAnswering] = useState(props.replyTo === reply.id)
  const { author, postId } = reply
  const here = `/community/posts/${postId}`
  const toggle = (
    <ButtonLink
      href={answering ? here : `${here}?reply=${reply.id}#answer`}
      variant="quiet"
      aria-expanded={answering}
      aria-label={answering ? undefined : t('reply.replyTo', { name: author.displayName })}
      onClick={onPlainClick(() => setAnswering(!answering))}
    >
      {t(answering ? 'reply.cancel' : 'reply.reply')}
    </ButtonLink>
  )
  return (
    <div className="reply" id={`reply-${reply.id}`}>
      <AuthorLine author={author} createdAt={reply.createdAt} age={messageAge(reply.createdAt, now, t)} />
      <p className="post-words">{reply.content}</p>
      {reply.imageUrl ? <Picture src={reply.imageUrl} author={author.displayName} whole lessData={lessData} /> : null}
      <div className="reply-foot">
        <LikeButton
          call={likeReply}
          id={reply.id}
          liked={reply.likedByMe}
          likes={reply.likes}
          back={url}
          onChange={({ liked, likes }) => updateReply(client, reply, { likedByMe: liked, likes })}
        />
        {answering ? null : toggle}
        {user.isAdmin || user.id === reply.authorId ? (
          <span className="reply-delete">
            <DeleteButton
              what="reply"
              href={`${here}/replies/${reply.id}/delete`}
              call={withPathParams(deleteReply, { id: reply.id })}
              onDeleted={() => {
                removeReply(client, reply)
                toast({ title: t('reply.deleted') })
              }}
            />
          </span>
        ) : null}
      </div>
      {answering ? (
        <ReplyForm
          postId={postId}
          parent={{ id: reply.id, name: author.displayName }}
          onPosted={() => setAnswering(false)}
          cancel={toggle}
        />
      ) : null}
      {children}
    </div>
  )
}

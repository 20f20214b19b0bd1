import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../contracts/account.ts'
import { withPathParams } from '../../contracts/call.ts'
import { deletePost, getPost } from '../../contracts/calls/community.ts'
import { PostCard } from '../community/post-card.tsx'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { ConfirmDeleteForm } from './ask-delete.tsx'
import { DeleteButton } from './delete-button.tsx'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { updatePost } from './thread.ts'

export interface PostProps {
  /** Null if the post does not exist. */
  postId: string | null
  before: string | null
  /** Id of the reply whose answer form is open. */
  replyTo: string | null
  /** Deletion to confirm, without JavaScript. */
  deleting: { what: 'post' | 'reply'; action: string } | null
}

export default function PostPage() {
  const { t, props } = usePage<PostProps>()
  const { postId, deleting } = props
  return (
    <SignedIn active="community">
      {(user) => (
        <div className="feed stack">
          <p>
            <ButtonLink href="/community" variant="quiet" icon="back">
              {t('post.back')}
            </ButtonLink>
          </p>
          {deleting ? <ConfirmDeleteForm {...deleting} back={`/community/posts/${postId}`} /> : null}
          {postId ? <Whole postId={postId} user={user} /> : <Missing />}
        </div>
      )}
    </SignedIn>
  )
}

function Whole({ postId, user }: { postId: string; user: User }) {
  const client = useQueryClient()
  const { data: post, error } = useRead(withPathParams(getPost, { id: postId }))
  if (!post) return <NotLoaded error={error} missing={<Missing />} />
  const here = `/community/posts/${postId}`
  return (
    <>
      <PostCard
        post={post}
        onLike={({ liked, likes }) => updatePost(client, postId, () => ({ likedByMe: liked, likes }))}
        action={
          user.isAdmin || user.id === post.authorId ? (
            <DeleteButton
              what="post"
              href={`${here}/delete`}
              call={withPathParams(deletePost, { id: postId })}
              onDeleted={() => location.assign('/community?said=post.deletedText')}
            />
          ) : null
        }
      />
      <Card>
        <ReplyForm postId={postId} />
      </Card>
      <Replies post={post} user={user} />
    </>
  )
}

function Missing() {
  const { t } = usePage()
  return (
    <EmptyState
      picture="action.ask"
      text={<b>{t('post.missing')}</b>}
      hint={t('post.missingText')}
      action={<ButtonLink href="/community">{t('post.back')}</ButtonLink>}
    />
  )
}

import { adminTabAddress, postsAddress } from '../../contracts/admin-tabs.ts'
import { fillPath } from '../../contracts/call.ts'
import { listAllPosts, moderatePost } from '../../contracts/calls/admin.ts'
import type { AdminPost, AwaitingFilter } from '../../contracts/community.ts'
import { MoreLink } from '../community/more-link.tsx'
import { Picture } from '../community/picture.tsx'
import { PostTags } from '../community/post-tags.tsx'
import { formatDate } from '../lib/format-time.ts'
import { useListPages } from '../lib/list-pages.ts'
import { usePage } from '../lib/page.tsx'
import { ConfirmDeleteForm } from '../post/ask-delete.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { DeletePost } from './delete-post.tsx'
import { LoadFailed } from './load-failed.tsx'

/** All community posts, newest first, for administrators to review and delete. */
export function Content() {
  const { t, props } = usePage<{ before: string | null; show: AwaitingFilter | null; deleting: string | null }>()
  const before = props.before ?? null
  const show = props.show
  const filter = show ? { show } : undefined
  const { items, next, isLoaded, error, loadMore, loadingMore, reload } = useListPages(listAllPosts, before, filter)
  const deleting = props.deleting
  return (
    <>
      <div className="stack stack-s">
        <h1>{t('admin.content')}</h1>
        <p className="soft">{t(show ? `admin.show.${show}` : 'admin.contentText')}</p>
      </div>
      {deleting ? (
        <ConfirmDeleteForm
          what="post"
          action={fillPath(moderatePost.form.at, { id: deleting })}
          back={adminTabAddress('content')}
        />
      ) : null}
      {before || show ? (
        <ButtonLink href={adminTabAddress('content')} variant="secondary" icon="back">
          {t('admin.newest')}
        </ButtonLink>
      ) : null}
      {isLoaded ? null : error ? <LoadFailed retry={reload} /> : <Spinner />}
      {isLoaded && items.length === 0 ? <EmptyState picture="action.ask" text={t('admin.noPosts')} /> : null}
      {items.map((post) => (
        <Moderated key={post.id} post={post} />
      ))}
      <MoreLink
        href={next ? `${show ? postsAddress(show) : adminTabAddress('content')}&before=${next}` : null}
        text={t('admin.older')}
        pending={loadingMore}
        onMore={loadMore}
      />
    </>
  )
}

function Moderated({ post }: { post: AdminPost }) {
  const { t, lessData } = usePage()
  const { author } = post
  const name = [author.firstName, author.lastName].filter(Boolean).join(' ') || author.displayName
  return (
    <article className="card post moderated" aria-label={post.title ?? t('community.postBy', { name })}>
      <div className="post-head">
        <div className="author">
          <Avatar name={name} src={author.profileImageUrl} />
          <div>
            <p className="author-name">
              <b>{name}</b>
              {author.username ? <span className="soft">@{author.username}</span> : null}
            </p>
            <time className="small soft" dateTime={post.createdAt}>
              {formatDate(post.createdAt, t)}
            </time>
          </div>
        </div>
        <DeletePost id={post.id} name={name} />
      </div>
      {post.title ? <h2 className="post-title">{post.title}</h2> : null}
      {post.content ? <p className="post-words">{post.content}</p> : null}
      {post.imageUrl ? <Picture src={post.imageUrl} author={name} lessData={lessData} /> : null}
      <PostTags post={post} />
      <p className="row small">
        <span className="post-count">
          <Icon name="heart" />
          {t('community.likes', { n: post.likes })}
        </span>
        <span className="post-count">
          <Icon name="reply" />
          {t('community.replies', { n: post.replyCount })}
        </span>
        <a className="admin-open" href={`/community/posts/${post.id}`}>
          {t('admin.open')}
        </a>
      </p>
    </article>
  )
}

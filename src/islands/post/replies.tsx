import type { User } from '../../contracts/account.ts'
import { addressWithQuery, withPathParams } from '../../contracts/call.ts'
import { listReplies } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { MoreLink } from '../community/more-link.tsx'
import { useListPages } from '../lib/list-pages.ts'
import { usePage } from '../lib/page.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { ReplyItem } from './reply-item.tsx'

/** Threads under a post, oldest first, each one level deep. */
export function Replies({ post, user }: { post: Post; user: User }) {
  const { t, props } = usePage<{ before: string | null }>()
  const { items, next, isLoaded, error, loadMore, loadingMore } = useListPages(
    withPathParams(listReplies, { id: post.id }),
    props.before ?? null,
  )
  return (
    <section className="replies" aria-labelledby="replies">
      <h2 id="replies">{t('reply.title', { n: post.replyCount })}</h2>
      {isLoaded ? null : <NotLoaded error={error} />}
      {isLoaded && items.length === 0 ? (
        <EmptyState picture="action.ask" text={t('reply.none')} hint={t('reply.first')} />
      ) : null}
      {items.map((thread) => (
        <div key={thread.id} className="card">
          <ReplyItem reply={thread} user={user}>
            {thread.childReplies.length > 0 ? (
              <div className="reply-answers">
                {thread.childReplies.map((child) => (
                  <ReplyItem key={child.id} reply={child} user={user} />
                ))}
              </div>
            ) : null}
          </ReplyItem>
        </div>
      ))}
      <MoreLink
        href={next ? addressWithQuery(`/community/posts/${post.id}`, { before: next }) : null}
        text={t('reply.more')}
        pending={loadingMore}
        onMore={loadMore}
      />
    </section>
  )
}

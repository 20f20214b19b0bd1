import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import { listPosts } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { updateListPages, useListPages } from '../lib/list-pages.ts'
import { usePage } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { MoreLink } from './more-link.tsx'
import { PostCard } from './post-card.tsx'
import { PostForm } from './post-form.tsx'

const WRITE = '/community?write=1#write'

export default function Community() {
  return <SignedIn active="community">{(user) => <Feed user={user} />}</SignedIn>
}

function Feed({ user }: { user: User }) {
  const { t, props } = usePage<{ before: string | null }>()
  const before = props.before ?? null
  const { items, next, isLoaded, error, loadMore, loadingMore } = useListPages(listPosts, before)
  const { writing, write, stopWriting, posted } = useWriting(before)
  const empty = isLoaded && items.length === 0
  const change = useChange()

  return (
    <div className="feed stack">
      <div className="stack stack-s">
        <h1>{t('community.title')}</h1>
        <p className="soft">{t('community.text')}</p>
        <ButtonLink href="/questions" variant="secondary" icon="question" wide>
          {t('question.ask')}
        </ButtonLink>
      </div>
      {writing ? <PostForm user={user} onPosted={posted} close={<CloseForm onClose={stopWriting} />} /> : null}
      {before ? (
        <ButtonLink href="/community" variant="secondary" icon="back">
          {t('community.newest')}
        </ButtonLink>
      ) : null}
      {items.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          open={`/community/posts/${post.id}`}
          onLike={({ liked, likes }) => change(post.id, { likedByMe: liked, likes })}
        />
      ))}
      {isLoaded ? null : <NotLoaded error={error} />}
      {empty ? <NoPosts onWrite={write} /> : null}
      <MoreLink
        href={next ? addressWithQuery('/community', { before: next }) : null}
        text={t('community.more')}
        pending={loadingMore}
        onMore={loadMore}
      />
      {writing || empty ? null : (
        <div className="foot-bar write-bar">
          <a className="button button-sun" href={WRITE} aria-expanded={false} onClick={onPlainClick(write)}>
            <Icon name="plus" />
            {t('community.new')}
          </a>
        </div>
      )}
    </div>
  )
}

function CloseForm({ onClose }: { onClose: () => void }) {
  const { t } = usePage()
  return (
    <ButtonLink
      href="/community"
      variant="quiet"
      icon="close"
      aria-expanded
      aria-label={t('community.close')}
      onClick={onPlainClick(onClose)}
    />
  )
}

/** Opens and closes the form for a new post and moves the focus. `before`: page of the list; null for the first. */
function useWriting(before: string | null) {
  const { props } = usePage()
  const client = useQueryClient()
  const [writing, setWriting] = useState(Boolean(props.writing))

  function write() {
    setWriting(true)
    requestAnimationFrame(() => {
      const form = document.getElementById('write')
      form?.scrollIntoView({ block: 'start' })
      form?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true })
    })
  }
  function stopWriting() {
    setWriting(false)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`a[href="${WRITE}"]`)?.focus())
  }
  function posted(post: Post) {
    if (before) return location.assign('/community')
    updateListPages<Post>(client, listPosts, (page, { first }) => (first ? [post, ...page] : page))
    setWriting(false)
    requestAnimationFrame(() => {
      const card = document.getElementById(`post-${post.id}`)
      card?.scrollIntoView({ block: 'center' })
      // The form with the focus is gone.
      card?.querySelector('a')?.focus({ preventScroll: true })
    })
  }
  return { writing, write, stopWriting, posted }
}

/** Returns a function that changes a post in all loaded pages of the list. */
function useChange() {
  const client = useQueryClient()
  return (id: string, part: Partial<Post>) =>
    updateListPages<Post>(client, listPosts, (page) =>
      page.map((post) => (post.id === id ? { ...post, ...part } : post)),
    )
}

function NoPosts({ onWrite }: { onWrite: () => void }) {
  const { t } = usePage()
  return (
    <EmptyState
      picture="action.ask"
      text={t('community.empty')}
      action={
        <ButtonLink href={WRITE} icon="plus" onClick={onPlainClick(onWrite)}>
          {t('community.emptyAction')}
        </ButtonLink>
      }
    />
  )
}

import type { ReactNode } from 'react'
import { likePost } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { postAge } from '../lib/format-time.ts'
import { useNow } from '../lib/now.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'
import { AuthorLine } from './author-line.tsx'
import { LikeButton, type LikeResponse } from './like-button.tsx'
import { Picture } from './picture.tsx'
import { PostTags } from './post-tags.tsx'

interface Shown {
  post: Post
  /** URL of the post's own page, in the feed. */
  open?: string
  onLike: (like: LikeResponse) => void
  /** Actions for the post's owner, beside the author. */
  action?: ReactNode
}

/** One post. In the feed (with `open`) the whole card links to its page, which shows the full text. */
export function PostCard(props: Shown) {
  const { url, lessData, t } = usePage()
  const age = postAge(props.post.createdAt, useNow(), t)
  const page = { age, lessData, back: url }
  return <Card {...props} {...page} />
}

interface OnPage {
  age: string
  lessData: boolean
  /** Path of the current page. */
  back: string
}

function Card({ post, open, onLike, action, age, lessData, back }: Shown & OnPage) {
  const t = useTranslate()
  const { author } = post
  const Title = open ? 'h2' : 'h1'
  const by = t('community.postBy', { name: author.displayName })
  const words = post.content ? (
    <p className={open ? 'post-words post-cut' : 'post-words'}>{post.content}</p>
  ) : open && !post.title ? (
    <span className="hidden-text">{by}</span>
  ) : null
  return (
    <article id={`post-${post.id}`} className="card post" aria-label={post.title ?? by}>
      <div className="post-head">
        <AuthorLine author={author} createdAt={post.createdAt} age={age} />
        {action}
      </div>
      {post.title ? (
        <Title className="post-title">
          {open ? (
            <a className="post-open" href={open}>
              {post.title}
            </a>
          ) : (
            post.title
          )}
        </Title>
      ) : open ? null : (
        <h1 className="hidden-text">{by}</h1>
      )}
      {open && !post.title ? (
        <a className="post-open" href={open}>
          {words}
        </a>
      ) : (
        words
      )}
      {post.imageUrl ? (
        <Picture src={post.imageUrl} author={author.displayName} whole={!open} lessData={lessData} />
      ) : null}
      <PostTags post={post} />
      <div className="post-foot">
        <LikeButton
          call={likePost}
          id={post.id}
          liked={post.likedByMe}
          likes={post.likes}
          back={back}
          onChange={onLike}
        />
        <span className="post-count">
          <Icon name="reply" />
          {t('community.replies', { n: post.replyCount })}
        </span>
      </div>
    </article>
  )
}

/** The server renders one shared card for all users, except for the like button. */

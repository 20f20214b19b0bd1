import type { QueryClient } from '@tanstack/react-query'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getPost, listReplies } from '../../contracts/calls/community.ts'
import type { Post, Reply } from '../../contracts/community.ts'
import { updateListPages } from '../lib/list-pages.ts'

/** Reply in a list: the first of a thread, or one within it. */
export type AnyReply = Omit<Reply, 'childReplies'> & { childReplies: readonly unknown[] }

/** Adds a new reply at the end of its thread, or as the last thread. */
export function addReply(client: QueryClient, reply: Reply) {
  const { postId, parentReplyId } = reply
  updateListPages<Reply>(client, withPathParams(listReplies, { id: postId }), (threads, { last }) => {
    if (parentReplyId === null) return last ? [...threads, reply] : threads
    return threads.map((thread) =>
      thread.id === parentReplyId
        ? { ...thread, childReplies: [...thread.childReplies, { ...reply, childReplies: [] }] }
        : thread,
    )
  })
  updatePost(client, postId, (post) => ({ replyCount: post.replyCount + 1 }))
}

/** Removes a reply together with the replies to it. */
export function removeReply(client: QueryClient, reply: AnyReply) {
  updateListPages<Reply>(client, withPathParams(listReplies, { id: reply.postId }), (threads) =>
    threads
      .filter((thread) => thread.id !== reply.id)
      .map((thread) => ({
        ...thread,
        childReplies: thread.childReplies.filter((child) => child.id !== reply.id),
      })),
  )
  updatePost(client, reply.postId, (post) => ({
    replyCount: Math.max(0, post.replyCount - 1 - reply.childReplies.length),
  }))
}

export function updateReply(client: QueryClient, { id, postId }: AnyReply, part: Partial<AnyReply>) {
  const changed = <Any extends { id: string }>(reply: Any): Any => (reply.id === id ? { ...reply, ...part } : reply)
  updateListPages<Reply>(client, withPathParams(listReplies, { id: postId }), (threads) =>
    threads.map((thread) => ({ ...changed(thread), childReplies: thread.childReplies.map(changed) })),
  )
}

export function updatePost(client: QueryClient, postId: string, change: (post: Post) => Partial<Post>) {
  client.setQueryData<Post>(queryKeyOf(fillPath(getPost.path, { id: postId })), (post) =>
    post ? { ...post, ...change(post) } : post,
  )
}

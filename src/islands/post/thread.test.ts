import { describe, expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getPost, listReplies } from '../../contracts/calls/community.ts'
import type { Post, Reply } from '../../contracts/community.ts'
import { listPagesKey } from '../../contracts/list-pages.ts'
import type { ListPages } from '../lib/list-pages.ts'
import { addReply, removeReply, updateReply } from './thread.ts'

const POST = 'p'
const reply = (id: string, parentReplyId: string | null = null): Reply =>
  ({ id, postId: POST, parentReplyId, content: id, likes: 0, likedByMe: false, childReplies: [] }) as never

/** A post with two loaded pages: thread `a` with an answer `a1`, and thread `b`. */
function loaded() {
  const client = new QueryClient()
  const a = { ...reply('a'), childReplies: [reply('a1', 'a')] } as Reply
  const pages: ListPages<Reply> = {
    pages: [
      { items: [a], next: 'a' },
      { items: [reply('b')], next: null },
    ],
    pageParams: [null, 'a'],
  }
  client.setQueryData(listPagesKey(withPathParams(listReplies, { id: POST }).path), pages)
  client.setQueryData(queryKeyOf(fillPath(getPost.path, { id: POST })), { id: POST, replyCount: 3 } as Post)
  return {
    client,
    a,
    tree: () =>
      client
        .getQueryData<ListPages<Reply>>(listPagesKey(withPathParams(listReplies, { id: POST }).path))!
        .pages.map(({ items }) => items.map(({ id, childReplies }) => [id, ...childReplies.map((child) => child.id)])),
    count: () => client.getQueryData<Post>(queryKeyOf(fillPath(getPost.path, { id: POST })))!.replyCount,
  }
}

describe('a thread on the screen', () => {
  test('an answer joins its thread, at the end', () => {
    const { client, tree, count } = loaded()
    addReply(client, reply('a2', 'a'))
    expect(tree()).toEqual([[['a', 'a1', 'a2']], [['b']]])
    expect(count()).toBe(4)
  })

  test('a new thread comes last', () => {
    const { client, tree } = loaded()
    addReply(client, reply('c'))
    expect(tree()).toEqual([[['a', 'a1']], [['b'], ['c']]])
  })

  test('a thread that is deleted takes its answers along, in the count too', () => {
    const { client, a, tree, count } = loaded()
    removeReply(client, a)
    expect(tree()).toEqual([[], [['b']]])
    expect(count()).toBe(1)
  })

  test('an answer is deleted alone', () => {
    const { client, tree, count } = loaded()
    removeReply(client, reply('a1', 'a'))
    expect(tree()).toEqual([[['a']], [['b']]])
    expect(count()).toBe(2)
  })

  test('a like changes its own reply, also inside a thread', () => {
    const { client } = loaded()
    updateReply(client, reply('a1', 'a'), { likes: 5, likedByMe: true })
    const [first] = client.getQueryData<ListPages<Reply>>(
      listPagesKey(withPathParams(listReplies, { id: POST }).path),
    )!.pages
    expect(first!.items[0]).toMatchObject({ likes: 0, childReplies: [{ id: 'a1', likes: 5, likedByMe: true }] })
  })
})

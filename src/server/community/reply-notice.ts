import type { Language } from '../../contracts/languages.ts'
import type { Notice } from '../notifications/notify.ts'
import { type Said, wordsOf } from '../notifications/said.ts'

const EXCERPT = 120

export interface Answered {
  userId: string
  language: Language
  what: 'post' | 'reply'
}

/** Notification that `name` replied, with the beginning of the reply. */
export function replyNotice(
  { userId, language, what }: Answered,
  answer: { name: string; content: string; postId: string; replyId: string },
): Notice {
  const { name, content, postId, replyId } = answer
  const excerpt = content.length > EXCERPT ? `${content.slice(0, EXCERPT - 1).trimEnd()}…` : content
  const said: Said = { language, title: what === 'post' ? 'answeredPost' : 'answeredReply' }
  return {
    userId,
    type: 'community_reply',
    title: wordsOf(said).title,
    message: `${name}: ${excerpt}`,
    data: { postId, replyId, said },
  }
}

import type { Language } from '../../contracts/languages.ts'
import { type NotificationFacts, notificationText } from '../notifications/notification-text.ts'
import type { Notice } from '../notifications/notify.ts'

const MAX_EXCERPT_LETTERS = 120

export interface RepliedAuthor {
  userId: string
  language: Language
  what: 'post' | 'reply'
}

/** Notification that `name` replied, with the beginning of the reply. */
export function buildReplyNotice(
  { userId, language, what }: RepliedAuthor,
  answer: { name: string; content: string; postId: string; replyId: string },
): Notice {
  const { name, content, postId, replyId } = answer
  const excerpt =
    content.length > MAX_EXCERPT_LETTERS ? `${content.slice(0, MAX_EXCERPT_LETTERS - 1).trimEnd()}…` : content
  const said: NotificationFacts = { language, title: what === 'post' ? 'answeredPost' : 'answeredReply' }
  return {
    userId,
    type: 'community_reply',
    title: notificationText(said).title,
    message: `${name}: ${excerpt}`,
    data: { postId, replyId, said },
  }
}

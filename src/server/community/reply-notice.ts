import type { Language } from '../../contracts/farm.ts'
import type { Notice } from '../notifications/notify.ts'

/** Said to the author of the post, and to the author of the reply, that was answered. */
const TITLES: Record<Language, { post: string; reply: string }> = {
  en: { post: 'New reply to your post', reply: 'New answer to your reply' },
  ha: { post: 'An amsa saƙonku', reply: 'An mayar da martani ga amsarku' },
  yo: { post: 'Èsì tuntun sí ohun tí ẹ kọ', reply: 'Èsì tuntun sí ìdáhùn yín' },
  ig: { post: 'Azịza ọhụrụ na ihe i dere', reply: 'Azịza ọhụrụ na azịza gị' },
  pcm: { post: 'Person don reply your post', reply: 'Person don answer your reply' },
  af: { post: 'Nuwe antwoord op jou plasing', reply: 'Nuwe reaksie op jou antwoord' },
  ng: { post: 'Eyamukulo epe komushangwa gwoye', reply: 'Eyamukulo epe keyamukulo lyoye' },
}

const EXCERPT = 120

export interface Answered {
  userId: string
  language: Language
  what: 'post' | 'reply'
}

/** Tells someone that `name` answered them, with the beginning of the answer. */
export function replyNotice(
  { userId, language, what }: Answered,
  answer: { name: string; content: string; postId: string; replyId: string },
): Notice {
  const { name, content, postId, replyId } = answer
  const said = content.length > EXCERPT ? `${content.slice(0, EXCERPT - 1).trimEnd()}…` : content
  return {
    userId,
    type: 'community_reply',
    title: TITLES[language][what],
    message: `${name}: ${said}`,
    data: { postId, replyId },
  }
}

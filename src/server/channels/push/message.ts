import { targetOf } from '../../../contracts/notification-target.ts'
import type { PushMessage } from '../../../contracts/push.ts'

/** As much as a lock screen shows; in any script it stays far below what a message may hold. */
const TITLE_MAX = 100
const BODY_MAX = 300

interface Told {
  id: string
  title: string
  message: string
  data: Record<string, unknown> | null
}

/** A notification as a browser is told it: in the words, so the language, in which it was made. */
export function pushMessage({ id, title, message, data }: Told): Uint8Array<ArrayBuffer> {
  const told: PushMessage = {
    id,
    title: shortened(title, TITLE_MAX),
    body: shortened(message, BODY_MAX),
    href: targetOf({ data }) ?? '/notifications',
  }
  return new TextEncoder().encode(JSON.stringify(told))
}

/** At most so many characters; none is cut in two. */
function shortened(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const kept = characters.slice(0, max - 1).join('')
  return `${kept.trimEnd()}…`
}

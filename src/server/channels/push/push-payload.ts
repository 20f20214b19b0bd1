import { notificationPath } from '../../../contracts/notification-target.ts'
import type { PushMessage } from '../../../contracts/push.ts'

/** Longest title that lock screens show; far below the message limit in any script. */
const TITLE_MAX = 100
const BODY_MAX = 300

interface PushNotice {
  id: string
  title: string
  message: string
  data: Record<string, unknown> | null
}

/** Builds the payload of a notification, in the language it was written in. */
export function buildPushPayload({ id, title, message, data }: PushNotice): Uint8Array<ArrayBuffer> {
  const payload: PushMessage = {
    id,
    title: truncateText(title, TITLE_MAX),
    body: truncateText(message, BODY_MAX),
    href: notificationPath({ data }) ?? '/notifications',
  }
  return new TextEncoder().encode(JSON.stringify(payload))
}

function truncateText(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const cut = characters.slice(0, max - 1).join('')
  return `${cut.trimEnd()}…`
}

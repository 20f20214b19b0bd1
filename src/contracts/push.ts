import * as z from 'zod/mini'
import { says } from './says.ts'

/** base64url of so many bytes. */
const bytes = (length: number) =>
  z
    .string(says('push.unreachable'))
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}={0,2}$`), says('push.unreachable')))

const endpoint = z
  .string(says('push.unreachable'))
  .check(z.minLength(1, says('push.unreachable')), z.maxLength(1000, says('push.unreachable')))

/** What a browser's `PushSubscription.toJSON()` says: where to send, and the keys to encrypt for (RFC 8291). */
export const pushSubscription = z.object({ endpoint, keys: z.object({ p256dh: bytes(65), auth: bytes(16) }) })
export type PushSubscriptionInput = z.infer<typeof pushSubscription>

export const pushEndpoint = z.object({ endpoint })
export type PushEndpoint = z.infer<typeof pushEndpoint>

/** The server's own key, which a browser asks for before it subscribes (RFC 8292). */
export const pushPublicKey = z.object({ publicKey: z.string() })

/** What a message holds, once decrypted by the browser. Nothing of a person's phone or place. */
export interface PushMessage {
  /** The notification's: the same one told twice shows once. */
  id: string
  title: string
  body: string
  /** A path of this site. */
  href: string
}

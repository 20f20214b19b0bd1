import * as z from 'zod/mini'
import { refusalMessage } from './refusal-messages.ts'

const base64BytesSchema = (length: number) =>
  z
    .string(refusalMessage('push.unreachable'))
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}={0,2}$`), refusalMessage('push.unreachable')))

const endpointSchema = z
  .string(refusalMessage('push.unreachable'))
  .check(z.minLength(1, refusalMessage('push.unreachable')), z.maxLength(1000, refusalMessage('push.unreachable')))

/** `PushSubscription.toJSON()` of a browser: endpoint and encryption keys (RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({ p256dh: base64BytesSchema(65), auth: base64BytesSchema(16) }),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>

export const pushEndpointSchema = z.object({ endpoint: endpointSchema })
export type PushEndpoint = z.infer<typeof pushEndpointSchema>

/** The server's public key, needed to subscribe (RFC 8292). */
export const pushPublicKeySchema = z.object({ publicKey: z.string() })

/** Decrypted push message. It contains no phone number and no location. */
export interface PushMessage {
  /** Notification id: a message that arrives twice is shown once. */
  id: string
  title: string
  body: string
  href: string
}

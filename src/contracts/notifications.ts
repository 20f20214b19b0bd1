import * as z from 'zod/mini'
import { NOTIFICATION_TYPES } from './notification-kinds.ts'
import { idSchema, isoTimeSchema } from './shapes.ts'

export const notificationSchema = z.object({
  id: idSchema,
  userId: idSchema,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  data: z.nullable(z.record(z.string(), z.unknown())),
  isRead: z.boolean(),
  createdAt: isoTimeSchema,
})
export type Notification = z.infer<typeof notificationSchema>

/** Cache key of the unread count. Every page needs the count, few pages the list. */
export const UNREAD_COUNT_KEY = ['unread'] as const

export const readAllResultSchema = z.object({ updated: z.number() })

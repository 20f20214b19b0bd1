import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { notificationSchema, readAllResultSchema } from '../notifications.ts'

export const listNotifications = defineCall('GET /api/notifications', {
  who: 'signed-in',
  out: z.array(notificationSchema),
  offline: true,
})

export const markAllNotificationsRead = defineCall('PUT /api/notifications/read-all', {
  who: 'signed-in',
  reaches: ['notifications'],
  out: readAllResultSchema,
  offline: 'read',
  form: { at: '/notifications/read-all', on: '/notifications', said: 'notices.allRead' },
})

export const markNotificationRead = defineCall('PUT /api/notifications/:id/read', {
  who: 'signed-in',
  reaches: ['notifications'],
  out: notificationSchema,
  offline: 'read',
  form: { at: '/notifications/:id/read', on: '/notifications' },
})

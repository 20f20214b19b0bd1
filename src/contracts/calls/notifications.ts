import * as z from 'zod/mini'
import { call } from '../call.ts'
import { notification, readAllResult } from '../notifications.ts'

export const listNotifications = call('GET /api/notifications', {
  who: 'signed-in',
  out: z.array(notification),
  offline: true,
})

export const markAllNotificationsRead = call('PUT /api/notifications/read-all', {
  who: 'signed-in',
  reaches: ['notifications'],
  out: readAllResult,
  offline: 'read',
  form: { at: '/notifications/read-all', on: '/notifications', said: 'notices.allRead' },
})

export const markNotificationRead = call('PUT /api/notifications/:id/read', {
  who: 'signed-in',
  reaches: ['notifications'],
  out: notification,
  offline: 'read',
  form: { at: '/notifications/:id/read', on: '/notifications' },
})

import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pushEndpoint, pushPublicKey, pushSubscription } from '../push.ts'

export const getPushKey = defineCall('GET /api/push/key', { who: 'signed-in', out: pushPublicKey })

export const listPushSubscriptions = defineCall('GET /api/push/subscriptions', {
  who: 'signed-in',
  out: z.array(pushEndpoint),
})

export const addPushSubscription = defineCall('POST /api/push/subscriptions', {
  who: 'signed-in',
  reaches: [],
  in: pushSubscription,
  out: pushEndpoint,
  status: 201,
  limit: 'pushSubscription',
})

export const removePushSubscription = defineCall('DELETE /api/push/subscriptions', {
  who: 'signed-in',
  reaches: [],
  in: pushEndpoint,
})

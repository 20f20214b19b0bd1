import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pushEndpointSchema, pushPublicKeySchema, pushSubscriptionSchema } from '../push.ts'

export const getPushKey = defineCall('GET /api/push/key', { who: 'signed-in', out: pushPublicKeySchema })

export const listPushSubscriptions = defineCall('GET /api/push/subscriptions', {
  who: 'signed-in',
  out: z.array(pushEndpointSchema),
})

export const addPushSubscription = defineCall('POST /api/push/subscriptions', {
  who: 'signed-in',
  reaches: [],
  in: pushSubscriptionSchema,
  out: pushEndpointSchema,
  status: 201,
  limit: 'pushSubscription',
})

export const removePushSubscription = defineCall('DELETE /api/push/subscriptions', {
  who: 'signed-in',
  reaches: [],
  in: pushEndpointSchema,
})

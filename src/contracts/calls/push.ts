import * as z from 'zod/mini'
import { call } from '../call.ts'
import { pushEndpoint, pushPublicKey, pushSubscription } from '../push.ts'

export const getPushKey = call('GET /api/push/key', { who: 'signed-in', out: pushPublicKey })

export const listPushSubscriptions = call('GET /api/push/subscriptions', {
  who: 'signed-in',
  out: z.array(pushEndpoint),
})

export const addPushSubscription = call('POST /api/push/subscriptions', {
  who: 'signed-in',
  reaches: [],
  in: pushSubscription,
  out: pushEndpoint,
  status: 201,
  limit: 'pushSubscription',
})

export const removePushSubscription = call('DELETE /api/push/subscriptions', {
  who: 'signed-in',
  reaches: [],
  in: pushEndpoint,
})

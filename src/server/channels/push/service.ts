import { and, desc, eq, exists, gt, sql } from 'drizzle-orm'
import type { PushEndpoint, PushSubscriptionInput } from '../../../contracts/push.ts'
import { fieldRefusalError } from '../../../contracts/refusals.ts'
import { pushSubscriptions } from '../../../db/schema/push.ts'
import { sessions } from '../../../db/schema/sign-in.ts'
import { isoNow } from '../../../shared/clock.ts'
import { technicalError } from '../../../shared/errors.ts'
import { type Actor, signedInUser } from '../../foundation/actor.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { OutboundGateway } from '../outbound-gateway.ts'
import type { SendingWindow } from '../sending-window.ts'
import { importReceiverKey } from './encrypt.ts'
import { createEndpointPolicy, type EndpointPolicy } from './endpoint-policy.ts'
import { createPushSending } from './sending.ts'
import type { Vapid } from './vapid.ts'

const PHONES_MAX = 5

export function createPushService(
  deps: Foundation & {
    vapid: Vapid
    reach?: EndpointPolicy | undefined
    sendingWindow: SendingWindow
    gateway: Pick<OutboundGateway, 'permit'>
  },
) {
  const { db, clock, vapid, reach = createEndpointPolicy(deps.config.PUSH_SERVICES) } = deps
  const { orm } = db

  return {
    ...createPushSending({ ...deps, reach }),

    publicKey: () => vapid.publicKey,

    async subscriptions(actor: Actor): Promise<PushEndpoint[]> {
      const signedIn = orm
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(and(eq(sessions.sid, pushSubscriptions.sessionId), gt(sessions.expire, isoNow(clock))))
      return orm
        .select({ endpoint: pushSubscriptions.endpoint })
        .from(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, signedInUser(actor).id), exists(signedIn)))
        .orderBy(desc(pushSubscriptions.id))
        .limit(PHONES_MAX)
    },

    /** Subscribes this browser until session `sid` ends, replacing another user. @throws AppError invalid */
    async subscribe(actor: Actor, sid: string, { endpoint, keys }: PushSubscriptionInput): Promise<void> {
      const userId = signedInUser(actor).id
      const isPoint = importReceiverKey(Buffer.from(keys.p256dh, 'base64url')).then(
        () => true,
        () => false,
      )
      if (!reach.accepts(endpoint) || !(await isPoint)) throw fieldRefusalError('endpoint', 'push.unreachable')
      const now = clock.now()
      const row = { userId, sessionId: sid, endpoint, keys, createdAt: now.toISOString() }
      const newest = sql`select id from ${pushSubscriptions} where user_id = ${userId} order by id desc limit ${PHONES_MAX}`
      await db.write(
        // Deleted and inserted, so that pending messages to a former user of the browser go with the old row.
        orm.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
        orm.insert(pushSubscriptions).values({ id: Bun.randomUUIDv7('hex', now), ...row }),
        sql`delete from ${pushSubscriptions} where user_id = ${userId} and id not in (${newest})`,
      )
    },

    /** Unsubscribes this browser. @throws AppError not_found when it is not the user's. */
    async unsubscribe(actor: Actor, { endpoint }: PushEndpoint): Promise<void> {
      const [gone] = await db.write(
        orm
          .delete(pushSubscriptions)
          .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, signedInUser(actor).id)))
          .returning({ id: pushSubscriptions.id }),
      )
      if (gone.length === 0) throw technicalError('not_found', 'Not found')
    },
  }
}

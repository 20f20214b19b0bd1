import type { Context } from 'hono'
import { currentUser, type User } from '../../contracts/account.ts'
import { notifications } from '../../contracts/notifications.ts'
import type { MessageKey } from '../../contracts/translate.ts'
import type { Said } from '../../islands/shell/signed-in.tsx'
import { type Actor, person } from '../actor.ts'
import type { Services } from '../compose.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { type Prefetched, prefetched } from '../http/island.tsx'
import { CATALOGUES } from '../http/messages.ts'
import { currentActor } from '../http/session.ts'

/** Who asks for a page, and the reads that every signed-in page fills. */
export interface SignedInPage {
  actor: Actor
  user: User
  data: Prefetched[]
  /** What the form that led here has to say, from `?said=` or `?failed=`, for the page's `said`. */
  said: Said | undefined
}

/** @throws AppError unauthorized for a visitor: the page then leads to sign in and back. */
export async function signedInPage(
  c: Context<AppEnv>,
  { notifications: service }: Pick<Services, 'notifications'>,
): Promise<SignedInPage> {
  const actor = currentActor(c)
  const user = person(actor)
  return {
    actor,
    user,
    data: [prefetched(currentUser, user), prefetched(notifications, await service.list(actor))],
    said: saidOf(c),
  }
}

/** The path with what its page is to say once: `/profile?said=profile.saved`. */
export function saying(path: string, text: MessageKey, failed = false): string {
  const [address = '/', hash] = path.split('#')
  const query = `${address.includes('?') ? '&' : '?'}${failed ? 'failed' : 'said'}=${text}`
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`
}

function saidOf(c: Context<AppEnv>): Said | undefined {
  const failure = c.req.query('failed')
  const text = failure ?? c.req.query('said')
  return text !== undefined && Object.hasOwn(CATALOGUES.en, text)
    ? { text: text as MessageKey, failed: failure !== undefined }
    : undefined
}

/** A plain form without a session: to sign in, then to the page the form stood on. Null for any other error. */
export function signInFirst(c: Context<AppEnv>, error: unknown, page: string): Response | null {
  return asAppError(error)?.code === 'unauthorized' ? c.redirect(`/signin?next=${encodeURIComponent(page)}`, 303) : null
}

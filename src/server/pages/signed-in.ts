import type { Context } from 'hono'
import { currentUser, type User } from '../../contracts/account.ts'
import { notifications } from '../../contracts/notifications.ts'
import type { Said } from '../../islands/shell/signed-in.tsx'
import { translatorFor, WORDS } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'
import { type Actor, person } from '../actor.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { type Prefetched, prefetched } from '../http/island.tsx'
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

/** A path of this site with what its page is to say once: `/profile?said=profile.saved`; null says nothing. */
export function saying(path: string, text: MessageKey | null, failed = false): string {
  const address = new URL(path, 'http://here.invalid')
  for (const name of ['said', 'failed']) address.searchParams.delete(name)
  if (text) address.searchParams.set(failed ? 'failed' : 'said', text)
  return address.pathname + address.search + address.hash
}

function saidOf(c: Context<AppEnv>): Said | undefined {
  const failure = c.req.query('failed')
  const text = failure ?? c.req.query('said')
  return text !== undefined && Object.hasOwn(WORDS.en.screens, text)
    ? { words: translatorFor(c.get('language'))(text as MessageKey), failed: failure !== undefined }
    : undefined
}

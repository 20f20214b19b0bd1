import type { Context } from 'hono'
import type { User } from '../../contracts/account.ts'
import type { CallName } from '../../contracts/calls.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { SCREENS, ScreenName } from '../../contracts/screens.ts'
import type { Translate } from '../../words/translate.ts'
import type { CallOutput } from '../endpoints/perform.ts'
import type { Actor } from '../foundation/actor.ts'
import type { AppEnv } from '../http/context.ts'
import type { PrefetchedQuery } from '../http/island.tsx'
import type { RefusedForm } from '../http/parse-form.ts'

export interface ScreenPage {
  c: Context<AppEnv>
  t: Translate
  params: Record<string, string>
  query: Record<string, string>
  /** A refused form of the screen. */
  again: RefusedForm | undefined
}

export interface SignedInPage extends ScreenPage {
  actor: Actor
  user: User
  /** Returns the result of one of the screen's `reads`. */
  given<Name extends CallName>(read: Name): CallOutput<Name>
}

/** Screen data besides that of every screen. */
export interface ScreenData {
  data?: PrefetchedQuery[]
  props?: Record<string, unknown>
  soonDrawn?: readonly DrawingId[]
  /** Title that replaces the screen's own. */
  title?: string
  status?: 404
}

type PageOf<Name extends ScreenName> = (typeof SCREENS)[Name]['who'] extends 'visitor' ? ScreenPage : SignedInPage
type Show<Page> = (page: Page) => ScreenData | Response | Promise<ScreenData | Response>
export type ScreenDataReaders = { [Name in ScreenName]?: Show<PageOf<Name>> }

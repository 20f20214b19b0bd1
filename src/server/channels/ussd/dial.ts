import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { Words } from '../../../words/index.ts'
import type { Claim } from '../../accounts/claims/phone-holder.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Place, View } from './view.ts'

/** One turn of a dial, as the screens of the menu see it: what has changed meanwhile is read anew. */
export interface Dial {
  /** E.164. */
  readonly phone: string
  /** The farmer whose phone it is; null: not registered. */
  readonly user: User | null
  /** A question to answer before the account of this phone is anybody's; `user` is null meanwhile. */
  readonly claim: Claim | null
  readonly language: Language
  readonly words: Words
  /** The farmer as an actor. @throws AppError unauthorized */
  actor(): Actor
  /** Does `work` once, however often this turn comes: what says so is committed with its first write. */
  once(name: string, work: () => Promise<unknown>): Promise<void>
  /** Names this turn: the same when it is repeated. */
  readonly turn: string
  /** Another language from here on. */
  speak(language: Language): void
  /** Answers by SMS, once. False: they said STOP, and nothing goes. */
  sendSms(text: string): Promise<boolean>
  /** Not to be kept with the session any more: the account is gone. */
  forget(): void
}

export interface Wrong {
  /** One line that says what to do. */
  wrong: string
}

/** A screen of the menu: thin over the verbs, which it is made with. */
export interface MenuScreen {
  /** What it shows, by the place's `given`, or where it leads on; what it does goes through `dial.once`. */
  show(dial: Dial, given: Place['given']): Promise<View | Place> | View | Place
  /** Where typed words or a number lead. */
  take?(dial: Dial, given: Place['given'], answer: string): Promise<Place | Wrong> | Place | Wrong
  /** It has done something: back leads past it. */
  passing?: true
  /** A text that goes by SMS where it fills more than two screens. */
  long?: true
}

export type Menu = Record<string, MenuScreen>

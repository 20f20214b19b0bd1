import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { LanguageTexts } from '../../../words/index.ts'
import type { OwnershipClaim } from '../../accounts/claims/account-by-phone.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { MenuPlace, ScreenView } from './view.ts'

/** One turn of a USSD session, passed to menu screens. Getters return the current state, also after an effect. */
export interface DialSession {
  readonly phone: string
  readonly user: User | null
  /** Open claim: the caller has not said yet whether the account is theirs. `user` is null while it is open. */
  readonly claim: OwnershipClaim | null
  readonly language: Language
  readonly words: LanguageTexts
  actor(): Actor
  /** Runs `work` once, however often this turn arrives; a marker is committed with its first write. */
  once(name: string, work: () => Promise<unknown>): Promise<void>
  readonly turn: string
  speak(language: Language): void
  /** Responds by SMS, once. Returns false after STOP. */
  sendSms(text: string): Promise<boolean>
  /** Erases the person from the session after the account is deleted. */
  forget(): void
}

interface Wrong {
  wrong: string
}

export interface MenuScreen {
  /** Returns the view of a place, or another place to go to; effects go through `dial.once`. */
  show(dial: DialSession, given: MenuPlace['given']): Promise<ScreenView | MenuPlace> | ScreenView | MenuPlace
  /** Returns the place that typed words or a number lead to. */
  take?(dial: DialSession, given: MenuPlace['given'], answer: string): Promise<MenuPlace | Wrong> | MenuPlace | Wrong
  /** True for a screen with an effect, which key 0 (back) skips. */
  passing?: true
  /** True for a screen whose text is sent by SMS if it fills more than two screens. */
  long?: true
}

export type Menu = Record<string, MenuScreen>

import type { Language } from '../../contracts/languages.ts'

/** What is said in one breath: clips one after the other, or words where there is no clip for all of it. */
export interface Said {
  /** Null: no clips can say it. */
  clips: readonly string[] | null
  /** The same in words, for the English voice or an SMS. */
  text: string
  /** What the clips leave out, figures mostly: sent by SMS beside them. */
  whole?: string
}

/** What is asked: one clip, as a phone waits for keys through one only. */
export interface Prompt {
  clip: string
  text: string
  /** For who hears it in no language of theirs: better than silence. */
  english: string
  /** Worth an SMS where it cannot be heard. */
  bySms?: true
}

/** What is said at one place of a call, and asked then. */
export interface Scene {
  /** What the answer is one to. */
  at: string
  language: Language
  said: Said[]
  asks: { prompt: Prompt; keys: number } | { prompt: Prompt; recordSeconds: number }
}

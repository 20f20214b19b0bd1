import type { Language } from '../../../contracts/languages.ts'

/** Weight of a text in the one SMS of a call: the heaviest come first. An aside is not worth an SMS. */
export const RANK = { warning: 4, advice: 3, weather: 2, line: 1, aside: 0 } as const

/** What is said in one breath: clips one after the other, or words where there is no clip for all of it. */
export interface Said {
  /** Null: no clips can say it. */
  clips: readonly string[] | null
  /** The same in words, for the English voice. */
  text: string
  /** The same as an SMS; absent: `text`. */
  sms?: string
  /** One of `RANK`; absent: a line. */
  rank?: number
  /** Said in English where the clips are missing, in the place of an SMS. */
  english?: string
}

/** What is asked: one clip, as a phone waits for keys through one only. */
export interface Prompt {
  clip: string
  /** For a caller in whose language the clip is missing: better than silence. */
  english: string
}

/** What is said at one place of a call, and asked then. */
export interface Scene {
  /** What the answer is one to. */
  at: string
  language: Language
  said: Said[]
  asks: { prompt: Prompt; keys: number } | { prompt: Prompt; recordSeconds: number }
}

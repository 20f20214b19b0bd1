import type { Language } from '../../../contracts/languages.ts'

/** Weight of a text in the one SMS of a call; the heaviest come first. An aside alone causes no SMS. */
export const TEXT_RANK = { warning: 4, advice: 3, weather: 2, line: 1, aside: 0 } as const

export interface Utterance {
  /** Null: it cannot be composed of clips. */
  clips: readonly string[] | null
  text: string
  /** Text as an SMS; absent: `text`. */
  sms?: string
  /** One of `RANK`; absent: a line. */
  rank?: number
  /** English text to speak if clips are missing, instead of an SMS. */
  english?: string
}

/** A question: one clip, because a phone accepts keys during one clip only. */
export interface Prompt {
  clip: string
  /** English fallback for a missing clip. */
  english: string
}

/** Content of one place of a call and the question at its end. */
export interface Scene {
  at: string
  language: Language
  utterances: Utterance[]
  asks: { prompt: Prompt; keys: number } | { prompt: Prompt; recordSeconds: number }
}

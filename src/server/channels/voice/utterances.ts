import type { Language } from '../../../contracts/languages.ts'

/** Rank of a text in the one SMS of a call: higher ranks come first. An aside alone causes no SMS. */
export const SPOKEN_TEXT_RANK = { warning: 4, advice: 3, weather: 2, line: 1, aside: 0 } as const

export interface Utterance {
  /** Null if the text cannot be composed of clips. */
  clips: readonly string[] | null
  text: string
  /** Text for the SMS; default: `text`. */
  sms?: string
  /** One of `SPOKEN_TEXT_RANK`; default: `line`. */
  rank?: number
  /** English text to speak if clips are missing, instead of an SMS. */
  english?: string
}

/** Question to the caller in one clip, because a phone accepts keys during one clip only. */
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

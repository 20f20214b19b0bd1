/** What is said in one breath: clips one after the other, or words where there is no clip for all of it. */
export interface Said {
  /** Null: no clips can say it. */
  clips: readonly string[] | null
  /** The same in words, for the English voice or an SMS. */
  text: string
  /** What the clips leave out, figures mostly: sent by SMS beside them. */
  whole?: string
}

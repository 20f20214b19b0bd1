/** A fault to plant: what a slip of the pen or of thought would leave in the code. */
export interface Mutation {
  /** Unique over all lists, as `pests.stage-not-asked`. */
  id: string
  /** From the repository's root. */
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** What would go wrong for a person, were it not noticed. */
  protects: string
  /** The tests that are to notice it: files or folders for `bun test`. `types` asks the compiler. */
  tests: string[]
}

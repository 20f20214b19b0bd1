/** A fault to plant: one edit that breaks a guarantee. */
export interface Mutation {
  /** Unique, with the name of its list: `money.cap-of-nothing`. */
  id: string
  /** Path from the root of the repository. */
  file: string
  /** Occurs in the file exactly once. */
  from: string
  to: string
  /** The guarantee that the fault breaks. */
  protects: string
  /** Tests that must fail: files or folders for `bun test`. `types` runs the compiler. */
  tests: string[]
}

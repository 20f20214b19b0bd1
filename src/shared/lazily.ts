/** Creates a value on first use: a start then waits for nothing that its first response does not need. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

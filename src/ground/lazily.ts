/** Makes a value when it is first asked for, and keeps it: a start waits for nothing that its first answer does not need. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Shape of `T` in an imported JSON file, where TypeScript widens literals and tuples. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly Widened<Item>[]
        : T extends object
          ? { readonly [Key in keyof T]: Widened<T[Key]> }
          : T

/** Returns imported JSON as the type that describes it. A missing field or one of another kind does not compile. */
export const jsonData = <T>(data: Widened<T>): T => data as unknown as T

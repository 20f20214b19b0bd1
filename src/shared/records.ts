// Keys and entries with the types of a record whose type lists all its keys.

export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[]

export const entriesIn = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(record) as [Key, Value][]

export const recordFrom = <Key extends string, Value>(keys: readonly Key[], entryOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Record<Key, Value>

export const isIn = <Item>(list: readonly Item[], value: unknown): value is Item =>
  (list as readonly unknown[]).includes(value)

// Keys and entries with the types of a record whose type lists all its keys.

export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[]

export const entriesIn = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(record) as [Key, Value][]

export const isKeyOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>, key: string): key is Key =>
  Object.hasOwn(record, key)

export const recordFrom = <Key extends string, Value>(
  keys: readonly Key[],
  entryOf: (key: Key, index: number) => Value,
) => Object.fromEntries(keys.map((key, index) => [key, entryOf(key, index)])) as Record<Key, Value>

export const isIn = <Item>(list: readonly Item[], value: unknown): value is Item =>
  (list as readonly unknown[]).includes(value)

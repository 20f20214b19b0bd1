// Lookups that throw where indexing would give undefined.

export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

export const firstItem = <Item>(list: ArrayLike<Item>): Item => itemAt(list, 0)

export const lastItem = <Item>(list: ArrayLike<Item>): Item => itemAt(list, list.length - 1)

export function valueAt<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`No entry ${key} in a map of ${map.size}`)
  return value
}

/** Deletes the first entry of a map that holds more than `max`: the oldest, in order of insertion. */
export function dropOldest<Key>(map: Map<Key, unknown>, max: number): void {
  if (map.size <= max) return
  for (const key of map.keys()) {
    map.delete(key)
    return
  }
}

import type { Database } from '../../../db/open.ts'

/** What was read of a row, and the row of another table that it is of. */
interface Found<Value> {
  of: string
  value: Value
}

/**
 * `read` by name, done once as long as neither the row of that name nor the one it is of has changed, both among the
 * `tables` that are watched (with the column that names their rows). What is not there is looked for each time. An engine that
 * cannot tell what has changed is asked each time.
 */
export function keptWhileUnchanged<Value>(
  db: Pick<Database, 'watch'>,
  tables: Readonly<Record<string, string>>,
  max: number,
  read: (name: string) => Promise<Found<Value> | null>,
): (name: string) => Value | Promise<Value | null> {
  const found = new Map<string, Found<Value>>()
  /** By what they are of. */
  const namesOf = new Map<string, Set<string>>()
  // Whoever asks nobody, as a command does, follows nothing.
  let changed: ReturnType<Database['watch']> | undefined
  let heard = 0

  function forget(name: string): void {
    const known = found.get(name)
    if (!known) return
    found.delete(name)
    const names = namesOf.get(known.of)
    names?.delete(name)
    if (names?.size === 0) namesOf.delete(known.of)
  }

  function keep(name: string, fresh: Found<Value>): void {
    forget(name)
    if (found.size >= max) forget(found.keys().next().value!)
    found.set(name, fresh)
    namesOf.getOrInsertComputed(fresh.of, () => new Set()).add(name)
  }

  function forgetChanged(names: string[] | null): void {
    if (names?.length === 0) return
    heard++
    if (names === null) {
      found.clear()
      namesOf.clear()
      return
    }
    for (const name of names) {
      forget(name)
      for (const each of namesOf.get(name) ?? []) forget(each)
    }
  }

  async function readNow(name: string): Promise<Value | null> {
    const before = heard
    const fresh = await read(name)
    // What was heard of meanwhile may have been of this row.
    if (changed && fresh && heard === before) keep(name, fresh)
    return fresh?.value ?? null
  }

  return (name) => {
    if (changed === undefined) changed = db.watch(tables)
    if (changed) forgetChanged(changed())
    return found.get(name)?.value ?? readNow(name)
  }
}

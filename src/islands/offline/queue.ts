import type { SendingNeeds } from './sending.ts'
import type { Waiting } from './waiting.ts'

interface Needs extends Pick<SendingNeeds, 'store' | 'alone' | 'changed'> {
  /** Adds at the end; one whose id is there already changes nothing. */
  add(item: Waiting): Promise<void>
  newId(): string
}

/**
 * The one queue of what was written without network: first in, first out. What the server refused stays until the
 * farmer corrects or drops it; nothing else leaves unsent.
 */
export function createQueue({ store, add, alone, newId, changed }: Needs) {
  return {
    list: (userId: string) => store.all(userId),

    /** Puts a write at the end. Saying again what is the last word about its address already adds nothing. */
    async add(item: Waiting): Promise<void> {
      const before = (await store.all(item.userId)).filter((other) => other.path === item.path && !other.refusal).at(-1)
      const isSame = before && item.method === 'PUT' && JSON.stringify(before.body) === JSON.stringify(item.body)
      if (!isSame) await add(item)
      changed()
    },

    /** Sends a refused one again, changed or as it was: as a new request at the end. Not while a sending goes on. */
    retry(item: Waiting, body: unknown): Promise<void> {
      return alone(async () => {
        await add({ ...item, id: newId(), body, triedAt: null, failures: 0, refusal: null })
        await store.remove(item.id)
        changed()
      })
    },

    drop(id: string): Promise<void> {
      return alone(async () => {
        await store.remove(id)
        changed()
      })
    },

    /** Drops everything of one person: they are leaving. */
    forget(userId: string): Promise<void> {
      return alone(async () => {
        for (const { id } of await store.all(userId)) await store.remove(id)
        changed()
      })
    },
  }
}

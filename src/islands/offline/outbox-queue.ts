import type { PendingWrite } from './pending-write.ts'
import type { OutboxSenderDeps } from './send-outbox.ts'

interface Deps extends Pick<OutboxSenderDeps, 'store' | 'alone' | 'changed'> {
  /** Appends a write; does nothing if its id is stored already. */
  add(item: PendingWrite): Promise<void>
  newId(): string
}

/**
 * Queue of writes made offline: first in, first out. Refused writes stay until the farmer corrects or deletes them;
 * nothing else leaves the queue unsent.
 */
export function createOutboxQueue({ store, add, alone, newId, changed }: Deps) {
  return {
    list: (userId: string) => store.all(userId),

    /** Appends a write, unless the last pending write to the same address is equal. */
    async add(item: PendingWrite): Promise<void> {
      const before = (await store.all(item.userId)).filter((other) => other.path === item.path && !other.refusal).at(-1)
      const isSame = before && item.method === 'PUT' && JSON.stringify(before.body) === JSON.stringify(item.body)
      if (!isSame) await add(item)
      changed()
    },

    /** Sends a refused write again, edited or unchanged, as a new request at the end. Waits for a running sending. */
    retry(item: PendingWrite, body: unknown): Promise<void> {
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

    /** Deletes all writes of a user who signs out. */
    forget(userId: string): Promise<void> {
      return alone(async () => {
        for (const { id } of await store.all(userId)) await store.remove(id)
        changed()
      })
    },
  }
}

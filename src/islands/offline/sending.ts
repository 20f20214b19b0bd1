import { isDeliberate, makesSomething, type Refusal, type Waiting } from './waiting.ts'

/** Storage of pending writes, first in first out. */
export interface QueueStore {
  /** Pending writes of one user, in the order they were added. */
  all(userId: string): Promise<Waiting[]>
  /** Replaces a stored write; does nothing if it was removed. */
  save(item: Waiting): Promise<void>
  remove(id: string): Promise<void>
}

/** Result of sending a pending write. `later`: no connection, or the server is busy; `failed`: a server error. */
export type Delivery =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; refusal: Refusal; error: Error }
  | { state: 'later'; mayHaveArrived: boolean }
  | { state: 'failed'; refusal: Refusal }
  | { state: 'signed out' }

export interface Flushed {
  /** Answers to what was sent now, by id. */
  answers: Map<string, unknown>
  /** Why something was refused now, by id. */
  refusals: Map<string, Error>
  /** True when nothing is left that could be sent. */
  empty: boolean
}

export interface SendingNeeds {
  store: QueueStore
  deliver(item: Waiting, onUploaded: (imageUrl: string) => Promise<void>): Promise<Delivery>
  /** Tests the connection before the first write is sent. */
  reachable(): Promise<boolean>
  /** Runs one piece of work at a time among all tabs and the service worker. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** ms */
  now(): number
  /** Called after each change of the pending writes. */
  changed(): void
}

/** The server replays responses for 24 hours; later a retry could repeat the write. */
export const KEY_KNOWN_MS = 23 * 3_600_000
/** The server keeps a picture without a post for a day. */
const UPLOAD_RETENTION_MS = 12 * 3_600_000
const FAILURES_MAX = 5

/**
 * Sends pending writes, first in, first out, until all is sent or the network or the session ends; each is done once. What
 * the server refuses stays, with its reason, and lets the others go on.
 */
export function createSending({ store, deliver, reachable, alone, now, changed }: SendingNeeds) {
  async function sendNext(item: Waiting, flushed: Flushed): Promise<boolean> {
    if (item.triedAt !== null && now() - item.triedAt > KEY_KNOWN_MS && makesSomething(item)) {
      await store.save({ ...item, refusal: { sentence: null, fields: {} } })
      return true
    }
    const upload = item.uploaded && now() - item.uploaded.at < UPLOAD_RETENTION_MS ? item.uploaded : undefined
    let sent: Waiting = { ...item, triedAt: item.triedAt ?? now(), uploaded: upload }
    // Before it leaves: a phone that dies now must know later that it may have arrived.
    await store.save(sent)
    const delivery = await deliver(sent, async (imageUrl) => {
      sent = { ...sent, uploaded: { imageUrl, at: now() } }
      await store.save(sent)
    })
    switch (delivery.state) {
      case 'done':
        flushed.answers.set(item.id, delivery.answer)
        await store.remove(item.id)
        return true
      case 'refused':
        flushed.refusals.set(item.id, delivery.error)
        if (isDeliberate(sent)) await store.save({ ...sent, triedAt: null, refusal: delivery.refusal })
        else await store.remove(item.id)
        return true
      case 'failed': {
        const failures = item.failures + 1
        const refusal = failures < FAILURES_MAX ? null : delivery.refusal
        await store.save({ ...sent, failures, refusal })
        return refusal !== null
      }
      case 'later':
        if (!delivery.mayHaveArrived) await store.save({ ...sent, triedAt: item.triedAt })
        return false
      case 'signed out':
        await store.save({ ...sent, triedAt: item.triedAt })
        return false
    }
  }

  return (userId: string): Promise<Flushed> =>
    alone(async () => {
      const flushed: Flushed = { answers: new Map(), refusals: new Map(), empty: false }
      let reached = false
      for (;;) {
        const item = (await store.all(userId)).find(({ refusal }) => refusal === null)
        if (!item) {
          flushed.empty = true
          break
        }
        reached ||= await reachable()
        if (!reached || !(await sendNext(item, flushed))) break
        changed()
      }
      return flushed
    })
}

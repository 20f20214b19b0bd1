import { createsRecord, isUserWrite, type PendingWrite, type WriteRefusal } from './pending-write.ts'

/** Storage of pending writes, first in first out. */
export interface QueueStore {
  /** Pending writes of one user, in the order they were added. */
  all(userId: string): Promise<PendingWrite[]>
  /** Replaces a stored write; does nothing if the write was removed. */
  save(item: PendingWrite): Promise<void>
  remove(id: string): Promise<void>
}

/** Result of sending a pending write. `later`: no connection, or the server is busy; `failed`: a server error. */
export type Delivery =
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; refusal: WriteRefusal; error: Error }
  | { state: 'later'; mayHaveArrived: boolean }
  | { state: 'failed'; refusal: WriteRefusal }
  | { state: 'signed out' }

export interface FlushResult {
  /** Responses to the writes sent in this run, by id. */
  answers: Map<string, unknown>
  /** Errors of the writes refused in this run, by id. */
  refusals: Map<string, Error>
  /** True if no write is left to send. */
  empty: boolean
}

export interface OutboxSenderDeps {
  store: QueueStore
  deliver(item: PendingWrite, onUploaded: (imageUrl: string) => Promise<void>): Promise<Delivery>
  /** Tests the connection before the first write is sent. */
  reachable(): Promise<boolean>
  /** Runs one task at a time among all tabs and the service worker. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** ms */
  now(): number
  /** Called after each change of the pending writes. */
  changed(): void
}

/** The server replays responses for 24 hours; a later retry could repeat the write. */
export const IDEMPOTENCY_WINDOW_MS = 23 * 3_600_000
/** Age limit for reusing an upload: the server keeps an unused picture for a day. */
const UPLOAD_RETENTION_MS = 12 * 3_600_000
/** Server errors after which a write counts as refused. */
const FAILURES_MAX = 5

/**
 * Sends pending writes in order until all are sent, the network fails or the session ends. Each is processed once.
 * Refused writes stay with the reason; the others go on.
 */
export function createOutboxSender({ store, deliver, reachable, alone, now, changed }: OutboxSenderDeps) {
  async function sendNext(item: PendingWrite, flushed: FlushResult): Promise<boolean> {
    if (item.triedAt !== null && now() - item.triedAt > IDEMPOTENCY_WINDOW_MS && createsRecord(item)) {
      await store.save({ ...item, refusal: { sentence: null, fields: {} } })
      return true
    }
    const upload = item.uploaded && now() - item.uploaded.at < UPLOAD_RETENTION_MS ? item.uploaded : undefined
    let sent: PendingWrite = { ...item, triedAt: item.triedAt ?? now(), uploaded: upload }
    // Saved before sending: after a crash the phone must know that the write may have arrived.
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
        if (isUserWrite(sent)) await store.save({ ...sent, triedAt: null, refusal: delivery.refusal })
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

  return (userId: string): Promise<FlushResult> =>
    alone(async () => {
      const flushed: FlushResult = { answers: new Map(), refusals: new Map(), empty: false }
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

import { type BrowserWrite, newIdempotencyKey, uploadedImageUrl } from '../lib/send-write.ts'
import { createOutboxQueue } from './outbox-queue.ts'
import { QUEUED_RESULT, setPendingHint } from './pending-hint.ts'
import { withPhoneLock } from './phone-lock.ts'
import { notifyPendingChange, sendPending } from './phone-sending.ts'
import { pendingWrites, storePendingWrite } from './phone-store.ts'
import type { FlushResult } from './send-outbox.ts'

/** Tag for Background Sync, if the browser has it. */
const SYNC_TAG = 'gona-queue'

/** Queue of pending writes on this phone. */
export const outboxQueue = createOutboxQueue({
  store: pendingWrites,
  add: storePendingWrite,
  alone: withPhoneLock,
  newId: newIdempotencyKey,
  changed: notifyPendingChange,
})

export async function flushOutbox(userId: string): Promise<FlushResult> {
  const flushed = await sendPending(userId)
  if (flushed.empty) setPendingHint(userId, false)
  return flushed
}

/**
 * Queues a write. With network the write is sent at once, after earlier ones. Returns its response, or QUEUED. @throws
 * ApiError if the server refuses the write at once: its form is still open, so the write is not queued
 */
export async function queueWrite(
  write: BrowserWrite,
  { key, userId }: { key: string; userId: string },
  tried: boolean,
): Promise<unknown> {
  const now = Date.now()
  setPendingHint(userId, true)
  const imageUrl = write.image ? uploadedImageUrl(write.image) : undefined
  await outboxQueue.add({
    ...write,
    uploaded: imageUrl ? { imageUrl, at: now } : undefined,
    id: key,
    userId,
    writtenAt: now,
    triedAt: tried ? now : null,
    failures: 0,
    refusal: null,
  })
  void navigator.storage?.persist?.()
  void askForSync()
  if (!navigator.onLine) return QUEUED_RESULT
  if (tried) {
    // The network may have returned since the try: no event follows.
    void flushOutbox(userId)
    return QUEUED_RESULT
  }
  const { answers, refusals } = await flushOutbox(userId)
  const refusal = refusals.get(key)
  if (refusal) {
    await outboxQueue.drop(key)
    throw refusal
  }
  return answers.has(key) ? answers.get(key) : QUEUED_RESULT
}

/** Lets the service worker send pending writes when the network returns and the page is closed. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}

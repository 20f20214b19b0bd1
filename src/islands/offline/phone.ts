import { addressOfPicture, newKey, type Write } from '../lib/write.ts'
import { HELD, hintWaiting } from './held.ts'
import { aloneOnPhone } from './phone-lock.ts'
import { sendWaiting, tellChanged } from './phone-sending.ts'
import { addWrite, waitingWrites } from './phone-store.ts'
import { createQueue } from './queue.ts'
import type { Flushed } from './sending.ts'

/** Tag for Background Sync, if the browser has it. */
const SYNC_TAG = 'gona-queue'

/** Queue of pending writes on this phone. */
export const queue = createQueue({
  store: waitingWrites,
  add: addWrite,
  alone: aloneOnPhone,
  newId: newKey,
  changed: tellChanged,
})

export async function flush(userId: string): Promise<Flushed> {
  const flushed = await sendWaiting(userId)
  if (flushed.empty) hintWaiting(userId, false)
  return flushed
}

/**
 * Queues a write. With network the write is sent at once, after earlier ones. Returns its response, or HELD. @throws
 * ApiError if the server refuses the write at once: its form is still open, so the write is not queued
 */
export async function hold(
  write: Write,
  { key, userId }: { key: string; userId: string },
  tried: boolean,
): Promise<unknown> {
  const now = Date.now()
  hintWaiting(userId, true)
  const imageUrl = write.image ? addressOfPicture(write.image) : undefined
  await queue.add({
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
  if (tried || !navigator.onLine) return HELD
  const { answers, refusals } = await flush(userId)
  const refusal = refusals.get(key)
  if (refusal) {
    await queue.drop(key)
    throw refusal
  }
  return answers.has(key) ? answers.get(key) : HELD
}

/** Lets the service worker send pending writes when the network returns and the page is closed. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}

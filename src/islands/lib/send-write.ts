import type { Call, PendingWriteKind } from '../../contracts/call.ts'
import { uploadImage } from '../../contracts/calls/community.ts'
import { sendRequest } from './api.ts'

export interface WriteCall extends Pick<Call, 'path' | 'in' | 'out'> {
  method: 'POST' | 'PUT' | 'DELETE'
  offline?: PendingWriteKind
}

/** One write: method, path, body. */
export interface BrowserWrite extends Pick<WriteCall, 'method' | 'path'> {
  /** Kind for the offline queue. Writes without a kind are never queued. */
  kind?: PendingWriteKind | undefined
  body?: unknown
  /** Picture to upload first. Its URL becomes `imageUrl` in the body. */
  image?: Blob | null | undefined
}

export const writeOfCall = (
  { method, path, offline }: WriteCall,
  body?: unknown,
  image?: Blob | null,
): BrowserWrite => ({
  method,
  path,
  kind: offline,
  body,
  image,
})

export interface SendContext {
  /** Idempotency-Key of a POST: the server does the work of repeated requests once. */
  key: string
  /** User who made the write. The server answers 401 if another user is signed in. */
  userId: string | null
  /** URL of the picture after the upload. */
  imageUrl?: string | undefined
  onUploaded?: ((imageUrl: string) => unknown) | undefined
}

/** Timeout of a write: more than a slow network needs for a few hundred bytes. */
const PATIENCE_MS = 30_000
/** Timeout of a picture upload. */
const UPLOAD_PATIENCE_MS = 180_000

/** Sends one write and returns the response. @throws ApiError for an error response, another error without a response */
export async function sendWrite<Out>(
  { method, path, body, image }: BrowserWrite,
  { key, userId, imageUrl, onUploaded }: SendContext,
): Promise<Out> {
  const headers: Record<string, string> = userId ? { 'Session-User': userId } : {}
  let sent = body
  if (image) {
    const address = imageUrl ?? uploadedUrls.get(image) ?? (await sendImage(image, headers))
    if (address !== imageUrl) await onUploaded?.(address)
    sent = { ...(body as object), imageUrl: address }
  }
  if (method === 'POST') headers['Idempotency-Key'] = key
  return sendRequest<Out>(method, path, sent, headers, timeoutSignal(PATIENCE_MS))
}

const uploadedUrls = new WeakMap<Blob, string>()

/** Returns the URL of an uploaded picture. Each Blob is uploaded once, even if its write is retried. */
export const uploadedImageUrl = (image: Blob): string | undefined => uploadedUrls.get(image)

async function sendImage(image: Blob, headers: Record<string, string>): Promise<string> {
  const form = new FormData()
  form.set('image', image)
  const { method, path } = uploadImage
  const { imageUrl } = await sendRequest<{ imageUrl: string }>(
    method,
    path,
    form,
    headers,
    timeoutSignal(UPLOAD_PATIENCE_MS),
  )
  uploadedUrls.set(image, imageUrl)
  return imageUrl
}

/** Returns a timeout signal; null on older phones, which then wait. */
export const timeoutSignal = (ms: number): AbortSignal | null => AbortSignal.timeout?.(ms) ?? null

/** Returns a UUID. `crypto.randomUUID` exists only on https and localhost; a server in a farm's own network may have neither. */
export const newIdempotencyKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )

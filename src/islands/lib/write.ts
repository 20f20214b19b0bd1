import type { Call, PendingWriteKind } from '../../contracts/call.ts'
import { uploadImage } from '../../contracts/calls/community.ts'
import { exchange } from './api.ts'

export interface WriteCall extends Pick<Call, 'path' | 'in' | 'out'> {
  method: 'POST' | 'PUT' | 'DELETE'
  offline?: PendingWriteKind
}

/** One write: what is sent where. */
export interface Write extends Pick<WriteCall, 'method' | 'path'> {
  /** Kind of the pending offline write; a write without one is never stored. */
  kind?: PendingWriteKind | undefined
  body?: unknown
  /** A picture to upload first; its address goes into the body as `imageUrl`. */
  image?: Blob | null | undefined
}

export const writeOf = ({ method, path, offline }: WriteCall, body?: unknown, image?: Blob | null): Write => ({
  method,
  path,
  kind: offline,
  body,
  image,
})

export interface Circumstances {
  /** Idempotency-Key of a POST: sent again with the same one, the work is done once. */
  key: string
  /** Author of the write: the server answers 401 when another user is signed in by then. */
  userId: string | null
  /** Address of the picture, once uploaded. */
  imageUrl?: string | undefined
  onUploaded?: ((imageUrl: string) => unknown) | undefined
}

/** Longer than a slow network takes for a few hundred bytes; a picture may take its time. */
const PATIENCE_MS = 30_000
const UPLOAD_PATIENCE_MS = 180_000

/** Sends one write and returns the response. @throws ApiError for a refusal; any other error without a response */
export async function perform<Out>(
  { method, path, body, image }: Write,
  { key, userId, imageUrl, onUploaded }: Circumstances,
): Promise<Out> {
  const headers: Record<string, string> = userId ? { 'Session-User': userId } : {}
  let sent = body
  if (image) {
    const address = imageUrl ?? addresses.get(image) ?? (await upload(image, headers))
    if (address !== imageUrl) await onUploaded?.(address)
    sent = { ...(body as object), imageUrl: address }
  }
  if (method === 'POST') headers['Idempotency-Key'] = key
  return exchange<Out>(method, path, sent, headers, within(PATIENCE_MS))
}

const addresses = new WeakMap<Blob, string>()

/** Address of an uploaded picture; each Blob is uploaded once, however often its write is retried. */
export const addressOfPicture = (image: Blob): string | undefined => addresses.get(image)

async function upload(image: Blob, headers: Record<string, string>): Promise<string> {
  const form = new FormData()
  form.set('image', image)
  const { method, path } = uploadImage
  const { imageUrl } = await exchange<{ imageUrl: string }>(method, path, form, headers, within(UPLOAD_PATIENCE_MS))
  addresses.set(image, imageUrl)
  return imageUrl
}

/** Ends a call that takes longer; older phones cannot, and wait. */
export const within = (ms: number): AbortSignal | null => AbortSignal.timeout?.(ms) ?? null

/** A UUID. `crypto.randomUUID` exists only on https and localhost; a server on a farm's own network may have neither. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )

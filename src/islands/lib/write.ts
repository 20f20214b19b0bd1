import { call } from './api.ts'

/** One write: what is sent where. */
export interface Write {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** A picture to upload first, unless the body has its `imageUrl` already; there its address goes. */
  image?: Blob | null
}

interface Circumstances {
  /** Idempotency-Key of a POST: sent again with the same one, the work is done once. */
  key: string
  /** Who writes: the server refuses it with 401 when someone else is signed in by then. */
  userId: string | null
  /** Where the picture already is. */
  imageUrl?: string | undefined
  onUploaded?: (imageUrl: string) => Promise<void>
}

/** Longer than a slow network takes for a few hundred bytes; a picture may take its time. */
const PATIENCE_MS = 30_000
const UPLOAD_PATIENCE_MS = 180_000

/** Sends one write and gives the answer. @throws ApiError for a refusal; any other error when nobody answered. */
export async function perform<Out>(write: Write, { key, userId, imageUrl, onUploaded }: Circumstances): Promise<Out> {
  const { method, path, image } = write
  const headers: Record<string, string> = userId ? { 'Session-User': userId } : {}
  let body = write.body
  if (image) {
    const known = imageUrl ?? (body as { imageUrl?: string | null }).imageUrl
    const address = known ?? (await upload(image, headers))
    if (address !== known) await onUploaded?.(address)
    body = { ...(body as object), imageUrl: address }
  }
  if (method === 'POST') headers['Idempotency-Key'] = key
  const patience = body instanceof FormData ? UPLOAD_PATIENCE_MS : PATIENCE_MS
  return call<Out>(method, path, body, headers, within(patience))
}

async function upload(image: Blob, headers: Record<string, string>): Promise<string> {
  const form = new FormData()
  form.set('image', image)
  const signal = within(UPLOAD_PATIENCE_MS)
  return (await call<{ imageUrl: string }>('POST', '/api/upload-image', form, headers, signal)).imageUrl
}

/** Ends a call that takes longer; older phones cannot, and wait. */
export const within = (ms: number): AbortSignal | null => AbortSignal.timeout?.(ms) ?? null

/** A UUID. `crypto.randomUUID` exists only on https and localhost; a server on a farm's own network may have neither. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )

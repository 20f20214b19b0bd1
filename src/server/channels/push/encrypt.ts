import type { PushSubscriptionInput } from '../../../contracts/push.ts'

type Bytes = Uint8Array<ArrayBuffer>

const ECDH = { name: 'ECDH', namedCurve: 'P-256' }
const RECORD_SIZE = 4096
/** Longest text: 4096 bytes less the header of 86, the delimiter and the cipher's 16. */
export const MAX_PLAINTEXT_BYTES = RECORD_SIZE - 86 - 17
const LAST_RECORD = 2

interface EphemeralKeys {
  salt: Bytes
  sender: CryptoKeyPair
}

export async function encryptFor(
  { p256dh, auth }: PushSubscriptionInput['keys'],
  plaintext: Bytes,
  fresh?: EphemeralKeys,
): Promise<Bytes> {
  const { salt, sender } = fresh ?? (await makeEphemeralKeys())
  const receiver = Buffer.from(p256dh, 'base64url')
  const publicKey = await importReceiverKey(receiver)
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, sender.privateKey, 256)
  const senderPublic = new Uint8Array(await crypto.subtle.exportKey('raw', sender.publicKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderPublic])
  const secret = await deriveWithHkdf(new Uint8Array(shared), Buffer.from(auth, 'base64url'), info, 32)
  return sealPushRecord({ secret, salt, keyId: senderPublic }, plaintext)
}

/** @throws DOMException when these bytes are not a point of P-256. */
export const importReceiverKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, ECDH, false, [])

/** One record of the content encoding `aes128gcm` (RFC 8188), with its header. */
export async function sealPushRecord(
  { secret, salt, keyId }: { secret: Bytes; salt: Bytes; keyId: Bytes },
  plaintext: Bytes,
): Promise<Bytes> {
  const key = await crypto.subtle.importKey(
    'raw',
    await deriveWithHkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    'AES-GCM',
    false,
    ['encrypt'],
  )
  const nonce = await deriveWithHkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const marked = Buffer.concat([plaintext, Buffer.of(LAST_RECORD)])
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, marked)
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_SIZE)
  sizes[4] = keyId.length
  return Buffer.concat([salt, sizes, keyId, new Uint8Array(sealed)])
}

async function deriveWithHkdf(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

async function makeEphemeralKeys(): Promise<EphemeralKeys> {
  const sender = await crypto.subtle.generateKey(ECDH, false, ['deriveBits'])
  return { salt: crypto.getRandomValues(new Uint8Array(16)), sender }
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Digits of a code, as authenticator apps assume (RFC 6238). */
const DIGITS = 6
/** Time for which the app shows a code, as authenticator apps assume (RFC 6238). */
const STEP_MS = 30_000
/** Accepts the previous and next code too, for clock drift and slow typing (RFC 6238, 5.2). */
const ACCEPTED_STEP_OFFSETS = [-1, 0, 1]
const SECRET_BYTES = 20
/** Alphabet of base32 (RFC 4648). */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Generates a shared secret of 160 bits, in base32 (32 letters). */
export const newTotpSecret = (): string => encodeBase32(randomBytes(SECRET_BYTES))

/** Returns the number of half minutes since 1970. */
export const totpTimeStep = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/** Returns the code of a time step or any other counter (RFC 4226). */
export function totpCodeAt(secret: string, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac('sha1', decodeBase32(secret)).update(message).digest()
  const offset = hash[hash.length - 1]! & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Returns the time step of a six-digit code within the window; null for a wrong one. Constant time. */
export function findTotpStep(secret: string, code: string, at: Date): number | null {
  const now = totpTimeStep(at)
  const given = Buffer.from(code)
  const matching = ACCEPTED_STEP_OFFSETS.map((offset) => now + offset).filter((step) => {
    const expected = Buffer.from(totpCodeAt(secret, step))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return matching.at(-1) ?? null
}

/** Returns the URI for the QR code of authenticator apps. */
export function otpauthUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

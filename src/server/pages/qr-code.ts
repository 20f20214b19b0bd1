import { encode } from 'uqr'
import type { QrCode } from '../../contracts/second-factor.ts'

/** Quiet zone in modules, required by readers (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4

/** Encodes a text as a QR code, for an `<svg viewBox="0 0 size size">`. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: QUIET_ZONE_MODULES })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

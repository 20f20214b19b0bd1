import { encode } from 'uqr'
import type { QrCode } from '../../contracts/second-factor.ts'

/** Light modules around it, without which no reader finds it (ISO/IEC 18004). */
const QUIET = 4

/** A text as a QR code, for an `<svg viewBox="0 0 size size">`. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: QUIET })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** An escape and the character: two septets. */
const EXTENDED = new Set('^{}\\[]~|€\f')

interface SmsLength {
  encoding: 'GSM-7' | 'UCS-2'
  /** Septets, or UTF-16 units. */
  units: number
  segments: number
}

const ROOM = { 'GSM-7': { single: 160, joined: 153 }, 'UCS-2': { single: 70, joined: 67 } } as const

/** Length of an SMS: GSM 03.38 encoding, or UCS-2 if one character is outside of it. */
export function smsLength(text: string): SmsLength {
  const encoding = [...text].every(isGsm7) ? 'GSM-7' : 'UCS-2'
  const widths = [...text].map((char) => (encoding === 'UCS-2' ? char.length : EXTENDED.has(char) ? 2 : 1))
  const units = widths.reduce((sum, width) => sum + width, 0)
  const { single, joined } = ROOM[encoding]
  return { encoding, units, segments: units <= single ? 1 : joinedSegments(widths, joined) }
}

/** A character of two units is never split between two segments. */
function joinedSegments(widths: number[], room: number): number {
  let segments = 1
  let used = 0
  for (const width of widths) {
    if (used + width > room) {
      segments++
      used = 0
    }
    used += width
  }
  return segments
}

export const isGsm7 = (char: string) => BASIC.has(char) || EXTENDED.has(char)

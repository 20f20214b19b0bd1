/** African number. Calling codes have three digits, except 20 and 27. */
const AFRICAN = /^\+(2[07]|2\d\d)(\d{0,3})(\d{0,3})(\d*)$/

/** Groups the digits of an African number for reading aloud: `+234 803 123 4567`. */
export function readablePhone(international: string): string {
  const [, calling, ...groups] = AFRICAN.exec(international) ?? []
  return calling ? [`+${calling}`, ...groups].filter(Boolean).join(' ') : international
}

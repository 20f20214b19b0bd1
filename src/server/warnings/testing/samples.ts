import { join } from 'node:path'
import { readCap } from '../cap/read-cap.ts'
import type { WarningMessage } from '../warning-events.ts'

export { capXml, KANO_BOX, LAGOS_BOX } from './cap-xml.ts'

const sample = (name: string) => Bun.file(join(import.meta.dir, `${name}.xml`)).text()

/** Alert, Update and Cancel of one storm over Kano and Jigawa, in English and Hausa, and a feed. */
export const ALERT = await sample('alert')
export const UPDATE = await sample('update')
export const CANCEL = await sample('cancel')
export const FEED = await sample('feed')

/** Examples of the standard: OASIS CAP 1.2 (2010), appendix A. */
export const OASIS = {
  homeland: await sample('oasis/homeland'),
  thunderstorm: await sample('oasis/thunderstorm'),
  earthquake: await sample('oasis/earthquake'),
  amber: await sample('oasis/amber'),
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)

let number = 0
export function messageOf(xml: string, feed: string | null = 'feed'): WarningMessage {
  const id = `m${String(number++).padStart(6, '0')}`
  return { ...readCap(bytesOf(xml)), id, feed }
}

import type { CropFacts } from '../crops/crop-facts.ts'
import type { RipenessSign } from '../crops/crop-record.ts'

/** Ripeness signs of the crops whose dry residues animals do not eat. */
const NO_FODDER: ReadonlySet<RipenessSign> = new Set(['capsules', 'bolls', 'vines'])

/** True for cereals and legumes whose wilted green plants are safe for animals. */
export const isSafeFodder = ({ record }: CropFacts): boolean =>
  record.life === 'annual' &&
  record.harvest.kind === 'dried' &&
  !NO_FODDER.has(record.harvest.sign) &&
  !record.greenPoison

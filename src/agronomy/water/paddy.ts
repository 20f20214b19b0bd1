import type { CropRecord } from '../crops/crop-record.ts'
import type { Field } from '../field.ts'
import type { FieldSituation } from '../types.ts'

export function isPaddyField({ riceField, irrigation, soil }: FieldSituation, record: CropRecord): boolean {
  if (record.life !== 'annual' || !record.paddy) return false
  if (riceField) return riceField !== 'upland'
  if (irrigation.includes('flood')) return true
  return soil !== 'sand' && !irrigation.some((method) => NEVER_FLOODS.has(method))
}

const NEVER_FLOODS: ReadonlySet<FieldSituation['irrigation'][number]> = new Set(['drip', 'sprinkler', 'manual'])

/** Nobody fills a pond by can: its rice lives on rain, with the drought cards. */
export const isPondByHand = ({ balance, byHand }: Pick<Field, 'balance' | 'byHand'>): boolean => balance.paddy && byHand

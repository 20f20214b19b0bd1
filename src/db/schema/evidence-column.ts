import { customType } from 'drizzle-orm/sqlite-core'
import type { EvidenceLabel } from '../../agronomy/rules/reasons.ts'
import type { SourceId } from '../../agronomy/sources.ts'
import type { Evidence } from '../../agronomy/types.ts'

const LABELS = 'evidence.'

/** Figure as an array, without the common prefix of labels; `rough` only if set. */
type Short = [label: string, value: Evidence['value'], unit: string | null, source: SourceId, rough?: 1]

/** Figures of an advisory: some hundred a farmer and year. Older rows store objects. */
export const evidenceColumn = customType<{ data: Evidence[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (figures) => JSON.stringify(figures.map(shortenEvidence)),
  fromDriver: (stored) => {
    const figures: (Short | Evidence)[] = JSON.parse(stored)
    return figures.map(expandEvidence)
  },
})

function shortenEvidence({ label, value, unit, source, rough }: Evidence): Short {
  const name = label.slice(LABELS.length)
  return rough ? [name, value, unit, source, 1] : [name, value, unit, source]
}

function expandEvidence(stored: Short | Evidence): Evidence {
  if (!Array.isArray(stored)) return stored
  const [name, value, unit, source, rough = 0] = stored
  return { label: `${LABELS}${name}` as EvidenceLabel, value, unit, source, rough: rough === 1 }
}

import { customType } from 'drizzle-orm/sqlite-core'
import type { EvidenceLabel } from '../../agronomy/rules/catalogue.ts'
import type { SourceId } from '../../agronomy/sources.ts'
import type { Evidence } from '../../agronomy/types.ts'

const LABELS = 'evidence.'

/** A figure without the names of its parts; the label without what all begin with, and rough only where it is. */
type Short = [label: string, value: Evidence['value'], unit: string | null, source: SourceId, rough?: 1]

/** Figures of an advice: every farmer keeps some hundred a year. Rows from before they were kept short name each part. */
export const evidence = customType<{ data: Evidence[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (figures) => JSON.stringify(figures.map(shortened)),
  fromDriver: (stored) => (JSON.parse(stored) as (Short | Evidence)[]).map(whole),
})

function shortened({ label, value, unit, source, rough }: Evidence): Short {
  const name = label.slice(LABELS.length)
  return rough ? [name, value, unit, source, 1] : [name, value, unit, source]
}

function whole(stored: Short | Evidence): Evidence {
  if (!Array.isArray(stored)) return stored
  const [name, value, unit, source, rough = 0] = stored
  return { label: `${LABELS}${name}` as EvidenceLabel, value, unit, source, rough: rough === 1 }
}

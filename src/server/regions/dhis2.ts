import * as z from 'zod/mini'
import { REGION_MEASURES, type RegionMeasure } from '../../contracts/regions.ts'
import { technicalError } from '../../shared/errors.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceCounts } from './state-counts.ts'

const PATIENCE_MS = 8000

/** DHIS2 codes of our measures and places. A place is a state (`Kano`) or an LGA (`Kano/Dala`). */
export const mappingFileSchema = z.object({
  dataElements: z.partialRecord(
    z.enum(REGION_MEASURES, `dataElements may name ${REGION_MEASURES.join(', ')}`),
    z.string(),
  ),
  orgUnits: z.record(z.string(), z.string()),
})
export type Mapping = z.infer<typeof mappingFileSchema>

export interface DataValueSet {
  dataValues: { dataElement: string; period: string; orgUnit: string; value: string }[]
}

const placeKey = ({ state, lga }: Pick<PlaceCounts, 'state' | 'lga'>): string => (lga ? `${state}/${lga}` : state)

/** Codes without a mapping file: `GONA_FARMERS`, and the names of the places. */
const ownCode = (measure: RegionMeasure): string => `GONA_${measure.toUpperCase()}`

/**
 * Builds a data value set (https://docs.dhis2.org/en/develop/using-the-api/dhis-core-version-master/data.html).
 * `unmapped`: places and measures that a mapping file leaves out.
 */
export function toDataValueSet(places: PlaceCounts[], period: string, mapping: Mapping | null) {
  const unmapped = new Set<string>()
  const set: DataValueSet = { dataValues: [] }
  for (const place of places) {
    const orgUnit = mapping ? mapping.orgUnits[placeKey(place)] : placeKey(place)
    if (!orgUnit) {
      unmapped.add(placeKey(place))
      continue
    }
    for (const measure of REGION_MEASURES) {
      const dataElement = mapping ? mapping.dataElements[measure] : ownCode(measure)
      if (dataElement)
        set.dataValues.push({ dataElement, period, orgUnit, value: String(Math.round(place.counts[measure])) })
      else unmapped.add(measure)
    }
  }
  return { set, unmapped: [...unmapped] }
}

const importCount = z.object({ imported: z.number(), updated: z.number(), ignored: z.number(), deleted: z.number() })
const conflictSchema = z.object({
  object: z.optional(z.string()),
  value: z.optional(z.string()),
  errorCode: z.optional(z.string()),
})
const importSummarySchema = z.object({
  status: z.optional(z.string()),
  message: z.optional(z.string()),
  description: z.optional(z.string()),
  importCount: z.optional(importCount),
  conflicts: z.optional(z.array(conflictSchema)),
})
/** An import summary; since version 2.38 it stands in `response`. */
const pushResponseSchema = z.extend(importSummarySchema, { response: z.optional(importSummarySchema) })

export interface PushReport {
  /** True if the server accepted all values. */
  ok: boolean
  status: number
  importCount: z.infer<typeof importCount> | null
  /** Readable sentences: the server's message and each conflict. */
  problems: string[]
}

type Deps = Pick<Foundation, 'config' | 'fetch'>

/** Sends a data value set and reads the import summary whatever the status. @throws AppError invalid without settings, provider_failed without a readable answer in time */
export async function pushToDhis2(
  { config, fetch }: Deps,
  set: DataValueSet,
  { dryRun }: { dryRun: boolean },
): Promise<PushReport> {
  const { DHIS2_BASE_URL: base, DHIS2_USERNAME: name, DHIS2_PASSWORD: password } = config
  if (!base || !name || !password)
    throw technicalError('invalid', 'Set DHIS2_BASE_URL, DHIS2_USERNAME and DHIS2_PASSWORD first.')
  const query = new URLSearchParams({ dataElementIdScheme: 'CODE', orgUnitIdScheme: 'CODE' })
  if (dryRun) query.set('dryRun', 'true')
  const failed = (what: string) => technicalError('provider_failed', `DHIS2 ${what}. Nothing is known to be stored.`)
  let status: number
  let text: string
  try {
    const response = await fetch(`${base.replace(/\/+$/, '')}/api/dataValueSets?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
      },
      body: JSON.stringify(set),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw failed(late ? `did not answer within ${PATIENCE_MS / 1000} seconds` : 'cannot be reached')
  }
  if (status === 401 || status === 403)
    throw failed(`refused the sign-in (${status}): check DHIS2_USERNAME and DHIS2_PASSWORD`)
  const parsed = pushResponseSchema.safeParse(jsonOf(text))
  if (!parsed.success) throw failed(`answered with status ${status} and no import summary`)
  return toPushReport(status, parsed.data)
}

function toPushReport(status: number, { response, ...outer }: z.infer<typeof pushResponseSchema>): PushReport {
  const { importCount = null, conflicts = [], description } = { ...outer, ...response }
  const words = [...new Set([outer.message, description])].filter((sentence) => sentence !== undefined)
  const isFine = status >= 200 && status < 300 && [outer.status, response?.status].every(isSuccess)
  const ok = isFine && conflicts.length === 0 && importCount !== null && importCount.ignored === 0
  return {
    ok,
    status,
    importCount,
    problems: [
      ...(ok ? [] : words),
      ...(importCount?.ignored ? [`${importCount.ignored} values were ignored`] : []),
      ...conflicts.map(({ object, value, errorCode }) =>
        [errorCode, object, value].filter((part) => part !== undefined).join(': '),
      ),
    ],
  }
}

const isSuccess = (word: string | undefined) => word === undefined || word === 'OK' || word === 'SUCCESS'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

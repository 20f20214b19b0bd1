import type { MapMeasure, StateCounts } from '../../contracts/regions.ts'
import type { UsageHistory } from '../../contracts/usage-history.ts'
import { daysBefore } from '../../shared/clock.ts'
import { technicalError } from '../../shared/errors.ts'
import { type Actor, requireAdmin, requireOperator } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type DataValueSet, type Mapping, type PushReport, pushToDhis2, toDataValueSet } from './dhis2.ts'
import { toFeatureCollection } from './geojson.ts'
import { readUsageHistory } from './read-usage-history.ts'
import { countByPlace, countRecentByState, parseMonth } from './state-counts.ts'
import { nigeriaMap } from './states-map.ts'

/** Days of the counts on the map. */
const RECENT_DAYS = 30

/** Counts by state and LGA for other systems. Methods for the operator: others get forbidden. */
export function createRegionService({
  db,
  config,
  clock,
  fetch,
}: Pick<Foundation, 'db' | 'config' | 'clock' | 'fetch'>) {
  return {
    /**
     * Counts of a month, like `202611`, by state and by LGA, as a DHIS2 data value set. @throws AppError invalid for
     * another period
     */
    async dhis2(actor: Actor, period: string, mapping: Mapping | null) {
      requireOperator(actor)
      const month = parseMonth(period)
      if (!month) throw technicalError('invalid', `${period} is no month. Write it like 202611.`)
      const places = [...(await countByPlace(db.orm, month, 'state')), ...(await countByPlace(db.orm, month, 'lga'))]
      const made = toDataValueSet(places, period, mapping)
      await db.write(auditWrite(db, { actor, action: 'export_dhis2', count: made.set.dataValues.length }, clock.now()))
      return made
    },

    /** Sends a data value set. @throws AppError invalid, provider_failed */
    async push(actor: Actor, set: DataValueSet, dryRun: boolean): Promise<PushReport> {
      requireOperator(actor)
      return pushToDhis2({ config, fetch }, set, { dryRun })
    },

    async states(actor: Actor): Promise<StateCounts[]> {
      requireAdmin(actor)
      return statesNow({ db, clock })
    },

    /** Map of Nigeria's states by one of those counts, as a file. */
    async map(actor: Actor, measure: MapMeasure) {
      requireAdmin(actor)
      const counts = new Map((await statesNow({ db, clock })).map((state) => [state.state, state[measure]]))
      const svg = nigeriaMap(counts)
      return {
        fileName: `nigeria-${measure}.svg`,
        pieces: (async function* () {
          yield svg
        })(),
      }
    },

    async history(actor: Actor): Promise<UsageHistory> {
      requireAdmin(actor)
      return readUsageHistory(db.orm, clock.now())
    },

    /** Counts until now as GeoJSON points; active, questions, advice and harvest of the past year. */
    async geojson(actor: Actor, by: 'state' | 'lga') {
      requireAdmin(actor)
      const now = clock.now()
      const from = new Date(now)
      from.setUTCFullYear(from.getUTCFullYear() - 1)
      const places = await countByPlace(db.orm, { from: from.toISOString(), to: now.toISOString() }, by)
      await db.write(auditWrite(db, { actor, action: 'export_geojson', count: places.length }, now))
      return toFeatureCollection(places)
    },
  }
}

async function statesNow({ db, clock }: Pick<Foundation, 'db' | 'clock'>): Promise<StateCounts[]> {
  const to = clock.now()
  const period = { from: daysBefore(to, RECENT_DAYS), to: to.toISOString() }
  const places = await countRecentByState(db.orm, period)
  return places.map(({ country, state, counts: { harvest: _, ...counts } }) => ({ country, state, ...counts }))
}

import { technicalError } from '../../shared/errors.ts'
import { type Actor, requireAdmin, requireOperator } from '../foundation/actor.ts'
import { audit } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { countsByPlace, monthOf } from './counts.ts'
import { type DataValueSet, dataValueSet, type Mapping, type PushReport, pushToDhis2 } from './dhis2.ts'
import { featureCollection } from './geojson.ts'

export type Regions = ReturnType<typeof createRegions>

/** Counts by state and LGA for other systems. Methods for the operator: others get forbidden. */
export function createRegions({ db, config, clock, fetch }: Pick<Foundation, 'db' | 'config' | 'clock' | 'fetch'>) {
  return {
    /**
     * Counts of a month, like `202611`, by state and by LGA, as a DHIS2 data value set. @throws AppError invalid for
     * another period
     */
    async dhis2(actor: Actor, period: string, mapping: Mapping | null) {
      requireOperator(actor)
      const month = monthOf(period)
      if (!month) throw technicalError('invalid', `${period} is no month. Write it like 202611.`)
      const places = [...(await countsByPlace(db.orm, month, 'state')), ...(await countsByPlace(db.orm, month, 'lga'))]
      const made = dataValueSet(places, period, mapping)
      await db.write(audit(db, { actor, action: 'export_dhis2', count: made.set.dataValues.length }, clock.now()))
      return made
    },

    /** Sends a data value set. @throws AppError invalid, provider_failed */
    async push(actor: Actor, set: DataValueSet, dryRun: boolean): Promise<PushReport> {
      requireOperator(actor)
      return pushToDhis2({ config, fetch }, set, { dryRun })
    },

    /** Counts until now as GeoJSON points; active, questions, advice and harvest of the past year. */
    async geojson(actor: Actor, by: 'state' | 'lga') {
      requireAdmin(actor)
      const now = clock.now()
      const from = new Date(now)
      from.setUTCFullYear(from.getUTCFullYear() - 1)
      const places = await countsByPlace(db.orm, { from: from.toISOString(), to: now.toISOString() }, by)
      await db.write(audit(db, { actor, action: 'export_geojson', count: places.length }, now))
      return featureCollection(places)
    },
  }
}

import { sql } from 'drizzle-orm'
import { type CropId, canonicalCrop, cropSynonyms } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { type Clock, daysBefore } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { kilometresBetween, type Point } from '../places/nearest.ts'

const REACH_KM = 150
const KM_PER_DEGREE = 111
/** Days after another farmer's question in which a farmer gets no further one. */
const REST_DAYS = 7
/** Highest number of farmers of the surrounding states that are examined, in the order of `candidates`. */
const MOST_LOOKED_AT = 200

/** Returns farmers with the same crop, language and kind of account within reach: lead farmers first, then those whose answers helped, then the nearest. */
export async function findNearbyFarmers(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  caller: { id: string; isPractice: boolean },
  at: Point,
  crop: CropId,
  language: Language,
) {
  const { orm } = db
  const [lat, lng] = [REACH_KM / KM_PER_DEGREE, REACH_KM / KM_PER_DEGREE / Math.cos((at.lat * Math.PI) / 180)]
  const types = JSON.stringify(cropSynonyms(canonicalCrop(crop)))
  const near = (column: string, mid: number, by: number) => sql`${sql.raw(column)} between ${mid - by} and ${mid + by}`
  const inReach = sql`${near("u.location ->> '$.lat'", at.lat, lat)} and ${near("u.location ->> '$.lng'", at.lng, lng)}`
  const states = sql`(select distinct state from locations where ${near('lat', at.lat, lat + 1)} and ${near('lng', at.lng, lng + 1)})`
  const rows = await orm.all<{ id: string; location: string }>(sql`
      select u.id, u.location from users as u
      where u.is_admin = 0 and u.region in ${states} and u.id <> ${caller.id} and u.is_practice = ${Number(caller.isPractice)}
        and u.preferred_language = ${language} and ${inReach}
        and exists (select 1 from crops as c where c.user_id = u.id
          and c.crop_type in (select value from json_each(${types})))
        and not exists (select 1 from question_peers as p where p.user_id = u.id and p.created_at > ${restPeriodStart(clock)})
      order by u.is_lead_farmer desc,
        (select count(*) from question_answers as a join inbox_messages as q on q.id = a.question_id
          where a.author_id = u.id and a.role = 'peer' and q.solved_at is not null) desc,
        abs((u.location ->> '$.lat') - ${at.lat}) + abs((u.location ->> '$.lng') - ${at.lng}), u.id
      limit ${MOST_LOOKED_AT}`)
  return rows.filter(({ location }) => {
    const point = coordinatesOf(JSON.parse(location))
    return point !== null && kilometresBetween(at, point) <= REACH_KM
  })
}

export const restPeriodStart = (clock: Clock) => daysBefore(clock.now(), REST_DAYS)

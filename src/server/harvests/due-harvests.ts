import { sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import { usualSeasonDays } from '../../agronomy/growth/usual-season.ts'
import type { ChosenChannels } from '../../contracts/channels.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import type { NotificationPreferences } from '../../contracts/notification-switches.ts'
import { phoneCountryOf } from '../../contracts/phone-countries.ts'
import type { MaturityClass } from '../../contracts/season.ts'
import type { Database } from '../../db/open.ts'

const PAGE_SIZE = 300
/** Days after the harvest from which its amount is asked for. */
const QUESTION_FROM = 7
/** Days after the harvest until which its amount is asked for. */
const QUESTION_TO = 21
/** Days after planting between which an annual crop may be harvested. */
const SEASON_LENGTH_DAYS = { least: 20, most: 700 }

export interface DueHarvest {
  userId: string
  phone: string
  language: Language
  switches: NotificationPreferences
  chosen: ChosenChannels
  cropId: string
  cropType: CropId
  /** Planting day; for trees the year of the harvest. */
  season: string
}

interface Row extends Omit<DueHarvest, 'switches' | 'chosen' | 'season'> {
  switches: string
  chosen: string
  planted: string
  expected: string | null
  maturity: MaturityClass | null
  /** Last reported harvest without an amount. */
  harvestedOn: string | null
  /** Last reported harvest with an amount. */
  knownOn: string | null
  asked: string | null
}

/** Returns the day on which the harvest is expected: the farmer's own date, else planting plus the usual season; null for trees without a date. */
export function expectedHarvestDay({
  cropType,
  planted,
  expected,
  maturity,
  phone,
}: Pick<Row, 'cropType' | 'planted' | 'expected' | 'maturity' | 'phone'>) {
  if (expected) return expected.slice(0, 10)
  const days = usualSeasonDays(canonicalCrop(cropType), maturity, phoneCountryOf(phone))
  return days === null ? null : addDays(planted, days)
}

const isTree = ({ cropType }: Pick<Row, 'cropType'>) => usualSeasonDays(canonicalCrop(cropType), null, null) === null

/** Returns the crops whose harvest to ask about, for one page of farmers after the id `after`; `isHour` selects farmers by their local time. `upTo` is the last farmer of the page, null after the last page. */
export async function dueHarvestPage(
  { orm }: Pick<Database, 'orm'>,
  after: string,
  today: string,
  isHour: (phone: string) => boolean,
) {
  const people = await orm.values<[id: string, phone: string]>(sql`
    select id, phone from users where is_admin = 0 and id > ${after} order by id limit ${PAGE_SIZE}`)
  const upTo = people.at(-1)?.[0] ?? null
  const ids = JSON.stringify(people.flatMap(([id, phone]) => (isHour(phone) ? [id] : [])))
  if (ids === '[]') return { due: [], upTo }
  const harvested = (amount: 'null' | 'not null') => sql`(select max(l.date) from farm_log as l where l.crop_id = c.id
    and l.kind = 'harvested' and l.amount is ${sql.raw(amount)} and l.date >= substr(c.planting_date, 1, 10))`
  const rows = await orm.all<Row>(sql`
    select u.id as userId, u.phone, u.preferred_language as language, u.notification_preferences as switches,
      u.channels as chosen, c.id as cropId, c.crop_type as cropType, substr(c.planting_date, 1, 10) as planted,
      c.expected_harvest_date as expected, c.maturity, ${harvested('null')} as harvestedOn, ${harvested('not null')} as knownOn,
      (select max(q.season) from harvest_questions as q where q.crop_id = c.id) as asked
    from json_each(${ids}) as farmer cross join users as u on u.id = farmer.value
    cross join crops as c on c.user_id = u.id
    where c.placeholder = 0 and c.planned = 0 and c.planting_date is not null and c.planting_date <= ${addDays(today, -SEASON_LENGTH_DAYS.least)}`)
  return { due: rows.flatMap((row) => dueOf(row, today)), upTo }
}

function dueOf(row: Row, today: string): DueHarvest[] {
  const { planted, expected, maturity, harvestedOn, knownOn, asked, switches, chosen, ...who } = row
  const day = harvestedOn ?? expectedHarvestDay(row)
  if (day === null || day < addDays(today, -QUESTION_TO) || day > addDays(today, -QUESTION_FROM)) return []
  const season = isTree(row) ? day.slice(0, 4) : planted
  const isKnown = knownOn !== null && (isTree(row) ? knownOn >= addDays(day, -QUESTION_TO) : knownOn >= planted)
  if (isKnown || (asked !== null && asked >= season)) return []
  return [{ ...who, season, switches: JSON.parse(switches), chosen: JSON.parse(chosen) }]
}

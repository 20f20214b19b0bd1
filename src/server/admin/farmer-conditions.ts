import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { FarmersQuery } from '../../contracts/admin.ts'
import type { Audience } from '../../contracts/audience.ts'
import { CROP_IDS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import { setUpStages } from '../../contracts/set-up-stages.ts'
import { users } from '../../db/schema/accounts.ts'
import { daysBefore } from '../../shared/clock.ts'
import { ACTIVE_USER_DAYS } from './analytics.ts'

/** Days for which a reported stage is used; after them the stage is computed from the planting day. */
const STAGE_DAYS = 30

/** Literal condition, equal to that of the partial index, so that SQLite uses the index. */
export const hasSharingConsentSql = sql`share_partners = 'yes'`

/** Condition for the farmers counted by a figure and chosen by an audience. */
export const farmersCondition = (query: FarmersQuery, now: Date): SQL | undefined =>
  and(figureCondition(query, now), audienceCondition(query, now))

/** Selects by region, crop under any of its names, language, activity or arrival. */
function figureCondition({ of, is }: FarmersQuery, now: Date): SQL | undefined {
  switch (of) {
    case 'region':
      return eq(users.region, is)
    case 'crop':
      return growsCropCondition(is)
    case 'language':
      return sql`${users.preferredLanguage} = ${is}`
    case 'active':
      return gte(users.lastActiveAt, daysBefore(now, ACTIVE_USER_DAYS))
    case 'arrived':
      return is === 'unknown' ? isNull(users.arrivedBy) : sql`${users.arrivedBy} = ${is}`
    case 'plain':
      return isNull(users.webAt)
    case 'placeless':
      return sql`coalesce(${users.region}, '') = ''`
  }
}

/** Condition for the farmers of an audience: every given filter holds. */
export function audienceCondition(
  { state, crop, stage, language, channel, notSeen, find }: Audience,
  now: Date,
): SQL | undefined {
  return and(
    state === undefined ? undefined : eq(users.region, state),
    crop === undefined || stage !== undefined ? undefined : growsCropCondition(crop),
    stage === undefined ? undefined : atStage(stage, crop, now),
    language === undefined ? undefined : eq(users.preferredLanguage, language),
    channel === undefined ? undefined : sql`${adviceChannelSql} = ${channel}`,
    notSeen === undefined
      ? undefined
      : sql`coalesce(${users.lastActiveAt}, ${users.createdAt}) < ${daysBefore(now, notSeen)}`,
    find === undefined ? undefined : nameCondition(find),
  )
}

/** `channelFor('advice', …)` of the contracts, in SQL. */
export const adviceChannelSql = sql`(case
  when channels ->> '$.advice' in ('call', 'none') then channels ->> '$.advice'
  when coalesce(notification_preferences ->> '$.sms', 0)
    and coalesce(channels ->> '$.advice', 'sms') = 'sms' then 'sms'
  when coalesce(notification_preferences ->> '$.advisory', 1) then 'web'
  else 'none' end)`

const namesOf = <Crop extends string>(crop: Crop): (Crop | CropId)[] => [
  crop,
  ...CROP_IDS.filter((id) => id !== crop && canonicalCrop(id) === crop),
]

/** Farmers who chose the crop in the profile or have a field of it, like the running totals. */
function growsCropCondition(crop: string): SQL | undefined {
  const names = namesOf(crop)
  const chosen = names.map((name) => sql`instr(',' || ${users.primaryCrops} || ',', ${`,${name},`}) > 0`)
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  return or(
    ...chosen,
    sql`exists (select 1 from crops where crops.user_id = ${users.id} and crops.crop_type in (${list}))`,
  )
}

/** Condition for farmers with a field at a stage, by the age limits that the set-up of a crop uses. */
function atStage(stage: GrowthStage, crop: CropId | undefined, now: Date): SQL {
  const day = (ago: number) => daysBefore(now, ago).slice(0, 10)
  const windows = (crop ? namesOf<CropId>(canonicalCrop(crop)) : CROP_IDS).map((id) => {
    const days = setUpStages(id).find((one) => one.stage === stage)?.days
    return {
      id,
      first: days ? (Number.isFinite(days[1]) ? day(days[1] - 1) : '') : '~',
      last: days ? day(days[0]) : '',
    }
  })
  return sql`exists (select 1 from crops cross join json_each(${JSON.stringify(windows)}) as asked
    where crops.user_id = ${users.id} and crops.crop_type = asked.value ->> '$.id' and crops.placeholder = 0
      and case when crops.stage_told_on >= ${day(STAGE_DAYS)} then crops.growth_stage = ${stage}
        else substr(crops.planting_date, 1, 10) between asked.value ->> '$.first' and asked.value ->> '$.last' end)`
}

/** Farmers by a part of the name, or four or more digits of the number, with or without its country code. */
function nameCondition(find: string): SQL | undefined {
  const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const digits = find.replace(/\D/g, '').replace(/^0+/, '')
  const isNumber = /^[\d\s+()-]+$/.test(find) && digits.length >= 4
  return isNumber
    ? sql`${users.phone} like ${part(digits)}`
    : sql`coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, '') like ${part(find)} escape '\\'`
}

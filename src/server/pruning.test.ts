import { beforeAll, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { kanoFarmer, type TestServices, testServices } from './testing/services.ts'

const NOW = '2026-07-06T02:30:00.000Z'
/** More than one step of the pruning. */
const MANY = 1200

let services: TestServices
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString()
const count = async (what: string) => {
  const [row] = await services.db.orm.all<{ n: number }>(sql.raw(`select count(*) as n from ${what}`))
  return row!.n
}

beforeAll(async () => {
  services = await testServices({ now: NOW })
  const { id } = (await kanoFarmer(services)).user
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})`
  const notices = (name: string, isRead: number, at: string) => sql`
    insert into notifications (id, user_id, type, title, message, is_read, created_at) ${numbers}
    select ${name} || i, ${id}, 'other', ${name}, 'Text', ${isRead}, ${at} from n`
  const sms = (name: string, state: string, finalAt: string | null) => sql`
    insert into sms_messages (id, user_id, phone, text, segments, state, created_at, final_at) ${numbers}
    select ${name} || i, ${id}, '+234', ${name}, 1, ${state}, ${daysAgo(90)}, ${finalAt} from n`
  const weather = (at: string) => sql`
    insert into weather_data (id, cell, location, timestamp, temperature, precipitation, source, forecast_type, forecast_date, created_at)
    ${numbers} select ${at} || i, '12,8.5', '{}', ${at}, 30, 0, 'open-meteo', 'daily', ${at} || i, ${at} from n`
  await services.db.write(
    notices('read long ago', 1, daysAgo(181)),
    notices('never read', 0, daysAgo(181)),
    notices('read lately', 1, daysAgo(179)),
    sms('delivered long ago', 'delivered', daysAgo(31)),
    sms('delivered lately', 'delivered', daysAgo(29)),
    sms('still waits', 'held', null),
    weather(daysAgo(201)),
    weather(daysAgo(199)),
    sql`insert into recovery_codes (id, user_id, code_hash, expires_at, created_at) values
      ('over', ${id}, '', ${daysAgo(1)}, ''), ('good', ${id}, '', ${daysAgo(-1)}, '')`,
  )
  await services.housekeeping.prune(new Date(NOW))
})

describe('each night', () => {
  test('read notifications of more than 180 days go, and no others', async () => {
    expect(await count("notifications where title = 'read long ago'")).toBe(0)
    expect(await count("notifications where title in ('never read', 'read lately')")).toBe(2 * MANY)
  })

  test('texts of SMS that were final 30 days ago are emptied, their rows stay', async () => {
    expect(await count("sms_messages where text = ''")).toBe(MANY)
    expect(await count("sms_messages where text in ('delivered lately', 'still waits')")).toBe(2 * MANY)
  })

  test('weather of more than 200 days goes', async () => {
    expect(await count('weather_data')).toBe(MANY)
  })

  test('recovery codes that have ended go', async () => {
    expect(await count("recovery_codes where id = 'over'")).toBe(0)
    expect(await count("recovery_codes where id = 'good'")).toBe(1)
  })
})

import { beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { listJobs } from './schedule.ts'
import { kanoFarmer, type TestServices, testServices } from './testing/services.ts'

const NIGHT = '2026-07-06T02:30:00.000Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** More than one step of the pruning. */
const MANY = 1200

/** Table of retention periods in docs/operating.md. */
const TABLE = new Map(
  readFileSync(join(import.meta.dir, '../../docs/operating.md'), 'utf8')
    .split('## What is kept, and for how long')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .flatMap((line) => {
      const [, what, kept] = /^\| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
      return what && kept && what !== 'what' && !what.startsWith('---') ? [[what.trim(), kept.trim()]] : []
    }) as [string, string][],
)

/** Retention period in the table, ms. */
function keptFor(what: string): number {
  const [, count, unit] = /^(a|\d+) (minute|hour|day)s?/.exec(TABLE.get(what) ?? '') ?? []
  if (!count || !unit) throw new Error(`${what} has no age in docs/operating.md`)
  return (count === 'a' ? 1 : Number(count)) * { minute: MINUTE, hour: HOUR, day: DAY }[unit as 'day']
}

let services: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
const ago = (ms: number) => new Date(Date.parse(NIGHT) - ms).toISOString()
const count = async (what: SQL) =>
  (await services.db.orm.all<{ n: number }>(sql`select count(*) as n from ${what}`))[0]!.n

/** A session last used at that time, with a push subscription. */
async function signedIn(lastUse: string) {
  services.at(lastUse)
  const visitor = { address: '127.0.0.1', requestId: 'r', device: null, userAgent: null, sid: null }
  await services.accounts.signIn.again(farmer.user.id, visitor)
  services.at(NIGHT)
  const [{ sid }] = (await services.db.orm.all<{ sid: string }>(
    sql`select sid from sessions where created_at = ${lastUse}`,
  )) as [{ sid: string }]
  await services.db.write(sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, keys, created_at)
    values (${sid}, ${farmer.user.id}, ${sid}, ${`https://push.example/${sid}`}, '{}', ${lastUse})`)
}

const picture = (id: string, at: string) => sql`
  insert into images (id, owner_id, bytes, thumbnail, width, height, created_at)
  values (${id}, ${farmer.user.id}, x'00', x'00', 1, 1, ${at})`

/** For each row of the table: creates something of that age (named `name`), and counts what is left of it. */
const KINDS: Record<
  string,
  { age?: number; make: (name: string, at: string) => SQL | Promise<unknown>; left: (name: string, at: string) => SQL }
> = {
  sessions: {
    age: 30 * DAY,
    make: (_, at) => signedIn(at),
    left: (_, at) => sql`sessions where created_at = ${at}`,
  },
  'push subscriptions': {
    age: 30 * DAY,
    make: (_, at) => signedIn(new Date(Date.parse(at) + 1).toISOString()),
    left: (_, at) => sql`push_subscriptions where created_at = ${new Date(Date.parse(at) + 1).toISOString()}`,
  },
  "records of notices about a service's warnings": {
    make: (name, at) =>
      services.db.write(
        sql`insert into cap_messages (id, identifier, sender, sent, status, msg_type, scope, refs, xml, fetched_at, relevant_until)
          values (${name}, ${name}, 's', ${at}, 'Actual', 'Alert', 'Public', '[]', '', ${at}, ${at})`,
        sql`insert into warning_notices (user_id, warning, what, at) values (${farmer.user.id}, ${name}, 'warned', ${at})`,
      ),
    left: (name) => sql`warning_notices where warning = ${name}`,
  },
  'answers for repeated requests': {
    make: (name, at) => sql`
      insert into idempotency_keys (user_id, key, request, status, created_at)
      values (${farmer.user.id}, ${name}, '', 201, ${at})`,
    left: (name) => sql`idempotency_keys where key = ${name}`,
  },
  'codes sent by SMS': {
    make: (name, at) => sql`
      insert into recovery_codes (id, user_id, code_hash, expires_at, created_at)
      values (${name}, ${farmer.user.id}, '', ${new Date(Date.parse(at) + keptFor('codes sent by SMS')).toISOString()}, ${at})`,
    left: (name) => sql`recovery_codes where id = ${name}`,
  },
  'requests for codes, as keyed hashes': {
    make: (name, at) => sql`
      insert into code_requests (id, phone, requester, known, address, network, created_at)
      ${numbers} select ${name} || i, 'p', 'r', 0, 'a', 'n', ${at} from n`,
    left: (name) => sql`code_requests where id like ${`${name}%`}`,
  },
  'SMS to a number without an account, such as an answer to HELP': {
    make: (name, at) => sql`
      insert into sms_messages (id, phone, text, segments, state, created_at, final_at)
      ${numbers} select ${name} || i, ${name}, 'Text', 1, 'accepted', ${at}, ${at} from n`,
    left: (name) => sql`sms_messages where phone = ${name}`,
  },
  'numbers of codes sent per country and day': {
    // Whole days: the nightly run is half past two hours into a day.
    age: 2 * DAY + 2.5 * HOUR,
    make: (name, at) => sql`
      insert into account_sms_days (day, country, sent) values (${at.slice(0, 10)}, ${name}, 1)`,
    left: (name) => sql`account_sms_days where country = ${name}`,
  },
  'days on which a person got an unsolicited message, and its subject': {
    // Whole days here too.
    age: 30 * DAY + 2.5 * HOUR,
    make: (name, at) => sql`
      insert into told_days (user_id, day, about, created_at) values (${farmer.user.id}, ${at.slice(0, 10)}, ${name}, ${at})`,
    left: (name) => sql`told_days where about = ${name}`,
  },
  'sign-ins that wait for a code': {
    make: (name, at) => sql`
      insert into sign_in_tickets (id, user_id, expires_at)
      values (${name}, ${farmer.user.id}, ${new Date(Date.parse(at) + keptFor('sign-ins that wait for a code')).toISOString()})`,
    left: (name) => sql`sign_in_tickets where id = ${name}`,
  },
  'texts of finished SMS': {
    make: (name, at) => sms(name, 'delivered', at),
    left: (name) => sql`sms_messages where text = ${name}`,
  },
  'stored weather': {
    make: (name, at) => sql`
      insert into weather_data (id, cell, location, timestamp, temperature, precipitation, source, forecast_type, forecast_date, created_at)
      ${numbers} select ${name} || i, '12,8.5', '{}', ${at}, 30, 0, 'open-meteo', 'daily', ${name} || i, ${at} from n`,
    left: (name) => sql`weather_data where id like ${`${name}%`}`,
  },
  'notifications that were read': {
    make: (name, at) => notices(name, 1, at),
    left: (name) => sql`notifications where title = ${name}`,
  },
  'reports of imported price lists': {
    make: (name, at) => sql`
      insert into price_imports (id, added, known, refused, faults, created_at) values (${name}, 1, 0, 0, '[]', ${at})`,
    left: (name) => sql`price_imports where id = ${name}`,
  },
  'questions from the web and from basic phones with their answers; with photos, and recordings from the web (at most 40 KB each); of calls the address of the recording':
    {
      make: async (name, at) => {
        await services.db.write(asked(name, farmer.user.id, at))
        await services.db.write(sql`
          insert into question_recordings (question_id, bytes)
          select id, cast(${name} as blob) from inbox_messages where phone = ${name}`)
      },
      left: (name) => sql`(
        select id from inbox_messages where phone = ${name}
        union all select question_id from question_recordings where cast(bytes as text) = ${name})`,
    },
  'prices that farmers reported': {
    make: (name, at) => sql`
      insert into seen_prices (id, user_id, country, crop, price, unit, per_kg, market, sold, created_at)
      values (${Bun.randomUUIDv7('hex', new Date(at))}, ${farmer.user.id}, 'NG', 'maize', 400, 'kg', 400, ${name}, 0,
        ${at})`,
    left: (name) => sql`seen_prices where market = ${name}`,
  },
  'calls in and out: number, place, length, cost': {
    make: (name, at) => sql`
      insert into calls (id, user_id, phone, direction, language, place, created_at, last_at)
      values (${name}, ${farmer.user.id}, ${name}, 'inbound', 'ha', 'home', ${at}, ${at})`,
    left: (name) => sql`calls where id = ${name}`,
  },
  'questions of numbers without an account': {
    make: (name, at) => asked(name, null, at),
    left: (name) => sql`inbox_messages where phone = ${name}`,
  },
  'USSD turns: keys and screens; markers of effects, as digests': {
    make: (name, at) => sql`
      insert into ussd_turns (session_id, answers, said, created_at) values ('dialled', ${name}, 'Welcome', ${at})`,
    left: (name) => sql`ussd_turns where answers = ${name}`,
  },
  'USSD sessions: number, times, outcome, cost': {
    make: (name, at) => dialled(name, at),
    left: (name) => sql`ussd_sessions where id = ${name}`,
  },
  'pictures that no post shows': {
    make: (name, at) => picture(name, at),
    left: (name) => sql`images where id = ${name}`,
  },
}

const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})`
const dialled = (name: string, at: string) => sql`
  insert into ussd_sessions (id, phone, network, service_code, language, screen, created_at, last_at)
  values (${name}, '+2348077777777', '62130', '*384#', 'en', 'home', ${at}, ${at})`
const asked = (name: string, userId: string | null, at: string) => sql`
  insert into inbox_messages (id, user_id, phone, channel, text, created_at)
  values (${Bun.randomUUIDv7('hex', new Date(at))}, ${userId}, ${name}, 'sms', 'When do I weed?', ${at})`
const notices = (name: string, isRead: number, at: string) => sql`
  insert into notifications (id, user_id, type, title, message, is_read, created_at) ${numbers}
  select ${name} || i, ${farmer.user.id}, 'other', ${name}, 'Text', ${isRead}, ${at} from n`
const sms = (name: string, state: string, finalAt: string | null) => sql`
  insert into sms_messages (id, user_id, phone, text, segments, state, created_at, final_at) ${numbers}
  select ${name} || i, ${farmer.user.id}, '+234', ${name}, 1, ${state}, ${ago(400 * DAY)}, ${finalAt} from n`

const ages = (kind: string) => {
  const age = KINDS[kind]!.age ?? keptFor(kind)
  return { younger: ago(age - MINUTE), older: ago(age + MINUTE) }
}

beforeAll(async () => {
  services = await testServices({ now: NIGHT })
  farmer = await kanoFarmer(services)
  await services.db.write(dialled('dialled', NIGHT))
  for (const [kind, { make }] of Object.entries(KINDS)) {
    for (const [age, at] of Object.entries(ages(kind))) {
      const made = make(`${kind}, ${age}`, at)
      await (made instanceof Promise ? made : services.db.write(made))
    }
  }
  await services.db.write(
    notices('never read', 0, ago(1000 * DAY)),
    sms('still waits', 'held', null),
    picture('shown', ago(1000 * DAY)),
    picture('answered with', ago(1000 * DAY)),
  )
  const { id } = await services.community.createPost(farmer, { content: 'Look' })
  const { id: reply } = await services.community.createReply(farmer, id, { content: 'There' })
  await services.db.write(
    sql`update posts set image_url = '/images/shown.webp', created_at = ${ago(1000 * DAY)} where id = ${id}`,
    sql`update replies set image_url = '/images/answered with.webp' where id = ${reply}`,
  )
  const night = listJobs(services).find(({ name }) => name === 'prune')!
  await night.run(services, new Date(NIGHT))
})

describe('the night’s job', () => {
  test('keeps what docs/operating.md says, and each row of its table is tried here', () => {
    expect([...TABLE.keys()].filter((what) => what !== 'everything else of a person').sort()).toEqual(
      Object.keys(KINDS).sort(),
    )
  })

  test.each(Object.keys(KINDS))('leaves %s that are a minute younger than that', async (kind) => {
    const { left } = KINDS[kind]!
    expect(await count(left(`${kind}, younger`, ages(kind).younger))).toBeGreaterThan(0)
  })

  test.each(Object.keys(KINDS))('forgets %s that are a minute older, all of them', async (kind) => {
    const { left } = KINDS[kind]!
    expect(await count(left(`${kind}, older`, ages(kind).older))).toBe(0)
  })

  test('leaves sessions for as long as SESSION_TTL_DAYS says', () => {
    expect(TABLE.get('sessions')).toBe('until `SESSION_TTL_DAYS` after the last use')
    expect(services.config.SESSION_TTL_DAYS * DAY).toBe(KINDS.sessions!.age!)
  })

  test('leaves notifications that were never read, and SMS that still wait, however old', async () => {
    expect(await count(sql`notifications where title = 'never read'`)).toBe(MANY)
    expect(await count(sql`sms_messages where text = 'still waits'`)).toBe(MANY)
  })

  test('leaves the rows of SMS whose texts it empties', async () => {
    expect(await count(sql`sms_messages where text = ''`)).toBe(MANY)
    expect(await count(sql`sms_messages where user_id is not null`)).toBe(3 * MANY)
  })

  test('leaves pictures that a post or a reply shows, however old', async () => {
    expect(await count(sql`images where id in ('shown', 'answered with')`)).toBe(2)
  })

  test('leaves people and what they wrote', async () => {
    expect([await count(sql`users`), await count(sql`posts`), await count(sql`replies`)]).toEqual([1, 1, 1])
  })
})

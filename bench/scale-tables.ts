/** Generated rows of a table, by number, in the order of their times. */
interface Filled {
  name: string
  rows: number
  /** One INSERT of the rows from one number up to another. */
  insert(from: number, to: number): string
}

const DAY_MS = 86_400_000
const SPAN_MS = 300 * DAY_MS
const CROPS =
  "case %s % 6 when 0 then 'maize' when 1 then 'cassava' when 2 then 'rice' when 3 then 'yam' when 4 then 'sorghum' else 'cowpeas' end"
const CATEGORY = "case i % 4 when 0 then 'irrigation' when 1 then 'fertilizer' when 2 then 'pest' else 'other' end"
const WORDS =
  `The maize stands well after the rain of last week, but on the low side of the field the water stays too long
 and the leaves turn yellow. My neighbour says that a furrow along the slope is enough; the extension officer asked for
 raised beds. Who has tried either, and with which variety? I planted in the second week of May, two seeds a hole, and
 weeded twice. Fertilizer came late this year and it costs more than the last, so I gave half before the rain and half
 after it. Armyworm was here in the first days of June; picking by hand in the morning helped.`.replaceAll(/\s+/g, ' ')
const EVIDENCE = JSON.stringify([
  { label: 'evidence.depletion', value: 42, unit: 'mm', source: 'fao56-eq6', rough: false },
])
const THREAD = 20

/** Tables for this many farmers with the password `hash`: ten posts, advisories and notifications each. */
export function farmTables(farmers: number, hash: string, now: Date): Filled[] {
  const start = now.getTime() - SPAN_MS
  const [posts, crops, replies] = [farmers * 10, farmers + farmers / 2, farmers * 2]
  const iso = (ms: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', (${ms}) / 1000.0, 'unixepoch')`
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  /** Time and UUIDv7 of row `i` of `count`; `kind` separates tables. */
  const ms = (count: number, i = 'i') => `${start} + (${i}) * ${Math.floor(SPAN_MS / count)}`
  const uuid = (kind: number, count: number, i = 'i') =>
    `printf('%08x-%04x-7${kind}00-8000-%012x', (${ms(count, i)}) >> 16, (${ms(count, i)}) & 65535, ${i})`
  const user = (i: string) => uuid(1, farmers, i)
  const words = (least: number, more: number) => `substr('${WORDS}', 1 + i * 37 % 200, ${least} + i * 13 % ${more})`
  const numbers = (from: number, to: number) =>
    `with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to})`
  const filled = (name: string, rows: number, columns: string, values: string, source = 'n'): Filled => ({
    name,
    rows,
    insert: (from, to) => `insert into ${name} (${columns}) ${numbers(from, to)} select ${values} from ${source}`,
  })

  return [
    filled(
      'users',
      farmers,
      `id, phone, first_name, last_name, password, location, location_id, region, country, farm_size, soil_type,
        irrigation_method, primary_crops, notification_preferences, last_active_at, created_at, updated_at`,
      `${user('i')}, printf('+23480%08d', i), 'Farmer ' || i, 'Bello', '${hash}',
        json_object('lat', lat, 'lng', lng, 'name', lga), id, state, country, '1-5', 'loam', 'rain-fed',
        ${CROPS.replace('%s', 'i')}, '{"weather":true,"advisory":true,"community":true,"sms":true}',
        ${iso(ms(farmers, `i * 7919 % ${farmers}`))}, ${iso(ms(farmers))}, ${iso(ms(farmers))}`,
      'n join locations on locations.rowid = 1 + i * 7919 % (select max(rowid) from locations)',
    ),
    filled(
      'sessions',
      farmers,
      'sid, user_id, sess, expire, created_at',
      `lower(hex(randomblob(32))), ${user('i')}, '{"userAgent":"Mozilla/5.0 (Linux; Android 10)"}',
        ${iso(`${now.getTime()} + i % 30 * ${DAY_MS}`)}, ${iso(ms(farmers))}`,
    ),
    filled(
      'crops',
      crops,
      'id, user_id, crop_type, planting_date, farm_area, growth_stage, created_at, updated_at',
      `${uuid(2, crops)}, ${user(`i % ${farmers}`)}, ${CROPS.replace('%s', `(i % ${farmers} + i / ${farmers})`)},
        '${day(-60)}', 1 + i % 5, 'vegetative', ${iso(ms(crops))}, ${iso(ms(crops))}`,
    ),
    filled(
      'posts',
      posts,
      'id, author_id, content, crop_type, tags, created_at, updated_at',
      `${uuid(3, posts)}, ${user(`i * 7919 % ${farmers}`)}, ${words(150, 100)}, ${CROPS.replace('%s', 'i')}, '[]',
        ${iso(ms(posts))}, ${iso(ms(posts))}`,
    ),
    // Ten replies with ten answers for each hundred posts.
    filled(
      'replies',
      replies,
      'id, post_id, parent_reply_id, author_id, content, created_at',
      `${uuid(4, replies)}, ${uuid(3, posts, `(i / ${THREAD} * 100)`)},
        case when i % ${THREAD} >= 10 then ${uuid(4, replies, '(i - 10)')} end, ${user(`i * 7919 % ${farmers}`)},
        ${words(60, 80)}, ${iso(ms(replies))}`,
    ),
    filled(
      'post_likes',
      farmers * 2,
      'id, post_id, user_id, created_at',
      `${uuid(5, farmers * 2)}, ${uuid(3, posts, `(${posts - 1} - i * 7919 % ${farmers * 2})`)},
        ${user(`i % ${farmers}`)}, ${iso(ms(farmers * 2))}`,
    ),
    // Ten weeks for every farmer; the last is still valid.
    filled(
      'advisories',
      posts,
      `id, user_id, crop_id, crop_type, growth_stage, title, content, priority, category, icon, weather_condition,
        valid_until, situation, rule, facts, evidence, language, reason, sms, score, created_at, updated_at`,
      `${uuid(6, posts)}, ${user(`i % ${farmers}`)}, ${uuid(2, crops, `(i % ${farmers})`)},
        ${CROPS.replace('%s', `(i % ${farmers})`)}, 'vegetative', 'Weed before the rain', ${words(160, 80)},
        case i % 7 when 0 then 'high' when 1 then 'low' else 'medium' end, ${CATEGORY}, ${CATEGORY}, 'Rain is likely',
        case when i >= ${farmers * 9} then '${day(30)}' else '${day(-7)}' end, 'weeding:' || (i / ${farmers}), 'weeding',
        '{"depletion":42,"capacity":110,"rain":12}', '${EVIDENCE}', 'en', 'Rain is likely on Sunday',
        'Maize: weed before Friday, then put 2 bags of NPK an acre when it rains. Rain is likely on Sunday. ' || (i % 400),
        10, ${iso(ms(posts))}, ${iso(ms(posts))}`,
    ),
    filled(
      'notifications',
      posts,
      'id, user_id, type, title, message, data, is_read, dedupe_key, created_at',
      `${uuid(7, posts)}, ${user(`i % ${farmers}`)}, 'advisory', 'New advice for your crops',
        'There are 3 new pieces of advice. Weed before the rain; Look for armyworm', '{"href":"/advisories"}',
        i < ${farmers * 8}, 'advice:' || (i / ${farmers}), ${iso(ms(posts))}`,
    ),
    filled(
      'sms_campaigns',
      2,
      'id, kind, state, day, composed, started_at, finished_at',
      `${uuid(8, 2)}, 'daily', 'done', date('${day(-2)}', i || ' day'), 1, ${iso(ms(2))}, ${iso(ms(2))}`,
    ),
    filled(
      'sms_messages',
      farmers * 2,
      `id, campaign_id, user_id, phone, text, segments, state, attempts, provider, provider_id, cost, created_at, sent_at,
        final_at`,
      `${uuid(9, farmers * 2)}, ${uuid(8, 2, `(i / ${farmers})`)}, ${user(`i % ${farmers}`)},
        printf('+23480%08d', i % ${farmers}), case when i < ${farmers} then '' else ${words(130, 20)} end, 1, 'delivered', 1,
        'africastalking', 'ATXid_' || i, 'NGN 2.2000', ${iso(ms(2, `(i / ${farmers})`))},
        ${iso(ms(2, `(i / ${farmers})`))}, ${iso(ms(2, `(i / ${farmers})`))}`,
    ),
    // Idempotency rows of a day's posts.
    filled(
      'idempotency_keys',
      farmers,
      'user_id, key, request, status, body, created_at',
      `${user('i')}, lower(hex(randomblob(22))), lower(hex(randomblob(22))), 201, '{"id":"' || i || '"}',
        ${iso(`${now.getTime()} - i % 86400 * 1000`)}`,
    ),
  ]
}

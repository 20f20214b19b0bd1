import { sql } from 'drizzle-orm'
import { seedDemo } from '../../cli/seed/demo.ts'
import { fillPath } from '../../contracts/call.ts'
import { SCREENS } from '../../contracts/screens.ts'
import { createApp } from '../../server/app.ts'
import { cookieName } from '../../server/http/cookies.ts'
import { noAssets } from '../../server/testing/no-assets.ts'
import { kanoFarmer, testServices } from '../../server/testing/services.ts'
import { signedIn } from '../../server/testing/signed-in.ts'
import { HOLDOUT } from '../../server/trials/fixture.ts'
import { ALERT, bytesOf } from '../../server/warnings/testing/samples.ts'
import { firstItem } from '../../shared/lookups.ts'
import { RECORDED_AT, RECORDED_SETTINGS } from './recorded-server.ts'

const READERS = { visitor: 'visitor', 'signed-in': 'farmer', officer: 'officer', admin: 'admin' } as const
type Reader = (typeof READERS)[keyof typeof READERS] | 'newcomer'

interface RecordedPage {
  screen: string
  /** Path of the screen, with the state of its data if that differs. */
  name: string
  path: string
  reader: Reader
}

const OPERATOR = { kind: 'operator' } as const
const VISITOR = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }

/** Fills a database with the demo and with data that the demo lacks. Returns the pages to record. */
export async function richDemo(path: string) {
  const gona = await testServices({ now: RECORDED_AT, settings: RECORDED_SETTINGS })
  const demo = await seedDemo(gona)
  const app = createApp(gona, noAssets)
  const first = async (query: ReturnType<typeof sql>) => firstItem(firstItem(await gona.db.orm.values<[string]>(query)))
  const idOf = (phone: string) => first(sql`select id from users where phone = ${phone}`)
  const cookieOf = async (id: string) =>
    `${cookieName(gona.config, 'session')}=${signedIn(await gona.accounts.signIn.again(id, VISITOR)).token}`
  const farmer = await idOf(demo.farmer.phone)
  const cookies: Record<Reader, string> = {
    visitor: '',
    farmer: await cookieOf(farmer),
    newcomer: await cookieOf((await kanoFarmer(gona, { phone: '+2348031000001', primaryCrops: [] })).user.id),
    officer: await cookieOf(await idOf(demo.officer.phone)),
    admin: await cookieOf(await idOf(demo.admin.phone)),
  }
  const send = async (reader: Reader, call: string, body: object = {}): Promise<{ id: string }> => {
    const [method = '', at = ''] = call.split(' ')
    const headers = { host: 'gona.test', cookie: cookies[reader], 'content-type': 'application/json' }
    const answer = await app.request(`http://gona.test${at}`, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${text}`)
    return text ? JSON.parse(text) : { id: '' }
  }

  const onion = await first(sql`select id from crops where user_id = ${farmer} and crop_type = 'onion'`)
  const tomato = await first(sql`select id from crops where user_id = ${farmer} and crop_type = 'tomato'`)
  const advisory = await first(
    sql`select id from advisories where user_id = ${farmer} and crop_id = ${onion} order by title`,
  )
  const post = await first(sql`select post_id from replies join posts on posts.id = post_id order by title`)
  const question = await first(sql`select id from inbox_messages where user_id = ${farmer}`)
  await gona.warnings.importFiles(OPERATOR, [{ name: 'alert.xml', bytes: bytesOf(ALERT) }])
  await gona.trials.add(OPERATOR, HOLDOUT)
  for (const [kind, date, amount, unit] of [
    ['fed', '2026-07-01', 2, 'bags'],
    ['watered', '2026-06-28', null, null],
    ['sprayed', '2026-06-20', null, null],
  ] as const)
    await send('farmer', `POST /api/crops/${tomato}/log`, { kind, date, amount, unit })
  await send('farmer', `PUT /api/crops/${tomato}/fertilizer`, {
    area: 2,
    areaUnit: 'acre',
    grades: [
      { id: 'npk-15-15-15', bagKg: 50, price: 32_000 },
      { id: 'urea', bagKg: 50, price: 28_000 },
    ],
    purse: 90_000,
    risk: 'careful',
  })
  const own = await send('farmer', 'POST /api/community/posts', { title: 'My onions', content: 'They bolt early.' })
  await send('newcomer', `POST /api/community/posts/${own.id}/replies`, { content: 'Mine too.' })
  await send('farmer', `POST /api/community/posts/${own.id}/replies`, { content: 'Which variety?' })
  await send('newcomer', `POST /api/community/posts/${own.id}/like`, { liked: true })
  await send('farmer', `POST /api/community/posts/${post}/like`, { liked: true })
  for (let n = 1; n <= 21; n++) await send('newcomer', 'POST /api/community/posts', { content: `Rain on day ${n}` })
  const answered = await send('farmer', 'POST /api/questions', { text: 'When do I lift my onions?', cropId: onion })
  await send('officer', `POST /api/officer/questions/${answered.id}/claim`)
  const answer = await send('officer', `POST /api/questions/${answered.id}/answers`, {
    text: 'When half of the necks have fallen.',
  })
  await send('officer', `PUT /api/officer/answers/${answer.id}`, { approved: true })
  await send('farmer', 'POST /api/prices/seen', { crop: 'onion', price: 600, market: 'Dawanau' })
  await send('newcomer', 'POST /api/prices/seen', { crop: 'onion', price: 9000, market: 'Dawanau', sure: true })

  const named = (screen: string, name: string, at: string, reader: Reader): RecordedPage => ({
    screen,
    name,
    path: at,
    reader,
  })
  const ids: [RegExp, string][] = [
    [/^\/advisory/, advisory],
    [/^\/crops/, onion],
    [/^\/community/, post],
    [/^\/questions/, question],
    [/^\/warnings/, await first(sql`select id from cap_messages`)],
    [/^\/admin/, farmer],
  ]
  const screens = Object.entries(SCREENS).flatMap(([screen, { who, paths }]) =>
    paths.map((name) => {
      const id = ids.find(([known]) => known.test(name))?.[1] ?? ''
      return named(screen, name, fillPath(name, { id, reply: 'none' }), READERS[who])
    }),
  )
  const ofNewcomer = screens
    .filter(({ reader, name }) => reader === 'farmer' && !name.includes(':'))
    .map((page) => ({ ...page, reader: 'newcomer' as const }))
  const others = [
    named('season', '/crops/:id with a log', `/crops/${tomato}`, 'farmer'),
    named('bags', '/crops/:id/bags with a plan', `/crops/${tomato}/bags`, 'farmer'),
    named('post', '/community/posts/:id of the farmer', `/community/posts/${own.id}`, 'farmer'),
    named('post', '/community/posts/:id to an administrator', `/community/posts/${own.id}`, 'admin'),
    named('question', '/questions/:id answered', `/questions/${answered.id}`, 'farmer'),
    named('community', '/community?write', '/community?write=1', 'farmer'),
    named('officer', '/officer?show=mine', '/officer?show=mine', 'officer'),
    named('officer', '/officer?show=answered', '/officer?show=answered', 'officer'),
    named('inbox', '/admin/inbox?show=over', '/admin/inbox?show=over', 'admin'),
    named('market', '/prices?crop', `/prices?crop=${onion}`, 'farmer'),
    named('admin', '/admin?tab=content', '/admin?tab=content', 'admin'),
    named('admin', '/admin?tab=analytics', '/admin?tab=analytics', 'admin'),
  ]
  await gona.db.backupTo(path)
  return { cookies, pages: [...screens, ...ofNewcomer, ...others] }
}

import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { type BodyOf, type Call, fillPath, formsOfCall } from '../contracts/call.ts'
import { CALLS, type CallName } from '../contracts/calls.ts'
import { preferencesWithSwitchesOn } from '../contracts/notification-switches.ts'
import { SCREENS, type ScreenName } from '../contracts/screens.ts'
import { actorOfRequest } from './http/context.ts'
import { askedHarvest } from './testing/asked-harvest.ts'
import { type Role, type WholeApp, wholeApp } from './testing/whole-app.ts'
import { ALERT, bytesOf } from './warnings/testing/samples.ts'

setDefaultTimeout(300_000)

/** Creates an object of the owner for each request; returns the path parameters. */
type Thing = (gona: WholeApp) => Promise<Record<string, string>>
const owner = (gona: WholeApp) => actorOfRequest(gona.people.owner!)

const post: Thing = async (gona) => ({ id: (await gona.community.createPost(owner(gona), { content: 'Ours' })).id })
const reply: Thing = async (gona) => {
  const { id } = await post(gona)
  return { post: id!, id: (await gona.community.createReply(owner(gona), id!, { content: 'Ours' })).id }
}
const postAndReply: Thing = async (gona) => {
  const { post, id } = await reply(gona)
  return { id: post!, reply: id! }
}
const CROP = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const
const QUESTION = { text: 'When do I weed?' } as const
const LOGGED = { kind: 'weeded', date: '2026-06-20' } as const
const BAGS = { area: 1, areaUnit: 'acre', grades: [], risk: 'careful' } as const
/** A farmer's crops are limited: all but the newest five go first. */
const crop: Thing = async (gona) => {
  const crops = await gona.crops.list(owner(gona))
  for (const { id } of crops.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(5))
    await gona.crops.remove(owner(gona), id)
  return { id: (await gona.crops.add(owner(gona), CROP)).id }
}
const askedCrop: Thing = async (gona) => {
  const { id } = await crop(gona)
  await askedHarvest(gona, gona.people.owner!.id, id!)
  return { id: id! }
}
const entry: Thing = async (gona) => {
  const { id } = await crop(gona)
  const { id: logId } = await gona.farmLog.add(owner(gona), id!, LOGGED)
  return { id: id!, logId }
}
const advisory: Thing = async (gona) => {
  const list = await gona.advisories.list(owner(gona), {})
  return { id: (list[0] ?? (await gona.advisories.generate(owner(gona)))[0]!).id }
}
const warned: Thing = async (gona) => {
  const bytes = bytesOf(ALERT)
  await gona.warnings.importFiles({ kind: 'operator' }, [{ name: 'alert.xml', bytes }])
  const [[id] = ['']] = await gona.db.orm.values<[string]>(sql`select id from cap_messages`)
  return { id }
}
const notice: Thing = async (gona) => {
  const { id } = await post(gona)
  const other = actorOfRequest(gona.people.other!)
  await gona.accounts.profile.update(owner(gona), {
    notificationPreferences: preferencesWithSwitchesOn(['weather', 'advisory', 'community']),
  })
  await gona.community.createReply(other, id!, { content: 'Well done' })
  return { id: (await gona.notifications.list(owner(gona)))[0]!.id }
}
const session: Thing = async (gona) => {
  const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
  await gona.accounts.signIn.again(gona.people.owner!.id, visitor)
  return { id: (await gona.accounts.sessions.list(owner(gona), null))[0]!.id }
}
const BAG = { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 28_000, date: '2026-07-01' } as const
const price: Thing = async (gona) => ({ id: (await gona.prices.save({ kind: 'operator' }, BAG)).id })
const SEEN = { crop: 'maize', price: 400, unit: 'kg', market: 'Kano', sold: false, sure: true } as const
const seen: Thing = async (gona) => {
  await gona.db.write(sql`delete from seen_prices`)
  return { id: (await gona.seenPrices.report(owner(gona), SEEN)).id }
}
const MAIZE = { country: 'NG', kind: 'produce', item: 'maize', price: 400, market: 'Kano', date: '2026-07-01' } as const
const pricedCrop: Thing = async (gona) => {
  await gona.prices.save({ kind: 'operator' }, MAIZE)
  return crop(gona)
}
const question: Thing = async (gona) => {
  const { id: userId, phone } = gona.people.owner!
  await gona.inbox.ask({ phone, userId }, { channel: 'ussd', text: 'When do I weed?' })
  const { items } = await gona.inbox.list({ kind: 'operator' }, { limit: 1 })
  return { id: items[0]!.id }
}
/** Asked by the owner, from a state that every officer here answers for. */
const ownQuestion: Thing = async (gona) => {
  await gona.db.write(sql`update inbox_messages set created_at = '2000-01-01T00:00:00.000Z', state = 'closed'`)
  return { id: (await gona.questions.ask(owner(gona), QUESTION)).id }
}
const questionAnswer: Thing = async (gona) => {
  const { id } = await ownQuestion(gona)
  const operator = { kind: 'operator' } as const
  return { id: (await gona.officerQuestions.answer(operator, id!, { text: 'Weed this week.', confirm: false })).id }
}
const farmer: Thing = async (gona) => ({ id: gona.people.owner!.id })
const nothing: Thing = async () => ({ id: crypto.randomUUID() })

/** The receiver of RFC 8291's example, at an address without a server. */
const BROWSER = {
  endpoint: 'https://push.invalid/example',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** Request of a call. */
interface Try {
  body?: unknown
  /** Status for permitted users if the body is deliberately invalid. */
  status?: number
}
interface TryOne extends Try {
  thing: Thing
  /** Other users who may access it; for the rest it does not exist, or is read-only. */
  whose: 'own' | 'the author’s or an administrator’s' | 'an officer’s' | 'everyone’s'
}
type OfOneThing = {
  [Name in CallName]: (typeof CALLS)[Name]['path'] extends `${string}:${string}` ? Name : never
}[CallName]

/** Calls that need a JSON body. */
type WithBody = {
  [Name in CallName]: (typeof CALLS)[Name] extends { upload: true }
    ? never
    : undefined extends BodyOf<(typeof CALLS)[Name]>
      ? never
      : Name
}[CallName]

/** A call on one object without its owner, or a call with a body without an example, does not compile. */
const TRIES: Record<OfOneThing, TryOne> & Record<WithBody, { body: unknown }> & { [Name in CallName]?: Try } = {
  register: { body: {}, status: 400 },
  previewAudienceSms: { body: { state: 'Kano', text: 'Urea is here.' } },
  sendAudienceSms: { body: { state: 'Kano', text: 'Urea is here.' }, status: 202 },
  checkPassword: { body: { password: 'dawa da masara' }, status: 204 },
  signIn: { body: { phone: '08030000000', password: 'not it' }, status: 401 },
  submitSignInCode: { body: { code: '000000' }, status: 401 },
  updateProfile: { body: { soilType: 'loam' } },
  deleteAccount: { body: { password: 'not it' }, status: 403 },
  changePassword: { body: { currentPassword: 'not it', newPassword: 'better one' }, status: 403 },
  verifyPhone: { body: { code: '123456' }, status: 400 },
  endSession: { thing: session, whose: 'own' },

  getSellOrHold: { thing: pricedCrop, whose: 'own' },
  reportPrice: { body: SEEN },
  reviewPriceReport: { thing: seen, whose: 'own', body: { doubtful: true } },
  deletePriceReport: { thing: seen, whose: 'own' },

  addCrop: { body: CROP },
  updateCrop: { thing: crop, whose: 'own', body: CROP },
  removeCrop: { thing: crop, whose: 'own' },

  listLogEntries: { thing: crop, whose: 'own' },
  addLogEntry: { thing: crop, whose: 'own', body: LOGGED },
  deleteLogEntry: { thing: entry, whose: 'own' },
  getSeasonPlan: { thing: crop, whose: 'own' },
  reportHarvest: { thing: askedCrop, whose: 'own', body: { bags: 0, bag: '1' } },

  calculateFertilizerPlan: { body: { ...BAGS, crop: 'maize' } },
  getFertilizerPlan: { thing: crop, whose: 'own' },
  saveFertilizerPlan: { thing: crop, whose: 'own', body: BAGS },
  deleteFertilizerPlan: { thing: crop, whose: 'own' },

  findPlaces: { status: 400 },
  findPlacesNearPoint: { status: 400 },
  getWeather: { status: 400 },
  getForecast: { status: 400 },

  getAdvisory: { thing: advisory, whose: 'own' },
  markAdvisoryRead: { thing: advisory, whose: 'own' },
  saveAdvisoryFeedback: { thing: advisory, whose: 'own', body: { useful: true } },
  markNotificationRead: { thing: notice, whose: 'own' },

  addPushSubscription: { body: BROWSER },
  removePushSubscription: { body: { endpoint: 'https://push.invalid/nobody' }, status: 404 },

  askQuestion: { body: QUESTION },
  getQuestion: { thing: ownQuestion, whose: 'own' },
  markQuestionSolved: { thing: ownQuestion, whose: 'own', body: {} },
  // Nobody here was asked.
  skipQuestion: { thing: ownQuestion, whose: 'everyone’s', status: 404 },
  answerQuestion: { thing: ownQuestion, whose: 'an officer’s', body: { text: 'Weed this week.' } },
  claimQuestion: { thing: ownQuestion, whose: 'everyone’s' },
  mergeQuestion: { thing: ownQuestion, whose: 'everyone’s', body: { into: crypto.randomUUID() }, status: 404 },
  setAnswerApproval: { thing: questionAnswer, whose: 'everyone’s', body: { approved: true, language: 'en' } },
  closeQuestion: { thing: ownQuestion, whose: 'everyone’s' },

  createPost: { body: { content: 'Rain at last' } },
  getWarning: { thing: warned, whose: 'everyone’s' },
  reportWarningWording: { thing: warned, whose: 'everyone’s' },
  reportBadWording: { body: { ids: ['screens.rains.wait'] } },
  getPost: { thing: post, whose: 'everyone’s' },
  deletePost: { thing: post, whose: 'the author’s or an administrator’s' },
  likePost: { thing: post, whose: 'everyone’s' },
  listReplies: { thing: post, whose: 'everyone’s' },
  createReply: { thing: post, whose: 'everyone’s', body: { content: 'Here too' } },
  likeReply: { thing: reply, whose: 'everyone’s' },
  deleteReply: { thing: reply, whose: 'the author’s or an administrator’s' },
  uploadImage: { status: 400 },

  getPerson: { thing: farmer, whose: 'everyone’s' },
  listPersonMessages: { thing: farmer, whose: 'everyone’s' },
  listPersonLog: { thing: farmer, whose: 'everyone’s' },
  setOfficerRole: { thing: farmer, whose: 'everyone’s', body: { on: false } },
  // The owner's number is not confirmed.
  sendNewPassword: { thing: farmer, whose: 'everyone’s', status: 409 },
  moderatePost: { thing: post, whose: 'everyone’s' },
  updateInboxQuestion: { thing: question, whose: 'everyone’s', body: { state: 'closed' } },
  sendTestSms: { body: {}, status: 400 },
  pressSimulatorKeys: { body: { phone: '+2348100005555' } },
  savePrice: { body: BAG },
  removePrice: { thing: price, whose: 'everyone’s' },
  importPrices: { body: { csv: 'country,kind,item,bagKg,price,market,date' } },
  getCampaign: { thing: nothing, whose: 'everyone’s', status: 404 },
}

/** Routes that are not declared calls, with the status that everyone gets. */
const BESIDE: Record<string, number> = {
  'GET /healthz': 200,
  'GET /images/:name{[0-9a-f]{64}(-320)?\\.webp}': 404,
  'GET /recordings/:name{[0-9a-f-]{36}\\.(webm|caf)}': 404,
  'GET /api/login': 302,
  'POST /api/sms/delivery': 403,
  'POST /api/sms/inbound': 403,
  'POST /api/sms/opt-out': 403,
  'POST /api/ussd': 403,
  'POST /api/ussd/end': 403,
  'POST /api/voice': 404,
  'GET /audio/:language/:clip': 404,
}

type ScreenOfOneThing = {
  [Name in ScreenName]: (typeof SCREENS)[Name]['paths'][number] extends infer Path
    ? Path extends `${string}:${string}`
      ? Name
      : never
    : never
}[ScreenName]

/** Screens of one object, with the users who may see it. */
const SHOWN: Record<ScreenOfOneThing, { thing: Thing; whose: 'own' | 'everyone’s' | 'an administrator’s' }> = {
  advisory: { thing: advisory, whose: 'own' },
  warning: { thing: warned, whose: 'everyone’s' },
  crop: { thing: crop, whose: 'own' },
  person: { thing: farmer, whose: 'an administrator’s' },
  post: { thing: postAndReply, whose: 'everyone’s' },
  season: { thing: crop, whose: 'own' },
  bags: { thing: crop, whose: 'own' },
  question: { thing: ownQuestion, whose: 'own' },
}

const SCREEN_STATUSES = {
  own: [302, 404, 200, 404],
  'everyone’s': [302, 200, 200, 200],
  'an administrator’s': [302, 302, 302, 200],
}

/** Pages and forms besides the declared ones that a visitor may see, and those that lead to sign-in. */
const OPEN = [
  'GET /',
  'GET /forgot',
  'GET /try',
  'GET /terms',
  'GET /privacy',
  'GET /offline',
  'GET /drawings/:file{[a-z.,-]+\\.svg}',
  'GET /cap/rss.xml',
  'GET /cap/:file{[0-9a-f-]+\\.xml}',
  'GET /signin/code',
  'GET /signin/phone',
  'POST /language',
  'POST /forgot',
  'POST /forgot/code',
]
const CLOSED = ['POST /profile/second-factor']

const ROLES: Role[] = ['anonymous', 'other', 'owner', 'admin']
type Statuses = [anonymous: number, other: number, owner: number, admin: number]
const calls = Object.entries(CALLS) as [CallName, Call][]
const screens = (Object.keys(SCREENS) as ScreenName[]).flatMap((name) =>
  SCREENS[name].paths.map((path) => ({ name, path: path as string, who: SCREENS[name].who })),
)
const forms = calls.flatMap(([name, call]) => formsOfCall(call).map(({ at }) => ({ name, path: at, who: call.who })))

/** Status for each role, from the call's declaration and the object's owner. */
function statusesOf({ who, out, file, status }: Call, { whose, ...tried }: Partial<TryOne>): Statuses {
  const done = tried.status ?? status ?? (out || file ? 200 : 204)
  if (who === 'anyone') return [done, done, done, done]
  if (who === 'admin' || who === 'officer') return [401, 403, 403, done]
  if (whose === 'an officer’s') return [401, 403, 403, done]
  if (whose === 'own') return [401, 404, done, 404]
  return [401, whose === 'the author’s or an administrator’s' ? 403 : done, done, done]
}

const gona = await wholeApp({
  PUSH_SERVICES: 'push.invalid',
  SMS_CALLBACK_SECRET: 'only the provider knows',
  USSD_CODE: '*384*1#',
})
for (const person of Object.values(gona.people)) if (person) await gona.crops.initialize(actorOfRequest(person))

test('every route is a declared call, form or screen, or is known here', () => {
  const known = [
    ...calls.map(([, { method, path }]) => `${method} ${path}`),
    ...screens.map(({ path }) => `GET ${path}`),
    ...forms.map(({ path }) => `POST ${path}`),
    ...Object.keys(BESIDE),
    ...OPEN,
    ...CLOSED,
  ]
  expect(gona.routes.filter((route) => !known.includes(route))).toEqual([])
  expect(known.filter((route) => !gona.routes.includes(route))).toEqual([])
})

describe('every call', () => {
  test.each(calls.map(([name, call]) => [`${call.method} ${call.path}`, name, call] as const))(
    '%s',
    async (_, name, call) => {
      const tried: Partial<TryOne> = TRIES[name] ?? {}
      const answers: number[] = []
      for (const role of ROLES) {
        const address = fillPath(call.path, (await tried.thing?.(gona)) ?? {})
        const answer = await gona.ask(role, call.method, address, tried.body === undefined ? {} : gona.json(tried.body))
        const text = await answer.text()
        if (answer.status === 401 && call.who !== 'anyone') expect(text).toBe('{"message":"Unauthorized"}')
        if (answer.status === 403) expect(JSON.parse(text)).toHaveProperty('message')
        answers.push(answer.status)
      }
      expect(answers).toEqual(statusesOf(call, tried))
    },
  )

  test.each(Object.entries(BESIDE))('%s is answered %d to everyone', async (route, status) => {
    const [method, path] = route.replace(/:name\{.*\}/, `${'0'.repeat(64)}.webp`).split(' ')
    for (const role of ROLES) expect((await gona.ask(role, method!, path!)).status).toBe(status)
  })
})

describe('every page', () => {
  const closed = [
    ...screens.filter(({ who, path }) => who !== 'visitor' && path !== '/').map(({ path }) => `GET ${path}`),
    ...forms.filter(({ who }) => who !== 'anyone').map(({ path }) => `POST ${path}`),
    ...CLOSED,
  ]

  test.each(closed.map((route) => [route]))('%s leads a visitor to sign in', async (route) => {
    const [method, path] = route.split(' ')
    const answer = await gona.ask('anonymous', method!, fillPath(path!, { reply: 'any', ...(await reply(gona)) }))
    expect([302, 303]).toContain(answer.status)
    expect(answer.headers.get('location')).toStartWith('/signin')
  })

  test.each(screens.filter(({ who }) => who === 'admin' || who === 'officer'))(
    '$path is closed to farmers',
    async ({ path }) => {
      const address = fillPath(path, await farmer(gona))
      expect([302, 303, 403, 404]).toContain((await gona.ask('owner', 'GET', address)).status)
      expect((await gona.ask('admin', 'GET', address)).status).toBe(200)
    },
  )

  test.each(screens.filter(({ path }) => path.includes(':')))('$path', async ({ name, path }) => {
    const { thing, whose } = SHOWN[name as ScreenOfOneThing]
    const answers: number[] = []
    for (const role of ROLES) answers.push((await gona.ask(role, 'GET', fillPath(path, await thing(gona)))).status)
    expect(answers).toEqual(SCREEN_STATUSES[whose])
  })

  test.each(forms.filter(({ path, name }) => path.includes(':') && !name.startsWith('like')))(
    '$path changes nothing of another person’s',
    async ({ name, path }) => {
      const held = async () => {
        const { pieces } = gona.accounts.exportAccount(owner(gona))
        return JSON.stringify(JSON.parse((await Array.fromAsync(pieces)).join(''), withoutSessions))
      }
      const address = fillPath(path, await TRIES[name as OfOneThing].thing(gona))
      const then = await held()
      const body = new URLSearchParams({ useful: 'no', content: '' })
      const { status } = await gona.ask('other', 'POST', address, { body })
      expect(status).toBeLessThan(500)
      expect(await held()).toBe(then)
    },
  )
})

const withoutSessions = (name: string, value: unknown) =>
  ['sessions', 'exportedAt'].includes(name) ? undefined : value

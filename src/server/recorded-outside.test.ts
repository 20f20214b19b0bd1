import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, setSystemTime, spyOn, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { addressWithQuery } from '../contracts/call.ts'
import { CALLS } from '../contracts/calls.ts'
import { pushSubscriptions } from '../db/schema/push.ts'
import { sessions } from '../db/schema/sign-in.ts'
import { smsMessages } from '../db/schema/sms.ts'
import { outboundCalls } from '../db/schema/voice.ts'
import type { EndpointPolicy } from './channels/push/endpoint-policy.ts'
import { ON, record } from './channels/voice/fixture.ts'
import type { Services } from './compose.ts'
import { noticeWrite } from './notifications/notify.ts'
import { FULL_NOW, idOf, PEOPLE } from './testing/full/people.ts'
import { changesOf, fewOf, readable, rowsOf } from './testing/full/record.ts'
import { fullApp, fullServices } from './testing/full/services.ts'
import { personOf } from './testing/people.ts'
import { startSmsServer } from './testing/providers/africas-talking.ts'
import { startCapFeed } from './testing/providers/cap-feed.ts'
import { startLanguageModel } from './testing/providers/language-model.ts'
import { startOpenMeteo } from './testing/providers/open-meteo.ts'
import { startOpenWeather } from './testing/providers/openweather.ts'
import { startPushService } from './testing/providers/push-service.ts'
import { kanoWeek } from './testing/providers/sky.ts'
import { entry, startVoiceSwitch } from './testing/providers/voice-switch.ts'
import { until } from './testing/until.ts'
import { ALERT, CANCEL, UPDATE } from './warnings/testing/samples.ts'

setDefaultTimeout(300_000)

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.parse(FULL_NOW) + hours * HOUR).toISOString()
const SYSTEM = { kind: 'system', job: 'test' } as const
/** Addresses and random ports of the stand-ins. */
const PORT = /(?<=127\.0\.0\.1:)\d+/g

let stop: (() => Promise<unknown>)[] = []
const standIn = <T extends { stop(): Promise<unknown> }>(one: T): T => {
  stop.push(() => one.stop())
  return one
}
/** No stand-in is silent, so a busy machine must not look like one that is. */
const timeouts = spyOn(AbortSignal, 'timeout')
beforeAll(() => {
  setSystemTime(new Date(FULL_NOW))
  timeouts.mockImplementation(() => new AbortController().signal)
})
afterEach(async () => {
  for (const one of stop) await one()
  stop = []
})
afterAll(() => {
  setSystemTime()
  timeouts.mockRestore()
})

/** Records what each step says, and the rows that it changes. */
function recorder({ db }: Pick<Services, 'db'>) {
  const text = readable()
  const lines: string[] = []
  return {
    lines,
    async step(name: string, take: () => Promise<readonly string[]>) {
      const before = await rowsOf(db)
      const said = await take()
      const shown = (line: string) => text(line.replace(PORT, '…'))
      const changes = inOrder(changesOf(before, await rowsOf(db))).map(shown)
      lines.push(`${name}:`, ...[...said.map(shown), ...fewOf(changes)].map((line) => `  ${line}`))
    },
  }
}

/** Rows that are written at the same time are in the order of the answers from outside. */
const TOGETHER = /^. (weather_data|told_days) /
function inOrder(changes: string[]): string[] {
  const anonymous = changes.map((line) => line.replace(/^(. weather_data) (id=)?\S+/, '$1'))
  return [
    ...anonymous.filter((line) => !TOGETHER.test(line)),
    ...anonymous.filter((line) => TOGETHER.test(line)).sort(),
  ]
}

/** A hot day, so that heat is warned of too. */
const DAYS = kanoWeek.map((day, n) => (n === 0 ? { ...day, max: 44 } : day))
const MEMBERS = () => [
  ...Array.from({ length: 20 }, () => [0, 30, ...Array<number>(13).fill(0)]),
  ...Array.from({ length: 31 }, () => [...Array<number>(9).fill(0), 30, ...Array<number>(5).fill(0)]),
]
const MONTHS = () => [
  ...Array.from({ length: 30 }, () => [300, 400, 400, 400]),
  ...Array.from({ length: 21 }, () => [100, 100, 100, 100]),
]

test.each(['open-meteo', 'openweather'] as const)(
  'weather of %s, up and down, is shown and stored as recorded',
  async (name) => {
    let now = new Date(FULL_NOW)
    const provider = standIn(
      name === 'open-meteo'
        ? await startOpenMeteo(
            { days: DAYS, now: () => now },
            { members: MEMBERS, months: MONTHS, past: (_, date) => Number(date.slice(-2)) % 7 },
          )
        : await startOpenWeather({ days: DAYS, now: () => now, key: 'a-key' }),
    )
    const settings: Record<string, string> =
      name === 'open-meteo'
        ? { OPEN_METEO_BASE_URL: provider.url }
        : { OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url }
    const gona = await fullApp(['ada', 'cato'], {
      ...settings,
      ...{ WEATHER_PROVIDER: name, CAP_SENDER: 'alerts@gona.example', HISTORY_DAILY_CALLS: '3' },
    })
    const { lines, step } = recorder(gona)
    const read = async (person: string, path: string) => `${path} ${await (await gona.ask(person, 'GET', path)).text()}`
    const moods = [
      [0, 'well'],
      [0.1, 'strange'],
      [2, 'malformed'],
      [5, 'cut'],
      [31, 'status'],
      [55, 'well'],
    ] as const
    for (const [hours, mood] of moods) {
      now = new Date(later(hours))
      gona.at(now.toISOString())
      setSystemTime(now)
      provider.behave(mood === 'status' ? { kind: mood, status: 503 } : { kind: mood })
      provider.requests.length = 0
      await step(`after ${hours} hours, provider ${mood}`, async () => [
        await read('ada', '/api/weather/current?lat=12&lng=8.52'),
        await read('cato', '/api/weather/forecast?lat=-19.57&lng=18.1'),
        await read('ada', '/api/weather/forecast?lat=12&lng=8.52&days=3'),
        JSON.stringify(await gona.weather.check()),
        (
          await gona.ussd.turn({
            sessionId: `dial ${hours}`,
            phone: PEOPLE.ada!.phone!,
            network: '62130',
            serviceCode: '*384*1#',
            answers: '3',
          })
        ).text,
      ])
      await step('  SMS', async () => {
        await gona.sms.callbacks.inbound({ id: `in ${hours}`, from: PEOPLE.cato!.phone!, text: 'WEER', date: null })
        await gona.sms.run()
        return []
      })
      await step('  advice', async () => [await (await gona.ask('ada', 'POST', '/api/advisories/generate')).text()])
      await step('  jobs', async () => [
        JSON.stringify(await gona.weatherAlerts.run({ asOf: now })),
        JSON.stringify(await gona.rains.issueWeek()),
        JSON.stringify(await gona.rains.download()),
        await (await gona.request('nobody', 'GET', '/cap/rss.xml')).text(),
      ])
      await step('  after them', async () => [
        await read('ada', addressWithQuery(CALLS.getRainStart.path)),
        ...new Set(provider.requests.map(({ pathname, search }) => decodeURIComponent(pathname + search)).sort()),
      ])
    }
    setSystemTime(new Date(FULL_NOW))
    expect(lines.join('\n')).toMatchSnapshot()
  },
)

test('SMS of a provider with every fault are sent, kept and reported as recorded', async () => {
  const server = standIn(await startSmsServer())
  const gona = await fullServices({ ...server.settings, CHANNEL_SECRET: 'a-secret-of-sixteen' })
  const { lines, step } = recorder(gona)
  let phones = 0
  const sent = () => server.requests.splice(0).map(({ form }) => JSON.stringify(form))
  const send = async () => {
    const said: string[] = []
    for (const start of ['+23480311', '+2648111']) {
      const test = gona.sms.sendTest({ kind: 'operator' }, `${start}${10_000 + ++phones}`)
      said.push(
        await test.then(
          (answer) => JSON.stringify(answer),
          (error: Error) => error.message,
        ),
      )
    }
    await gona.sms.run()
    return [...said, ...sent()]
  }
  let hours = 0
  const pass = (more: number) => {
    hours += more
    gona.at(later(hours))
    setSystemTime(new Date(later(hours)))
  }
  for (const code of [100, 101, 102, 401, 402, 403, 404, 405, 406, 407, 409, 500, 501, 502, 999]) {
    server.judge(() => code)
    await step(`code ${code}`, send)
    pass(0.2)
    server.judge(() => 101)
    await step('  later', async () => {
      await gona.sms.run()
      return sent()
    })
  }
  pass(24)
  const moods = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429, headers: { 'retry-after': '120' } },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 400, body: 'Bad' },
    { kind: 'cut-before' },
    { kind: 'cut-after' },
    { kind: 'malformed' },
    { kind: 'forgetful' },
    { kind: 'whole', message: 'InvalidSenderId' },
    { kind: 'whole', message: 'Insufficient balance' },
  ] as const
  for (const mood of moods) {
    server.meet(() => mood)
    await step(JSON.stringify(mood), send)
    server.meet(() => ({ kind: 'well' }))
    for (const more of [0.1, 1, 3])
      await step(`  after ${more} hours more`, async () => {
        pass(more)
        await gona.sms.run()
        return sent()
      })
  }
  server.inbox.push(
    { id: 1, from: PEOPLE.ada!.phone!, text: 'HELP', date: later(-1) },
    { id: 2, from: 'Gona', text: 'Offer', date: later(-1) },
    { id: 3, from: PEOPLE.bola!.phone!, text: 'DAINA', date: later(-1) },
  )
  await step('polled', async () => {
    await gona.sms.pollInbound()
    await gona.sms.run()
    return [await gona.sms.balance().then(String, String)]
  })
  const report = (fields: Partial<Record<string, string>>) =>
    gona.sms.callbacks.delivery(gona.sms.forms.delivery((name) => fields[name] ?? ''))
  const [first] = [...server.accepted.keys()]
  for (const fields of [
    { id: 'AT1', phoneNumber: PEOPLE.bola!.phone!, status: 'Failed', failureReason: 'UserInBlacklist' },
    { id: 'ATXid_1', phoneNumber: first!, status: 'Sent' },
    { id: 'ATXid_1', phoneNumber: first!, status: 'Success' },
    { id: 'ATXid_1', phoneNumber: first!, status: 'Failed', failureReason: 'AbsentSubscriber' },
    { id: 'ATXid_2', phoneNumber: first!, status: 'Rejected', failureReason: 'UserDoesNotExist' },
    { id: 'no such', phoneNumber: '+2348030009999', status: 'Failed', failureReason: 'UserInBlacklist' },
  ])
    await step(`report ${JSON.stringify(fields)}`, async () => {
      await report(fields)
      return []
    })
  await step('opted out', async () => {
    await gona.sms.callbacks.optedOut(gona.sms.forms.optOut(() => PEOPLE.efe!.phone!))
    return []
  })
  setSystemTime(new Date(FULL_NOW))
  expect(lines.join('\n')).toMatchSnapshot()
})

test('with every budget of 1 the second message waits or is refused as recorded', async () => {
  const server = standIn(await startSmsServer())
  const caps = ['SMS_DAILY_CAP', 'SMS_WARNING_DAILY_CAP', 'SMS_ANSWER_DAILY_CAP', 'SMS_REPLY_DAILY_CAP']
  const others = ['CALL_DAILY_CAP', 'CALL_BACK_DAILY_CAP', 'CALL_BACK_HOURLY_CAP', 'SMS_CODE_DAILY_CAP']
  const gona = await fullServices({
    ...server.settings,
    ...ON,
    ...Object.fromEntries([...caps, ...others].map((name) => [name, '1'])),
  })
  const { lines, step } = recorder(gona)
  const word = (id: string, who: string, text: string) => async () => {
    await gona.sms.callbacks.inbound({ id, from: PEOPLE[who]!.phone!, text, date: null })
    await gona.sms.run()
    return []
  }
  const told = (promise: Promise<unknown>) =>
    promise.then(
      (said) => [JSON.stringify(said)],
      (error: Error) => [error.message],
    )
  const operator = { kind: 'operator' } as const
  for (const day of [0, 1]) {
    gona.at(later(day * 24))
    await step(`day ${day}: words`, word(`in 1 ${day}`, 'ada', 'HELP'))
    await step('another', word(`in 2 ${day}`, 'bola', 'YANAYI'))
    await step('and another', word(`in 3 ${day}`, 'efe', 'ADVICE'))
    await step('weekly advice', async () => {
      await gona.sms.startDaily(new Date(later(day * 24)))
      await gona.voice.queueAdvice()
      await gona.sms.run()
      return []
    })
    await step('to an audience', () =>
      told(gona.sms.sendToAudience(operator, { state: 'Kano', text: 'Urea is here.' })),
    )
    await step('warnings', async () => {
      await gona.warnings.notify()
      await gona.voice.queueWarnings()
      await gona.sms.run()
      return []
    })
    await step('calls', async () => {
      await gona.voice.makeCalls()
      return [JSON.stringify(await gona.channelFigures({ kind: 'system', job: 'metrics' }, { days: 2 }))]
    })
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

test('codes by SMS prove a number and set a new password as recorded', async () => {
  const server = standIn(await startSmsServer())
  const gona = await fullApp(['ada', 'dele', 'hana'], {
    ...{ ...server.settings, USSD_CODE: '*384*1#', RATE_LIMIT: 'on' },
  })
  gona.push.sendSoon = () => {}
  const { lines, step } = recorder(gona)
  /** The code is sent after the answer. */
  const codeTo = async (phone: string, before: number) => {
    await until(() => (server.accepted.get(phone)?.length ?? 0) > before)
    await until(async () => (await gona.db.orm.$count(smsMessages, eq(smsMessages.state, 'sending'))) === 0)
    return /\d{6}/.exec(server.accepted.get(phone)!.at(-1)!)![0]
  }
  const sent = (phone: string) => server.accepted.get(phone)?.length ?? 0
  const send = async (person: string, path: string, fields: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await gona.request(person, 'POST', path, { body, headers: { accept: 'text/html' } })
    const html = await answer.text()
    const head = `${answer.status} ${answer.headers.get('location') ?? ''}`
    const shown = [...html.matchAll(/<h1>.*?<\/h1>|<(\w+)[^>]*(?:role="alert"|class="field-error")[^>]*>.*?<\/\1>/gs)]
    return { html, said: [head, ...shown.map(([part]) => part.replace(/<[^>]*>/g, '')), ...gona.heard()] }
  }
  const [bola, dele] = [PEOPLE.bola!.phone!, PEOPLE.dele!.phone!]
  const NEW = 'dawa-da-masara'
  let ticket = ''
  let code = ''
  await step('asked for a new password', async () => {
    const { html, said } = await send('nobody', '/forgot', { phone: bola })
    ticket = /name="ticket" value="([^"]+)"/.exec(html)![1]!
    code = await codeTo(bola, 0)
    return [...said, server.accepted.get(bola)!.at(-1)!.replace(code, '…')]
  })
  for (const [name, fields] of [
    ['wrong code', () => ({ ticket, code: '000000', password: NEW })],
    ['own number', () => ({ ticket, code, password: '08030000002' })],
    ['common password', () => ({ ticket, code, password: 'password' })],
    ['another ticket', () => ({ ticket: 'x'.repeat(32), code, password: NEW })],
    ['right code', () => ({ ticket, code, password: NEW })],
    ['used code', () => ({ ticket, code, password: NEW })],
  ] as const)
    await step(name, async () => (await send('nobody', '/forgot/code', fields())).said)
  await step(
    'a number without an account',
    async () => (await send('nobody', '/forgot', { phone: '08039990000' })).said,
  )
  for (const minutes of [0, 0.9, 1.1, 3, 3.2, 8, 8.3, 23, 23.5, 53, 54, 85, 1441])
    await step(`again after ${minutes} minutes`, async () => {
      gona.at(later(minutes / 60))
      const before = sent(bola)
      const { said } = await send('nobody', '/forgot', { phone: bola })
      if (said[0]!.startsWith('200')) await codeTo(bola, before)
      return said
    })
  await step('dele asks for a code', async () => {
    const { said } = await send('dele', '/profile/phone/code')
    code = await codeTo(dele, 0)
    return said
  })
  await step('wrong code of dele', async () => (await send('dele', '/profile/phone', { code: '000000' })).said)
  await step('right code of dele', async () => (await send('dele', '/profile/phone', { code })).said)
  await step('used code of dele', async () => (await send('dele', '/profile/phone', { code })).said)
  await step('hana, who stopped', async () => (await send('hana', '/profile/phone/code')).said)
  gona.at(later(25))
  await step('late code', async () => {
    await send('nobody', '/forgot', { phone: dele })
    await codeTo(dele, 1)
    return (await send('nobody', '/forgot/code', { ticket, code, password: NEW })).said
  })
  expect(lines.map((line) => line.replace(/(?<!\d)\d{6}(?!\d)/g, '…')).join('\n')).toMatchSnapshot()
})

test('calls that the provider takes, refuses and loses are kept as recorded', async () => {
  const provider = standIn(await startVoiceSwitch())
  const gona = await fullServices({ ...provider.settings, ...ON })
  const { lines, step } = recorder(gona)
  for (const language of ['en', 'pcm', 'ha', 'af'] as const) await record(gona, language)
  await step('queued', async () => {
    await gona.voice.queueAdvice()
    await gona.voice.queueWarnings()
    return []
  })
  const answers: [string, Parameters<typeof provider.meet>[0]][] = [
    ['busy', () => ({ status: 503, body: {} })],
    ['lost', () => null],
    ['InvalidPhoneNumber', ({ to }) => entry(to!, 'InvalidPhoneNumber')],
    ['InsufficientCredit', ({ to }) => entry(to!, 'InsufficientCredit')],
    ['DestinationNotSupported', ({ to }) => entry(to!, 'DestinationNotSupported')],
    ['Queued', ({ to }) => entry(to!, 'Queued', `ATVId_${to}`)],
  ]
  const call = { state: 'queued' as const, clips: [], language: 'en' as const, by: 'call' as const }
  for (const [n, [name, answer]] of answers.entries()) {
    const createdAt = later(1 + n * 24)
    gona.at(createdAt)
    provider.meet(answer)
    await gona.db.write(gona.db.orm.delete(outboundCalls))
    for (const [who, kind, about] of [
      ['efe', 'advice', `advice:${idOf('advice 1 of efe')}`],
      ['bola', 'advice', `advice:${idOf('advice 1 of bola')}`],
      ['ada', 'call back', 'call back:1'],
      ['hana', 'call back', 'call back:2'],
      ['dele', 'call back', 'call back:3'],
    ] as const)
      await gona.db.write(
        gona.db.orm.insert(outboundCalls).values({
          ...{ ...call, kind, about, id: Bun.randomUUIDv7('hex', new Date(createdAt)), userId: idOf(who) },
          ...{ phone: PEOPLE[who]!.phone!, createdAt, dueAt: createdAt, until: later(9 + n * 24) },
        }),
      )
    for (const more of [1, 1.5, 4])
      await step(`${name} after ${more} hours`, async () => {
        gona.at(later(more + n * 24))
        const isDue = await gona.voice.hasDue()
        await gona.voice.makeCalls()
        await gona.sms.run()
        return [String(isDue), ...provider.asked.splice(0).map((form) => JSON.stringify(form))]
      })
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

test('push messages that browsers get, refuse and put off are kept as recorded', async () => {
  const service = standIn(await startPushService())
  const reach: EndpointPolicy = {
    accepts: (endpoint) => endpoint.startsWith(service.url),
    leadsOut: async (endpoint) => endpoint.startsWith(service.url),
  }
  const gona = await fullServices({ PUBLIC_URL: 'https://gona.test' }, reach)
  await gona.db.write(gona.db.orm.delete(pushSubscriptions))
  const browsers = new Map<string, ReturnType<typeof service.browser>>()
  for (const [n, who] of ['cato', 'cato', 'bola', 'femi'].entries()) {
    const browser = service.browser()
    browsers.set(`${who} ${n}`, browser)
    const session = { sid: `sid ${n}`, userId: idOf(who), expire: later(n === 1 ? 90 : 900), createdAt: later(-24) }
    await gona.db.write(gona.db.orm.insert(sessions).values({ ...session, sess: { userAgent: null } }))
    const row = { id: `browser ${n}`, userId: idOf(who), sessionId: session.sid, createdAt: later(-24) }
    await gona.db.write(gona.db.orm.insert(pushSubscriptions).values({ ...row, ...browser.subscription }))
  }
  gona.push.sendSoon = () => {}
  const { lines, step } = recorder(gona)
  const taken = new Map<string, number>()
  const moods = [[201], [429, { 'retry-after': '60' }], [500], [413], [404], [410]] as const
  for (const [n, [status, headers]] of moods.entries()) {
    service.answer((path) => (path.endsWith('1') ? { status: 201 } : { status, ...(headers && { headers }) }))
    for (const more of [0, 1, 2])
      await step(`status ${status} after ${more} hours`, async () => {
        gona.at(later(n * 24 + more))
        if (more === 0) {
          await gona.community.createReply(await personOf(gona.db, idOf('efe')), idOf('unanswered post'), {
            content: `Reply ${n}`,
          } as never)
          for (const who of ['cato', 'bola', 'femi']) await gona.db.write(noticeWrite(alert(who, n), gona.clock.now()))
        }
        await gona.sms.run()
        const isDue = await gona.push.hasDue()
        const report = await gona.push.sendDue()
        return [
          `${isDue} ${JSON.stringify(Object.entries(report).sort())}`,
          ...[...browsers].flatMap(([name, { messages }]) => {
            const all = messages()
            const fresh = all.slice(taken.get(name) ?? 0)
            taken.set(name, all.length)
            return fresh.map((message) => `${name}: ${message.body} ${JSON.stringify(message)}`).sort()
          }),
        ]
      })
  }
  expect(lines.join('\n')).toMatchSnapshot()
})
const alert = (who: string, n: number) => ({
  ...{ userId: idOf(who), type: 'weather_alert' as const, title: 'Heavy rain', message: `Open your drains ${n}.` },
  ...{ data: { href: '/weather' }, dedupeKey: `rain ${n}` },
})

test('warnings of a feed with every fault are stored and told as recorded', async () => {
  const feed = standIn(await startCapFeed())
  const gona = await fullServices(feed.settings)
  const { lines, step } = recorder(gona)
  let hours = 43 * 24
  const poll = (name: string) =>
    step(name, async () => {
      hours += 1
      gona.at(later(hours))
      feed.requests.length = 0
      const said = JSON.stringify(await gona.warnings.poll().catch((error: Error) => error.message))
      await gona.sms.run()
      return [
        said,
        // Files come in any order, and a connection that was reused is tried again.
        ...[...new Set(feed.requests.map((one) => JSON.stringify(one)))].sort(),
        JSON.stringify(await gona.warnings.feedStates(SYSTEM)),
      ]
    })
  await poll('empty')
  for (const mood of ['status 500', 'status 429', 'html', 'empty', 'no items', 'cut off'] as const) {
    feed.behave(mood)
    await poll(mood)
  }
  feed.behave('well')
  feed.publish(ALERT)
  await poll('alert')
  await poll('again')
  feed.publish('<alert/>')
  feed.publish(UPDATE)
  feed.lose('/3.xml')
  await poll('broken file, and update lost')
  feed.lose('/3.xml', false)
  await poll('update')
  feed.publish(CANCEL)
  await poll('cancel')
  expect(lines.join('\n')).toMatchSnapshot()
})

test('advice worded by a language model, well and badly, is kept as recorded', async () => {
  const says: Parameters<typeof startLanguageModel>[0][] = [
    (asked) => asked.map(({ title, content }) => ({ title: `${title}, friend`, content })),
    (asked) => asked.map(({ title, content }) => ({ title, content: `${content} Use 77 kg.` })),
    (asked) => asked.slice(1),
    () => 'nonsense',
    () => 500,
  ]
  const lines: string[] = []
  for (const say of says) {
    const model = standIn(await startLanguageModel(say))
    const gona = await fullServices({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'small' })
    model.requests.length = 0
    const text = readable()
    await gona.crops.update(await personOf(gona.db, idOf('ada')), idOf("ada's maize"), {
      ...{ cropType: 'maize', plantingDate: '2026-06-20', growthStage: 'seedling', farmArea: 1 },
    } as never)
    const made = await gona.advisories.generate(await personOf(gona.db, idOf('ada')))
    lines.push(
      ...[...made.map((one) => JSON.stringify(one)), ...model.requests.map(({ body }) => JSON.stringify(body))].map(
        text,
      ),
    )
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { type Call, fillPath, formsOfCall } from '../contracts/call.ts'
import { CALLS, type CallName } from '../contracts/calls.ts'
import { ADAS_PASSWORD, FULL_NOW, gbengasCode, idOf, resolved } from './testing/full/people.ts'
import { changesOf, readable, rowsOf } from './testing/full/record.ts'
import { type FullApp, fullApp } from './testing/full/services.ts'

setDefaultTimeout(300_000)

const SENDERS = ['ada', 'bola', 'cato', 'dele', 'efe', 'femi', 'gbenga', 'hana'] as const
type Fields = Record<string, string | readonly string[] | File>
interface Sent {
  as: (typeof SENDERS)[number] | 'nobody'
  /** Named rows of the path. */
  of?: Record<string, string>
  fields: Fields
  /** Minutes after {@link FULL_NOW}. */
  at?: number
}

type AddressIn<Form> = Form extends { at: infer At extends string } | readonly { at: infer At extends string }[]
  ? At
  : never
type Address = { [Name in CallName]: (typeof CALLS)[Name] extends { form: infer F } ? AddressIn<F> : never }[CallName]

/** Forms of one person: fields that begin with `@` are ids of named rows. */
const by = (as: Sent['as'], of: string | null, ...sent: Fields[]): Sent[] =>
  (sent.length > 0 ? sent : [{}]).map((fields) => ({ as, ...(of !== null && { of: { id: of } }), fields }))

const factorStep = (fields: Fields, at: number): Sent[] => [{ as: 'gbenga', fields, at }]

const CROP = { cropType: 'maize', plantingDate: '2026-06-20', growthStage: 'planted', farmArea: '1' }
const SEASON = { maturity: 'late', established: '', field: '', previousCrop: 'fallow', striga: 'no' }
const BAGS = {
  ...{ area: '2', areaUnit: 'acre', risk: 'middle', purse: '90,000', cropPrice: '450', look: '2', manure: '20' },
  ...{ manureUnit: 'headpan', manureKind: 'cattle', grade: 'urea', 'bagKg-urea': '50', 'price-urea': '28 000' },
}
const PROFILE = {
  ...{ location: 'Kano', phone: '08030000001', phoneCountry: 'NG', farmSize: '1-5', firstName: ' Ada ', lastName: 'O' },
  ...{ notify: ['weather', 'sms'], crops: ['maize', 'rice'], preferredLanguage: 'en', irrigationMethod: ['drip'] },
}
const PERSON = {
  ...{ phone: '08035550001', phoneCountry: 'NG', password: 'dawa-da-masara', confirmPassword: 'dawa-da-masara' },
  ...{ firstName: 'Ife', lastName: 'Bello', location: 'Kano', farmSize: '1-5', primaryCrops: ['maize', 'rice'] },
  ...{ irrigationMethod: ['drip', 'manual'], soilType: 'clay', sharePartners: 'no' },
}
const PRICE = { ...{ country: 'NG', kind: 'input', item: 'urea', bagKg: '50', price: '29,000' }, market: 'Kano' }
const SEEN = { crop: 'maize', price: '41,000', unit: 'bag100', market: 'Dawanau' }
const csv = (text: string) => new File([text], 'prices.csv', { type: 'text/csv' })

/** Forms of each address, in this order on one database. */
const FORMS: Record<Address, Sent[]> = {
  '/crops/new': [
    ...by('nobody', null, CROP),
    ...by('ada', null, { ...CROP, ...SEASON, expectedHarvestDate: '2026-10-01' }, { ...CROP, farmArea: '-1' }),
    ...by('ada', null, { ...CROP, cropType: 'rice', farmArea: '', field: 'upland' }, {}),
  ],
  '/crops/:id/edit': [
    ...by('ada', "ada's maize", { ...CROP, ...SEASON, striga: 'yes', back: '/profile' }),
    ...by('ada', "ada's cassava", { ...CROP, cropType: 'cassava', plantingDate: '2026-04-01', back: '//evil.org' }),
    ...by('bola', "ada's maize", CROP),
    ...by('bola', "bola's maize", { ...CROP, growthStage: 'gone' }),
  ],
  '/crops/:id/log': [
    ...by('ada', "ada's maize", { kind: 'weeded' }, { kind: 'weeded', date: '2026-07-01', note: 'Wet', back: '/' }),
    ...by('ada', "ada's maize", { kind: 'fed', date: '2026-07-04', amount: '2', unit: 'bags', product: 'urea' }),
    ...by('ada', "ada's maize", { kind: 'fed', date: '2026-07-04', amount: 'two', unit: 'bags', product: 'urea' }),
    ...by('ada', "ada's maize", { kind: 'scouted', product: 'armyworm', count: '5', of: '20' }),
    ...by('bola', "ada's maize", { kind: 'weeded' }),
  ],
  '/crops/:id/log/:logId/remove': [
    { as: 'ada', of: { id: "ada's maize", logId: 'ada weeded' }, fields: {} },
    { as: 'bola', of: { id: "ada's maize", logId: 'ada scouted' }, fields: {} },
  ],
  '/crops/:id/harvest': [
    ...by('ada', "ada's rice", { bags: '9000', bag: '1' }, { bags: '12,5', bag: '2' }),
    ...by('bola', "bola's maize", { bags: '', bag: '1' }, { skip: '', bags: '4', bag: '1' }),
  ],
  '/crops/:id/bags': [
    ...by('ada', "ada's maize", { ...BAGS, back: '/weather' }, { ...BAGS, area: 'wide' }),
    ...by('bola', "ada's maize", BAGS),
  ],
  '/crops/:id/bags/remove': [...by('ada', "ada's maize", { back: '/' }), ...by('bola', "ada's maize")],
  '/crops/:id/remove': [...by('ada', "ada's tomato"), ...by('bola', "ada's maize")],
  '/advisories/generate': [...by('ada', null), ...by('nobody', null)],
  '/advisory/:id/read': [...by('ada', 'advice 2 of ada'), ...by('bola', 'advice 2 of ada')],
  '/advisory/:id/feedback': [
    ...by('ada', 'advice 2 of ada', { useful: 'yes' }, { useful: '' }, { useful: 'no', back: '/advisories' }),
    ...by('ada', 'advice 2 of ada', { done: 'yes', gave: 'yes' }, { done: 'no' }, { badlySaid: 'yes' }, {}),
    ...by('bola', 'advice 2 of ada', { done: 'yes' }),
  ],
  '/community/posts': [
    ...by('ada', null, { content: 'Rain', title: 'At last', cropType: 'maize', region: 'Kano' }),
    ...by('ada', null, { content: '', cropType: '' }, { content: 'See', image: new File(['x'], 'a.webp') }),
    ...by('ada', null, { content: 'Empty file', image: new File([], '') }),
  ],
  '/community/posts/:id/replies': [
    ...by('bola', 'post on birds', { content: 'Try a net' }, { content: '' }),
    ...by('efe', 'post on birds', { content: 'Yes', parentReplyId: '@bola replies' }),
    ...by('efe', 'ada', { content: 'Nowhere' }),
  ],
  '/community/posts/:id/like': [
    ...by('ada', 'post on birds', { back: '/community#x' }, { liked: 'false' }),
    ...by('ada', 'ada', { liked: 'true' }),
  ],
  '/community/replies/:id/like': by('bola', 'bola replies', { liked: 'true', back: '/' }, { liked: 'false' }),
  '/community/posts/:post/replies/:id/delete': [
    { as: 'ada', of: { post: 'post on birds', id: 'efe replies' }, fields: {} },
    { as: 'bola', of: { post: 'post on birds', id: 'bola replies' }, fields: {} },
  ],
  '/community/posts/:id/delete': [...by('bola', 'post on birds'), ...by('ada', 'post on birds')],
  '/questions': [
    ...by('ada', null, { text: 'How do I keep weevils out of maize?', cropId: "@ada's maize", advisoryId: '' }),
    ...by('ada', null, { text: 'And this?', cropId: '', advisoryId: '@advice 1 of ada' }, { text: '' }),
    ...by('bola', null, { text: 'Of another', cropId: "@ada's maize" }),
  ],
  '/questions/:id/solved': [
    ...by('ada', 'ada asks of goats', { solved: 'no' }, { answerId: '@femi on goats' }),
    ...by('bola', 'ada asks of goats', { solved: 'yes' }),
  ],
  '/questions/:id/skip': [...by('ada', 'bola asks of leaves'), ...by('efe', 'bola asks of leaves')],
  '/questions/:id/answers': [
    ...by('ada', 'bola asks of leaves', { text: 'Feed it.' }, { text: '' }),
    ...by('efe', 'bola asks of leaves', { text: 'Not asked.' }),
  ],
  '/officer/questions/:id/claim': [...by('femi', 'ada asks of weevils'), ...by('ada', 'ada asks of weevils')],
  '/officer/questions/:id': [
    ...by('femi', 'ada asks of weevils', { text: 'Use 900 kg of urea for each hectare.' }, { text: '' }),
    ...by('femi', 'ada asks of weevils', { text: 'Use 900 kg of urea for each hectare.', confirm: 'yes' }),
    ...by('gbenga', 'bola asks of leaves', { text: 'Held by another.' }),
  ],
  '/officer/questions/:id/merge': [
    ...by('femi', 'bola asks of leaves', { into: '@ada asks of weevils' }),
    ...by('femi', 'ada asks of goats', { into: '@ada asks of goats' }),
  ],
  '/officer/questions/:id/close': [...by('femi', 'bola asks of leaves'), ...by('gbenga', 'cato asks of rain')],
  '/officer/answers/:id': [
    ...by('femi', 'bola, held', { approved: 'no' }),
    ...by('femi', 'bola, held', { forCrop: 'maize', forStage: '', language: 'ha', question: 'Weevils?' }),
    ...by('gbenga', 'femi on goats', { question: '' }),
  ],
  '/notifications/:id/read': [...by('ada', 'alert notice'), ...by('ada', "bola's notice")],
  '/notifications/read-all': by('ada', null),
  '/words/badly-said': [
    ...by('bola', null, { ids: 'screens.rains.wait|no.such.words', back: '/weather' }, { ids: '' }),
    ...by('nobody', null, { ids: 'screens.rains.wait' }),
  ],
  '/warnings/:id/badly-said': [...by('bola', 'warning'), ...by('bola', 'ada')],
  '/prices': by(
    'ada',
    null,
    { ...SEEN, sold: 'true', lat: '12', lng: '8.52' },
    { ...SEEN, price: '9,000,000' },
    { ...SEEN, price: '9,000,000', sure: 'true' },
    { ...SEEN, price: 'much', market: '' },
  ),
  '/profile/edit': [
    ...by('ada', null, PROFILE, { ...PROFILE, location: 'Zaria', farmSize: '', crops: [], notify: [] }),
    ...by('ada', null, { ...PROFILE, phone: '08030000098' }, { ...PROFILE, location: '', soilType: 'sand' }),
    ...by('ada', null, { ...PROFILE, phone: '08030000098', currentPassword: ADAS_PASSWORD }),
  ],
  '/profile/notifications': [
    ...by('ada', null, { notify: ['advisory'], reach: 'sms' }, { notify: ['community', 'sms'], advice: 'none' }),
    ...by('bola', null, { warnings: 'call', answers: 'web', preferredLanguage: 'yo' }),
  ],
  '/profile/sharing': [...by('ada', null, { sharePartners: 'no' }), ...by('bola', null, { sharePartners: 'yes' })],
  '/profile/compare': by('ada', null, {}, { inComparisons: 'on' }),
  '/profile/fix-location': [...by('ada', null), ...by('dele', null)],
  '/profile/phone/code': [...by('ada', null), ...by('bola', null)],
  '/profile/phone/dial': [...by('dele', null), ...by('bola', null)],
  '/profile/phone': by('dele', null, { code: '000000' }, { code: '' }),
  '/profile/sessions': by('ada', null),
  '/profile/security': [
    ...by('ada', null, { currentPassword: 'wrong', newPassword: 'dawa-da-masara' }),
    ...by('ada', null, { currentPassword: ADAS_PASSWORD, newPassword: '12' }),
    ...by('ada', null, { currentPassword: ADAS_PASSWORD, newPassword: 'dawa-da-masara' }),
  ],
  '/admin/prices': by(
    'gbenga',
    null,
    { ...PRICE, date: '2026-07-05' },
    { ...PRICE, date: '2026-07-05', kind: 'produce', item: 'maize', bagKg: '', price: '5,5', country: 'NA' },
    { ...PRICE, price: 'much', market: '', date: '' },
  ),
  '/admin/prices/import': by(
    'gbenga',
    null,
    { country: 'NA', file: csv('country,kind,item,bagKg,price,market,date\nNG,produce,rice,,650,Kano,2026-07-01\n') },
    { country: 'NG', file: csv('no,heading') },
    { country: 'NG' },
  ),
  '/admin/prices/:id/remove': [...by('gbenga', 'maize at Ibadan'), ...by('gbenga', 'ada'), ...by('femi', 'urea')],
  '/admin/prices/seen/:id': [
    ...by('gbenga', 'efe saw', { doubtful: 'false' }),
    ...by('gbenga', 'ada saw', { doubtful: 'true' }),
    ...by('gbenga', 'ada', { doubtful: 'true' }),
  ],
  '/admin/phone': by(
    'gbenga',
    null,
    { phone: '+2348100000009', code: '*384*1#', session: 'session', answers: '', press: '1' },
    { phone: '+2348100000009', sms: 'HELP' },
    { phone: '' },
  ),
  '/admin/people/:id/officer': [
    ...by('gbenga', 'bola', { on: 'yes', states: ['Kano', 'Jigawa'], crops: ['rice'] }),
    ...by('gbenga', 'femi', { on: 'no' }),
    ...by('gbenga', 'efe', { on: 'yes', states: ['Atlantis'] }),
  ],
  '/admin/people/:id/password': [...by('gbenga', 'bola'), ...by('gbenga', 'dele'), ...by('femi', 'ada')],
  '/admin/posts/:id/delete': [...by('gbenga', 'old post'), ...by('gbenga', 'ada')],
  '/admin/sms/test': by(
    'gbenga',
    null,
    { phoneNumber: '0803 111 2222', phoneNumberCountry: 'NG' },
    { phoneNumber: '1' },
  ),
  '/admin/audience/send': by(
    'gbenga',
    null,
    { state: 'Kano', text: 'Urea is here.', 'text.ha': 'Yuriya ta zo.' },
    { state: 'Kano', text: 'Urea is here.', 'text.ha': 'Yuriya ta zo.' },
    { crop: 'gold', text: 'Gold.' },
  ),
  '/admin/sms/send': [...by('gbenga', null), ...by('gbenga', null)],
  '/admin/inbox/:id': by(
    'gbenga',
    'a stranger asks',
    { state: 'answered', answer: 'Hello.' },
    { state: 'open' },
    { state: 'lost' },
  ),
  '/register': by('nobody', null, PERSON, { ...PERSON, phone: '08035550002', next: '/prices' }, { phone: '1' }),
  '/signin': by(
    'nobody',
    null,
    { phone: '08035550001', phoneCountry: 'NG', password: 'dawa-da-masara', next: '/weather' },
    { phone: '08035550001', phoneCountry: 'NG', password: 'wrong', next: '/weather' },
    { phone: '08030000007', phoneCountry: 'NG', password: ADAS_PASSWORD, next: '/weather' },
  ),
  '/signin/code': by('nobody', null, { code: '123456' }, { code: gbengasCode(1) }),
  '/signin/phone': by('nobody', null, { phone: '08030000002', code: '123456' }, { phone: '', code: '' }),
  '/logout': by('cato', null),
  '/profile/delete': by('ada', null, { password: 'wrong' }, { password: 'dawa-da-masara' }),
}

/** Forms that are no call, in this order. */
const OTHERS: [path: string, ...Sent[]][] = [
  ['/language', ...by('nobody', null, { lang: 'ha', next: '/terms' }, { lang: 'xx', next: '//evil.org' })],
  ['/forgot', ...by('nobody', null, { phone: '08030000002' }, { phone: '08030000002' }, { phone: '1' }, { phone: '' })],
  ['/forgot/code', ...by('nobody', null, { ticket: 'x', code: '123456', password: 'dawa-da-masara' }, {})],
  [
    '/profile/second-factor',
    ...by('hana', null, { step: 'confirm', code: '123456' }, { step: 'start', currentPassword: 'x' }),
    ...by('gbenga', null, { step: 'codes', currentPassword: ADAS_PASSWORD, code: '123456' }),
    ...by('gbenga', null, { step: 'start', currentPassword: ADAS_PASSWORD }),
    // Each code is good for one step of 30 seconds.
    ...factorStep({ step: 'codes', currentPassword: ADAS_PASSWORD, code: gbengasCode(4) }, 2),
    ...factorStep({ step: 'off', currentPassword: ADAS_PASSWORD, code: gbengasCode(4) }, 2),
    ...factorStep({ step: 'off', currentPassword: ADAS_PASSWORD, code: gbengasCode(6) }, 3),
    ...factorStep({ step: 'start', currentPassword: ADAS_PASSWORD }, 3),
    ...factorStep({ step: 'confirm', code: '123456' }, 3),
    ...by('nobody', null, { step: 'start' }),
  ],
]

/** Values that differ in every run. */
const RANDOM =
  /(?<![a-z])[a-z2-9]{5}-[a-z2-9]{5}(?=")|(?<=secret=)\w+|(?<="secret":")\w+|(?<="path":")[^"]+|(?<="id":")[0-9a-f]{16}(?=")|(?<=ticket.{0,40}value=")[^"]+/g
const STATE = /<script type="application\/json"[^>]*>(.*?)<\/script>/s
/** Properties of a page that a sent form changes. */
const OF_FORM = ['said', 'values', 'message', 'fields', 'next', 'here', 'setup', 'codes', 'confirming']

let gona: FullApp
beforeAll(async () => {
  // Forms and contracts read the machine's day.
  setSystemTime(new Date(FULL_NOW))
  gona = await fullApp(SENDERS)
  gona.push.sendSoon = () => {}
})
afterAll(() => {
  setSystemTime()
})

test('every form that is declared is sent', () => {
  const declared = (Object.values(CALLS) as Call[]).flatMap((call) => formsOfCall(call).map(({ at }) => at))
  expect(Object.keys(FORMS).toSorted()).toEqual(declared.toSorted() as never)
})

test.each([...Object.entries(FORMS).map(([path, sent]) => [path, ...sent] as const), ...OTHERS])(
  '%s answers and changes rows as recorded',
  async (path, ...forms) => {
    const text = readable()
    const lines: string[] = []
    for (const { as, of = {}, fields, at = 0 } of forms) {
      gona.at(new Date(Date.parse(FULL_NOW) + at * 60_000).toISOString())
      const params = Object.fromEntries(Object.entries(of).map(([name, row]) => [name, idOf(row)]))
      const before = await rowsOf(gona.db)
      const answer = await gona.request(as, 'POST', fillPath(path, params), {
        body: bodyOf(fields),
        headers: { accept: 'text/html' },
      })
      const html = await answer.text()
      await gona.sms.run()
      const changes = changesOf(before, await rowsOf(gona.db))
      const head = [answer.status, decodeURIComponent(answer.headers.get('location') ?? ''), ...cookiesOf(answer)]
      const said = [
        head.join(' '),
        ...(answer.status < 300 || answer.status >= 400 ? partsOf(html) : []),
        ...gona.heard(),
        ...changes,
      ]
      lines.push(
        text([as, ...Object.values(of), JSON.stringify(fields)].join(' ')),
        ...said.map((line) => `  ${text(line.replace(RANDOM, '…'))}`),
      )
    }
    expect(lines.join('\n')).toMatchSnapshot()
  },
)

function bodyOf(fields: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof File) body.append(name, value)
    else for (const one of [value].flat()) body.append(name, String(resolved(one)))
  return body
}
/** Names of cookies that are given or taken. */
const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => `${/Max-Age=0/i.test(cookie) ? '-' : '+'}${cookie.slice(0, cookie.indexOf('='))}`)

function partsOf(html: string): string[] {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  const [, state] = STATE.exec(html) ?? []
  if (!state)
    return [
      title,
      html
        .slice(html.indexOf('<main'))
        .replace(/<svg.*?<\/svg>/gs, '')
        .replace(/\s+/g, ' '),
    ]
  const { page } = JSON.parse(state) as { page: { props?: Record<string, unknown> } }
  return [
    title,
    ...OF_FORM.flatMap((name) => (page.props?.[name] == null ? [] : [`${name}=${JSON.stringify(page.props[name])}`])),
  ]
}

import { afterAll, beforeAll, describe, expect, setSystemTime, test } from 'bun:test'
import { type Call, fillPath } from '../contracts/call.ts'
import { CALLS, type CallName } from '../contracts/calls.ts'
import { ADAS_PASSWORD, FULL_NOW, gbengasCode, idOf, resolved } from './testing/full/people.ts'
import { changesOf, fewOf, readable, rowsOf } from './testing/full/record.ts'
import { type FullApp, fullApp } from './testing/full/services.ts'

type WriteName = { [Name in CallName]: (typeof CALLS)[Name] extends { method: 'GET' } ? never : Name }[CallName]
interface Written {
  as: Asker
  /** Named rows of the path. */
  of?: Record<string, string>
  /** A text that begins with `@` is the id of a named row. */
  body?: Record<string, unknown>
}
const ASKERS = ['ada', 'bola', 'cato', 'dele', 'efe', 'femi', 'gbenga'] as const
type Asker = (typeof ASKERS)[number] | 'nobody'

/** Requests of one person, with each of the bodies. */
const by = (as: Asker, of: string | null, ...bodies: Record<string, unknown>[]): Written[] =>
  (bodies.length > 0 ? bodies : [undefined]).map((body) => ({
    as,
    ...(of !== null && { of: { id: of } }),
    ...(body && { body }),
  }))

const MAIZE = { cropType: 'maize', plantingDate: '2026-06-20', growthStage: 'planted', farmArea: 1 }
const SEASON = { maturity: 'late', established: 'seed', previousCrop: 'fallow', striga: false }
const BAGS = { area: 2, areaUnit: 'acre', risk: 'middle', grades: [{ id: 'urea', bagKg: 50, price: 30_000 }] }
const SEEN = { crop: 'maize', price: 41_000, unit: 'bag100', market: 'Dawanau' }
const PRICE = {
  country: 'NG',
  kind: 'input',
  item: 'urea',
  bagKg: 50,
  price: 29_000,
  market: 'Kano',
  date: '2026-07-05',
}
const BROWSER = {
  endpoint: 'https://push.invalid/bola',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const PICTURE = `/images/${'b'.repeat(64)}.webp`
const REGISTERED = {
  ...{ phone: '08035550001', password: 'dawa-da-masara', confirmPassword: 'dawa-da-masara', firstName: 'Ife' },
  ...{ lastName: 'Bello', email: 'Ife@Example.org', username: 'ife', location: { lat: 12, lng: 8.52, name: 'Kano' } },
  ...{
    farmSize: '1-5',
    farmingExperience: 'beginner',
    soilType: 'clay',
    preferredLanguage: 'ha',
    sharePartners: 'yes',
  },
  ...{ primaryCrops: ['maize', 'rice'], irrigationMethod: ['drip'] },
}
const CSV =
  'country,kind,item,bagKg,price,market,date\nNG,produce,rice,,650,Kano,2026-07-01\nNG,produce,gold,,1,Kano,2026-07-01\n'

/** Requests of each write, in this order on one database. */
const WRITES: Record<WriteName, Written[]> = {
  addCrop: [
    ...by('ada', null, { ...MAIZE, ...SEASON, expectedHarvestDate: '2026-10-01' }),
    ...by('ada', null, { ...MAIZE, cropType: 'rice', field: 'upland', plantingDate: '2026-07-20' }),
    ...by('dele', null, { ...MAIZE, field: 'upland' }, { ...MAIZE, farmArea: -1 }),
  ],
  updateCrop: [
    ...by('ada', "ada's cassava", { ...MAIZE, cropType: 'cassava', plantingDate: '2026-04-01' }),
    ...by('ada', "ada's maize", {
      ...MAIZE,
      ...SEASON,
      farmArea: 3,
      growthStage: 'vegetative',
      expectedHarvestDate: null,
    }),
    ...by('bola', "ada's maize", MAIZE),
    ...by('bola', "bola's maize", { ...MAIZE, field: 'lowland' }),
  ],
  initializeCrops: [...by('ada', null), ...by('efe', null), ...by('cato', null)],
  addLogEntry: [
    ...by('ada', "ada's tomato", { kind: 'planted', date: '2026-07-05' }),
    ...by('ada', "ada's maize", {
      kind: 'fed',
      date: '2026-07-04',
      amount: 2,
      unit: 'bags',
      product: 'urea',
      note: 'Wet',
    }),
    ...by('ada', "ada's maize", { kind: 'scouted', date: '2026-07-06', product: 'armyworm', count: 5, of: 20 }),
    ...by('ada', "ada's maize", { kind: 'fed', date: '2026-07-04', amount: 2, unit: 'mm' }),
    ...by('ada', "bola's maize", { kind: 'weeded', date: '2026-07-04' }),
    ...by('ada', "ada's rice", { kind: 'harvested', date: '2026-06-30', amount: 3, unit: 'bags' }),
  ],
  deleteLogEntry: [
    { as: 'ada', of: { id: "ada's tomato", logId: 'ada scouted' } },
    { as: 'ada', of: { id: "ada's maize", logId: 'ada weeded' } },
    { as: 'ada', of: { id: "ada's maize", logId: 'ada planted maize' } },
    { as: 'ada', of: { id: "ada's maize", logId: 'bola watered' } },
  ],
  reportHarvest: [
    ...by('ada', "ada's rice", { bags: 9000, bag: '1' }, { bags: 12, bag: '2' }),
    ...by('ada', "ada's maize", { bags: 1, bag: '3' }),
    ...by('bola', "bola's maize", { bags: 9000, bag: '1' }, { bags: 12, bag: '2' }),
  ],
  removeCrop: [...by('ada', "ada's rice"), ...by('bola', "ada's maize")],
  calculateFertilizerPlan: [
    ...by('ada', null, {
      ...BAGS,
      crop: 'maize',
      purse: 40_000,
      cropPrice: 400,
      look: 2,
      manure: 500,
      manureKind: 'goat_sheep',
    }),
    ...by('ada', null, { ...BAGS, crop: 'rice', field: 'lowland', cropId: "@ada's maize", place: { lat: 7, lng: 4 } }),
    ...by('cato', null, { ...BAGS, crop: 'maize', areaUnit: 'hectare' }, { ...BAGS, crop: 'cocoa' }),
  ],
  saveFertilizerPlan: [
    ...by('ada', "ada's maize", { ...BAGS, purse: 90_000, cropPrice: 450, look: 3, manure: 0, manureKind: 'cattle' }),
    ...by('bola', "bola's maize", { ...BAGS, field: null, grades: [] }),
    ...by('bola', "ada's maize", BAGS),
  ],
  deleteFertilizerPlan: [...by('ada', "ada's maize"), ...by('ada', "bola's maize"), ...by('cato', "cato's maize")],
  generateAdvisories: [...by('ada', null), ...by('cato', null), ...by('dele', null)],
  saveAdvisoryFeedback: [
    ...by('ada', 'advice 1 of ada', { useful: true }, { useful: null }, { done: true }, { done: false }),
    ...by('ada', 'advice 1 of ada', { badlySaid: true, gave: true }),
    ...by('bola', 'advice 1 of ada', { useful: false }),
    ...by('bola', 'advice 1 of bola', { useful: false, done: true }),
  ],
  markAdvisoryRead: [...by('ada', 'advice 1 of ada'), ...by('bola', 'advice 1 of ada')],
  markNotificationRead: [...by('ada', 'alert notice'), ...by('ada', "bola's notice")],
  markAllNotificationsRead: [...by('ada', null), ...by('efe', null)],
  reportPrice: [
    ...by('ada', null, SEEN, { ...SEEN, sold: true, unit: 'kg', price: 400 }, { ...SEEN, price: 900_000 }),
    ...by('ada', null, { ...SEEN, price: 900_000, sure: true }),
    ...by('dele', null, { ...SEEN, market: '' }),
  ],
  reviewPriceReport: [...by('gbenga', 'efe saw', { doubtful: false }), ...by('gbenga', 'ada saw', { doubtful: true })],
  deletePriceReport: [...by('gbenga', 'bola saw'), ...by('gbenga', 'ada')],
  savePrice: by('gbenga', null, PRICE, { ...PRICE, price: 2_900_000 }, { ...PRICE, item: 'gold' }),
  removePrice: [...by('gbenga', 'maize at Ibadan'), ...by('gbenga', 'ada')],
  importPrices: by('gbenga', null, { csv: CSV, dryRun: true }, { csv: CSV }, { csv: 'no,heading' }),
  addPushSubscription: by('bola', null, BROWSER, { ...BROWSER, endpoint: 'https://elsewhere.invalid/x' }),
  removePushSubscription: [
    ...by('ada', null, { endpoint: BROWSER.endpoint }),
    ...by('bola', null, { endpoint: BROWSER.endpoint }),
  ],
  createPost: [
    ...by('ada', null, { content: 'Rain', title: 'At last', cropType: 'maize', region: 'Kano', tags: ['rain'] }),
    ...by('ada', null, { imageUrl: PICTURE }, { content: ' ' }),
    ...by('bola', null, { content: 'Not mine', imageUrl: PICTURE }),
  ],
  createReply: [
    ...by('bola', 'post on birds', { content: 'Try a net', imageUrl: null }),
    ...by('efe', 'post on birds', { content: 'Yes', parentReplyId: '@bola replies' }),
    ...by('efe', 'post on birds', { content: 'Deeper', parentReplyId: '@ada replies back' }),
    ...by('efe', 'ada', { content: 'Nowhere' }),
  ],
  likePost: [
    ...by('ada', 'post on birds', { liked: true }),
    ...by('bola', 'post on birds'),
    ...by('bola', 'post on birds'),
  ],
  likeReply: [...by('ada', 'bola replies'), ...by('bola', 'bola replies', { liked: true }, { liked: false })],
  deleteReply: [...by('ada', 'efe replies'), ...by('bola', 'bola replies'), ...by('gbenga', 'efe replies')],
  deletePost: [...by('bola', 'post on birds'), ...by('ada', 'post on birds'), ...by('gbenga', 'old post')],
  moderatePost: [...by('gbenga', 'new post'), ...by('gbenga', 'ada')],
  uploadImage: by('ada', null, {}),
  askQuestion: [
    ...by('ada', null, { text: 'Weevils are in my stored maize', cropId: "@ada's maize" }),
    ...by('efe', null, { text: 'Weevils in the stored maize', language: 'en' }),
    ...by('efe', null, { text: 'Rats eat my drying grain' }, { text: 'Rats eat my drying grain again' }),
    ...by('efe', null, { text: 'Rats eat my drying grain', language: 'en' }),
    ...by('dele', null, { text: 'Rats eat my drying grain', language: 'en' }),
    ...by('ada', null, { text: 'How do I keep weevils out of maize?', cropId: "@ada's maize", language: 'en' }),
    ...by('ada', null, { text: 'Holes in the leaves of my maize', advisoryId: '@advice 1 of ada', imageUrl: PICTURE }),
    ...by('cato', null, { recording: 'GkXfo59ChoEB' }, { text: '' }),
    ...by('bola', null, { text: 'Of another', cropId: "@ada's maize" }),
  ],
  claimQuestion: [...by('femi', 'ada asks of weevils'), ...by('gbenga', 'bola asks of leaves')],
  answerQuestion: [
    ...by('femi', 'ada asks of weevils', { text: 'Dry it, then a hermetic bag.' }),
    ...by('femi', 'bola asks of leaves', { text: 'Give 500 kg of urea on each acre.' }),
    ...by('femi', 'bola asks of leaves', { text: 'Give 500 kg of urea on each acre.', confirm: true }),
    ...by('gbenga', 'a stranger asks', { text: 'Advice on farming.', imageUrl: null }),
    ...by('ada', 'bola asks of leaves', { text: 'I gave manure.' }),
    ...by('cato', 'bola asks of leaves', { text: 'I was not asked.' }),
  ],
  skipQuestion: [...by('ada', 'bola asks of leaves'), ...by('cato', 'bola asks of leaves')],
  setAnswerApproval: [
    ...by('femi', 'femi on goats', { approved: true, forCrop: 'maize', forStage: 'vegetative', forStates: ['Kano'] }),
    ...by('femi', 'bola, held', { approved: true, language: 'en', question: 'How are weevils kept out?' }),
    ...by('femi', 'femi on goats', { approved: false }),
  ],
  markQuestionSolved: [
    ...by('ada', 'ada asks of goats', { answerId: '@femi on goats' }),
    ...by('ada', 'ada asks of weevils', { solved: false }),
    ...by('bola', 'ada asks of goats', {}),
  ],
  mergeQuestion: [
    ...by('femi', 'ada asks of weevils', { into: '@bola asks of leaves' }),
    ...by('femi', 'bola asks of leaves', { into: '@ada asks of weevils' }),
  ],
  closeQuestion: [...by('gbenga', 'cato asks of rain'), ...by('femi', 'ada')],
  updateInboxQuestion: by(
    'gbenga',
    'a stranger asks',
    { state: 'answered', answer: 'Hello.' },
    { state: 'open' },
    { state: 'answered' },
  ),
  reportWarningWording: [...by('bola', 'warning'), ...by('bola', 'ada')],
  reportBadWording: by('bola', null, { ids: ['screens.rains.wait', 'no.such.words'] }),
  updateProfile: [
    ...by('ada', null, { firstName: 'Adaeze', soilType: 'sand', preferredLanguage: 'ig', useLessData: true }),
    ...by('ada', null, { email: 'new@example.org' }, { email: 'new@example.org', currentPassword: ADAS_PASSWORD }),
    ...by('ada', null, { phone: '08030000099', currentPassword: ADAS_PASSWORD }),
    ...by(
      'bola',
      null,
      { phone: '08030000005' },
      { username: 'ada' },
      { channels: { advice: 'none', warnings: 'call' } },
    ),
    ...by('bola', null, { notificationPreferences: { weather: false, advisory: true, community: true, sms: false } }),
    ...by('dele', null, {
      location: { lat: 12, lng: 8.52, name: 'Kano' },
      primaryCrops: ['maize'],
      irrigationMethod: [],
    }),
    ...by('dele', null, { lastName: 'Alli', farmSize: '0-1', farmingExperience: 'experienced', inComparisons: false }),
    ...by('dele', null, {
      crops: [{ cropType: 'rice', plantingDate: '2026-05-01', farmArea: 2 }],
      sharePartners: 'yes',
    }),
    ...by('cato', null, { location: 'Somewhere', sharePartners: 'no' }),
  ],
  fixLocation: [...by('cato', null), ...by('dele', null)],
  requestPhoneCode: [...by('ada', null), ...by('bola', null)],
  startPhoneDial: [...by('dele', null), ...by('bola', null)],
  verifyPhone: by('dele', null, { code: '000000' }),
  previewAudienceSms: by(
    'gbenga',
    null,
    { state: 'Kano', text: 'Urea is here.', texts: { ha: 'Yuriya ta zo.' } },
    { crop: 'maize', stage: 'vegetative', language: 'pcm', channel: 'call', notSeen: 1, find: 'Efe' },
  ),
  sendAudienceSms: by(
    'gbenga',
    null,
    { state: 'Kano', text: 'Urea is here.', texts: { ha: 'Yuriya ta zo.' } },
    { state: 'Kano', text: 'Urea is here.' },
    { crop: 'maize', stage: 'vegetative', language: 'en', channel: 'sms', notSeen: 9, find: 'Efe', text: 'Hello' },
  ),
  sendAdvisories: [...by('gbenga', null), ...by('gbenga', null)],
  sendTestSms: by('gbenga', null, { phoneNumber: '08031112222' }, { phoneNumber: '1' }),
  setOfficerRole: [
    ...by('gbenga', 'bola', { on: true, states: ['Kano'], crops: ['rice'] }),
    ...by('gbenga', 'femi', { on: false }),
    ...by('gbenga', 'gbenga', { on: true }),
  ],
  sendNewPassword: [...by('gbenga', 'bola'), ...by('gbenga', 'dele')],
  pressSimulatorKeys: by(
    'gbenga',
    null,
    { phone: '+2348100000009' },
    { phone: '+2348100000009', sms: 'HELP' },
    { phone: '+2348100000009', ring: '1' },
    { phone: '+2348100000009', code: '*384*1#', session: 'session', answers: '', press: '1' },
    { phone: '+2348100000009', call: 'call', press: '2', hang: '1' },
    { phone: '+2348030000001' },
  ),
  endSession: [{ as: 'ada', of: {} }],
  endOtherSessions: by('ada', null),
  changePassword: by(
    'ada',
    null,
    { currentPassword: 'wrong', newPassword: 'dawa-da-masara' },
    { currentPassword: ADAS_PASSWORD, newPassword: '12' },
    { currentPassword: ADAS_PASSWORD, newPassword: 'dawa-da-masara' },
  ),
  signOut: by('cato', null),
  deleteAccount: [...by('ada', null, { password: 'wrong' }, { password: 'dawa-da-masara' })],
  checkPassword: by(
    'nobody',
    null,
    { password: '123' },
    { password: 'dawa-da-masara' },
    { password: '08035550001', phone: '08035550001' },
  ),
  register: by('nobody', null, REGISTERED, { ...REGISTERED, phone: '08035550002' }, { phone: '1', password: 'x' }),
  signIn: by(
    'nobody',
    null,
    { phone: '08035550001', password: 'dawa-da-masara' },
    { phone: '08035550001', password: 'wrong' },
    { phone: '08030000007', password: ADAS_PASSWORD },
  ),
  submitSignInCode: by(
    'nobody',
    null,
    { code: '123456', phone: '08030000002' },
    { code: '123456' },
    { code: gbengasCode(1) },
  ),
}

const writes = (Object.keys(WRITES) as WriteName[]).map((name) => [name, CALLS[name] as Call] as const)

let gona: FullApp
const openApp = async () => {
  gona = await fullApp(ASKERS)
  gona.push.sendSoon = () => {}
}
beforeAll(async () => {
  // Contracts read the machine's day.
  setSystemTime(new Date(FULL_NOW))
  await openApp()
})
afterAll(() => {
  setSystemTime()
})

test('every field of a body is tried', () => {
  const untried = writes.flatMap(([name, call]) => {
    const { shape = {} } = (call.in?._zod.def ?? {}) as { shape?: object }
    const tried = new Set(WRITES[name].flatMap(({ body = {} }) => Object.keys(body)))
    return Object.keys(shape)
      .filter((key) => !tried.has(key))
      .map((key) => `${name} ${key}`)
  })
  expect(untried).toEqual([])
})

/** Length of a line in the second record. */
const SHORT = 120

/** Makes a request, and returns its answer with what it counts, reports and changes. */
async function madeBy({ as, of = {}, body }: Written, { method, path }: Call): Promise<string[]> {
  const params = Object.fromEntries(Object.entries(of).map(([key, row]) => [key, idOf(row)]))
  const before = await rowsOf(gona.db)
  const answer = await gona.ask(as, method, fillPath(path, { id: '0'.repeat(16), ...params }), resolved(body))
  const said = await answer.text()
  await gona.sms.run()
  return [`${answer.status} ${said}`, ...gona.heard(), ...changesOf(before, await rowsOf(gona.db))]
}

test.each(writes)('%s answers and changes rows as recorded', async (name, call) => {
  const text = readable()
  const lines: string[] = []
  for (const written of WRITES[name]) {
    const { as, of = {}, body } = written
    const asked = [as, ...Object.values(of), body && JSON.stringify(body)].filter(Boolean).join(' ')
    lines.push(text(asked), ...(await madeBy(written, call)).map((line) => `  ${text(line)}`))
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

describe('once more, and by everybody', () => {
  beforeAll(openApp)

  test.each(writes.filter(([, { who, session }]) => who !== 'anyone' && !session))(
    '%s answers and changes rows as recorded',
    async (name, call) => {
      const [first] = WRITES[name]
      const text = readable(SHORT)
      const lines: string[] = []
      for (const as of [first!.as, first!.as, ...ASKERS.filter((asker) => asker !== first!.as), 'nobody'] as const) {
        const [answer, ...more] = (await madeBy({ ...first!, as }, call)).map(text)
        lines.push(`${as}: ${answer}`, ...fewOf(more).map((line) => `  ${line}`))
      }
      expect(lines.join('\n')).toMatchSnapshot()
    },
  )
})

/** Requests that need rows which the ones above have changed. */
const FURTHER: [WriteName, ...Written[]][] = [
  ['markQuestionSolved', ...by('ada', 'ada asks of weevils', { answerId: '@kept on armyworm' })],
  ['markQuestionSolved', ...by('ada', 'ada asks of weevils', { answerId: '@kept on weevils' }, { solved: false })],
  ['answerQuestion', ...by('ada', 'bola asks of leaves', { text: 'See www.example.com' })],
  ['answerQuestion', ...by('ada', 'bola asks of leaves', { text: 'Call 0803 000 0001' })],
  ['answerQuestion', ...by('ada', 'bola asks of leaves', { text: 'Give 2 bags of urea an acre.' }, { text: 'Again.' })],
  ['answerQuestion', ...by('bola', 'ada asks of prices', { text: 'Too late.' })],
  ['setAnswerApproval', ...by('femi', 'kept but unapproved', { approved: true }, { approved: false })],
  ['setAnswerApproval', ...by('femi', 'ada', { approved: true })],
  ['markQuestionSolved', ...by('bola', 'bola asks of leaves', {}, {})],
  ['closeQuestion', ...by('femi', 'bola asks of leaves'), ...by('femi', 'bola asks again')],
  ...Array.from({ length: 7 }, (_, n): [WriteName, ...Written[]] => [
    'askQuestion',
    ...by('cato', null, { text: `Why, ${n}?` }),
  ]),
  [
    'createPost',
    ...by(
      'ada',
      null,
      { content: 'See', imageUrl: PICTURE },
      { content: 'Ours', imageUrl: `/images/${'c'.repeat(64)}.webp` },
    ),
  ],
]

describe('and further', () => {
  beforeAll(openApp)

  test.each(FURTHER.map(([name, ...all], n) => [n, name, all] as const))(
    '%i: %s answers and changes rows as recorded',
    async (_, name, all) => {
      const text = readable()
      const lines: string[] = []
      for (const written of all)
        lines.push(
          text(JSON.stringify(written)),
          ...(await madeBy(written, CALLS[name])).map((line) => `  ${text(line)}`),
        )
      expect(lines.join('\n')).toMatchSnapshot()
    },
  )
})

import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { callRefusals, contactDays, stoppedNumbers } from '../../../db/schema/channels.ts'
import { postLikes, posts, replies } from '../../../db/schema/community.ts'
import { crops } from '../../../db/schema/crops.ts'
import { farmLog } from '../../../db/schema/farm-log.ts'
import { farmerPrices } from '../../../db/schema/fertilizer.ts'
import { harvestQuestions } from '../../../db/schema/harvests.ts'
import { images } from '../../../db/schema/images.ts'
import {
  inboxMessages,
  keptAnswers,
  questionAnswers,
  questionPeers,
  questionRecordings,
} from '../../../db/schema/inbox.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { auditLog } from '../../../db/schema/operation.ts'
import { priceImports, prices, seenPrices } from '../../../db/schema/prices.ts'
import { pushSubscriptions } from '../../../db/schema/push.ts'
import { seasons } from '../../../db/schema/rains.ts'
import { backupCodes, secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import { smsCampaigns, smsMessages } from '../../../db/schema/sms.ts'
import { trialExposures, trials } from '../../../db/schema/trials.ts'
import { ussdSessions } from '../../../db/schema/ussd.ts'
import { calls, outboundCalls, voiceClips } from '../../../db/schema/voice.ts'
import { reportedSentences, wordCorrections } from '../../../db/schema/words.ts'
import { spoken } from '../../inbox/testing/spoken.ts'
import { ANSWERS, KEPT_ANSWERS, MESSAGES, NOTICES, QUESTIONS } from './messages.ts'
import {
  ago,
  at,
  CROPS,
  dayAgo,
  GBENGAS_SECRET,
  LOG,
  named,
  nameRows,
  PEOPLE,
  type Row,
  ref,
  resolved,
} from './people.ts'

const PRICE = { country: 'NG', way: 'form', createdAt: ago(20), userId: ref('gbenga') } as const
const produce = (price: number, market: string | null, days: number) =>
  ({ ...PRICE, kind: 'produce', item: 'maize', price, market, date: dayAgo(days) }) as const
const PRICES: Record<string, Row<typeof prices>> = {
  'maize in May': produce(380, 'Kano', 66),
  'maize in June': produce(430, 'Kano', 12),
  'maize at Ibadan': produce(510, 'Ibadan', 5),
  'maize of last year': produce(250, 'Dawanau', 380),
  'rice at Kano': { ...produce(700, 'Kano', 30), item: 'rice', way: 'file' },
  urea: { ...PRICE, kind: 'input', item: 'urea', bagKg: 50, price: 28_000, date: dayAgo(6), market: 'Kano' },
  npk: { ...PRICE, kind: 'input', item: 'npk_15_15_15', bagKg: 50, price: 31_000, date: dayAgo(200), userId: null },
  'maize of Namibia': { ...produce(6.5, 'Grootfontein', 8), country: 'NA', way: 'command' },
}
const seen = (owner: string, price: number, days: number) => ({
  ...{ userId: ref(owner), country: 'NG' as const, crop: 'maize' as const, unit: 'bag100' as const },
  ...{ price: price * 100, perKg: price, market: 'Dawanau', sold: true, createdAt: ago(days), lat: 12.1, lng: 8.5 },
})
const SEEN: Record<string, Row<typeof seenPrices>> = {
  'ada saw': seen('ada', 440, 4),
  'bola saw': seen('bola', 420, 20),
  'hana saw': { ...seen('hana', 430, 6), sold: false, lat: null, lng: null },
  'efe saw': { ...seen('efe', 900, 2), doubt: 'far' },
  'dele saw': { ...seen('dele', 90, 3), doubt: 'administrator' },
}

const POSTS: Record<string, Row<typeof posts>> = {
  'old post': { ...at(90), authorId: ref('cato'), content: 'First rain is not the planting rain', region: 'Kano' },
  'post on birds': {
    ...{ ...at(4), authorId: ref('ada'), title: 'Birds', content: 'Birds on my sorghum', cropType: 'sorghum' },
    ...{ region: 'Kano', tags: ['birds', 'sorghum'] },
  },
  'post with a picture': {
    ...{ ...at(2), authorId: ref('bola'), content: '', imageUrl: `/images/${'a'.repeat(64)}.webp`, isModerated: true },
  },
  'unanswered post': { ...at(3), authorId: ref('cato'), content: 'Where do I sell millet?', cropType: 'millet' },
  'new picture': { ...at(0.4), authorId: ref('ada'), content: 'See', imageUrl: `/images/${'b'.repeat(64)}.webp` },
  'new post': { ...at(0.2), authorId: ref('hana'), content: 'Who sells seed?' },
}
const REPLIES: Record<string, Row<typeof replies>> = {
  'bola replies': { postId: ref('post on birds'), authorId: ref('bola'), content: 'Make noise.', createdAt: ago(2) },
  'ada replies back': {
    ...{ postId: ref('post on birds'), authorId: ref('ada'), content: 'Thanks.', createdAt: ago(1) },
    parentReplyId: ref('bola replies'),
  },
  'efe replies': { postId: ref('post on birds'), authorId: ref('efe'), content: 'Nets.', createdAt: ago(0.5) },
}

const call = (owner: string, days: number) => ({
  ...{ userId: ref(owner), phone: PEOPLE[owner]!.phone, createdAt: ago(days), lastAt: ago(days) },
})
const out = (owner: string, about: string) => ({
  ...{ userId: ref(owner), phone: PEOPLE[owner]!.phone, about, language: 'en' as const, createdAt: ago(1) },
  ...{ dueAt: ago(-0.2), until: ago(-2) },
})

/** Rows of each table, in an order that foreign keys allow. */
function tables(): [SQLiteTable, Record<string, unknown>[]][] {
  const insert = <T extends SQLiteTable>(
    table: T,
    rows: T['$inferInsert'][],
  ): [SQLiteTable, Record<string, unknown>[]] => [table, rows]
  const bytes = Buffer.from('a')
  return [
    insert(users, named<typeof users>(PEOPLE)),
    insert(stoppedNumbers, [{ phone: '+2348030000008', createdAt: ago(30) }]),
    insert(callRefusals, [{ phone: '+2348030000002', createdAt: ago(30) }]),
    insert(contactDays, [{ userId: ref('ada'), day: dayAgo(0), about: 'heavy-rain', createdAt: ago(0.1) }]),
    insert(sessions, [
      { sid: 's1', userId: ref('ada'), sess: { userAgent: 'Firefox' }, expire: ago(-9), createdAt: ago(1) },
      { sid: 's2', userId: ref('ada'), sess: { userAgent: null }, expire: ago(1), createdAt: ago(40) },
      { sid: 's3', userId: ref('ife'), sess: { userAgent: 'Opera' }, expire: ago(-9), createdAt: ago(3) },
    ]),
    insert(secondFactors, [
      { userId: ref('gbenga'), secret: GBENGAS_SECRET, confirmedAt: ago(90), createdAt: ago(90) },
      { userId: ref('bola'), secret: GBENGAS_SECRET, createdAt: ago(0.1) },
    ]),
    insert(backupCodes, [{ userId: ref('gbenga'), start: 'ab', hash: 'a' }]),
    insert(crops, named<typeof crops>(CROPS)),
    insert(farmLog, named<typeof farmLog>(LOG)),
    insert(harvestQuestions, [
      {
        ...{ id: ref('harvest of rice'), userId: ref('ada'), cropId: ref("ada's rice"), season: dayAgo(150) },
        ...{ way: 'web', state: 'asked', askedAt: ago(1) },
      },
      {
        ...{ id: ref('harvest of bola'), userId: ref('bola'), cropId: ref("bola's maize"), season: dayAgo(60) },
        ...{ way: 'sms', state: 'asked', askedAt: ago(2) },
      },
      {
        ...{ id: ref('harvest of cato'), userId: ref('cato'), cropId: ref("cato's maize"), season: dayAgo(230) },
        ...{ way: 'sms', state: 'answered', bags: 80, askedAt: ago(30), answeredAt: ago(29) },
      },
    ]),
    insert(farmerPrices, [
      { id: ref("ada's urea"), userId: ref('ada'), item: 'urea', kg: 50, price: 29_500, date: dayAgo(3) },
    ]),
    insert(images, [
      { id: 'a'.repeat(64), ownerId: ref('bola'), bytes, thumbnail: bytes, width: 4, height: 3, createdAt: ago(2) },
      { id: 'b'.repeat(64), ownerId: ref('ada'), bytes, thumbnail: bytes, width: 4, height: 3, createdAt: ago(9) },
    ]),
    insert(posts, named<typeof posts>(POSTS)),
    insert(replies, named<typeof replies>(REPLIES)),
    insert(postLikes, [
      { id: ref('like 1'), postId: ref('post on birds'), userId: ref('bola'), createdAt: ago(1) },
      { id: ref('like 2'), postId: ref('post on birds'), userId: ref('efe'), createdAt: ago(1) },
      { id: ref('like 3'), replyId: ref('bola replies'), userId: ref('ada'), createdAt: ago(1) },
    ]),
    insert(notifications, named<typeof notifications>(NOTICES)),
    insert(keptAnswers, named<typeof keptAnswers>(KEPT_ANSWERS)),
    insert(inboxMessages, named<typeof inboxMessages>(QUESTIONS)),
    insert(questionRecordings, [{ questionId: ref('ada asks of weevils'), bytes: spoken() }]),
    insert(questionAnswers, named<typeof questionAnswers>(ANSWERS)),
    insert(questionPeers, [
      {
        ...{ id: ref('peer 1'), questionId: ref('bola asks of leaves'), userId: ref('ada'), bySms: false },
        createdAt: ago(1),
      },
      {
        ...{ id: ref('peer 2'), questionId: ref('ada asks of prices'), userId: ref('bola'), bySms: true },
        ...{ createdAt: ago(7), endedAt: ago(6) },
      },
    ]),
    insert(smsCampaigns, [
      {
        ...{ id: ref('daily campaign'), kind: 'daily', state: 'done', day: dayAgo(3), skipped: 2, composed: true },
        ...{ skippedWhy: { stopped: 2 }, startedAt: ago(3), finishedAt: ago(2.9) },
      },
      {
        ...{ id: ref('stopped campaign'), kind: 'audience', state: 'stopped', audience: { state: 'Kano' } },
        ...{ texts: { en: 'Urea is here.' }, startedBy: ref('gbenga'), stopReason: 'budget', startedAt: ago(1) },
      },
    ]),
    insert(smsMessages, named<typeof smsMessages>(MESSAGES)),
    insert(prices, named<typeof prices>(PRICES)),
    insert(priceImports, [
      {
        ...{ id: ref('import of prices'), userId: ref('gbenga'), added: 2, known: 1, refused: 1, createdAt: ago(20) },
        faults: [{ line: 3, column: 'price', message: 'bad' }] as never,
      },
    ]),
    insert(seenPrices, named<typeof seenPrices>(SEEN)),
    insert(ussdSessions, [
      {
        ...{ id: 'ussd1', userId: ref('bola'), phone: '+2348030000002', network: '62130', serviceCode: '*384*1#' },
        ...{ language: 'ha', screen: 'home', turns: 4, createdAt: ago(2), lastAt: ago(2), endedAt: ago(2) },
        ...{ outcome: 'finished', cost: 'NGN 2.5', durationMs: 30_000 },
      },
      {
        ...{ id: 'ussd2', userId: null, phone: '+2348077777777', network: '62120', serviceCode: '*384*1#' },
        ...{ language: 'en', screen: 'join', turns: 1, createdAt: ago(3), lastAt: ago(3), outcome: 'left' },
      },
    ]),
    insert(calls, [
      {
        ...{ ...call('efe', 2), id: 'call1', direction: 'outbound', language: 'pcm', place: 'advice', turns: 3 },
        ...{ endedAt: ago(2), durationSeconds: 61, cost: 'NGN 9.0', hangupCause: 'NORMAL_CLEARING' },
      },
      { ...call('bola', 4), id: 'call2', direction: 'inbound', language: 'ha', place: 'home', turns: 0 },
    ]),
    insert(outboundCalls, [
      { ...out('efe', 'advice:1'), id: ref('call queued'), kind: 'advice', state: 'queued', clips: ['en/1'] },
      {
        ...{ ...out('ada', 'warning:1'), id: ref('call failed'), kind: 'warning', state: 'failed', attempts: 3 },
        ...{ reason: 'NO_ANSWER', finalAt: ago(0.5) },
      },
    ]),
    insert(voiceClips, [
      ...[{ language: 'en' as const, clip: 'intro', format: 'wav' as const, bytes, seconds: 1.5, importedAt: ago(50) }],
    ]),
    insert(pushSubscriptions, [
      {
        ...{ id: ref('browser of ada'), userId: ref('ada'), sessionId: 's1', createdAt: ago(1) },
        ...{ endpoint: 'https://push.invalid/ada', keys: { p256dh: 'p', auth: 'a' } },
      },
    ]),
    insert(trials, [
      {
        ...{ id: 'weeding', name: 'Weeding', unit: 'farmer', planned: 2, start: dayAgo(60), end: dayAgo(-60) },
        ...{
          arms: [
            { id: 'short', share: 0.5 },
            { id: 'long', share: 0.5 },
          ],
          measure: 'done',
          salt: 'salt',
        },
        what: {
          ...{ kind: 'wording', template: 'advice.rules.care.weeds-heap.sms' },
          variants: {
            long: { en: '{Crop}: weed by {by}, then heap soil.', ha: '{Crop}: noma {by}.', pcm: '{Crop}: weed {by}.' },
          },
        },
        createdAt: ago(60),
      },
      {
        ...{
          id: 'by-sms',
          name: 'By SMS',
          unit: 'farmer',
          planned: 50,
          start: dayAgo(10),
          end: dayAgo(-10),
          salt: 'b',
        },
        ...{
          arms: [
            { id: 'get', share: 0.4 },
            { id: 'hold', share: 0.6, held: true },
          ],
          measure: 'done',
        },
        ...{
          what: { kind: 'holdout', of: 'sms' },
          createdAt: ago(10),
          // New people have random ids: none of them may enter.
          place: { country: 'NG', languages: ['ha'] },
        },
      },
      {
        ...{ id: 'held', name: 'Held', unit: 'lga', planned: 9, start: dayAgo(90), end: dayAgo(30), salt: 'salt' },
        ...{
          arms: [
            { id: 'get', share: 0.8 },
            { id: 'hold', share: 0.2, held: true },
          ],
          measure: 'opened',
        },
        ...{ what: { kind: 'holdout', of: 'sms' }, createdAt: ago(90), stoppedAt: ago(40), place: { country: 'NG' } },
      },
    ]),
    insert(trialExposures, [
      { trialId: 'weeding', userId: ref('ada'), unit: ref('ada'), arm: 'short', at: ago(20) },
      { trialId: 'weeding', userId: ref('bola'), unit: ref('bola'), arm: 'long', at: ago(20) },
      { trialId: 'held', userId: ref('ada'), unit: 'Kano', arm: 'hold', at: ago(80) },
    ]),
    insert(seasons, [
      {
        ...{
          country: 'NG',
          state: 'Kano',
          lga: 'Kano',
          year: 2026,
          onset: '2026-06-10',
          end: '2026-10-01',
          length: 113,
        },
        ...{ mm: 800, source: 'NiMet', issued: '2026-02-20', createdAt: ago(100) },
      },
    ]),
    insert(reportedSentences, [
      { language: 'ha', path: 'screens.rains.wait', times: 3, lastOn: dayAgo(4) },
      { language: 'en', path: 'screens.rains.wait', times: 1, lastOn: dayAgo(9) },
    ]),
    insert(wordCorrections, [
      {
        ...{ language: 'yo', path: 'screens.rains.wait', text: 'Duro', english: 'Wait', state: 'native', by: 'Kemi' },
        createdAt: ago(10),
      },
    ]),
    insert(auditLog, [
      {
        id: ref('audit 1'),
        actor: 'operator',
        userId: ref('gbenga'),
        action: 'promote',
        count: 1,
        createdAt: ago(50),
      },
      {
        ...{ id: ref('audit 2'), actor: ref('gbenga'), userId: ref('ada'), action: 'look', count: 1 },
        ...{ reason: null, createdAt: ago(5) },
      },
    ]),
  ]
}

/** Adds rows in most of the states that a row can have: own and others', old and new, open, stopped and finished. */
export async function fillDatabase(db: Database) {
  const all = tables()
  nameRows(all.flatMap(([, rows]) => rows))
  for (const [table, rows] of all)
    await db.write(db.orm.insert(table).values(rows.map((row) => resolved(row) as never)))
}

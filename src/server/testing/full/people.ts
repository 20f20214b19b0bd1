import type { users } from '../../../db/schema/accounts.ts'
import type { crops } from '../../../db/schema/crops.ts'
import type { farmLog } from '../../../db/schema/farm-log.ts'
import { totpCodeAt, totpTimeStep } from '../../accounts/second-factor/totp.ts'

/** Time at which the rows below are read. */
export const FULL_NOW = '2026-07-06T08:00:00.000Z'
const DAY_MS = 86_400_000

/** Time some days before {@link FULL_NOW}. */
export const ago = (days: number) => new Date(Date.parse(FULL_NOW) - days * DAY_MS).toISOString()
export const dayAgo = (days: number) => ago(days).slice(0, 10)

/** Ids by name, once the rows are in a database. */
const ids = new Map<string, string>()

/** Stands for the id of a named row in another row. */
export const ref = (name: string) => `@${name}`

/** Returns the id of a named row, the same in every run. */
export function idOf(name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`No row is named ${name}`)
  return id
}

/** Names by id. */
export const namesOfIds = (): Map<string, string> => new Map([...ids].map(([name, id]) => [id, name]))

/** Names a row. */
export function nameRow(name: string, id: string) {
  ids.set(name, id)
}

/** Gives each named row an id with its time, as UUIDv7 has. */
export function nameRows(rows: readonly Record<string, unknown>[]) {
  for (const [n, { id, createdAt, startedAt, askedAt }] of rows.entries()) {
    if (typeof id !== 'string' || !id.startsWith('@')) continue
    const ms = Date.parse(String(createdAt ?? startedAt ?? askedAt ?? FULL_NOW))
    const time = ms.toString(16).padStart(12, '0')
    nameRow(id.slice(1), `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(n).padStart(12, '0')}`)
  }
}

/** Fills in the ids of named rows. */
export function resolved(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? idOf(value.slice(1)) : value
  if (Array.isArray(value)) return value.map(resolved)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one)]))
}

const KANO = { lat: 12, lng: 8.52, name: 'Kano' }
export const at = (days: number) => ({ createdAt: ago(days), updatedAt: ago(days) })

export type Row<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'id'>
export const named = <T extends { $inferInsert: object }>(rows: Record<string, Row<T>>) =>
  Object.entries(rows).map(([name, row]) => ({ ...row, id: ref(name) }) as unknown as T['$inferInsert'])

const kano = { location: KANO, region: 'Kano', country: 'NG', arrivedBy: 'web', phoneProvedAt: ago(200) } as const
/** Hash of {@link ADAS_PASSWORD}. */
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$SLHXUaOzRkwIWA6BafXEPFLmAYRIZYacdNf9a7R1Ydg$fsI29dYiaebgrKhdjwOWbYguK+BYM+ur/tpDYPrBbw0'
export const ADAS_PASSWORD = 'secret-of-ada'
/** Secret of the second factor of Gbenga, who has the password of Ada. */
export const GBENGAS_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** Code of Gbenga's app; 1: the one after, which is accepted too. */
export const gbengasCode = (step = 0) => totpCodeAt(GBENGAS_SECRET, totpTimeStep(new Date(FULL_NOW)) + step)
const ALL_ON = { weather: true, advisory: true, community: true, sms: true, calls: true }
export const PEOPLE: Record<string, Row<typeof users>> = {
  ada: {
    ...{ ...kano, ...at(100), phone: '+2348030000001', firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org' },
    ...{ farmSize: '1-5', soilType: 'loam', irrigationMethod: 'rain-fed,manual', farmingExperience: 'beginner' },
    ...{ primaryCrops: 'maize,cassava', notificationPreferences: ALL_ON, channels: { answers: 'sms' } },
    ...{ webAt: ago(1), lastActiveAt: ago(0.1), lastActiveBy: 'web', sharePartners: 'yes', sharedAt: ago(50) },
    ...{
      sharedBy: 'web',
      sharedWords: 'v1',
      password: HASH,
      profileImageUrl: 'https://example.org/ada.png',
      username: 'ada',
    },
  },
  bola: {
    ...{ ...kano, ...at(90), phone: '+2348030000002', firstName: 'Bola', isLeadFarmer: true, preferredLanguage: 'ha' },
    ...{ farmSize: '5-10', soilType: 'sand', irrigationMethod: 'drip', primaryCrops: 'maize', useLessData: true },
    ...{ channels: { advice: 'sms', warnings: 'sms' }, notificationPreferences: ALL_ON, sharePartners: 'no' },
    ...{ lastActiveAt: ago(40), lastActiveBy: 'sms', arrivedBy: 'ussd', region: 'Kano' },
  },
  cato: {
    ...{ ...at(400), phone: '+264811000003', firstName: 'Cato', lastName: 'Shikongo', preferredLanguage: 'af' },
    ...{ location: { lat: -19.57, lng: 18.1, name: 'Grootfontein' }, region: 'Otjozondjupa', country: 'NA' },
    ...{ farmSize: '10+', soilType: 'clay', irrigationMethod: 'sprinkler', primaryCrops: 'maize,millet' },
    ...{ phoneProvedAt: ago(300), lastActiveAt: ago(120), lastActiveBy: 'web', arrivedBy: 'web', webAt: ago(120) },
    ...{ notificationPreferences: { ...ALL_ON, sms: false, calls: false }, inComparisons: false },
  },
  dele: {
    ...{ ...at(5), phone: '+2348030000004', firstName: 'Dele', claimSince: ago(5), arrivedBy: 'web', webAt: ago(5) },
    ...{ preferredLanguage: 'yo', primaryCrops: 'cassava', farmSize: 'small', lastActiveAt: ago(5) },
  },
  efe: {
    ...{
      ...kano,
      ...at(60),
      phone: '+2348030000005',
      firstName: 'Efe',
      preferredLanguage: 'pcm',
      arrivedBy: 'operator',
    },
    ...{ channels: { advice: 'call', warnings: 'call', answers: 'call' }, notificationPreferences: ALL_ON },
    ...{ region: 'Oyo', location: { lat: 7.38, lng: 3.9, name: 'Ibadan' }, primaryCrops: 'maize', farmSize: '0-1' },
    ...{ lastActiveAt: ago(2), lastActiveBy: 'call', sharePartners: 'yes', sharedAt: ago(9), sharedBy: 'ussd' },
  },
  femi: {
    ...{ ...kano, ...at(300), phone: '+2348030000006', firstName: 'Femi', lastName: 'Ojo', webAt: ago(1) },
    ...{ isOfficer: true, officerStates: ['Kano'], officerCrops: ['maize'], primaryCrops: '' },
  },
  gbenga: {
    ...{ ...kano, ...at(500), phone: '+2348030000007', firstName: 'Gbenga', isAdmin: true, username: 'gbenga' },
    password: HASH,
  },
  hana: {
    ...{ ...kano, ...at(800), phone: '+2348030000008', firstName: 'Hana', smsOptedOutAt: ago(30), region: 'Kano' },
    ...{ notificationPreferences: ALL_ON, channels: { advice: 'sms' }, primaryCrops: 'maize', lastActiveAt: ago(500) },
    lastActiveBy: 'ussd',
  },
  ife: {
    ...{ location: KANO, region: 'Kano', country: 'NG', arrivedBy: 'web', webAt: ago(3) },
    ...{ ...at(3), phone: '+2348030000010', firstName: 'Ife', password: HASH, initialPasswordUntil: ago(-10) },
    ...{ primaryCrops: 'maize', notificationPreferences: ALL_ON, channels: { answers: 'sms' }, lastActiveAt: ago(3) },
  },
  tester: {
    ...{ ...kano, ...at(10), phone: '+2348100000009', firstName: 'Tester', isPractice: true, primaryCrops: 'maize' },
    ...{ notificationPreferences: ALL_ON, channels: { advice: 'sms' }, region: 'Kano', lastActiveAt: ago(3) },
  },
}

const crop = (owner: string, days: number | null) => ({
  ...{ userId: ref(owner), plantingDate: days === null ? null : dayAgo(days) },
  ...at(Math.max(days ?? 10, 1)),
})
export const CROPS: Record<string, Row<typeof crops>> = {
  "ada's maize": {
    ...{
      ...crop('ada', 28),
      cropType: 'maize',
      growthStage: 'vegetative',
      farmArea: 2,
      maturity: 'early',
      striga: true,
    },
    ...{ previousCrop: 'cowpeas', stageReportedOn: dayAgo(2), established: 'seed' },
  },
  "ada's rice": { ...crop('ada', 150), cropType: 'rice', growthStage: 'mature', farmArea: 1, field: 'lowland' },
  "ada's cassava": { ...crop('ada', null), cropType: 'cassava', growthStage: 'planted', placeholder: true },
  "ada's tomato": { ...crop('ada', -20), cropType: 'tomato', growthStage: 'planted', planned: true, farmArea: 0.5 },
  "bola's maize": { ...crop('bola', 60), cropType: 'maize', growthStage: 'flowering', farmArea: 6, striga: false },
  "bola's sorghum": { ...crop('bola', 150), cropType: 'sorghum', growthStage: 'mature', farmArea: 2 },
  "efe's cowpeas": { ...crop('efe', 95), cropType: 'cowpeas', growthStage: 'mature', farmArea: 1 },
  "cato's maize": { ...crop('cato', 230), cropType: 'maize', growthStage: 'harvesting', farmArea: 12 },
  "dele's cassava": { ...crop('dele', 200), cropType: 'cassava', growthStage: 'mature' },
  "efe's maize": { ...crop('efe', 45), cropType: 'maize', growthStage: 'vegetative', farmArea: 1 },
  "hana's maize": { ...crop('hana', 35), cropType: 'maize', growthStage: 'vegetative', farmArea: 3 },
  "ife's maize": { ...crop('ife', 30), cropType: 'maize', growthStage: 'vegetative', farmArea: 1 },
  "tester's maize": { ...crop('tester', 20), cropType: 'maize', growthStage: 'seedling', farmArea: 1 },
}

const worked = (owner: string, field: string, days: number) => ({
  ...{ userId: ref(owner), cropId: ref(field), date: dayAgo(days), createdAt: ago(days) },
})
export const LOG: Record<string, Row<typeof farmLog>> = {
  'ada planted maize': { ...worked('ada', "ada's maize", 28), kind: 'planted', plannedFor: dayAgo(30) },
  'ada weeded': { ...worked('ada', "ada's maize", 10), kind: 'weeded', note: 'With my sons' },
  'ada fed': { ...worked('ada', "ada's maize", 9), kind: 'fed', amount: 1, unit: 'bags', product: 'npk_15_15_15' },
  'ada scouted': { ...worked('ada', "ada's maize", 3), kind: 'scouted', product: 'armyworm', count: 3, of: 20 },
  'ada harvested rice': { ...worked('ada', "ada's rice", 20), kind: 'harvested', amount: 900, unit: 'kg' },
  'ada dried rice': { ...worked('ada', "ada's rice", 15), kind: 'dried' },
  'bola watered': { ...worked('bola', "bola's maize", 4), kind: 'watered', amount: 25, unit: 'mm' },
  'cato harvested': { ...worked('cato', "cato's maize", 40), kind: 'harvested', amount: 80, unit: 'bags' },
}

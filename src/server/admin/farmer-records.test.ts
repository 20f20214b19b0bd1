import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { actorOfRequest } from '../http/context.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

const OPERATOR = { kind: 'operator' } as const

const SMS = [1, 2, 3].map((n) => `019f3670-f400-76a0-abfb-3fcfcca1bb8${n}`)

let gona: WholeApp
let id: string
beforeEach(async () => {
  gona = await wholeApp()
  id = gona.people.owner!.id
})

const get = async (path: string) => (await gona.ask('admin', 'GET', `/api/admin/people/${id}${path}`)).json()
const looks = async () => (await gona.db.orm.select().from(auditLog)).filter(({ action }) => action === 'view_person')
const setOfficerRole = (role: Record<string, unknown>) =>
  gona.ask('admin', 'PUT', `/api/admin/people/${id}/officer`, gona.json(role))
const roleOf = async () => {
  const { isOfficer, officerStates, officerCrops } = users
  const rows = await gona.db.orm.select({ isOfficer, officerStates, officerCrops }).from(users).where(eq(users.id, id))
  return rows[0]
}

describe('a farmer’s page', () => {
  test('has SMS and farm log, the newest first, a page at a time', async () => {
    const row = { phone: gona.people.owner!.phone, segments: 1, userId: id, kind: 'test' as const }
    const texts = ['First', '', 'Third']
    const sent = texts.map((text, n) => ({
      ...row,
      id: SMS[n]!,
      text,
      state: (['delivered', 'failed', 'queued'] as const)[n]!,
      createdAt: '2026-07-01T08:00:00.000Z',
    }))
    await gona.db.write(gona.db.orm.insert(smsMessages).values(sent))
    const farmer = actorOfRequest(gona.people.owner!)
    const crop = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const
    const { id: cropId } = await gona.crops.add(farmer, crop)
    for (const date of ['2026-06-20', '2026-06-21']) await gona.farmLog.add(farmer, cropId, { kind: 'weeded', date })
    const messages = await gona.ask('admin', 'GET', `/api/admin/people/${id}/messages?limit=2`)
    expect(await messages.json()).toMatchObject([
      { text: 'Third', state: 'waiting' },
      { text: '', state: 'failed' },
    ])
    expect(messages.headers.get('link')).toContain(`before=${SMS[1]}`)
    expect(await get(`/messages?limit=2&before=${SMS[1]}`)).toMatchObject([{ text: 'First', state: 'delivered' }])
    expect(await get('/log?limit=1')).toMatchObject([{ cropType: 'maize', kind: 'weeded', date: '2026-06-21' }])
    const page = await (await gona.ask('admin', 'GET', `/admin/people/${id}?messages=${SMS[1]}`)).text()
    expect(page).toContain('First')
    expect(page).not.toContain('Third')
    expect(page).toContain('>I weeded<')
  })

  test('is noted with who looked and at whom, which the farmer finds in their data', async () => {
    await gona.ask('admin', 'GET', `/admin/people/${id}`)
    expect(await looks()).toMatchObject([{ actor: `user:${gona.people.admin!.id}`, userId: id, count: 1 }])
    const { pieces } = gona.accounts.exportAccount(actorOfRequest(gona.people.owner!))
    expect((await Array.fromAsync(pieces)).join('')).toContain('view_person')
  })

  test('of an administrator or nobody is not there', async () => {
    for (const other of [gona.people.admin!.id, crypto.randomUUID()]) {
      id = other
      expect((await gona.ask('admin', 'GET', `/api/admin/people/${id}`)).status).toBe(404)
      expect((await gona.ask('admin', 'GET', `/admin/people/${id}`)).status).toBe(404)
      expect((await setOfficerRole({ on: true })).status).toBe(404)
    }
    expect(await looks()).toEqual([])
  })

  test('is found by name and by number', async () => {
    const { firstName, phone } = gona.people.owner!
    for (const find of [firstName!, phone.slice(-8)])
      expect(await (await gona.ask('admin', 'GET', `/admin/audience?find=${find}`)).text()).toContain(
        `/admin/people/${id}`,
      )
  })
})

describe('the role of officer', () => {
  test('is given for states and crops and taken away, by call and by plain form', async () => {
    expect((await setOfficerRole({ on: true, states: ['Kano'], crops: ['maize'] })).status).toBe(200)
    expect(await roleOf()).toEqual({ isOfficer: true, officerStates: ['Kano'], officerCrops: ['maize'] })
    expect((await gona.ask('admin', 'GET', `/api/admin/people/${id}`)).status).toBe(200)
    const form = (fields: string) =>
      gona.ask('admin', 'POST', `/admin/people/${id}/officer`, { body: new URLSearchParams(fields) })
    const saved = await form('')
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `/admin/people/${id}?said=person.saved`])
    expect(await roleOf()).toEqual({ isOfficer: false, officerStates: [], officerCrops: [] })
    await form('on=yes&states=Kano&states=Jigawa')
    expect(await roleOf()).toEqual({ isOfficer: true, officerStates: ['Kano', 'Jigawa'], officerCrops: [] })
    const roles = (await gona.db.orm.select().from(auditLog)).filter(({ action }) => action.startsWith('officer'))
    expect(roles.map(({ action, userId }) => [action, userId])).toEqual([
      ['officer', id],
      ['officer_off', id],
      ['officer', id],
    ])
  })

  test('needs a confirmed number and a known state', async () => {
    expect((await setOfficerRole({ on: true, states: ['Kanoo'] })).status).toBe(400)
    gona = await wholeApp({ USSD_CODE: '*384*1#' })
    id = gona.people.owner!.id
    await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: null }).where(eq(users.id, id)))
    const refused = await setOfficerRole({ on: true })
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      'The number is not confirmed. Ask its owner to confirm it in the profile first.',
    ])
    expect((await roleOf())?.isOfficer).toBe(false)
    await gona.accounts.operator.officer(OPERATOR, gona.people.other!.phone)
  })
})

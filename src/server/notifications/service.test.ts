import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import {
  NOTIFICATION_SWITCHES,
  type NotificationPreferences,
  preferencesWithSwitchesOn,
} from '../../contracts/notification-switches.ts'
import { notifications as notificationRows } from '../../db/schema/notifications.ts'
import { testDatabase } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { addPerson, appOf, type Person } from '../testing/people.ts'
import { type Notice, noticeWrite } from './notify.ts'
import { createNotificationService } from './service.ts'

const at = new Date('2026-06-20T09:00:00Z')

async function setUp(preferences?: Partial<NotificationPreferences>) {
  const db = testDatabase()
  const notificationPreferences = { ...preferencesWithSwitchesOn(NOTIFICATION_SWITCHES), ...preferences }
  const ada = await addPerson(db, { notificationPreferences })
  const notifications = createNotificationService({ db })
  const tell = (to: Person, notice: Partial<Notice> = {}, when = at) =>
    db.write(
      noticeWrite(
        {
          userId: to.user.id,
          type: 'advisory',
          title: 'Water your maize',
          message: 'The soil is dry.',
          ...notice,
        },
        when,
      ),
    )
  return { db, ada, notifications, tell }
}

describe('telling people', () => {
  test('a notification arrives unread, with what it tells about', async () => {
    const { ada, notifications, tell } = await setUp()
    await tell(ada, { data: { advisoryId: 'a1' } })
    expect(await notifications.list(ada)).toEqual([
      {
        id: expect.any(String),
        userId: ada.user.id,
        type: 'advisory',
        title: 'Water your maize',
        message: 'The soil is dry.',
        data: { advisoryId: 'a1' },
        isRead: false,
        createdAt: '2026-06-20T09:00:00.000Z',
      },
    ])
  })

  test.each([
    ['weather_alert', 'weather'],
    ['advisory', 'advisory'],
    ['community_reply', 'community'],
  ] as const)('a %s stops with the switch "%s", and only with that one', async (type, off) => {
    const { ada, notifications, tell } = await setUp({ [off]: false })
    for (const each of ['weather_alert', 'advisory', 'community_reply', 'other'] as const) {
      await tell(ada, { type: each })
    }
    const types = (await notifications.list(ada)).map((notification) => notification.type)
    expect(types).toHaveLength(3)
    expect(types).not.toContain(type)
  })

  test('what belongs to no switch is told though all are off', async () => {
    const { ada, notifications, tell } = await setUp(preferencesWithSwitchesOn([]))
    await tell(ada, { type: 'other' })
    expect(await notifications.list(ada)).toHaveLength(1)
  })

  test('the same thing is told once a person, to however many calls at a time', async () => {
    const { db, ada, notifications, tell } = await setUp()
    const bola = await addPerson(db)
    const key = { dedupeKey: 'heat:12.0,8.5:2026-06-20' }
    await Promise.all([tell(ada, key), tell(ada, key), tell(bola, key), tell(ada, key)])
    expect(await notifications.list(ada)).toHaveLength(1)
    expect(await notifications.list(bola)).toHaveLength(1)
  })

  test('someone whose account is gone, or a condition that does not hold, makes no notification and no error', async () => {
    const { db, ada, notifications } = await setUp()
    const gone = noticeWrite({ userId: Bun.randomUUIDv7(), type: 'other', title: 't', message: 'm' }, at)
    const unmet = noticeWrite({ userId: ada.user.id, type: 'other', title: 't', message: 'm' }, at, sql`1 = 2`)
    expect(await db.write(gone, unmet)).toEqual([[], []])
    expect(await notifications.list(ada)).toEqual([])
  })
})

describe('reading notifications', () => {
  test('the newest 100 are listed, newest first, and all unread ones are counted', async () => {
    const { ada, notifications, tell } = await setUp()
    for (let minute = 0; minute < 103; minute++) {
      await tell(ada, { title: `n${minute}` }, new Date(at.getTime() + minute * 60_000))
    }
    const titles = (await notifications.list(ada)).map(({ title }) => title)
    expect(titles).toHaveLength(100)
    expect(titles.slice(0, 2)).toEqual(['n102', 'n101'])
    expect(await notifications.unreadCount(ada)).toBe(103)
  })

  test('one is marked as read; doing it again changes nothing', async () => {
    const { ada, notifications, tell } = await setUp()
    await tell(ada)
    await tell(ada)
    const [first] = await notifications.list(ada)
    expect(await notifications.markRead(ada, first!.id)).toMatchObject({ id: first!.id, isRead: true })
    expect(await notifications.markRead(ada, first!.id)).toMatchObject({ isRead: true })
    expect(await notifications.unreadCount(ada)).toBe(1)
  })

  test('marking all says how many were unread, and leaves those of others alone', async () => {
    const { db, ada, notifications, tell } = await setUp()
    const bola = await addPerson(db)
    await tell(ada)
    await tell(ada)
    await tell(bola)
    expect(await notifications.markAllRead(ada)).toEqual({ updated: 2 })
    expect(await notifications.markAllRead(ada)).toEqual({ updated: 0 })
    expect(await notifications.unreadCount(bola)).toBe(1)
  })
})

test('marking a great many lets others go on between its steps, and counts them all', async () => {
  const { db, ada, notifications } = await setUp()
  const common = {
    userId: ada.user.id,
    type: 'other' as const,
    title: 't',
    message: 'm',
    createdAt: '2026-06-20T08:00:00Z',
  }
  const rows = Array.from({ length: 1200 }, (_, n) => ({ ...common, id: `n-${n}` }))
  await db.write(db.orm.insert(notificationRows).values(rows))
  let steps = 0
  const { write } = db
  db.write = ((...statements: never[]) => {
    steps++
    return write(...statements)
  }) as typeof db.write
  expect(await notifications.markAllRead(ada)).toEqual({ updated: 1200 })
  expect(steps).toBe(3)
})

describe('notifications over HTTP', () => {
  test('they need a session', async () => {
    const { notifications } = await setUp()
    const app = appOf(endpointsOf({ notifications }), () => null)
    expect((await app.request('/api/notifications')).status).toBe(401)
    expect((await app.request('/api/notifications/read-all', { method: 'PUT' })).status).toBe(401)
  })

  test('a person reads and marks their own; those of others are not found', async () => {
    const { db, ada, notifications, tell } = await setUp()
    const bola = await addPerson(db)
    await tell(ada)
    const [own] = await notifications.list(ada)
    let signedIn = bola
    const app = appOf(endpointsOf({ notifications }), () => signedIn.user)
    const mark = () => app.request(`/api/notifications/${own!.id}/read`, { method: 'PUT' })

    const refused = await mark()
    expect([refused.status, await refused.json()]).toEqual([404, { message: 'Notification not found' }])
    signedIn = ada
    expect(await (await app.request('/api/notifications')).json()).toMatchObject([{ id: own!.id, isRead: false }])
    expect(await (await mark()).json()).toMatchObject({ id: own!.id, isRead: true })
    const all = await app.request('/api/notifications/read-all', { method: 'PUT' })
    expect(await all.json()).toEqual({ updated: 0 })
  })
})

import { expect, test } from 'bun:test'
import type { Notification } from '../../contracts/notifications.ts'
import { type NotificationFacts, notificationText, translateForReader } from './notification-text.ts'

const HEAVY: NotificationFacts = {
  language: 'en',
  title: 'heavyRain',
  body: 'heavyRainBody',
  figures: { mm: 45, place: 'Kano' },
  date: '2026-06-21',
}
const stored = (said: unknown, message: string | null = null): Notification => {
  const words = notificationText(HEAVY)
  return {
    id: 'n1',
    userId: 'u1',
    type: 'weather_alert',
    title: words.title,
    message: message ?? words.message!,
    data: { href: '/weather', said },
    isRead: false,
    createdAt: '2026-06-20T09:00:00.000Z',
  }
}

test('a notification is read in the language of now, with its figures and without its facts', () => {
  expect(translateForReader(stored(HEAVY), 'ha')).toMatchObject({
    ...notificationText({ ...HEAVY, language: 'ha' }),
    data: { href: '/weather', sentence: 'notices.heavyRainBody' },
  })
  const { message } = notificationText({ ...HEAVY, language: 'ha' })
  expect(message).toContain('45')
  expect(message).toContain('Kano')
  expect(message).not.toBe(notificationText(HEAVY).message)
})

test('in the language that it was written in it stays as it was', () => {
  const { data: _, ...same } = stored(HEAVY, 'Written long ago.')
  expect(translateForReader(stored(HEAVY, 'Written long ago.'), 'en')).toEqual({
    ...same,
    data: { href: '/weather', sentence: 'notices.heavyRainBody' },
  })
})

test('an advice of a rule that is gone stays as it was written', () => {
  const gone = { language: 'en', advice: { rule: 'dry.gone', crop: 'maize', facts: {} } }
  expect(translateForReader(stored(gone, 'Dry.'), 'ha')).toMatchObject({ message: 'Dry.', data: { href: '/weather' } })
  expect(translateForReader(stored({ language: 'en', advice: null }, 'Dry.'), 'ha').message).toBe('Dry.')
})

test("a person's own words stay as they are", () => {
  const read = translateForReader(stored({ language: 'en', title: 'answeredPost' }, 'Ali: Yes'), 'ha')
  expect(read.message).toBe('Ali: Yes')
  expect(read.title).toBe(notificationText({ language: 'ha', title: 'answeredPost' }).title)
})

test('facts of another version change nothing', () => {
  expect(translateForReader(stored({ language: 'en', title: 'gone' }), 'ha').title).toBe(notificationText(HEAVY).title)
  expect(translateForReader({ ...stored(HEAVY), data: null }, 'ha').data).toBeNull()
})

import { describe, expect, test } from 'bun:test'
import { en } from '../../words/en/index.ts'
import { translator } from '../../words/translate.ts'
import { formatDate, formatDateTime, formatWeekday, messageAge, postAge } from './format-time.ts'

const t = translator(en.screens)
const now = '2026-07-30T12:00:00Z'

describe('the age of a post', () => {
  test.each([
    ['2026-07-30T11:59:59Z', 'Just now'],
    ['2026-07-30T11:00:01Z', 'Just now'],
    ['2026-07-30T11:00:00Z', '1 hour ago'],
    ['2026-07-29T12:00:01Z', '23 hours ago'],
    ['2026-07-29T12:00:00Z', '1 day ago'],
    ['2026-06-30T12:00:00Z', '30 days ago'],
    ['2026-07-30T12:05:00Z', 'Just now'],
  ])('%s reads %s', (time, words) => expect(postAge(time, now, t)).toBe(words))
})

describe('the age of a reply or a notification', () => {
  test.each([
    ['2026-07-30T11:59:30Z', 'Just now'],
    ['2026-07-30T11:59:00Z', '1 minute ago'],
    ['2026-07-30T11:00:01Z', '59 minutes ago'],
    ['2026-07-30T10:00:00Z', '2 hours ago'],
    ['2026-07-27T12:00:00Z', '3 days ago'],
  ])('%s reads %s', (time, words) => expect(messageAge(time, now, t)).toBe(words))
})

describe('dates', () => {
  test('are written MMM d, yyyy', () => {
    expect(formatDate('2026-06-02', t)).toBe('Jun 2, 2026')
    expect(formatDate('2026-12-31T23:59:59Z', t)).toBe('Dec 31, 2026')
  })
  test('of a forecast carry the weekday', () => expect(formatWeekday('2026-06-20', t)).toBe('Sat, Jun 20'))
  test('with a time of day are told by the clock asked for', () => {
    expect(formatDateTime('2026-06-20T23:30:00Z', t)).toBe('Jun 20, 2026, 23:30')
    expect(formatDateTime('2026-06-20T23:30:00Z', t, 1)).toBe('Jun 21, 2026, 00:30')
  })
})

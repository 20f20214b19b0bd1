import { expect, test } from 'bun:test'
import { notificationPath, notificationSentences } from './notification-target.ts'

test.each([
  [{ href: '/weather', date: '2026-06-20' }, '/weather'],
  [{ postId: 'p1', replyId: 'r1' }, '/community/posts/p1'],
  [{ advisoryId: 'a1' }, '/advisory/a1'],
  [{ href: '//elsewhere.example' }, null],
  [{ href: 'https://elsewhere.example' }, null],
  [{ href: '/\\elsewhere.example' }, null],
  [{ href: '//elsewhere.example', postId: 'p1' }, '/community/posts/p1'],
  [{ href: '/weather', postId: 'p1' }, '/weather'],
  [{ postId: 'p1', advisoryId: 'a1' }, '/community/posts/p1'],
  [{ postId: '../admin' }, '/community/posts/..%2Fadmin'],
  [{ postId: 7, advisoryId: 'a1' }, '/advisory/a1'],
  [{ href: '' }, null],
  [{}, null],
  [null, null],
])('%o leads to %s', (data, path) => expect(notificationPath({ data })).toBe(path))

test.each([
  [{ sentence: 'notices.heavyRainBody' }, ['notices.heavyRainBody']],
  [{ event: 'flood' }, ['warnings.do.flood']],
  [{ sentence: 7 }, []],
  [{ postId: 'p1' }, []],
  [null, []],
])('%o reports the sentences %j', (data, ids) => expect(notificationSentences({ data })).toEqual(ids))

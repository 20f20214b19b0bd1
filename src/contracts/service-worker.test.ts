import { describe, expect, test } from 'bun:test'
import { CACHED_READS_PATTERN, SESSION_PATHS } from './service-worker.ts'

describe('the service worker', () => {
  test('empties what it keeps wherever someone signs in or out, by call and by form', () =>
    expect(SESSION_PATHS.toSorted()).toEqual(
      [
        ['/api/account', '/profile/delete'],
        ['/api/login', '/signin'],
        ['/api/login/code', '/signin/code', '/signin/phone'],
        ['/api/logout', '/logout'],
        ['/api/register', '/register'],
      ]
        .flat()
        .sort(),
    ))

  test.each([
    ['/api/crops', true],
    ['/api/advisories/01977777-0000-7000-8000-000000000000', true],
    ['/api/community/posts/01977777-0000-7000-8000-000000000000/replies', true],
    ['/api/weather/forecast', true],
    ['/api/crops/01977777-0000-7000-8000-000000000000', false],
    ['/api/admin/posts', false],
    ['/api/geocode', false],
    ['/api/account/export', false],
  ])('of the reads, it keeps %s: %p', (path, kept) => expect(new RegExp(CACHED_READS_PATTERN).test(path)).toBe(kept))
})

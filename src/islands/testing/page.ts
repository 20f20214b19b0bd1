import type { PageState } from '../lib/page.tsx'

/** Page state of the test's farmer. */
export const PAGE: PageState = {
  now: '2026-07-06T08:00:00.000Z',
  language: 'en',
  appName: 'Gona',
  url: '/',
  lessData: false,
  props: {},
}

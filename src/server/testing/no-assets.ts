import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { ISLANDS } from '../../islands/registry.ts'
import type { AssetManifest, Assets, PageScripts } from '../http/assets.ts'

const PAGE: PageScripts = {
  scripts: ['/assets/page.js'],
  words: Object.fromEntries(LANGUAGE_IDS.map((id) => [id, `/assets/words-${id}.js`])) as PageScripts['words'],
  dialogWords: null,
  setUpWords: null,
}

/** Assets without client files, for tests of pages and calls. */
export const noAssets: Assets = {
  manifest: {
    version: 'test',
    boot: '',
    stylesheets: {
      every: '/assets/styles.css',
      landing: '/assets/landing.css',
      public: '/assets/public.css',
      door: '/assets/door.css',
      home: '/assets/home.css',
      weather: '/assets/weather.css',
      advice: '/assets/advice.css',
      season: '/assets/season.css',
      profile: '/assets/profile.css',
      bags: '/assets/bags.css',
      market: '/assets/market.css',
      community: '/assets/community.css',
      admin: '/assets/admin.css',
    },
    main: '/assets/main.js',
    pages: Object.fromEntries(Object.keys(ISLANDS).map((island) => [island, PAGE])) as AssetManifest['pages'],
    files: {},
  },
  read: async () => new Uint8Array(),
}

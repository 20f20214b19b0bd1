interface ScreenSpec {
  /** URL paths with `:name` parameters; links use the first. */
  paths: readonly [string, ...string[]]
  who: 'visitor' | 'signed-in' | 'officer' | 'admin'
  /** Message key of the title; the screen may set a more specific one. */
  title: string
  /** Short name of a main screen. Main screens are cached before the user opens them. */
  main?: string
  tab?: { name: string; icon: string }
  onlyOnline?: true
  /** Names of the calls whose responses the screen shows. `server/pages/screens.ts` does not compile with a write here. */
  reads?: readonly string[]
  styles?: 'door' | 'home' | 'weather' | 'advice' | 'season' | 'profile' | 'bags' | 'market' | 'community' | 'admin'
}

/** Screens by the name of their island. */
export const SCREENS = {
  home: {
    paths: ['/'],
    who: 'signed-in',
    title: 'nav.home',
    main: 'nav.home',
    tab: { name: 'home', icon: 'home' },
    styles: 'home',
  },
  weather: {
    paths: ['/weather'],
    who: 'signed-in',
    title: 'weather.title',
    main: 'nav.weather',
    tab: { name: 'weather', icon: 'weather' },
    styles: 'weather',
  },
  rains: { paths: ['/weather/years'], who: 'signed-in', title: 'rains.title', styles: 'weather' },
  warning: { paths: ['/warnings/:id'], who: 'signed-in', title: 'warning.title', styles: 'weather' },
  advisories: {
    paths: ['/advisories'],
    who: 'signed-in',
    title: 'advisory.list',
    main: 'advisory.list',
    reads: ['listCrops'],
    styles: 'advice',
  },
  advisory: { paths: ['/advisory/:id'], who: 'signed-in', title: 'advisory.missing', styles: 'advice' },
  community: {
    paths: ['/community'],
    who: 'signed-in',
    title: 'community.title',
    main: 'nav.community',
    tab: { name: 'community', icon: 'community' },
    styles: 'community',
  },
  post: {
    paths: ['/community/posts/:id', '/community/posts/:id/delete', '/community/posts/:id/replies/:reply/delete'],
    who: 'signed-in',
    title: 'community.title',
    styles: 'community',
  },
  questions: {
    paths: ['/questions'],
    who: 'signed-in',
    title: 'question.mine',
    reads: ['listCrops'],
    styles: 'community',
  },
  question: { paths: ['/questions/:id'], who: 'signed-in', title: 'question.one', styles: 'community' },
  market: { paths: ['/prices'], who: 'signed-in', title: 'market.title', main: 'market.title', styles: 'market' },
  officer: { paths: ['/officer'], who: 'officer', title: 'officer.title', onlyOnline: true, styles: 'community' },
  notifications: {
    paths: ['/notifications'],
    who: 'signed-in',
    title: 'notices.title',
    main: 'nav.notifications',
    reads: ['listNotifications'],
  },
  profile: {
    paths: ['/profile'],
    who: 'signed-in',
    title: 'profile.title',
    main: 'nav.profile',
    tab: { name: 'profile', icon: 'person' },
    reads: ['listCrops', 'getPhoneState'],
    styles: 'profile',
  },
  'profile-edit': { paths: ['/profile/edit'], who: 'signed-in', title: 'profile.edit' },
  'profile-delete': { paths: ['/profile/delete'], who: 'signed-in', title: 'profile.delete', onlyOnline: true },
  'confirm-phone': {
    paths: ['/profile/phone'],
    who: 'signed-in',
    title: 'profile.confirmNumber',
    reads: ['getPhoneState'],
  },
  security: {
    paths: ['/profile/security'],
    who: 'signed-in',
    title: 'profile.account',
    onlyOnline: true,
    reads: ['listSessions'],
  },
  'second-factor': {
    paths: ['/profile/second-factor'],
    who: 'signed-in',
    title: 'profile.secondFactor',
    onlyOnline: true,
    styles: 'profile',
  },
  crop: {
    paths: ['/crops/new', '/crops/:id/edit'],
    who: 'signed-in',
    title: 'cropForm.add',
    reads: ['listCrops', 'listCropQuestions'],
  },
  season: {
    paths: ['/crops/:id'],
    who: 'signed-in',
    title: 'season.plan',
    reads: ['listCrops', 'listCropQuestions'],
    styles: 'season',
  },
  bags: {
    paths: ['/crops/:id/bags'],
    who: 'signed-in',
    title: 'bags.title',
    reads: ['listCrops'],
    styles: 'bags',
  },
  admin: { paths: ['/admin'], who: 'admin', title: 'admin.title', onlyOnline: true, styles: 'admin' },
  audience: {
    paths: ['/admin/audience'],
    who: 'admin',
    title: 'audience.title',
    onlyOnline: true,
    styles: 'admin',
  },
  person: {
    paths: ['/admin/people/:id'],
    who: 'admin',
    title: 'person.title',
    onlyOnline: true,
    styles: 'admin',
  },
  prices: {
    paths: ['/admin/prices'],
    who: 'admin',
    title: 'prices.title',
    onlyOnline: true,
    styles: 'admin',
  },
  inbox: {
    paths: ['/admin/inbox'],
    who: 'admin',
    title: 'inbox.title',
    onlyOnline: true,
    styles: 'admin',
  },
  channels: {
    paths: ['/admin/channels'],
    who: 'admin',
    title: 'reach.title',
    onlyOnline: true,
    styles: 'admin',
  },
  trials: {
    paths: ['/admin/trials', '/admin/harvests'],
    who: 'admin',
    title: 'admin.title',
    onlyOnline: true,
    styles: 'admin',
  },
  practice: {
    paths: ['/admin/phone'],
    who: 'admin',
    title: 'practice.title',
    onlyOnline: true,
    styles: 'admin',
  },
  'sign-in': { paths: ['/signin'], who: 'visitor', title: 'signIn.submit', onlyOnline: true, styles: 'door' },
  register: { paths: ['/register'], who: 'visitor', title: 'register.title', onlyOnline: true, styles: 'door' },
} as const satisfies Record<string, ScreenSpec>

export type ScreenName = keyof typeof SCREENS
type ScreenPath = (typeof SCREENS)[ScreenName]['paths'][number]
export const MAIN_SCREENS = Object.values(SCREENS)
  .filter((screen) => 'main' in screen)
  .map(({ paths: [href], main }) => ({ href, label: main }))

export type ScreenAddress = ScreenPath | `${ScreenPath}?${string}`

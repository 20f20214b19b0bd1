/** @jsxImportSource hono/jsx */
import type { Translate } from '../../words/translate.ts'
import { Icon } from './icon.tsx'

const SAVED = [
  ['/', 'nav.home'],
  ['/weather', 'nav.weather'],
  ['/advisories', 'advisory.list'],
  ['/community', 'nav.community'],
  ['/notifications', 'nav.notifications'],
  ['/profile', 'nav.profile'],
] as const

/** What the service worker shows, at any address, for a page that is not on the phone. */
export const Offline = ({ t }: { t: Translate }) => (
  <div class="empty">
    <Icon name="offline" />
    <h1>{t('offline.title')}</h1>
    <p>
      {t('offline.notKept')} {t('offline.notKeptText')}
    </p>
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that was asked for */}
    <a class="button" href="">
      {t('offline.tryAgain')}
    </a>
    <p>{t('offline.savedPages')}</p>
    <nav class="row">
      {SAVED.map(([href, words]) => (
        <a class="button button-secondary" href={href} key={href}>
          {t(words)}
        </a>
      ))}
    </nav>
  </div>
)

/** @jsxImportSource hono/jsx */
import { MAIN_SCREENS } from '../../contracts/screens.ts'
import type { Translate } from '../../words/translate.ts'
import { Icon } from './icon.tsx'

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
      {MAIN_SCREENS.map(({ href, label }) => (
        <a class="button button-secondary" href={href} key={href}>
          {t(label)}
        </a>
      ))}
    </nav>
  </div>
)

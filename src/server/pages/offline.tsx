/** @jsxImportSource hono/jsx */
import type { IconName } from '../../contracts/icon-paths.ts'
import { MAIN_SCREENS } from '../../contracts/screens.ts'
import type { Translate } from '../../words/translate.ts'
import { Drawing } from './drawing.tsx'
import { Icon } from './icon.tsx'

const ICONS: Record<(typeof MAIN_SCREENS)[number]['href'], IconName> = {
  '/': 'home',
  '/weather': 'weather',
  '/advisories': 'leaf',
  '/community': 'community',
  '/notifications': 'bell',
  '/profile': 'person',
  '/prices': 'basket',
}

/** Shown by the service worker for a page that is not cached. */
export const OfflineContent = ({ t }: { t: Translate }) => (
  <div class="empty no-network">
    <span class="crossed">
      <Drawing of="action.tell" size={96} />
      <span class="mark">
        <Icon name="offline" />
      </span>
    </span>
    <h1>{t('offline.title')}</h1>
    <p>
      {t('offline.notKept')} {t('offline.notKeptText')}
    </p>
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the requested page */}
    <a class="button" href="">
      {t('app.tryAgain')}
    </a>
    <p>{t('offline.savedPages')}</p>
    <nav class="kept">
      {MAIN_SCREENS.map(({ href, label }) => (
        <a class="card card-link" href={href} key={href}>
          <Icon name={ICONS[href]} />
          {t(label)}
        </a>
      ))}
    </nav>
  </div>
)

import type { ReactNode } from 'react'
import { LANGUAGE_IDS, LANGUAGES } from '../../contracts/languages.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Toaster } from '../ui/toaster.tsx'

/** Frame of screens before sign-in: app name and language, no tabs. A language change returns to `here`. Wide screens have a side panel. */
export function PublicFrame({ here, children }: { here: string; children: ReactNode }) {
  const { t, appName } = usePage()
  return (
    <div className="public">
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <header className="bar">
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width="30" height="30" />
          {appName}
        </a>
        <LanguageSwitch next={here} />
      </header>
      <div className="door">
        <img className="door-art" src="/field.svg" alt="" loading="lazy" />
        <main id="main" tabIndex={-1} className="door-in stack stack-l">
          {children}
        </main>
      </div>
      <Toaster />
    </div>
  )
}

function LanguageSwitch({ next }: { next: string }) {
  const { t, language } = usePage()
  return (
    <form className="language" method="post" action="/language">
      <input type="hidden" name="next" value={next} />
      <label htmlFor="lang">
        <Icon name="globe" />
        <span>{t('app.language')}</span>
      </label>
      <select id="lang" name="lang" defaultValue={language} onChange={(event) => event.target.form?.requestSubmit()}>
        {LANGUAGE_IDS.map((id) => (
          <option key={id} value={id}>
            {LANGUAGES[id].name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="sun">
          {t('app.change')}
        </Button>
      </noscript>
    </form>
  )
}

/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import type { Operator } from '../../contracts/operator.ts'
import type { Translate } from '../../words/translate.ts'
import { contactLinks } from './contact-links.ts'
import { Icon } from './icon.tsx'

/** Layout: a column; the same with the field beside it, for sign-in; or full-width bands. */
export type PageLayout = 'page' | 'door' | 'wide'

/** Header, content and footer of pages without script. `next`: page to return to after a change of language. */
export function PublicFrame({
  t,
  language,
  appName,
  operator,
  next,
  band = 'page',
  children,
}: {
  t: Translate
  language: Language
  appName: string
  operator: Operator | undefined
  next: string
  band?: PageLayout
  children: Child
}) {
  return (
    <div class="public">
      <a class="skip" href="#main">
        {t('app.skip')}
      </a>
      <header class="bar">
        <a class="brand" href="/">
          <img src="/icon.svg" alt="" width="30" height="30" />
          {appName}
        </a>
        <LanguageForm t={t} language={language} next={next} />
      </header>
      {band === 'door' ? (
        <div class="door">
          <img class="door-art" src="/field.svg" alt="" loading="lazy" />
          <main id="main" tabindex={-1} class="door-in">
            {children}
          </main>
        </div>
      ) : (
        <main id="main" tabindex={-1} class={band === 'page' ? 'page' : ''}>
          {children}
        </main>
      )}
      <PublicFooter t={t} appName={appName} operator={operator} />
    </div>
  )
}

function LanguageForm({ t, language, next }: { t: Translate; language: Language; next: string }) {
  return (
    <form class="language" method="post" action="/language">
      <input type="hidden" name="next" value={next} />
      <label for="lang">
        <Icon name="globe" />
        <span>{t('app.language')}</span>
      </label>
      <select id="lang" name="lang">
        {LANGUAGE_IDS.map((id) => (
          <option key={id} value={id} selected={id === language}>
            {LANGUAGES[id].name}
          </option>
        ))}
      </select>
      <button class="button button-sun" type="submit">
        {t('app.change')}
      </button>
    </form>
  )
}

function PublicFooter({ t, appName, operator }: { t: Translate; appName: string; operator: Operator | undefined }) {
  return (
    <footer class="foot">
      <div class="foot-in">
        <div class="stack stack-s">
          <p>{t('footer.text', { app: appName })}</p>
          <p class="soft small">{t('footer.regions')}</p>
          {operator?.name ? <p class="soft small">{t('footer.runBy', { name: operator.name })}</p> : null}
        </div>
        <nav aria-label={t('footer.about')}>
          <ul class="list">
            <li>
              <a href="/terms">{t('footer.terms')}</a>
            </li>
            <li>
              <a href="/privacy">{t('footer.privacy')}</a>
            </li>
            <li>
              <a href="/terms#contact">{t('footer.write')}</a>
            </li>
            {contactLinks(operator).map(([href, text]) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

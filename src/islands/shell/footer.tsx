import { usePage } from '../lib/page.tsx'

/** What the product is, where there is help, and the fine print. */
export function Footer() {
  const { t, appName } = usePage()
  return (
    <footer className="foot foot-small">
      <p>
        {t('footer.text', { app: appName })} <span className="soft">{t('footer.regions')}</span>
      </p>
      <nav aria-label={t('footer.about')}>
        <a href="/terms#contact">{t('footer.write')}</a>
        <a href="/community">{t('footer.ask')}</a>
        <a href="/terms">{t('footer.terms')}</a>
        <a href="/privacy">{t('footer.privacy')}</a>
      </nav>
    </footer>
  )
}

import { usePage } from '../lib/page.tsx'

/** What the product is, how to reach its people, and the fine print. */
export function Footer() {
  const { t, appName } = usePage()
  return (
    <footer className="foot">
      <div className="foot-in">
        <div className="stack stack-s">
          <p>{t('footer.text', { app: appName })}</p>
          <p className="soft small">{t('footer.regions')}</p>
        </div>
        <nav aria-label={t('footer.contact')}>
          <h2 className="label small">{t('footer.contact')}</h2>
          <ul className="list">
            <li>
              <a href="/terms#contact">{t('footer.write')}</a>
            </li>
            <li>
              <a href="/community">{t('footer.ask')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.about')}>
          <h2 className="label small">{t('footer.about')}</h2>
          <ul className="list">
            <li>
              <a href="/terms">{t('footer.terms')}</a>
            </li>
            <li>
              <a href="/privacy">{t('footer.privacy')}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

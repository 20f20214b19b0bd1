import type { Operator } from '../../contracts/operator.ts'
import { usePage, useTranslate } from '../lib/page.tsx'

/** Footer: product, help, legal links. */
export function Footer() {
  const { t, appName, operator } = usePage()
  return (
    <footer className="foot foot-small">
      <p>
        {t('footer.text', { app: appName })} <span className="soft">{t('footer.regions')}</span>
      </p>
      {operator && <OperatorContact {...operator} />}
      <nav aria-label={t('footer.about')}>
        <a href="/terms#contact">{t('footer.write')}</a>
        <a href="/community">{t('footer.ask')}</a>
        <a href="/terms">{t('footer.terms')}</a>
        <a href="/privacy">{t('footer.privacy')}</a>
      </nav>
    </footer>
  )
}

function OperatorContact({ name, phone, email }: Operator) {
  const t = useTranslate()
  return (
    <p className="foot-contact">
      {name && <span>{t('footer.runBy', { name })}</span>}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}

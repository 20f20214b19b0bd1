import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { claimFirstInstallHint, installOffer } from './install-offer.ts'

/** Suggests once to install the app on the home screen. */
export function InstallHint() {
  const { t, appName } = usePage()
  const possible = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (possible && claimFirstInstallHint()) setShown(true)
  }, [possible])
  if (!shown || !possible) return null
  return (
    <section className="offline-row" aria-label={t('install.title', { app: appName })}>
      <Icon name="phone" />
      <p>
        <b>{t('install.title', { app: appName })}</b> {t('install.text')}
      </p>
      <Button variant="sun" onClick={() => void installOffer.accept()}>
        {t('install.add')}
      </Button>
      <Button variant="quiet" onClick={() => setShown(false)}>
        {t('install.notNow')}
      </Button>
    </section>
  )
}
